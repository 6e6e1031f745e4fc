internal import Domain
internal import Foundation

extension Recording {
  /// What an interpreter may use until it waits for its program.
  private static let starting = CaseBudget(cpu: .seconds(5), wall: .seconds(20))

  /// A tape, and a process that waits for the program if there is one.
  func seat(for program: Program) throws(JudgeError) -> StandBy.Seat {
    if let runtime = waitingRuntime(program), let seat = standBy.take(runtime) { return seat }
    return StandBy.Seat(tape: try folder.makeTape(bytes: job.limits.bytes))
  }

  /// Has a process started for this run, unless one waits that will do for a while.
  func prepare(_ language: any TracedLanguage) async throws {
    guard let program = try await language.traced(job).program,
      let runtime = waitingRuntime(program), !standBy.hasWaiting(runtime)
    else { return }
    standBy.prepare(runtime, tapeBytes: job.limits.bytes)
  }

  /// Has a process started for a run like this one.
  func prepareNext(_ program: Program) {
    guard let runtime = waitingRuntime(program) else { return }
    standBy.prepare(runtime, tapeBytes: job.limits.bytes)
  }

  /// The process of a program that waits for its load, without its tape; nil for one that does not.
  private func waitingRuntime(_ program: Program) -> Runtime? {
    guard program.waitsForLoad else { return nil }
    var runtime = program.runtime
    switch job.subject {
    case .program: runtime.spec = spec(of: program)
    case .problem(let problem, let input):
      runtime.spec = bench(program.recorded(job.limits), problem, input).spec
    }
    runtime.spec.limits.wall += StandBy.patience
    return runtime
  }

  /// The process of a stand-alone program, without its tape.
  private func spec(of program: Program) -> JailSpec {
    var spec = program.recorded(job.limits).runtime.spec
    spec.tellsAllText = true
    spec.limits.cpu = budget.cpu
    spec.limits.wall = budget.wall
    spec.limits.rest = job.limits.rest
    guard program.waitsForLoad else { return spec }
    spec.limits.start = Self.starting
    spec.limits.cpu += Self.starting.cpu
    spec.limits.wall += Self.starting.wall
    return spec
  }

  /// A busy machine may keep it from working for long; the guard is for what nobody has thought of.
  private var budget: CaseBudget {
    CaseBudget(
      cpu: .milliseconds(job.limits.cpuMilliseconds), wall: job.limits.rest * Bench.guardFactor)
  }

  /// Runs a stand-alone program with its own input, output and status.
  func play(
    _ program: Program, _ seat: StandBy.Seat, _ input: [UInt8]
  ) async throws -> Run {
    try seat.tape.put(input: input)
    var session = seat.session
    if session == nil { session = try await pool.open(spec(of: program).writing(on: seat.tape)) }
    guard let session else { throw CancellationError() }
    if program.waitsForLoad { session.send(frame: program.load.frame.bytes, budget: budget) }
    var run = Run(ending: .finished)
    var reader = FrameReader()
    let activity = place.activity()
    defer { activity.end() }
    for await event in session.events {
      switch event {
      case .output(.stdout, let bytes): run.stdout += bytes
      case .output(.stderr, let bytes): run.stderr += bytes
      case .frames(let bytes, _):
        reader.append(bytes)
        // It greets, and refuses what does not compile; the program itself cannot write there.
        while let frame = try? reader.next() {
          if frame.known == .refused { return Run(refusal: Outcome(refusal: frame)) }
        }
      case .ended(let end):
        try run.note(end, TimeLimit(milliseconds: job.limits.cpuMilliseconds), program)
        return run
      case .idle(let isIdle): if isIdle { activity.wait() } else { activity.work() }
      case .started, .collected: break
      }
    }
    try Task.checkCancellation()
    throw JudgeError.jailFailed("It ended without output.")
  }
}

extension Recording.Run {
  fileprivate init(refusal: Outcome) {
    self.init(ending: .refused)
    if case .refused(let found) = refusal { diagnostics = found }
  }

  fileprivate mutating func note(
    _ end: JailExit, _ limit: TimeLimit, _ program: Program
  ) throws(JudgeError) {
    switch end.status {
    case .exited(let code): status = Int(code)
    case .signaled(let signal): (status, self.signal) = (128 + Int(signal), signal)
    }
    var record = Sitting.Record()
    record.cpuNanoseconds = UInt64(end.usage.cpuNanoseconds)
    record.stderr = stderr
    switch end.cause {
    case .program where status == 0: ending = .finished
    case .program where signal == nil:
      let note = program.obituary?(stderr)?.message ?? "It ended with exit status \(status)."
      ending = .failed(.runtimeError, note: note, line: nil)
    default:
      let outcome = try Outcome(
        end, record: record, limit: limit, crash: nil, obituary: nil)
      if case .failed(let kind, let note, let line) = outcome {
        ending = .failed(kind, note: note, line: line)
      }
    }
  }
}
