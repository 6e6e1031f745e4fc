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
    var lines: [String] = []
    var exported: [String] = []
    for line in try read(name).split(separator: "\n", omittingEmptySubsequences: false) {
      if let found = line.wholeMatch(of: /import \{([^}]*)\} from "([^"]+)";\s*/) {
        let module = Self.path(String(found.2), from: name)
        try add(module)
        lines.append("const {\(found.1)} = modules[\"\(module)\"];")
      } else if let found = line.wholeMatch(of: /export \{([^}]*)\};\s*/) {
        exported += found.1.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        lines.append("")
      } else if let found = line.prefixMatch(
        of: /export ((?:async )?(?:function\*?|class|const|let)) (\w+)/)
      {
        exported.append(String(found.2))
        lines.append(String(line.dropFirst("export ".count)))
      } else {
        lines.append(String(line))
      }
    }
    parts.append(
      "modules[\"\(name)\"] = (() => {\n\(lines.joined(separator: "\n"))\n"
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
