internal import Foundation

/// What was read of a tape, by reading: a mapped file could shrink under the reader's feet while the program lives.
///
/// Behind what was read there are zeros, as on the tape itself.
final class TapeBytes: @unchecked Sendable {
  /// Zeros behind the tape, so that an event that was cut off ends among them.
  static let marginBytes = 2 << 20
  private static let farBytes = 2 << 20
  private static let nearBytes = 64 << 10
  private static let probeBytes = 256
  private static let partBytes = 1 << 20

  /// Copies what stands on the tape from a place on, and tells how many bytes that were.
  typealias Look = @Sendable (_ into: UnsafeMutableRawBufferPointer, _ start: Int) -> Int

  private let file: Int32
  private let look: Look
  private let memory: UnsafeMutableRawBufferPointer
  /// How far it was read.
  private(set) var count = 0
  /// How far it was written at some look, as far as a few probes tell.
  private(set) var front = 0

  /// A tape by its file; a test looks in its own way.
  init(_ path: String, look: Look? = nil) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    self.file = file
    self.look = look ?? { pread(file, $0.baseAddress, $0.count, off_t($1)) }
    var status = stat()
    let size = file >= 0 && fstat(file, &status) == 0 ? Int(status.st_size) : 0
    let wanted = size + Self.marginBytes
    // Zeroed memory costs nothing before it is used.
    let start = calloc(wanted, 1)
    memory = UnsafeMutableRawBufferPointer(start: start, count: start == nil ? 0 : wanted)
  }

  deinit {
    if file >= 0 { close(file) }
    free(memory.baseAddress)
  }

  /// What was read, and the zeros behind it.
  var withZeros: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[..<min(count + Self.marginBytes, memory.count)])
  }

  /// The place of the last byte that is not 0.
  var last: Int? { Self.last(UnsafeRawBufferPointer(rebasing: memory[..<count])) }

  /// Looks how far it is written, then reads so many bytes from a place on, as far as they are.
  ///
  /// Bytes that were read before are read again: a long event is not written from its beginning to its end,
  /// so that what was seen of it may have holes.
  func read(from start: Int, atMost most: Int) {
    front = max(front, written(from: max(front, start)))
    take(start, to: max(count, min(front, start + most)))
  }

  /// Reads what is left once nobody writes any more.
  func readToEnd(from start: Int) {
    var place = start
    while place < end {
      let next = min(place + Self.partBytes, end)
      take(place, to: next)
      // Events hold zeros, but never a mebibyte of them.
      let part = UnsafeRawBufferPointer(rebasing: memory[place..<max(place, min(count, next))])
      if part.count < next - place || Self.last(part) == nil { return }
      place = next
    }
  }

  /// Where the tape ends.
  private var end: Int { max(0, memory.count - Self.marginBytes) }

  /// Puts bytes over the zeros behind an event.
  func put(_ bytes: [UInt8], at place: Int) {
    guard place >= 0, place + bytes.count <= memory.count else { return }
    for (offset, byte) in bytes.enumerated() { memory[place + offset] = byte }
    count = max(count, place + bytes.count)
  }

  private func take(_ start: Int, to end: Int) {
    let end = min(end, self.end)
    guard end > start else { return }
    let part = UnsafeMutableRawBufferPointer(rebasing: memory[start..<end])
    count = max(count, start + max(0, look(part, start)))
  }

  /// Up to where the tape is written behind a place: far looks first, as a busy program is ahead.
  private func written(from start: Int) -> Int {
    var distance = min(Self.farBytes, end - start)
    while distance > Self.nearBytes {
      if let found = lastWritten(from: start + distance - Self.probeBytes, Self.probeBytes) {
        return found + 1
      }
      distance /= 2
    }
    return lastWritten(from: start, min(end - start, Self.nearBytes)).map { $0 + 1 } ?? start
  }

  private func lastWritten(from start: Int, _ bytes: Int) -> Int? {
    guard bytes > 0 else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 1) { buffer in
      let found = look(buffer, start)
      guard found > 0 else { return nil }
      return Self.last(UnsafeRawBufferPointer(rebasing: buffer[..<found])).map { start + $0 }
    }
  }

  /// The place of the last byte that is not 0.
  private static func last(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var end = bytes.count
    while end >= 8, bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self) == 0 { end -= 8 }
    while end > 0, bytes[end - 1] == 0 { end -= 1 }
    return end > 0 ? end - 1 : nil
  }
}
