/// Puts numbers and texts into bytes, in the trace format's spelling.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func raw(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  @inline(__always)
  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a count, an id or a line; a negative number becomes 0.
  @inline(__always)
  mutating func number(_ value: Int) { unsigned(UInt64(max(value, 0))) }

  @inline(__always)
  mutating func signed(_ value: Int) {
    let bits = UInt64(bitPattern: Int64(value))
    unsigned((bits << 1) ^ UInt64(bitPattern: Int64(value) >> 63))
  }

  /// Gives room for so many bytes at once to a body that tells how many of them it wrote.
  mutating func fill(atMost most: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    bytes += [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      count = buffer.baseAddress.map(body) ?? 0
    }
  }

  /// Writes an unsigned varint, of at most ten bytes, at a place and moves the place behind it.
  @inline(__always)
  static func put(_ value: Int, at place: inout UnsafeMutablePointer<UInt8>) {
    var rest = UInt64(max(value, 0))
    while rest >= 0x80 {
      place.initialize(to: UInt8(truncatingIfNeeded: rest) | 0x80)
      place += 1
      rest >>= 7
    }
    place.initialize(to: UInt8(truncatingIfNeeded: rest))
    place += 1
  }

  mutating func double(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func fixed(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }
}
