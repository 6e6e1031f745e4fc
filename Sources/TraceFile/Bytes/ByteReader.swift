/// Takes numbers and texts off hostile bytes: past the end or over a cap it fails for good and gives zeros.
struct ByteReader {
  private let start: UnsafePointer<UInt8>
  private var place: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private(set) var hasFailed = false

  /// Reads inside a buffer that must outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? ByteReader.nowhere
    start = base
    end = base + bytes.count
    place = base + min(max(offset, 0), bytes.count)
  }

  /// Stands for the place of no bytes at all; never read.
  private nonisolated(unsafe) static let nowhere = UnsafePointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  var offset: Int { place - start }
  /// All that is read, from its beginning.
  var tape: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: end - start) }
  var remaining: Int { end - place }
  var isAtEnd: Bool { place >= end }

  /// The byte that comes next, or 0 at the end.
  @inline(__always)
  var peeked: UInt8 { place < end ? place.pointee : 0 }

  /// The byte after the next one, or 0 at the end.
  @inline(__always)
  var peekedSecond: UInt8 { end - place > 1 ? place[1] : 0 }

  /// Where it failed first.
  private(set) var failure = 0

  mutating func fail() {
    guard !hasFailed else { return }
    hasFailed = true
    failure = offset
    place = end
  }

  mutating func go(to offset: Int) {
    place = start + min(max(offset, 0), end - start)
    hasFailed = false
  }

  @inline(__always)
  mutating func skip() { place += place < end ? 1 : 0 }

  @inline(__always)
  mutating func byte() -> UInt8 {
    guard place < end else {
      fail()
      return 0
    }
    defer { place += 1 }
    return place.pointee
  }

  /// An unsigned varint.
  @inline(__always)
  mutating func unsigned() -> UInt64 {
    if end - place > 1 {
      let first = place[0]
      if first < 0x80 {
        place += 1
        return UInt64(first)
      }
      let second = place[1]
      if second < 0x80 {
        place += 2
        return UInt64(first & 0x7f) | UInt64(second) << 7
      }
    }
    return longUnsigned()
  }

  private mutating func longUnsigned() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while place < end, shift < 70 {
      let byte = place.pointee
      place += 1
      if shift == 63, byte > 1 { break }
      result |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return result }
      shift += 7
    }
    fail()
    return 0
  }

  /// Passes over an unsigned varint.
  @inline(__always)
  mutating func skipUnsigned() {
    guard end - place >= 8 else {
      _ = longUnsigned()
      return
    }
    let bits = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self).littleEndian
    let ends = ~bits & 0x8080_8080_8080_8080
    if ends == 0 { _ = longUnsigned() } else { place += ends.trailingZeroBitCount / 8 + 1 }
  }

  /// A zig-zag varint.
  @inline(__always)
  mutating func signed() -> Int {
    let raw = unsigned()
    return Int(truncatingIfNeeded: (raw >> 1) ^ (0 &- (raw & 1)))
  }

  /// An unsigned varint that must lie below a limit.
  @inline(__always)
  mutating func number(below limit: Int) -> Int {
    let raw = unsigned()
    guard raw < UInt64(limit) else {
      fail()
      return 0
    }
    return Int(raw)
  }

  /// A count of things that take at least one byte each.
  mutating func count() -> Int {
    let raw = unsigned()
    guard raw <= UInt64(remaining) else {
      fail()
      return 0
    }
    return Int(raw)
  }

  mutating func double() -> Double {
    guard remaining >= 8 else {
      fail()
      return 0
    }
    let bits = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
    place += 8
    return Double(bitPattern: UInt64(littleEndian: bits))
  }

  mutating func skipText() { place += count() }

  /// A text; bytes that are no UTF-8 become replacement characters.
  mutating func text() -> String {
    let length = count()
    defer { place += hasFailed ? 0 : length }
    return String(decoding: UnsafeBufferPointer(start: place, count: length), as: UTF8.self)
  }
}
