/// What a Swift source declares, found without a compiler: comments and strings are skipped.
struct SwiftOutline: Sendable {
  struct Declaration: Sendable, Hashable {
    /// `class`, `struct`, `enum`, `actor`, `func`, `typealias`, `import`.
    var keyword: String
    var name: String
    /// From 1.
    var line: Int
    /// The type around it; nil at the top level.
    var parent: String?
  }

  private(set) var declarations: [Declaration] = []
  /// All words outside of comments and strings.
  private(set) var words: Set<String> = []
  /// What extensions at the top level add to a type: the words before their braces.
  private(set) var extensions: [String: Set<String>] = [:]
  /// Lines that read what is typed in a terminal.
  private(set) var inputLines: [Int] = []

  static let types: Set<String> = ["class", "struct", "enum", "actor", "typealias"]
  private static let known: Set<String> = types.union(["func", "import", "extension", "protocol"])

  init(_ source: String) {
    var lexer = SwiftLexer(source)
    // Names of the open braces; nil for a brace that belongs to no type.
    var scopes: [String?] = []
    var codeScopes = 0
    var pending: String?
    var keyword: (text: String, line: Int)?
    var extended: String?
    while let token = lexer.next() {
      if token.isWord { words.insert(token.text) }
      if token.text == "readLine", keyword == nil { inputLines.append(token.line) }
      if let extended, token.isWord { extensions[extended]?.insert(token.text) }
      if token.text == "{" { extended = nil }
      switch token.text {
      case "{":
        scopes.append(pending)
        if pending == nil { codeScopes += 1 }
        pending = nil
      case "}": if let last = scopes.popLast(), last == nil { codeScopes -= 1 }
      case let text where Self.known.contains(text): keyword = (text, token.line)
      default:
        guard let (text, line) = keyword else { continue }
        keyword = nil
        if codeScopes == 0, token.isWord {
          declarations.append(
            Declaration(
              keyword: text, name: token.text, line: line, parent: scopes.last ?? nil))
        }
        if Self.types.contains(text) || text == "extension" { pending = token.text }
        if text == "extension", scopes.isEmpty {
          extended = token.text
          extensions[token.text] = extensions[token.text] ?? []
        }
      }
    }
  }

  var imports: [String] { declarations.filter { $0.keyword == "import" }.map(\.name) }

  /// The types declared at the top level.
  var topTypes: [Declaration] {
    declarations.filter { $0.parent == nil && Self.types.contains($0.keyword) }
  }

  func defines(_ type: String) -> Bool { topTypes.contains { $0.name == type } }

  func functions(of type: String) -> [Declaration] {
    declarations.filter { $0.parent == type && $0.keyword == "func" }
  }
}
