internal import Domain

/// Reads an expression by recursive descent; by bytes, since recipes are read at every draw.
struct ExpressionParser {
  /// A longer one would only make whoever walks it recurse.
  private static let mostBytes = 400

  private let text: String
  private let path: String
  private let bytes: [UInt8]
  private var position = 0

  init(text: String, path: String) {
    self.text = text
    self.path = path
    bytes = Array(text.utf8)
  }

  mutating func whole() throws(ForgeError) -> Expression {
    guard bytes.count <= Self.mostBytes else {
      throw .form("\(path): an expression has at most \(Self.mostBytes) characters.")
    }
    let result = try sum()
    skipSpace()
    guard position == bytes.count else { throw trouble() }
    return result
  }

  private mutating func sum() throws(ForgeError) -> Expression {
    var left = try product()
    while let sign = take("+") ?? take("-") {
      left = .operation(sign, left, try product())
    }
    return left
  }

  private mutating func product() throws(ForgeError) -> Expression {
    var left = try atom()
    while let sign = take("*") ?? take("/") {
      left = .operation(sign, left, try atom())
    }
    return left
  }

  private mutating func atom() throws(ForgeError) -> Expression {
    if take("-") != nil { return .operation("-", .number(0), try atom()) }
    if take("(") != nil {
      let inner = try sum()
      try expect(")")
      return inner
    }
    skipSpace()
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    guard start < position else { throw trouble() }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if Self.isDigit(bytes[start]) {
      guard let number = Int(word.contains("_") ? word.replacing("_", with: "") : word) else {
        throw trouble()
      }
      return .number(number)
    }
    return try called(word) ?? .name(word)
  }

  /// Nil when the word is no function's name with a bracket behind it.
  private mutating func called(_ word: String) throws(ForgeError) -> Expression? {
    let measure = Measure(rawValue: word)
    guard measure != nil || word == "min" || word == "max", take("(") != nil else { return nil }
    let first = try sum()
    if let measure {
      guard case .name(let name) = first else { throw trouble() }
      try expect(")")
      return .measure(measure, of: name)
    }
    try expect(",")
    let second = try sum()
    try expect(")")
    return word == "min" ? .smallest(first, second) : .greatest(first, second)
  }

  private mutating func expect(_ sign: Character) throws(ForgeError) {
    guard take(sign) != nil else { throw trouble() }
  }

  private mutating func take(_ sign: Character) -> Character? {
    skipSpace()
    guard position < bytes.count, bytes[position] == sign.asciiValue else { return nil }
    position += 1
    return sign
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private func trouble() -> ForgeError {
    let column = String(decoding: bytes[..<position], as: UTF8.self).count + 1
    return .form("\(path): \"\(text)\" isn't an expression (at character \(column)).")
  }
}
