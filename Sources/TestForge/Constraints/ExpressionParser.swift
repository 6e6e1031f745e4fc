internal import Domain

/// Reads an expression by recursive descent.
struct ExpressionParser {
  private let text: String
  private let path: String
  private var rest: Substring

  init(text: String, path: String) {
    self.text = text
    self.path = path
    rest = text[...]
  }

  mutating func whole() throws(ForgeError) -> Expression {
    let result = try sum()
    skipSpace()
    guard rest.isEmpty else { throw trouble() }
    return result
  }

  private mutating func sum() throws(ForgeError) -> Expression {
    var left = try product()
    while let sign = take(where: { "+-".contains($0) }) {
      left = .operation(sign, left, try product())
    }
    return left
  }

  private mutating func product() throws(ForgeError) -> Expression {
    var left = try atom()
    while let sign = take(where: { "*/".contains($0) }) {
      left = .operation(sign, left, try atom())
    }
    return left
  }

  private mutating func atom() throws(ForgeError) -> Expression {
    if take("-") { return .operation("-", .number(0), try atom()) }
    if take("(") {
      let inner = try sum()
      guard take(")") else { throw trouble() }
      return inner
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = word.first else { throw trouble() }
    rest = rest[word.endIndex...]
    if first.isNumber {
      guard let number = Int(word.filter { $0 != "_" }) else { throw trouble() }
      return .number(number)
    }
    guard ["len", "min", "max"].contains(word), take("(") else { return .name(String(word)) }
    return try call(word)
  }

  private mutating func call(_ function: Substring) throws(ForgeError) -> Expression {
    let first = try sum()
    if function == "len" {
      guard case .name(let name) = first, take(")") else { throw trouble() }
      return .length(of: name)
    }
    guard take(",") else { throw trouble() }
    let second = try sum()
    guard take(")") else { throw trouble() }
    return function == "min" ? .smallest(first, second) : .greatest(first, second)
  }

  private mutating func take(_ character: Character) -> Bool {
    take { $0 == character } != nil
  }

  private mutating func take(where matches: (Character) -> Bool) -> Character? {
    skipSpace()
    guard let first = rest.first, matches(first) else { return nil }
    rest.removeFirst()
    skipSpace()
    return first
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " } }

  private func trouble() -> ForgeError {
    let column = text.distance(from: text.startIndex, to: rest.startIndex) + 1
    return .form("\(path): \"\(text)\" is no expression (at character \(column)).")
  }
}
