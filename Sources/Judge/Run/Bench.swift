internal import Domain

/// Puts cases to a program: starts its processes and replaces those that fell.
struct Bench {
  /// What loading the learner's code may cost, apart from every case.
  private static let loading = CaseBudget(cpu: .seconds(5), wall: .seconds(20))
  /// What a busy machine's cases get of wall time, compared with others.
  private static let patience = 4
  /// How much longer than its rest a run may take by the clock, where only CPU time and rest are to count.
  static let guardFactor = 20

  private let pool: WorkerPool
  private let program: Program
  private let cases: CaseSource
  private let sessionLimits: JailLimits
  private let limit: TimeLimit
  private let activity: Place.Activity?
  private var budget: CaseBudget
  private var isPatient = false
  private var hasReplacedWorker = false
  /// Whether the program is ours, so that its answers may be as long as they like.
  private let isTrusted: Bool
  private var sittings: [Int: Sitting] = [:]
  /// A process that was started ahead for a program that waits for its load.
  private var waiting: JailSession?
  private(set) var level: JailLevel?

  init(
    _ pool: WorkerPool, _ program: Program, _ cases: CaseSource, limit: TimeLimit, memoryBytes: Int,
    rest: Duration? = nil, waiting: JailSession? = nil, in place: Place? = nil,
    isTrusted: Bool = false
  ) {
    self.isTrusted = isTrusted
    self.pool = pool
    self.program = program
    self.cases = cases
    self.limit = limit
    self.waiting = waiting
    activity = place?.activity()
    budget = limit.budget
    if let rest {
      // A second run would write over what the first one told.
      (budget.wall, isPatient) = (rest * Self.guardFactor, true)
    }
    var session = program.runtime.spec.limits
    session.rest = rest
    session.memoryBytes = memoryBytes
    session.start = Self.loading
    session.cpu = Self.loading.cpu + budget.cpu * (cases.count + 1)
    session.wall = Self.loading.wall + budget.wall * (cases.count + Self.patience)
    sessionLimits = session
  }

  /// A process of the program as it is started.
  var spec: JailSpec {
    var spec = program.runtime.spec
    spec.limits = sessionLimits
    return spec
  }

  /// Whether the next case is the first one of its process.
  var isFresh: Bool { sittings.isEmpty }

  /// Ends all processes; the next case starts afresh.
  mutating func clear() {
    for sitting in sittings.values { sitting.kill() }
    sittings = [:]
    activity?.end()
  }

  /// Starts one of the job's processes; nil when the learner's code is loaded.
  ///
  /// Cases that need no answer of ours go along: those from `index` on, or that one alone.
  mutating func start(
    _ process: Int = 0, from index: Int = 0, isAlone: Bool = false
  ) async throws -> Answer? {
    guard sittings[process] == nil else { return nil }
    while true {
      var sitting = try await sit()
      if cases.areSentAhead {
        let last = isAlone ? min(index + 1, cases.count) : cases.count
        try sitting.send(CasesAhead(index..<last, of: cases, budget: budget))
      }
      let failure = try await greeting(of: &sitting)
      level = sitting.level ?? level
      switch failure {
      case nil:
        sitting.beginRecord(keepsText: true)
        sittings[process] = sitting
        return nil
      case .lost?: hasReplacedWorker = true
      case .ready(let outcome)?, .over(let outcome)?, .starved(let outcome)?:
        sitting.kill()
        return Answer(outcome: outcome, record: sitting.record)
      }
    }
  }

  /// A process that was given the program.
  private mutating func sit() async throws -> Sitting {
    activity?.work()
    guard program.waitsForLoad else {
      return Sitting(
        try await pool.lease(program.runtime, program.load, limits: sessionLimits), activity)
    }
    let session: JailSession
    if let waiting { session = waiting } else { session = try await pool.open(spec) }
    waiting = nil
    var sitting = Sitting(Lease(session), activity)
    guard case .frame(let frame) = try await sitting.next(), frame.known == .hello else {
      throw JudgeError.jailFailed("The program's process didn't start.")
    }
    sitting.send(program.load.frame, budget: Self.loading)
    return sitting
  }

  /// Puts one case; afterwards the process is ready for the next one, or gone.
  ///
  /// On a busy machine wall time passes while the program does not get its CPU time: then the case
  /// is repeated once, and all later ones have more patience.
  mutating func ask(_ index: Int, isAlone: Bool = false) async throws -> Answer {
    try await put(cases.areSentAhead ? nil : cases.call(index), index, isAlone)
  }

