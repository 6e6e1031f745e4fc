#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Values are written with a pen on scratch paper first: what did not change is never copied to the tape.

nonisolated(unsafe) var penStart: UnsafeMutablePointer<UInt8>! = nil
nonisolated(unsafe) var pen: UnsafeMutablePointer<UInt8>! = nil
/// Where a value is too wide for one event.
nonisolated(unsafe) var penLimit: UInt = 0
/// How deep inside a value the pen is.
nonisolated(unsafe) var penDepth = 0

let widestValue = 1_000_000
let deepestValue = 60
let longestText = 1000
let longestContainer = 10_000

enum Tag {
  static let none: UInt8 = 1
  static let no: UInt8 = 2
  static let yes: UInt8 = 3
  static let integer: UInt8 = 4
  static let double: UInt8 = 5
  static let string: UInt8 = 6
  static let character: UInt8 = 7
  static let reference: UInt8 = 8
  static let bigInteger: UInt8 = 9
  static let list: UInt8 = 10
  static let tuple: UInt8 = 11
  static let set: UInt8 = 12
  static let dictionary: UInt8 = 13
  static let structure: UInt8 = 14
  static let enumeration: UInt8 = 15
  static let cutString: UInt8 = 16
  static let cutContainer: UInt8 = 17
  static let opaque: UInt8 = 18
  static let unrecorded: UInt8 = 19
}

func openPen() {
  // The slack takes a whole scalar, so that only loops have to look at the limit.
  penStart = UnsafeMutablePointer<UInt8>.allocate(capacity: widestValue + 65_536)
  pen = penStart
  penLimit = UInt(bitPattern: penStart) &+ UInt(widestValue)
  returns = UnsafeMutablePointer<UInt8>.allocate(capacity: returnsCapacity)
  growFrames()
  openClasses()
}

@inline(__always) var isPenFull: Bool { UInt(bitPattern: pen) >= penLimit }

@inline(__always) func penByte(_ byte: UInt8) {
  pen.pointee = byte
  pen = pen.unsafelyUnwrapped + 1
}

@inline(__always) func penNumber(_ number: Int) {
  var place = pen.unsafelyUnwrapped
  putNumber(number, at: &place)
  pen = place
}

@inline(__always) func penInteger(_ number: Int) {
  var place = pen.unsafelyUnwrapped
  putByte(Tag.integer, at: &place)
  putSigned(number, at: &place)
  pen = place
}

func penDouble(_ number: Double) {
  penByte(Tag.double)
  withUnsafeBytes(of: number.bitPattern.littleEndian) {
    pen.update(from: $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self), count: 8)
  }
  pen += 8
}

/// Writes a length and so many bytes of text, no character cut in two.
func penText(_ bytes: UnsafeBufferPointer<UInt8>, atMost most: Int) {
  var count = min(bytes.count, most)
  if count < bytes.count { while count > 0, bytes[count] & 0xc0 == 0x80 { count -= 1 } }
  penNumber(count)
  if count > 0 { pen.update(from: bytes.baseAddress.unsafelyUnwrapped, count: count) }
  pen += count
}

func penString(_ text: borrowing String, tag: UInt8 = Tag.string) {
  var text = copy text
  text.withUTF8 { bytes in
    if bytes.count > longestText {
      penByte(Tag.cutString)
      penNumber(bytes.count)
    } else {
      penByte(tag)
    }
    penText(bytes, atMost: longestText)
  }
}

func penOpaque(_ type: String) {
  penByte(Tag.opaque)
  var type = type
  type.withUTF8 { penText($0, atMost: 200) }
}

/// Writes the head of a container; returns how many of its elements follow.
@inline(__always) func penContainer(_ tag: UInt8, _ count: Int) -> Int {
  if count > longestContainer {
    penByte(Tag.cutContainer)
    penNumber(count)
  }
  penByte(tag)
  let shown = min(count, longestContainer)
  penNumber(shown)
  return shown
}

/// The length of the value that the pen wrote, which is one that is too wide if it is.
func finishedValue() -> Int {
  if isPenFull {
    pen = penStart
    penOpaque("too large to show")
  }
  return pen - penStart
}

/// Writes an event that holds one text of any length, in parts that fit.
func tellText(_ op: UInt8, _ text: String) {
  var text = text
  text.withUTF8 { bytes in
    var first = 0
    repeat {
      var end = min(bytes.count, first + 60_000)
      while end < bytes.count, end > first + 1, bytes[end] & 0xc0 == 0x80 { end -= 1 }
      let part = end - first
      let fits =
        mode == .recording
        ? hasRoom(part + 16) || roomForOutline(part + 16) : roomForOutline(part + 16)
      guard fits else { return }
      var place = cursor.unsafelyUnwrapped
      putByte(op, at: &place)
      putNumber(part, at: &place)
      if part > 0 { place.update(from: bytes.baseAddress.unsafelyUnwrapped + first, count: part) }
      cursor = place + part
      first = end
    } while first < bytes.count
  }
}

/// A stable, quick digest of what the pen wrote since `start`.
func digest(from start: UnsafeMutablePointer<UInt8>) -> UInt64 {
  let count = pen - start
  var state = UInt64(truncatingIfNeeded: count) &* 0x9e37_79b9_7f4a_7c15 ^ 0xa076_1d64_78bd_642f
  let raw = UnsafeRawPointer(start)
  var index = 0
  while index &+ 8 <= count {
    state = mixed(state, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    index &+= 8
  }
  var tail: UInt64 = 0
  while index < count {
    tail = tail << 8 | UInt64(start[index])
    index &+= 1
  }
  return mixed(state, tail) | 1
}

@inline(__always) private func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
  let (high, low) = (state ^ word).multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
  return (high ^ low) &+ 0x9e37_79b9_7f4a_7c15
}
