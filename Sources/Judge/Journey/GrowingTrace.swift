internal import TraceFile

/// A trace that is made of a tape while its program still writes there.
///
/// What was read is not read again: each look goes on where the one before it stopped.
struct GrowingTrace: Sendable {
  /// What is read beyond the end of a part, so that its last event is whole.
  private static let marginBytes = 2 << 20

  let tape: Tape
  private(set) var builder: TraceBuilder
  private var bytes: [UInt8] = []

  init(_ tape: Tape, _ builder: TraceBuilder) {
    self.tape = tape
    self.builder = builder
  }

  /// Reads on, but not much more than so many bytes.
  mutating func read(atMost most: Int) {
    let start = builder.position
    bytes.removeLast(bytes.count - start)
    let written = tape.bytes(from: start, atMost: most + Self.marginBytes)
    // What an event before the last written byte holds may have come only after it was passed.
    bytes += tape.bytes(from: start, atMost: written.count)
    bytes.withUnsafeBytes { builder.read($0, upTo: start + most) }
  }

  /// Reads what is left once nobody writes any more.
  mutating func readToEnd() {
    let start = builder.position
    bytes.removeLast(bytes.count - start)
    bytes += tape.bytes(from: start)
    bytes.withUnsafeBytes { builder.read($0) }
  }

  /// Gives a tape without its last word one, so that its last event counts as whole.
  ///
  /// The event may end in zeros, which look like the end: the right place is where the word is read.
  mutating func finish() {
    guard builder.exitStatus == nil, let last = bytes.lastIndex(where: { $0 != 0 }) else { return }
    bytes += repeatElement(0, count: 16)
    for place in last + 1...last + 10 {
      bytes.replaceSubrange(place..<place + 2, with: [255, 1])
      var trial = builder
      bytes.withUnsafeBytes { trial.read($0) }
      if trial.exitStatus != nil {
        builder = trial
        return
      }
      bytes.replaceSubrange(place..<place + 2, with: [0, 0])
    }
  }

  /// Writes the trace of what was read to where the tape's trace is to lie.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func keep(_ status: TraceFooter.Status) throws(JudgeError) {
    try tape.keep(bytes.withUnsafeBytes { builder.trace(of: $0, status: status) })
  }
}
