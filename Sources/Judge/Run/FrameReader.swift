internal import Domain

/// Puts frames together from bytes that arrive cut anywhere.
///
/// Cost: linear in the bytes, however they are cut.
struct FrameReader {
  private var bytes: [UInt8] = []
  /// Where the first byte lies that was not read yet.
  private var start = 0

  /// Whether nothing is waiting: no begun frame and no further one.
  var isEmpty: Bool { start == bytes.count }

  mutating func append(_ more: [UInt8]) {
    if isEmpty {
      bytes = more
      start = 0
      return
    }
    // What was read is dropped once it outweighs the rest, so each byte moves but a few times.
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next whole frame; nil while it is incomplete.
  ///
  /// Throws: ``FrameError`` for a length that no frame has.
  mutating func next() throws(FrameError) -> Frame? {
    guard bytes.count - start >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    guard length > 0, length <= Frame.mostBytes else { throw FrameError() }
    let end = start + 4 + length
    guard bytes.count >= end else { return nil }
    let frame = Frame(kind: bytes[start + 4], payload: Array(bytes[start + 5..<end]))
    start = end
    return frame
  }
}

/// Bytes on the frame channel that cannot be a frame.
struct FrameError: Error {}
