internal import Domain

/// The learner's file as the compiler gets it: in package `main`, with the imports that it left
/// out, every line and column in its place.
struct GoSource {
  static let name = "solution.go"
  /// The first minor version that gives each turn of a loop its own variables.
  private static let ownVariables = 22
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let outline: GoOutline
  let text: [UInt8]

  /// Counts over a number stand at `ranges`, where an older Go has to be given something to go through.
  init(_ source: String, toolchain: GoToolchain, ranges: [GoDiagnostics.Range] = []) {
    var bytes = Array(source.utf8)
    if bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(3) }
    // Lines of old that end with a carriage return alone.
    if !bytes.contains(0x0A) { bytes = bytes.map { $0 == 0x0D ? 0x0A : $0 } }
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
    let copies = toolchain.minor < Self.ownVariables ? GoLoops(bytes).copies : []
    let additions = Self.counts(ranges, in: bytes) + copies
    for (place, addition) in additions.sorted(by: { $0.place.offset < $1.place.offset }) {
      insert(addition, at: place)
    }
    self.text = text + bytes[done.offset...]
  }

  /// What is put in, so that `range n` goes through as many elements of no size.
  private static func counts(
    _ ranges: [GoDiagnostics.Range], in bytes: [UInt8]
  ) -> [(place: GoLexer.Place, addition: String)] {
    guard !ranges.isEmpty else { return [] }
    var lexer = GoLexer(bytes)
    var additions: [(place: GoLexer.Place, addition: String)] = []
    var depth: Int?
    while let token = lexer.next() {
      if ranges.contains(where: { $0.line == token.start.line && $0.column == token.start.column })
      {
        additions.append((token.start, "\(GoStub.count)("))
        depth = 0
      }
      guard let level = depth else { continue }
      if level == 0, token.is("{") {
        additions.append((token.start, ") "))
        depth = nil
      } else if ["(", "["].contains(where: token.is) {
        depth = level + 1
      } else if [")", "]"].contains(where: token.is) {
        depth = level - 1
      }
    }
    return additions
  }

  private static func missing(
    _ outline: GoOutline, _ toolchain: GoToolchain
  ) -> [(path: String, use: String)] {
    outline.qualifiers.subtracting(outline.imports).filter { !outline.defines($0) }.sorted()
      .compactMap { name in
        GoPackages.automatic(name, in: toolchain).map { ($0.path, "\(name).\($0.member)") }
      }
  }
}
