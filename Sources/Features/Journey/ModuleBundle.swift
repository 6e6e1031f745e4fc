/// ES modules joined into one script, for a page that must need nothing else or should ask but once.
///
/// The modules keep to what this understands: `import { a } from "./b.js";` and `export` before a
/// declaration or as `export { a };`, no cycles, no renaming, no default exports.
public struct ModuleBundle {
  private let read: (String) throws -> String
  private var parts: [String] = []
  private var exports: [String: [String]] = [:]

  /// `read` gives a module by its path below the folder of all of them.
  public init(_ read: @escaping (String) throws -> String) { self.read = read }

  /// The script; what the entries export is found in `FocusJourney`.
  ///
  /// Throws: what `read` throws.
  public func script(_ entries: [String]) throws -> String {
    let found = entries.map { "...modules[\"\($0)\"]" }.joined(separator: ", ")
    return try joined(entries).text
      + "\nconst FocusJourney = { \(found) };\nwindow.FocusJourney = FocusJourney;\n"
  }

  /// One module that exports what the entries export; a name of several is the last one's.
  ///
  /// Throws: what `read` throws.
  public func module(_ entries: [String]) throws -> String {
    let bundle = try joined(entries)
    let found = entries.map { "...modules[\"\($0)\"]" }.joined(separator: ", ")
    let names = Set(entries.flatMap { bundle.exports[$0] ?? [] }).sorted()
    if names.isEmpty { return bundle.text + "\n" }
    return bundle.text + "\nexport const { \(names.joined(separator: ", ")) } = { \(found) };\n"
  }

  private func joined(
    _ entries: [String]
  ) throws -> (text: String, exports: [String: [String]]) {
    var bundle = self
    for entry in entries { try bundle.add(entry) }
    return ("const modules = {};\n" + bundle.parts.joined(separator: "\n"), bundle.exports)
  }

  private mutating func add(_ name: String) throws {
    guard exports[name] == nil else { return }
    exports[name] = []
    let module = Module(try read(name))
    var body = ""
    for piece in module.pieces {
      switch piece {
      case .text(let text): body += text
      case .imported(let names, let path):
        let place = Self.path(path, from: name)
        try add(place)
        body += "const {\(names)} = modules[\"\(place)\"];"
      }
      body += "\n"
    }
    exports[name] = module.exported
    parts.append(
      "modules[\"\(name)\"] = (() => {\n\(body)"
        + "return { \(module.exported.joined(separator: ", ")) };\n})();")
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

/// A module's text, with what it imports and exports taken out.
private struct Module {
  enum Piece {
    case text(String)
    case imported(names: String, path: String)
  }

  private(set) var pieces: [Piece] = []
  private(set) var exported: [String] = []

  init(_ text: String) {
    var statement: String?
    for line in Self.withoutTypes(text.split(separator: "\n", omittingEmptySubsequences: false)) {
      if let begun = statement {
        statement = "\(begun)\n\(line)"
      } else if line.hasPrefix("import {") || line.hasPrefix("export {") {
        statement = String(line)
      } else {
        add(line)
      }
      guard let whole = statement, line.contains(";") else { continue }
      finish(whole)
      statement = nil
    }
  }

  /// The lines without comments that say types: nobody reads them in a page, and they are an eighth of the text.
  private static func withoutTypes(_ lines: [Substring]) -> [Substring] {
    var kept: [Substring] = []
    // Where the comment that is open begins.
    var opening: Int?
    for line in lines {
      kept.append(line)
      let isOpening = line.drop { $0 == " " }.hasPrefix("/**")
      if opening == nil, isOpening { opening = kept.count - 1 }
      guard let first = opening, let end = line.firstRange(of: "*/") else { continue }
      opening = nil
      if line[end.upperBound...].allSatisfy({ $0 == " " }) { kept.removeSubrange(first...) }
    }
    return kept
  }

  private mutating func add(_ line: Substring) {
    guard line.hasPrefix("export ") else { return pieces.append(.text(String(line))) }
    let declaration = line.dropFirst("export ".count)
    pieces.append(.text(String(declaration)))
    let words = declaration.split { !($0.isLetter || $0.isNumber || "_$".contains($0)) }
    if let name = words.first(where: { !Self.keywords.contains($0) }) {
      exported.append(String(name))
    }
  }

  private static let keywords: Set<Substring> = ["async", "function", "class", "const", "let"]

  private mutating func finish(_ statement: String) {
    let names = statement.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
    guard statement.hasPrefix("import") else {
      exported += names.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        .filter { !$0.isEmpty }
      return
    }
    let path = statement.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    pieces.append(.imported(names: String(names), path: String(path)))
  }
}
