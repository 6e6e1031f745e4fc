/// Reads the small language of `TraceExpression`: C's operators and precedence, Swift's and Python's words.
struct TraceExpressionParser {
  private enum Token: Equatable {
    case word(String)
    case number(TraceValue)
    case text(String)
    case sign(String)
    case end
  }

  private static let levels: [[String]] = [
    ["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"],
  ]
  private static let words = ["and": "&&", "or": "||", "not": "not"]
  /// The level of comparisons, which Python's `not` stands before.
  private static let comparing = 2
  private static let constants: [String: TraceValue] = [
    "nil": .nothing, "None": .nothing, "null": .nothing, "true": .bool(true),
    "True": .bool(true), "false": .bool(false), "False": .bool(false),
  ]
  private static let depthLimit = 64
  /// Long rows of members, signs or indices nest to the left.
  private static let lengthLimit = 1000

  private let source: [Unicode.Scalar]
  private var place = 0
  private var tokenStart = 0
  private var token = Token.end
  private var depth = 0

  init(_ text: String) { source = Array(text.unicodeScalars) }

  mutating func parse() throws(TraceFileError) -> TraceExpression {
    if source.count > TraceExpressionParser.lengthLimit { throw expected("fewer letters") }
    try advance()
    let expression = try binary(0)
    if token != .end { throw expected("an operator or the end") }
    return expression
  }

  private func expected(_ what: String) -> TraceFileError {
    .expression("Expected \(what)", at: tokenStart)
  }

  private mutating func binary(_ level: Int) throws(TraceFileError) -> TraceExpression {
    guard level < TraceExpressionParser.levels.count else { return try unary() }
    if level == TraceExpressionParser.comparing, token == .sign("not") { return try negation() }
    var left = try binary(level + 1)
    while case .sign(let sign) = token, TraceExpressionParser.levels[level].contains(sign) {
      try advance()
      left = .binary(sign, left, try binary(level + 1))
    }
    return left
  }

  private mutating func negation() throws(TraceFileError) -> TraceExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > TraceExpressionParser.depthLimit { throw expected("fewer levels") }
    try advance()
    return .not(try binary(TraceExpressionParser.comparing))
  }

  private mutating func unary() throws(TraceFileError) -> TraceExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > TraceExpressionParser.depthLimit { throw expected("fewer levels") }
    switch token {
    case .sign("!"):
      try advance()
      return .not(try unary())
    case .sign("-"):
      try advance()
      return .negative(try unary())
    default: return try postfix()
    }
  }

  private mutating func postfix() throws(TraceFileError) -> TraceExpression {
    var value = try primary()
    while true {
      switch token {
      case .sign("["):
        try advance()
        value = .index(value, try binary(0))
        try take("]")
      case .sign("."):
        try advance()
        value = .member(value, try memberName())
      case .word("changed"):
        try advance()
        value = try change(of: value)
      default: return value
      }
    }
  }

  private func change(of inner: TraceExpression) throws(TraceFileError) -> TraceExpression {
    if inner.tellsChange { throw expected("something that changes; “changed” does not") }
    return .changed(inner)
  }

  private mutating func memberName() throws(TraceFileError) -> String {
    switch token {
    case .word(let name):
      try advance()
      return name
    case .number(.integer(let number)):
      try advance()
      return String(number)
    default: throw expected("a field's name")
    }
  }

  private mutating func primary() throws(TraceFileError) -> TraceExpression {
    let found = token
    switch found {
    case .number(let value):
      try advance()
      return .literal(value)
    case .text(let text):
      try advance()
      return .literal(.string(text))
    case .sign("("):
      try advance()
      let inner = try binary(0)
      try take(")")
      return inner
    case .word(let word):
      try advance()
      return try named(word)
    default: throw expected("a variable or a value")
    }
  }

  private mutating func named(_ word: String) throws(TraceFileError) -> TraceExpression {
    if let constant = TraceExpressionParser.constants[word] { return .literal(constant) }
    guard word == "changed" || word == "len", token == .sign("(") else { return .name(word) }
    try advance()
    let inner = try binary(0)
    try take(")")
    return word == "len" ? .member(inner, "count") : try change(of: inner)
  }

  private mutating func take(_ sign: String) throws(TraceFileError) {
    guard token == .sign(sign) else { throw expected("“\(sign)”") }
    try advance()
  }

  private mutating func advance() throws(TraceFileError) {
    while place < source.count, [" ", "\t", "\n"].contains(source[place]) { place += 1 }
    tokenStart = place
    guard place < source.count else { return token = .end }
    let scalar = source[place]
    if scalar == "_" || scalar.properties.isAlphabetic {
      let word = text { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      token = TraceExpressionParser.words[word].map { .sign($0) } ?? .word(word)
    } else if ("0"..."9").contains(scalar) {
      token = .number(try number())
    } else if scalar == "\"" || scalar == "'" {
      token = .text(try quoted(scalar))
    } else {
      token = try sign()
    }
  }

  private mutating func text(_ belongs: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while place < source.count, belongs(source[place]) {
      text.append(source[place])
      place += 1
    }
    return String(text)
  }

  private mutating func number() throws(TraceFileError) -> TraceValue {
    var digits = text { ("0"..."9").contains($0) }
    let isFraction =
      place + 1 < source.count && source[place] == "." && ("0"..."9").contains(source[place + 1])
    if isFraction {
      place += 1
      digits += "." + text { ("0"..."9").contains($0) }
      return .double(Double(digits) ?? 0)
    }
    guard let integer = Int(digits) else { throw expected("a smaller number") }
    return .integer(integer)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(TraceFileError) -> String {
    place += 1
    var text = String.UnicodeScalarView()
    while place < source.count, source[place] != quote {
      if source[place] == "\\", place + 1 < source.count { place += 1 }
      text.append(source[place])
      place += 1
    }
    guard place < source.count else { throw expected("the end of the text") }
    place += 1
    return String(text)
  }

  private mutating func sign() throws(TraceFileError) -> Token {
    let two = String(String.UnicodeScalarView(source[place..<min(place + 2, source.count)]))
    if ["==", "!=", "<=", ">=", "&&", "||"].contains(two) {
      place += 2
      return .sign(two)
    }
    let one = String(source[place])
    guard "+-*/%<>!()[].".contains(one) else { throw expected("something else than “\(one)”") }
    place += 1
    return .sign(one)
  }
}
