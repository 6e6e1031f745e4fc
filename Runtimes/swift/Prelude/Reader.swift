/// Reads the JSON that the judge sends: trusted, compact, of a known type.
public struct Reader {
  let bytes: [UInt8]
  var position = 0

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Skips one byte of structure (bracket, comma, colon).
  public mutating func skip(_ byte: Unicode.Scalar) {
    precondition(bytes[position] == UInt8(byte.value), "The judge's message is malformed.")
    position += 1
  }

  /// Takes `null` if it stands here.
  public mutating func isNull() -> Bool {
    guard bytes[position] == UInt8(ascii: "n") else { return false }
    position += 4
    return true
  }

  public mutating func int() -> Int {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var number = 0
    while position < bytes.count, case let digit = bytes[position] &- 48, digit < 10 {
      // Counts down, so that the least integer can be read.
      number = number * 10 - Int(digit)
      position += 1
    }
    return isNegative ? number : -number
  }

  public mutating func double() -> Double {
    if bytes[position] == UInt8(ascii: "\"") {
      return Double(string().lowercased()) ?? .nan
    }
    let start = position
    while position < bytes.count, !(bytes[position] == 0x2C || bytes[position] == 0x5D) {
      position += 1
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .nan
  }

  public mutating func bool() -> Bool {
    let isTrue = bytes[position] == UInt8(ascii: "t")
    position += isTrue ? 4 : 5
    return isTrue
  }

  public mutating func char() -> Character { string().first ?? " " }

  public mutating func ints() -> [Int] { array { $0.int() } }
  public mutating func doubles() -> [Double] { array { $0.double() } }
  public mutating func bools() -> [Bool] { array { $0.bool() } }
  public mutating func strings() -> [String] { array { $0.string() } }
  public mutating func chars() -> [Character] { array { $0.char() } }

  public mutating func array<Element>(_ element: (inout Reader) -> Element) -> [Element] {
    var items: [Element] = []
    while hasNext(isFirst: items.isEmpty) { items.append(element(&self)) }
    return items
  }

  /// Takes `[` or `,` before an element, or `]` after the last.
  public mutating func hasNext(isFirst: Bool) -> Bool {
    if isFirst { skip("[") }
    let byte = bytes[position]
    if byte == UInt8(ascii: "]") {
      position += 1
      return false
    }
    if !isFirst { skip(",") }
    return true
  }

  public mutating func string() -> String {
    skip("\"")
    let start = position
    while bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
      position += 1
    }
    var text = Array(bytes[start..<position])
    while bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        escape(into: &text)
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) {
    let kind = bytes[position + 1]
    position += 2
    switch kind {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
      text.append(UInt8(digits, radix: 16) ?? 0x3F)
      position += 4
    default: text.append(kind)
    }
  }
}

extension Reader {
  /// Reads the head of `{"arguments":[…],"call":"name"}` and stands before the first argument.
  public mutating func callName() -> String {
    let tail = Array("\"call\":\"".utf8)
    var start = bytes.count - 2
    while start > 0, bytes[start - 1] != UInt8(ascii: "\"") { start -= 1 }
    precondition(bytes[..<start].suffix(tail.count).elementsEqual(tail), "Malformed message.")
    position += Array("{\"arguments\":[".utf8).count
    return String(decoding: bytes[start..<bytes.count - 2], as: UTF8.self)
  }
}
