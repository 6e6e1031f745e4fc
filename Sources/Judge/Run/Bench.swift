internal import Domain
private import Foundation

/// Puts cases to a program: starts its processes and replaces those that fell.
struct Bench {
  /// What loading the learner's code may cost, apart from every case.
  private static let loading = CaseBudget(cpu: .seconds(5), wall: .seconds(20))

  private let pool: WorkerPool
  private let supervisor: JailSupervisor
  private let program: Program
  private let sessionLimits: JailLimits
  private let budget: CaseBudget
  private let patience: CaseBudget
  private var isStarved = false
  private var sittings: [Int: Sitting] = [:]
  private(set) var level: JailLevel?

  init(
    _ pool: WorkerPool, _ supervisor: JailSupervisor, _ program: Program, limits: Limits,
    caseCount: Int
  ) {
    self.pool = pool
    self.supervisor = supervisor
    self.program = program
    budget = CaseBudget(cpu: .milliseconds(limits.cpuMilliseconds))
    patience = CaseBudget(cpu: budget.cpu, wall: budget.wall * 4)
    var session = program.runtime.spec.limits
    session.memoryBytes = limits.memoryBytes
    session.start = Self.loading
    session.cpu = Self.loading.cpu + budget.cpu * (caseCount + 1)
    session.wall = Self.loading.wall + patience.wall + budget.wall * caseCount
    sessionLimits = session
  }

  func close() { for sitting in sittings.values { sitting.kill() } }

  /// Starts one of the job's processes; nil when the learner's code is loaded.
  mutating func start(_ process: Int = 0) async throws -> (Outcome, Sitting.Record)? {
    guard sittings[process] == nil else { return nil }
    var sitting = Sitting(try await open())
    var crash: CrashNote?
    while true {
      switch try await sitting.next() {
      case .frame(let frame):
        switch frame.known {
        case .hello:
          sitting.beginRecord(keepsText: true)
          sittings[process] = sitting
          level = sitting.level ?? level
          return nil
        case .failure where crash == nil && CrashNote(frame.value ?? .null) != nil:
          crash = CrashNote(frame.value ?? .null)
          continue
        default:
          sitting.kill()
          level = sitting.level ?? level
          return (Self.refusal(frame), sitting.record)
        }
      case .noise:
        sitting.kill()
        return (.outOfTurn, sitting.record)
      case .end(let end):
        level = sitting.level ?? level
        crash = await located(crash)
        return (try Outcome(end, printed: sitting.record.stderr, crash: crash), sitting.record)
      }
    }
  }

  /// Puts one case; afterwards the process is ready for the next one, or gone.
  ///
  /// On a busy machine wall time passes while the program does not get its CPU time: then the case
  /// is repeated once, with more patience.
  mutating func ask(_ call: CaseCall) async throws -> (Outcome, Sitting.Record) {
    let answer = try await ask(call, budget)
    guard isStarved else { return answer }
    return try await ask(call, patience)
  }

  private mutating func ask(
    _ call: CaseCall, _ budget: CaseBudget
  ) async throws -> (Outcome, Sitting.Record) {
    isStarved = false
    if let failure = try await start(call.process) { return failure }
    guard var sitting = sittings.removeValue(forKey: call.process) else {
      throw JudgeError.jailFailed("Its process is gone.")
    }
    sitting.send(call.frame, budget: budget)
    let outcome = try await reply(to: call, from: &sitting)
    let record = sitting.record
    isStarved = outcome.isStarved
    if outcome.isOver {
      sitting.kill()
    } else {
      sitting.beginRecord(keepsText: false)
      sittings[call.process] = sitting
    }
    return (outcome.value, record)
  }

  private struct Reply {
    var value: Outcome
    /// Whether the process must not be used again.
    var isOver: Bool
    /// Whether the wall time ran out before the CPU time.
    var isStarved = false
  }

  private func reply(to call: CaseCall, from sitting: inout Sitting) async throws -> Reply {
    var oracle = call.oracle
    var crash: CrashNote?
    while true {
      switch try await sitting.next() {
      case .noise: return Reply(value: .outOfTurn, isOver: true)
      case .end(let end):
        crash = await located(crash)
        let outcome = try Outcome(end, printed: sitting.record.stderr, crash: crash)
        return Reply(value: outcome, isOver: true, isStarved: isStarved(end, sitting.record))
      case .frame(let frame) where frame.known == .question:
        switch oracle?.answer(frame.value) {
        case .frame(let answer): sitting.send(answer, budget: nil)
        case .exhausted(let note): return Reply(value: .wrong(note: note), isOver: true)
        case nil: return Reply(value: .outOfTurn, isOver: true)
        }
      case .frame(let frame):
        if crash == nil, frame.known == .failure, let note = CrashNote(frame.value ?? .null) {
          crash = note
          continue
        }
        guard crash == nil, !sitting.hasUnreadFrames, let outcome = Self.outcome(frame) else {
          return Reply(value: .outOfTurn, isOver: true)
        }
        return Reply(value: outcome, isOver: false)
      }
    }
  }

  /// Wall time ran out for a program that was at work, or that may have waited for its turn.
  ///
  /// One that sleeps uses next to no CPU, and so does one that a busy machine never lets run.
  private func isStarved(_ end: JailExit, _ record: Sitting.Record) -> Bool {
    guard end.cause == .wallLimit || end.cause == .idleLimit else { return false }
    return Duration.nanoseconds(Int64(record.cpuNanoseconds)) > budget.cpu / 20
      || Self.isMachineBusy
  }

  /// Whether more processes want to run than there are processors, so that one may get no turn.
  private static var isMachineBusy: Bool {
    var load = 0.0
    return getloadavg(&load, 1) == 1
      && load > Double(ProcessInfo.processInfo.activeProcessorCount)
  }

  private static func outcome(_ frame: Frame) -> Outcome? {
    switch frame.known {
    case .result:
      guard let value = frame.value else {
        return .wrong(note: "The answer cannot be read: it is no valid JSON.")
      }
      return .answer(value)
    case .unreadable: return .wrong(note: frame.value?.text ?? "The answer cannot be read.")
    case .failure:
      return .failed(
        .runtimeError, note: frame.value?["message"]?.text ?? "The program failed.",
        line: frame.value?["line"]?.integer)
    default: return nil
    }
  }

  private static func refusal(_ frame: Frame) -> Outcome {
    guard frame.known == .refused else {
      guard frame.known == .failure else { return .outOfTurn }
      return outcome(frame) ?? .outOfTurn
    }
    let items = frame.value?.elements ?? []
    return .refused(
      items.map { item in
        Diagnostic(
          line: item["line"]?.integer ?? 1, column: item["column"]?.integer ?? 1,
          severity: .error, message: item["message"]?.text ?? "")
      })
  }

  private func open() async throws(JudgeError) -> JailSession {
    try await pool.session(program.runtime, program.load, limits: sessionLimits)
  }

  private func located(_ crash: CrashNote?) async -> CrashNote? {
    guard let crash, let symbols = program.symbols else { return crash }
    return await symbols.located(crash, supervisor)
  }
}
