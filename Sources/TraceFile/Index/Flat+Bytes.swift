/// What is written of a trace in the format's spelling, where each byte counts.
extension Flat where Element == UInt8 {
  @inline(__always)
  mutating func byte(_ value: UInt8) { append(value) }

  /// An unsigned varint; a negative number becomes 0.
  @inline(__always)
  mutating func number(_ value: Int) {
    let place = room(10)
    if value < 0x80 {
      place.pointee = UInt8(truncatingIfNeeded: Swift.max(value, 0))
      advance(by: 1)
    } else {
      longNumber(value, place)
    }
  }

  private mutating func longNumber(_ value: Int, _ place: UnsafeMutablePointer<UInt8>) {
    var (rest, bytes) = (value, 0)
    while rest >= 0x80 {
      place[bytes] = UInt8(truncatingIfNeeded: rest) | 0x80
      rest >>= 7
      bytes += 1
    }
    place[bytes] = UInt8(truncatingIfNeeded: rest)
    advance(by: bytes + 1)
  }

  mutating func raw(_ more: [UInt8]) { more.withUnsafeBufferPointer { append($0) } }

  /// Copies at most 16 bytes of a tape.
  @inline(__always)
  mutating func few(_ bytes: Int, at offset: Int, of tape: UnsafeRawBufferPointer) {
    precondition(bytes <= 16 && offset >= 0 && offset + bytes <= tape.count)
    let place = UnsafeMutableRawPointer(room(16))
    if offset + 16 <= tape.count {
      let words = tape.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      place.storeBytes(of: words, as: SIMD2<UInt64>.self)
    } else {
      for byte in 0..<bytes {
        place.storeBytes(of: tape[offset + byte], toByteOffset: byte, as: UInt8.self)
      }
    }
    advance(by: bytes)
  }
}
