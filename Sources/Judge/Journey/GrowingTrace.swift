internal import TraceFile

/// A trace that is made of a tape while its program still writes there.
///
/// What was understood is not read again: each look goes on where the one before it stopped. Its events go into the
/// trace's file at once, so that little is left to be written when the program has ended.
struct GrowingTrace: Sendable {
  /// The opcode of STEP.
  private static let step: UInt8 = 1
  /// FINISH with status 1, and how many zeros the event before it may end in.
  private static let finish: [UInt8] = [255, 1]
  private static let mostZeros = 10
  /// What is read beyond the end of a part, as most events are short.
  private static let aheadBytes = 16 << 10

  let tape: Tape
  private(set) var builder: TraceBuilder
  private let bytes: TapeBytes
  private let output: TraceOutput
  private var isInLongEvent = false

  init(_ tape: Tape, _ builder: TraceBuilder, look: TapeBytes.Look? = nil) {
    self.tape = tape
    self.builder = builder
    bytes = TapeBytes(tape.path, look: look)
    output = TraceOutput(tape.growing)
  }

  /// Reads on, but not much more than so many bytes; gives whether there was something.
  ///
  /// Events count that had begun at an earlier look: the one that is being written may have holes.
  @discardableResult
  mutating func read(atMost most: Int) -> Bool {
    let (start, seen) = (builder.position, bytes.front)
    bytes.read(
      from: start, atMost: most + (isInLongEvent ? TapeBytes.marginBytes : Self.aheadBytes))
    builder.read(bytes.withZeros, upTo: min(start + most, seen), isGrowing: true)
    isInLongEvent = builder.position == start
    // Who cannot write now is told so at the end.
    try? output.write(events: bytes.withZeros, upTo: builder.eventsEnd)
    return builder.position > start
  }

  /// Reads what is left once nobody writes any more.
  mutating func readToEnd() {
    bytes.readToEnd(from: builder.position)
    builder.read(bytes.withZeros)
  }

  /// Whether nothing but a whole step is left: who is killed in a long statement stands in it.
  ///
  /// The last byte of a line's number is never 0, so that a number which was cut off is recognised.
  var endsInStep: Bool {
    guard let last = bytes.last, builder.position < last else { return false }
    let rest = bytes.withZeros[builder.position...last]
    return rest.first == Self.step && rest[last] < 128
      && rest.dropFirst().dropLast().allSatisfy { $0 >= 128 }
  }

  /// Gives a tape without its last word one, so that its last event counts as whole.
  ///
  /// The event may end in zeros, which look like the end.
  mutating func finish() {
    guard builder.exitStatus == nil, let last = bytes.last,
      let end = builder.endOfNextEvent(bytes.withZeros), last < end, end <= last + Self.mostZeros
    else { return }
    bytes.put(Self.finish, at: end)
    builder.read(bytes.withZeros)
  }

  /// Lays the trace of what was read so far where the tape's trace is to lie; it goes on growing.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func tell() throws(JudgeError) {
    try write(TraceOutput(tape.told), .init(.running))
  }

  /// Lays the trace of what was read where the tape's trace is to lie.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func keep(_ status: TraceFooter.Status) throws(JudgeError) { try write(output, status) }

  private func write(_ output: TraceOutput, _ status: TraceFooter.Status) throws(JudgeError) {
    try output.write(events: bytes.withZeros, upTo: builder.eventsEnd)
    try output.write(rest: builder.rest(status: status))
    try output.move(to: tape.trace)
  }
}
