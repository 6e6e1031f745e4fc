/// Plain text with many numbers in it, put together as bytes.
struct DecimalText {
  var bytes: [UInt8] = []

  mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ text: StaticString, _ number: Int) {
    put(text)
    put(number)
  }

  /// Puts a list as JSON has it.
  mutating func put(_ text: StaticString, _ numbers: [Int]) {
    put(text)
    put("[")
    for (place, number) in numbers.enumerated() {
      if place > 0 { put(",") }
      put(number)
    }
    put("]")
  }

  private mutating func put(_ number: Int) {
    if number < 0 { put("-") }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
