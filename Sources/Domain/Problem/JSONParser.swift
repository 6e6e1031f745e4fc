/// A strict JSON reader over bytes, used through ``Value/init(json:)``.
struct JSONParser {
  private static let deepest = 512
  private let bytes: [UInt8]
  private var position = 0
  /// What the values may still take of memory, roughly.
  private var allowance: Int

  /// What a value takes in its list, what an object takes at least, and what each of its fields does.
  private static let (valueBytes, objectBytes, fieldBytes) = (32, 256, 96)

  init(bytes: [UInt8], from position: Int = 0, memoryLimitBytes: Int = .max) {
    self.bytes = bytes
    self.position = position
    allowance = memoryLimitBytes
  }

  private mutating func charge(_ cost: Int) throws(JSONError) {
    allowance -= cost
    guard allowance >= 0 else { throw error(JSONError.tooLarge) }
  }

  /// One value, whatever follows it, and where it ends.
  mutating func prefix() throws(JSONError) -> (value: Value, end: Int) {
    let value = try value(depth: 0)
    return (value, position)
  }

  mutating func document() throws(JSONError) -> Value {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error("unexpected text after the value") }
    return value
  }

  private func error(_ reason: String) -> JSONError {
    JSONError(reason: reason, offset: position)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> Value {
    guard depth < Self.deepest else { throw error("nesting deeper than \(Self.deepest) levels") }
    try charge(Self.valueBytes)
    skipSpace()
    guard let byte = next else { throw error("the text ends where a value should be") }
    switch byte {
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("a value can't begin like this")
    }
  }

  private mutating func word(_ word: String, _ value: Value) throws(JSONError) -> Value {
    guard bytes[position...].starts(with: word.utf8) else {
      throw error("expected \(word)")
    }
    position += word.utf8.count
    return value
  }

  private mutating func array(depth: Int) throws(JSONError) -> Value {
    position += 1
    var items: [Value] = []
    skipSpace()
    if next == UInt8(ascii: "]") {
      position += 1
      return .array(items)
    }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      switch next {
      case UInt8(ascii: ","): try comma(before: UInt8(ascii: "]"))
      case UInt8(ascii: "]"):
        position += 1
        return .array(items)
      default: throw error("expected , or ]")
      }
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> Value {
    position += 1
    try charge(Self.objectBytes)
    var fields: [String: Value] = [:]
    skipSpace()
    if next == UInt8(ascii: "}") {
      position += 1
      return .object(fields)
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
      try charge(Self.fieldBytes)
      let key = try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw error("expected :") }
      position += 1
      fields[key] = try value(depth: depth + 1)
      skipSpace()
      switch next {
      case UInt8(ascii: ","): try comma(before: UInt8(ascii: "}"))
      case UInt8(ascii: "}"):
        position += 1
        return .object(fields)
      default: throw error("expected , or }")
      }
    }
  }

  private mutating func comma(before end: UInt8) throws(JSONError) {
    let comma = position
    position += 1
    skipSpace()
    guard next == end else { return }
    position = comma
    throw error("a comma with nothing after it")
  }

  private mutating func digits() throws(JSONError) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw error("expected a digit") }
  }

  private static func continuesNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// An integer of at most 18 digits, which most numbers are; nil for any other, to be read anew.
  private mutating func shortInteger() -> Int? {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let first = position
    var number = 0
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte),
      position - first < 18
    {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    let digits = position - first
    let isOver = next.map { !Self.continuesNumber($0) } ?? true
    guard isOver, digits > 0, digits == 1 || bytes[first] != UInt8(ascii: "0") else {
      position = start
      return nil
    }
    return isNegative ? -number : number
  }

  private mutating func number() throws(JSONError) -> Value {
    if let number = shortInteger() { return .int(number) }
    let start = position
    var isWhole = true
    if next == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    try digits()
    if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      position = firstDigit
      throw error("a number may not begin with 0")
    }
    if next == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let number = Int(text) { return .int(number) }
    guard let number = Double(text), number.isFinite else { throw error("a number out of range") }
    return .double(number)
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    // Most texts have nothing in them that stands for something else.
    while position < bytes.count, bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""),
      bytes[position] != UInt8(ascii: "\\")
    {
      position += 1
    }
    try charge(position - start)
    var text = Array(bytes[start..<position])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let valid = String(validating: text, as: UTF8.self) else {
          throw error("text that isn't UTF-8")
        }
        return valid
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &text)
      case 0..<0x20: throw error("a control character inside a string")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("a string without its closing quote")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw error("a string without its closing quote") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(try escapedScalar()).utf8
    default:
      position -= 1
      throw error("an unknown escape")
    }
  }

  private mutating func escapedScalar() throws(JSONError) -> Character {
    var code = UInt32(try hex())
    if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let low = UInt32(try hex())
      guard (0xDC00..<0xE000).contains(low) else { throw error("half a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw error("half a surrogate pair") }
    return Character(scalar)
  }

  private mutating func hex() throws(JSONError) -> UInt16 {
    // By bytes: Swift's own reading of numbers takes a sign too.
    let digits = bytes[position...].prefix(4).compactMap {
      Character(Unicode.Scalar($0)).hexDigitValue
    }
    guard digits.count == 4 else { throw error("expected four hexadecimal digits") }
    position += 4
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }
}
