internal import Domain

/// An input as LeetCode writes it: `nums = [2,7], target = 9`, in any order.
struct NamedInput {
  private let bytes: [UInt8]
  private var position = 0

  /// Nil when the text does not begin with a name and `=`.
  init?(_ text: String) {
    bytes = Array(text.utf8)
    var start = self
    guard start.name() != nil, start.take("=") else { return nil }
  }

  /// What stands between `Input:` and `Output:`, where an example was copied whole.
  static func inputAlone(_ text: String) -> String {
    let copied = text.prefixMatch(of: /\s*input(?:\s*:|[ \t]*\R)/.ignoresCase())
    let rest = copied.map { text[$0.range.upperBound...] } ?? text[...]
    let end = rest.firstRange(of: /\R\s*(?:Output|Explanation)\b\s*:?/)?.lowerBound
    return String(rest[..<(end ?? rest.endIndex)])
  }

  /// The arguments in the order of the parameters.
  consuming func values(of parameters: [Parameter]) throws(ForgeError) -> [Value] {
    var reading = self
    var found: [String: Value] = [:]
    let form = "Write \(parameters.map { "\($0.name) = …" }.joined(separator: ", "))."
    repeat {
      let line = reading.place(of: reading.position).line
      guard let name = reading.name(), reading.take("=") else {
        throw .input("Line \(line): a name and = must come before each value.", hint: form)
      }
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw .input("Line \(line): the problem has no argument called \(name).", hint: form)
      }
      guard found[name] == nil else { throw .input("\(name) is given twice.", hint: form) }
      found[name] = try reading.value(of: parameter)
      if !reading.take(",") { _ = reading.take(";") }
    } while !reading.isAtEnd
    var values: [Value] = []
    for parameter in parameters {
      guard let value = found[parameter.name] else {
        throw .input("\(parameter.name) is missing.", hint: form)
      }
      values.append(value)
    }
    return values
  }

  private mutating func value(of parameter: Parameter) throws(ForgeError) -> Value {
    skipSpace()
    do {
      return try Value(json: bytes, from: &position)
    } catch {
      let place = place(of: error.offset)
      let reason = JSONError(reason: error.reason, offset: place.column)
      throw .input(
        "Line \(place.line) (\(parameter.name)): \(reason)",
        hint: "\(parameter.name) is \(parameter.givenType.phrase).")
    }
  }

  private var isAtEnd: Bool {
    bytes[position...].allSatisfy { Self.isSpace($0) }
  }

  private func place(of offset: Int) -> TextPlace { TextPlace(of: offset, in: bytes) }

  private mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func name() -> String? {
    skipSpace()
    let start = position
    while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
    return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80 && (character.isLetter || character.isNumber || character == "_")
  }
}

/// Where an offset stands in a text: the line from 1, and the bytes before it on that line.
struct TextPlace {
  var line: Int
  var column: Int

  init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  }
}
