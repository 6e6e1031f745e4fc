extension SourceFile {
  /// A type or an extension, from its keyword to its last brace.
  struct TypeDeclaration: Sendable, Hashable {
    var name: String
    var line: Int
    /// Which of the file's tokens it is made of.
    var tokens: Range<Int>
    var isExtension = false
  }

  private static let typeWords: Set = ["struct", "class", "enum", "actor", "extension"]
  /// What `class` may stand before as a modifier.
  private static let memberWords: Set = ["func", "var", "let", "subscript", "init"]
  private static let mostNested = 8

  /// In their order, so that outer ones stand before what lies in them.
  var typeDeclarations: [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var open: [(start: Int, depth: Int)] = []
    var start: Int?
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if declaresType(at: index) { start = index }
      guard token.kind == .sign else { continue }
      if token.text == "{" {
        if let start, open.count < Self.mostNested { open.append((start, depth)) }
        start = nil
        depth += 1
      } else if token.text == "}" {
        depth -= 1
        guard let last = open.last, last.depth == depth else { continue }
        open.removeLast()
        found.append(declaration(last.start..<index + 1))
      }
    }
    return found.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private func declaration(_ range: Range<Int>) -> TypeDeclaration {
    let first = range.lowerBound
    return TypeDeclaration(
      name: tokens[first + 1].text, line: tokens[first].line, tokens: range,
      isExtension: tokens[first].text == "extension")
  }

  private func declaresType(at index: Int) -> Bool {
    guard tokens[index].kind == .word, Self.typeWords.contains(tokens[index].text),
      index + 1 < tokens.count, tokens[index + 1].kind == .word,
      !Self.memberWords.contains(tokens[index + 1].text)
    else { return false }
    return index == 0 || ![".", "import"].contains(tokens[index - 1].text)
  }
}
