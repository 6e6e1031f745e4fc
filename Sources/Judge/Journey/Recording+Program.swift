internal import Domain
internal import Foundation

extension Recording {
  /// What an interpreter may use until it waits for its program.
  private static let starting = CaseBudget(cpu: .seconds(5), wall: .seconds(20))

  /// A tape, and a process that waits for the program if there is one.
  func seat(for program: Program) throws(JudgeError) -> StandBy.Seat {
    if let spec = waitingSpec(program), let seat = standBy.take(spec) { return seat }
    return StandBy.Seat(tape: try folder.makeTape(bytes: job.limits.bytes))
  }

  /// Has a process started for a run like this one.
  func prepareNext(_ program: Program) {
    if let spec = waitingSpec(program) { standBy.prepare(spec, bytes: job.limits.bytes) }
  }

  /// The process of a program that comes as a frame; nil for one that is started by itself.
  private func waitingSpec(_ program: Program) -> JailSpec? {
    guard case .program = job.subject, program.runtime.spec.hasFrames, job.limits.window == nil
    else { return nil }
    return spec(of: program)
  }

  /// The process of a stand-alone program, without its tape.
  private func spec(of program: Program) -> JailSpec {
    var spec = program.runtime.spec.recorded(job.limits)
    spec.tellsAllText = true
    spec.limits.cpu = budget.cpu
    spec.limits.wall = budget.wall
    guard spec.hasFrames else { return spec }
    spec.limits.start = Self.starting
    spec.limits.cpu += Self.starting.cpu
    spec.limits.wall += Self.starting.wall + StandBy.patience
    return spec
  }

  private var budget: CaseBudget {
    CaseBudget(cpu: .milliseconds(job.limits.cpuMilliseconds))
  }

  /// Runs a stand-alone program with its own input, output and status.
  func play(
    _ program: Program, _ seat: StandBy.Seat, _ input: [UInt8]
  ) async throws -> Run {
    try seat.tape.put(input: input)
    var session = seat.session
    if session == nil {
      session = try await pool.open(spec(of: program).writing(on: seat.tape, readsInput: true))
    }
    guard let session else { throw CancellationError() }
    if program.runtime.spec.hasFrames {
      session.send(frame: program.load.frame.bytes, budget: budget)
    }
    var run = Run(ending: .finished)
    for await event in session.events {
      switch event {
      case .output(.stdout, let bytes): run.stdout += bytes
      case .output(.stderr, let bytes): run.stderr += bytes
      case .ended(let end):
        try run.note(end, TimeLimit(milliseconds: job.limits.cpuMilliseconds))
        return run
      case .started, .frames, .collected: break
      }
    }
    try Task.checkCancellation()
    throw JudgeError.jailFailed("It ended without a word.")
  }
}

extension Recording.Run {
  fileprivate mutating func note(_ end: JailExit, _ limit: TimeLimit) throws(JudgeError) {
    status =
      switch end.status {
      case .exited(let code): Int(code)
      case .signaled(let signal): 128 + Int(signal)
      }
    var record = Sitting.Record()
    record.cpuNanoseconds = UInt64(end.usage.cpuNanoseconds)
    record.stderr = stderr
    switch end.cause {
    case .program where status == 0: ending = .finished
    case .program where status < 128:
      ending = .failed(.runtimeError, note: "It ended with exit status \(status).", line: nil)
    default:
      let outcome = try Outcome(
        end, record: record, limit: limit, crash: nil, obituary: nil)
      if case .failed(let kind, let note, let line) = outcome {
        ending = .failed(kind, note: note, line: line)
      }
    }
  }
}
