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

  /// Where it failed first.
  private(set) var failure = 0

  @inline(__always)
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
    let ends = nextEnds
    if ends == 0 { return rarely { $0.longUnsigned() } }
    let bits = nextEight & (ends ^ (ends &- 1))
    place += ends.trailingZeroBitCount / 8 + 1
    // Each byte has seven bits: neighbours are pushed together, twice as many each time.
    let pairs = bits & 0x007f_007f_007f_007f | (bits & 0x7f00_7f00_7f00_7f00) >> 1
    let fours = pairs & 0x0000_3fff_0000_3fff | (pairs & 0x3fff_0000_3fff_0000) >> 2
    return fours & 0x0fff_ffff | (fours & 0x0fff_ffff_0000_0000) >> 4
  }

  /// The next eight bytes, which must be there.
  @inline(__always)
  private var nextEight: UInt64 {
    UnsafeRawPointer(place).loadUnaligned(as: UInt64.self).littleEndian
  }

  /// The highest bit of each of the next eight bytes that ends a varint; 0 if none does, or if fewer are left.
  @inline(__always)
  private var nextEnds: UInt64 { end - place >= 8 ? ~nextEight & 0x8080_8080_8080_8080 : 0 }

  /// Does what is rare on a copy: a reader whose own place in memory nobody is told stays in registers.
  @inline(__always)
  mutating func rarely<Result>(_ body: (inout ByteReader) -> Result) -> Result {
    var copy = self
    let result = body(&copy)
    self = copy
    return result
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
    let ends = nextEnds
    if ends == 0 {
      _ = rarely { $0.longUnsigned() }
    } else {
      place += ends.trailingZeroBitCount / 8 + 1
    }
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
