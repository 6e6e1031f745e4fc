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

    var cpu: Duration { .nanoseconds(Int64(clamping: cpuNanoseconds)) }
  }

  private let lease: Lease
  /// Is told when the process waits, and when it goes on.
  private let activity: Place.Activity?
  private var events: AsyncStream<JailEvent>.Iterator
  private var reader = FrameReader()
  private var usedBefore: UInt64 = 0
  private var ahead: CasesAhead?
  private(set) var record = Record()
  private(set) var level: JailLevel?

  init(_ lease: Lease, _ activity: Place.Activity? = nil) {
    self.lease = lease
    self.activity = activity
    events = lease.session.events.makeAsyncIterator()
  }

  /// Whether the process comes from a worker.
  var isWarm: Bool { lease.isWarm }

  /// Whether the program has said more than it was asked.
  var hasUnreadFrames: Bool { !reader.isEmpty }

  func send(_ frame: Frame, budget: CaseBudget?) {
    lease.session.send(frame: frame.bytes, budget: budget)
  }

  /// Sends cases before they are asked for; the jail puts each when the one before is answered.
  mutating func send(_ cases: CasesAhead) throws(JudgeError) {
    ahead = cases
    try sendMore()
  }

  /// Sends further cases when enough of those ahead are answered.
  mutating func sendMore() throws(JudgeError) {
    guard let frames = try ahead?.take(), !frames.isEmpty else { return }
    lease.session.send(frames: frames, budget: ahead?.budget)
  }

  /// After an error that the program survived: the jail holds the next case back until told.
  func goOn() { lease.session.send(frame: [], budget: nil) }

  func kill() { lease.session.kill() }

  /// Begins a new record; text printed while the program was loaded goes to the first case.
  mutating func beginRecord(keepsText: Bool) {
    usedBefore += record.cpuNanoseconds
    record.cpuNanoseconds = 0
    record.peakMemoryBytes = 0
    if keepsText { return }
    record = Record()
    ahead?.noteAnswer()
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
        throw JudgeError.jailFailed("It ended without output.")
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
    case .idle(let isIdle): if isIdle { activity?.wait() } else { activity?.work() }
    case .ended(let end):
      note(end.usage)
      lease.note(end)
      return end
    }
    return nil
  }

  private mutating func note(_ usage: JailUsage) {
    record.cpuNanoseconds = usage.cpuNanoseconds - min(usage.cpuNanoseconds, usedBefore)
    record.peakMemoryBytes = usage.peakMemoryBytes
  }
}
