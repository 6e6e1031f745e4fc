/// What a Go source declares, imports and mentions, found without a compiler.
struct GoOutline: Sendable {
  struct Function: Sendable, Hashable {
    var name: String
    /// The type that it is a method of; nil for a function.
    var receiver: String?
    /// From 1.
    var line: Int
  }

  /// The package's name in its clause, which begins the file.
  private(set) var packageName: (start: GoLexer.Place, end: GoLexer.Place)?
  /// Behind the last import.
  private(set) var importsEnd: GoLexer.Place?
  /// The names under which packages were imported.
  private(set) var imports: Set<String> = []
  private(set) var functions: [Function] = []
  private(set) var types: [String: Int] = [:]
  /// Variables and constants of the file's own level.
  private(set) var values: Set<String> = []
  /// The words that stand before a dot and a capital, as packages do.
  private(set) var qualifiers: Set<String> = []
  /// The words that are called.
  private(set) var calls: Set<String> = []

  private var tokens: [GoLexer.Token] = []
  private var index = 0

  init(_ source: [UInt8]) {
    var lexer = GoLexer(source)
    while let token = lexer.next() { tokens.append(token) }
    findMentions()
    readPackage()
    while current?.is("import") == true { readImport() }
    var depth = 0
    while let token = current {
      if depth == 0, readDeclaration(token) { continue }
      if ["{", "(", "["].contains(where: token.is) { depth += 1 }
      if ["}", ")", "]"].contains(where: token.is) { depth -= 1 }
      index += 1
    }
    tokens = []
  }

  /// Whether nothing is declared.
  var isEmpty: Bool { functions.isEmpty && types.isEmpty && values.isEmpty }

  /// Whether the file itself gives the name a meaning.
  func defines(_ name: String) -> Bool {
    types[name] != nil || values.contains(name)
      || functions.contains { $0.receiver == nil && $0.name == name }
  }

  func function(_ name: String) -> Function? {
    functions.first { $0.receiver == nil && $0.name == name }
  }

  func methods(of type: String) -> [Function] { functions.filter { $0.receiver == type } }

  private var current: GoLexer.Token? { index < tokens.count ? tokens[index] : nil }

  private func at(_ distance: Int) -> GoLexer.Token? {
    tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
  }

  private mutating func findMentions() {
    for (index, token) in tokens.enumerated().dropLast() where token.kind == .word {
      if index > 0, tokens[index - 1].is(".") { continue }
      if tokens[index + 1].is("(") { calls.insert(token.text) }
      guard tokens[index + 1].is("."), index + 2 < tokens.count else { continue }
      if tokens[index + 2].text.first?.isUppercase == true { qualifiers.insert(token.text) }
    }
  }

  private mutating func readPackage() {
    guard let word = current, word.is("package"), let name = at(1), name.kind == .word else {
      return
    }
    packageName = (name.start, name.end)
    index += 2
    skipSemicolons()
  }

  private mutating func skipSemicolons() {
    while current?.is(";") == true { index += 1 }
  }

  /// Reads `import "a"`, `import b "a"` and `import ( … )`.
  private mutating func readImport() {
    index += 1
    let isGroup = current?.is("(") == true
    var alias: String?
    while let token = current {
      index += 1
      if token.kind == .string {
        let path = token.text.dropFirst().dropLast()
        imports.insert(alias ?? path.split(separator: "/").last.map(String.init) ?? "")
        alias = nil
      } else if token.kind == .word {
        alias = token.text
      }
      if isGroup ? token.is(")") : token.kind == .string {
        importsEnd = token.end
        break
      }
    }
    skipSemicolons()
  }

  /// Reads the head of a declaration; false when none begins here.
  private mutating func readDeclaration(_ token: GoLexer.Token) -> Bool {
    // Elsewhere the same words stand inside of expressions.
    if let before = at(-1), before.end.line == token.start.line, !before.is(";") { return false }
    switch token.kind == .word ? token.text : "" {
    case "func": readFunction(line: token.start.line)
    case "type": readNames { $0.types[$1.text] = $1.start.line }
    case "var", "const": readNames { $0.values.insert($1.text) }
    default: return false
    }
    return true
  }

  private mutating func readFunction(line: Int) {
    index += 1
    var receiver: String?
    if current?.is("(") == true {
      var isParameter = false
      while let token = current, !token.is(")") {
        isParameter = isParameter || token.is("[")
        if token.kind == .word, !isParameter { receiver = token.text }
        index += 1
      }
      index += 1
    }
    guard let name = current, name.kind == .word else { return }
    functions.append(Function(name: name.text, receiver: receiver, line: line))
    index += 1
  }

  /// Reads one name, or the first of each line of a group.
  private mutating func readNames(_ note: (inout GoOutline, GoLexer.Token) -> Void) {
    index += 1
    guard let first = current else { return }
    guard first.is("(") else {
      if first.kind == .word { note(&self, first) }
      while at(1)?.is(",") == true, let other = at(2), other.kind == .word {
        note(&self, other)
        index += 2
      }
      index += 1
      return
    }
    var depth = 0
    var line = 0
    while let token = current {
      if depth == 1, token.kind == .word, token.start.line != line { note(&self, token) }
      line = token.start.line
      if ["{", "(", "["].contains(where: token.is) { depth += 1 }
      if ["}", ")", "]"].contains(where: token.is) { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }
}