  /// Puts a call that follows from a case's answer.
  mutating func ask(_ call: CaseCall, after index: Int) async throws -> Answer {
    try await put(call, index, false)
  }

  private mutating func put(
    _ call: CaseCall?, _ index: Int, _ isAlone: Bool
  ) async throws -> Answer {
    let process = call?.process ?? 0
    while true {
      if let call, call.isAboutAnswer, sittings[process] == nil {
        // The process that answered is gone.
        let first = try await ask(index, isAlone: isAlone)
        guard case .answer = first.outcome else { return first }
      }
      if let failure = try await start(process, from: index, isAlone: isAlone) { return failure }
      guard var sitting = sittings.removeValue(forKey: process) else {
        throw JudgeError.jailFailed("Its process is gone.")
      }
      if let call { sitting.send(call.frame, budget: budget) } else { try sitting.sendMore() }
      let reply = try await reply(to: call, from: &sitting)
      let record = sitting.record
      switch reply {
      case .ready(let outcome):
        sitting.beginRecord(keepsText: false)
        sittings[process] = sitting
        return Answer(outcome: outcome, record: record)
      case .starved where !isPatient:
        isPatient = true
        budget.wall *= Self.patience
      case .starved(let outcome), .over(let outcome):
        sitting.kill()
        return Answer(outcome: outcome, record: record)
      case .lost: hasReplacedWorker = true
      }
    }
  }
}

// MARK: - What a process says

extension Bench {
  private enum Reply {
    case ready(Outcome)
    /// The process must not be used again.
    case over(Outcome)
    /// The wall time ran out before the CPU time, perhaps by the machine's fault.
    case starved(Outcome)
    /// The worker fell, not the learner's program.
    case lost
  }

  /// Waits until the learner's code is loaded; nil when it is.
  private func greeting(of sitting: inout Sitting) async throws -> Reply? {
    var crash: CrashNote?
    while true {
      switch try await sitting.next() {
      case .noise: return .over(.outOfTurn)
      case .end(let end): return try await reply(end, sitting, crash)
      case .frame(let frame):
        if frame.known == .hello, crash == nil { return nil }
        if crash == nil, let note = frame.crash {
          crash = note
          continue
        }
        return .over(Outcome(refusal: frame))
      }
    }
  }

  private func reply(to call: CaseCall?, from sitting: inout Sitting) async throws -> Reply {
    var oracle = call?.oracle
    var crash: CrashNote?
    while true {
      switch try await sitting.next() {
      case .noise: return .over(.outOfTurn)
      case .end(let end): return try await reply(end, sitting, crash)
      case .frame(let frame) where frame.known == .question && crash == nil:
        switch oracle?.answer(frame.value) {
        case .frame(let answer): sitting.send(answer, budget: nil)
        case .exhausted(let note): return .over(.wrong(note: note))
        case nil: return .over(.outOfTurn)
        }
      case .frame(let frame):
        if crash == nil, let note = frame.crash {
          crash = note
          continue
        }
        guard crash == nil, !sitting.hasUnreadFrames,
          let outcome = Outcome(answer: frame, isTrusted: isTrusted)
        else { return .over(.outOfTurn) }
        if case .failed(.memoryLimit, _, _) = outcome { return .over(outcome) }
        if frame.known == .failure { sitting.goOn() }
        return .ready(outcome)
      }
    }
  }

  private func reply(
    _ end: JailExit, _ sitting: Sitting, _ crash: CrashNote?
  ) async throws -> Reply {
    if case .jailFailure = end.cause, sitting.isWarm, !hasReplacedWorker { return .lost }
    let crash = await located(crash)
    let outcome = try Outcome(
      end, record: sitting.record, limit: limit, memoryBytes: sessionLimits.memoryBytes,
      crash: crash, obituary: program.obituary)
    let isStarved = end.isStarved(
      after: sitting.record.cpu, of: budget.cpu, isBusy: Machine.isBusy)
    return isStarved ? .starved(outcome) : .over(outcome)
  }

  private func located(_ crash: CrashNote?) async -> CrashNote? {
    guard let crash, let symbols = program.symbols else { return crash }
    return await symbols.located(crash, pool)
  }
}

extension JailExit {
  /// Wall time ran out for a program that was at work, or that may have waited for its turn.
  ///
  /// One that sleeps uses next to no CPU, and so does one that a busy machine never lets run.
  func isStarved(after cpu: Duration, of limit: Duration, isBusy: Bool) -> Bool {
    guard cause == .wallLimit || cause == .idleLimit, !isAsleep else { return false }
    return cpu > limit / 20 || isBusy
  }
}
