/// A Swift source and its tokens.
struct SourceFile: Sendable {
  struct Import: Sendable, Hashable {
    var module: String
    var line: Int
  }

  /// As the candidate knows it: `Sources/MarketsDomain/Price.swift`.
  var path: String
  let tokens: [SourceToken]

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// The target that it belongs to; empty where it lies in none.
  let target: String

  /// Nil target: the one whose name its folder has.
  init(path: String, bytes: [UInt8], target: String? = nil) {
    self.path = path
    tokens = SourceLexer.tokens(bytes)
    let parts = path.split(separator: "/")
    self.target = target ?? (parts.count > 2 ? String(parts[1]) : "")
  }

  /// The modules that it imports, outermost names alone.
  var imports: [Import] {
    var found: [Import] = []
    for (index, token) in tokens.enumerated() where token.kind == .word && token.text == "import" {
      // A member may be called so too.
      if index > 0, tokens[index - 1].text == ".", token.touchesPrevious { continue }
      var next = index + 1
      if next < tokens.count, Self.kinds.contains(tokens[next].text) { next += 1 }
      guard next < tokens.count, tokens[next].kind == .word else { continue }
      found.append(Import(module: tokens[next].text, line: token.line))
    }
    return found
  }
}
