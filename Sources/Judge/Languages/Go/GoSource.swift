internal import Domain

/// The learner's file as the compiler gets it: in package `main`, with the imports that it left
/// out, every line and column in its place.
struct GoSource {
  static let name = "solution.go"
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let outline: GoOutline
  let text: [UInt8]

  init(_ source: String, toolchain: GoToolchain) {
    var bytes = Array(source.utf8)
    if bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(3) }
    let outline = GoOutline(bytes)
    self.outline = outline
    let missing = Self.missing(outline, toolchain)
    let imports = missing.map { "; import \"\($0.path)\"" }.joined()
    let members = missing.map { "_ = \($0.use)" }.joined(separator: "; ")
    let uses = missing.isEmpty ? "" : "; var (\(members))"
    var text: [UInt8] = []
    var done = GoLexer.Place()
    /// Puts something in before a place of the file, whose position stays what it was.
    func insert(_ addition: String, at place: GoLexer.Place) {
      text += bytes[done.offset..<place.offset]
      text += "\(addition)/*line \(Self.name):\(place.line):\(place.column)*/".utf8
      done = place
    }
    let head = "main\(imports)\(outline.importsEnd == nil ? uses : "")"
    if let name = outline.packageName {
      text += bytes[..<name.start.offset]
      done = name.end
      insert(head, at: name.end)
    } else {
      insert("package \(head);", at: done)
    }
    if let end = outline.importsEnd, !uses.isEmpty { insert(uses, at: end) }
    self.text = text + bytes[done.offset...]
  }

  private static func missing(
    _ outline: GoOutline, _ toolchain: GoToolchain
  ) -> [(path: String, use: String)] {
    outline.qualifiers.subtracting(outline.imports).filter { !outline.defines($0) }.sorted()
      .compactMap { name in
        guard let package = GoPackages.automatic[name],
          GoPackages.since[package.path] ?? 0 <= toolchain.minor
        else { return nil }
        return (package.path, "\(name).\(package.member)")
      }
  }
}
