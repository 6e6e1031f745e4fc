internal import TraceFile

/// A trace that is made of a tape while its program still writes there.
///
/// What was read is not read again: each look goes on where the one before it stopped.
struct GrowingTrace: Sendable {
  /// What is read beyond the end of a part, so that its last event is whole.
  private static let marginBytes = 2 << 20
  /// The opcode of STEP.
  private static let step: UInt8 = 1

  let tape: Tape
  private(set) var builder: TraceBuilder
  private var bytes: [UInt8] = []

  init(_ tape: Tape, _ builder: TraceBuilder) {
    self.tape = tape
    self.builder = builder
  }

  /// Reads on, but not much more than so many bytes; gives whether there was something.
  @discardableResult
  mutating func read(atMost most: Int) -> Bool {
    let start = builder.position
    bytes.removeLast(bytes.count - start)
    let written = tape.bytes(from: start, atMost: most + Self.marginBytes)
    // What an event before the last written byte holds may have come only after it was passed.
    bytes += tape.bytes(from: start, atMost: written.count)
    bytes.withUnsafeBytes { builder.read($0, upTo: start + most) }
    return builder.position > start
  }

  /// Reads what is left once nobody writes any more.
  mutating func readToEnd() {
    let start = builder.position
    bytes.removeLast(bytes.count - start)
    bytes += tape.bytes(from: start)
    bytes.withUnsafeBytes { builder.read($0) }
  }

  /// Whether nothing but a whole step is left: who is killed in a long statement stands in it.
  ///
  /// The last byte of a line's number is never 0, so that a number which was cut off is recognised.
  var endsInStep: Bool {
    guard let last = bytes.lastIndex(where: { $0 != 0 }), builder.position < last else {
      return false
    }
    let rest = bytes[builder.position...last]
    return rest.first == Self.step && bytes[last] < 128
      && rest.dropFirst().dropLast().allSatisfy { $0 >= 128 }
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
