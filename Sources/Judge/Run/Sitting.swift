internal import Domain

/// One process of the learner's program, serving case after case.
struct Sitting {
  /// What the program does next.
  enum Move {
    case frame(Frame)
    /// Bytes that are no frame.
    case noise
    case end(JailExit)
  }

  /// What was used and printed since the last case began.
  struct Record {
    var stdout: [UInt8] = []
    var stderr: [UInt8] = []
    var cpuNanoseconds: UInt64 = 0
    var peakMemoryBytes = 0
  }

  private let session: JailSession
  private var events: AsyncStream<JailEvent>.Iterator
  private var reader = FrameReader()
  private var usedBefore: UInt64 = 0
  private(set) var record = Record()
  private(set) var level: JailLevel?

  init(_ session: JailSession) {
    self.session = session
    events = session.events.makeAsyncIterator()
  }

  /// Whether the program has said more than it was asked.
  var hasUnreadFrames: Bool { !reader.isEmpty }

  func send(_ frame: Frame, budget: CaseBudget?) {
    session.send(frame: frame.bytes, budget: budget)
  }

  func kill() { session.kill() }

  /// Begins a new record; text printed while the program was loaded goes to the first case.
  mutating func beginRecord(keepsText: Bool) {
    usedBefore += record.cpuNanoseconds
    record.cpuNanoseconds = 0
    record.peakMemoryBytes = 0
    if !keepsText { record = Record() }
  }

  /// Throws: `CancellationError` when the task was cancelled.
  mutating func next() async throws -> Move {
    while true {
      do {
        if let frame = try reader.next() { return .frame(frame) }
      } catch {
        return .noise
      }
      guard let event = await events.next() else {
        try Task.checkCancellation()
        throw JudgeError.jailFailed("It ended without a word.")
      }
      if let end = note(event) { return .end(end) }
    }
  }

  private mutating func note(_ event: JailEvent) -> JailExit? {
    switch event {
    case .started(let level): self.level = level
    case .output(.stdout, let bytes): record.stdout += bytes
    case .output(.stderr, let bytes): record.stderr += bytes
    case .frames(let bytes, let usage):
      note(usage)
      reader.append(bytes)
    case .collected: break
    case .ended(let end):
      note(end.usage)
      return end
    }
    return nil
  }

  private mutating func note(_ usage: JailUsage) {
    record.cpuNanoseconds = usage.cpuNanoseconds - min(usage.cpuNanoseconds, usedBefore)
    record.peakMemoryBytes = usage.peakMemoryBytes
  }
}
