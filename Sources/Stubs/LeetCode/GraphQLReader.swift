import Domain

/// Reads the text of a GraphQL query.
struct GraphQLReader {
  private var tokens: ArraySlice<Substring>
  private let variables: Value

  init(text: String, variables: Value) {
    tokens = Self.tokens(of: text)[...]
    self.variables = variables
  }

  /// The root fields of the one operation.
  mutating func operation() throws(GraphQLTrouble) -> [GraphQLField] {
    if tokens.first == "query" {
      tokens.removeFirst()
      if tokens.first != "{", tokens.first != "(" { tokens = tokens.dropFirst() }
      if tokens.first == "(" { skipDeclarations() }
    }
    let fields = try selection()
    guard tokens.isEmpty else { throw unexpected(tokens.first) }
    return fields
  }

  /// Leaves out what the operation says of its variables.
  private mutating func skipDeclarations() {
    var depth = 0
    while let token = tokens.popFirst() {
      depth += token == "(" ? 1 : token == ")" ? -1 : 0
      if depth == 0 { return }
    }
  }

  private mutating func selection() throws(GraphQLTrouble) -> [GraphQLField] {
    try expect("{")
    var fields: [GraphQLField] = []
    while tokens.first != "}" { fields.append(try field()) }
    tokens.removeFirst()
    guard !fields.isEmpty else { throw unexpected("}") }
    return fields
  }

  private mutating func field() throws(GraphQLTrouble) -> GraphQLField {
    let alias = try name()
    var field = GraphQLField(alias: alias, name: alias, arguments: [:], fields: [])
    if tokens.first == ":" {
      tokens.removeFirst()
      field.name = try name()
    }
    if tokens.first == "(" {
      tokens.removeFirst()
      field.arguments = try pairs(until: ")")
    }
    if tokens.first == "{" { field.fields = try selection() }
    return field
  }

  private mutating func pairs(until end: Substring) throws(GraphQLTrouble) -> [String: Value] {
    var pairs: [String: Value] = [:]
    while tokens.first != end {
      let key = try name()
      try expect(":")
      pairs[key] = try value()
    }
    tokens.removeFirst()
    return pairs
  }

  private mutating func value() throws(GraphQLTrouble) -> Value {
    guard let token = tokens.popFirst() else { throw unexpected(nil) }
    switch token {
    case "$": return variables[try name()] ?? .null
    case "{": return .object(try pairs(until: "}"))
    case "[":
      var items: [Value] = []
      while tokens.first != "]" { items.append(try value()) }
      tokens.removeFirst()
      return .array(items)
    default:
      // Texts, numbers, true, false and null are written as in JSON; other names are of an enum.
      return (try? Value(json: String(token))) ?? .string(String(token))
    }
  }

  private mutating func name() throws(GraphQLTrouble) -> String {
    guard let token = tokens.popFirst(), let first = token.first,
      first.isLetter || first == "_"
    else { throw unexpected(tokens.first) }
    return String(token)
  }

  private mutating func expect(_ token: Substring) throws(GraphQLTrouble) {
    guard tokens.first == token else { throw unexpected(tokens.first) }
    tokens.removeFirst()
  }

  private func unexpected(_ token: Substring?) -> GraphQLTrouble {
    GraphQLTrouble(message: "Syntax Error: Unexpected \(token ?? "<EOF>").")
  }

  /// Names, numbers and texts whole, signs one by one; commas and comments count as white space.
  private static func tokens(of text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let length: Int
      if first.isWhitespace || first == "," {
        rest = rest.dropFirst()
        continue
      } else if first == "#" {
        rest = rest.drop { !$0.isNewline }
        continue
      } else if first == "\"" {
        length = textLength(rest)
      } else if first.isLetter || first.isNumber || "_-".contains(first) {
        length = rest.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }.count
      } else {
        length = 1
      }
      tokens.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  /// How long a quoted text is, with its quotes.
  private static func textLength(_ text: Substring) -> Int {
    var length = 1
    var isEscaped = false
    for character in text.dropFirst() {
      length += 1
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }
}
