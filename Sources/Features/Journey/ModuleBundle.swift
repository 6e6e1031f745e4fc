/// ES modules joined into one script without imports, for a page that must need nothing else.
///
/// The modules keep to what this understands: `import { a } from "./b.js";` and `export` before a
/// declaration or as `export { a };`, no cycles, no renaming, no default exports.
public struct ModuleBundle {
  private let read: (String) throws -> String
  private var parts: [String] = []
  private var done: Set<String> = []

  /// `read` gives a module by its path below the folder of all of them.
  public init(_ read: @escaping (String) throws -> String) { self.read = read }

  /// The script; what the entries export is found in `FocusJourney`.
  ///
  /// Throws: what `read` throws.
  public func script(_ entries: [String]) throws -> String {
    var bundle = self
    for entry in entries { try bundle.add(entry) }
    let exports = entries.map { "...modules[\"\($0)\"]" }.joined(separator: ", ")
    return "const modules = {};\n" + bundle.parts.joined(separator: "\n")
      + "\nconst FocusJourney = { \(exports) };\nwindow.FocusJourney = FocusJourney;\n"
  }

  private mutating func add(_ name: String) throws {
    guard done.insert(name).inserted else { return }
    let imports = /(?m)^import\s*\{([^}]*)\}\s*from\s*"([^"]+)";/
    let lists = /(?m)^export\s*\{([^}]*)\};/
    let declarations = /(?m)^export ((?:async )?(?:function\*?|class|const|let)) (\w+)/
    let text = try read(name)
    for found in text.matches(of: imports) {
      try add(Self.path(String(found.2), from: name))
    }
    let exported =
      text.matches(of: declarations).map { String($0.2) }
      + text.matches(of: lists).flatMap { list in
        list.1.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
      }
    let body = text.replacing(imports) { found in
      "const {\(found.1)} = modules[\"\(Self.path(String(found.2), from: name))\"];"
    }.replacing(lists, with: "").replacing(declarations) { "\($0.1) \($0.2)" }
    parts.append(
      "modules[\"\(name)\"] = (() => {\n\(body)\n"
        + "return { \(exported.joined(separator: ", ")) };\n})();")
  }

  /// A module's path as another one writes it.
  private static func path(_ written: String, from name: String) -> String {
    var folders = name.split(separator: "/").dropLast().map(String.init)
    for part in written.split(separator: "/") {
      switch part {
      case ".": break
      case "..": _ = folders.popLast()
      default: folders.append(String(part))
      }
    }
    return folders.joined(separator: "/")
  }
}
