internal import Domain

/// One job from its source to its verdict.
struct Judging {
  /// After this many cases stopped by a limit the rest would only take everybody's time.
  private static let mostStops = (time: 2, idle: 2, memory: 5)
  /// How many failing cases are tried alone.
  private static let mostAlone = 6

  let job: JudgeJob
  let pool: WorkerPool
  let cache: CompileCache
  let limits: Limits
  let place: Place
  let emit: @Sendable (JudgeEvent) -> Void

  private let limit: TimeLimit
  private var repeats = Repeats()
  private var triedAlone = 0
  private var results: [CaseResult] = []
  private var diagnostics: [Diagnostic] = []
  private var evidence: [String] = []
  private var report: CompileReport
  /// How much of what the cases print is still kept.
  private var textBytes = 1 << 20
  private var level: JailLevel

  init(
    _ job: JudgeJob, _ pool: WorkerPool, _ cache: CompileCache, level: JailLevel, place: Place,
    emit: @escaping @Sendable (JudgeEvent) -> Void
  ) {
    self.job = job
    self.pool = pool
    self.cache = cache
    self.level = level
    self.place = place
    self.emit = emit
    limits = job.problem.limits.derived(
      for: job.language, reference: job.referenceCPUMilliseconds, in: job.referenceLanguage)
    limit = TimeLimit(milliseconds: limits.cpuMilliseconds)
    report = CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised)
  }

  /// Throws: ``JudgeError``, or `CancellationError`.
  mutating func run(_ language: any LearnerLanguage) async throws {
    emit(.compiling)
    if let complaint = SourceCheck.complaint(job.source) {
      return refuse([complaint])
    }
    let job = job
    let names = await language.makingReady(for: job)
    if !names.isEmpty { emit(.makingReady(names)) }
    // Run while the optimised program runs; nobody waits for it after a failure.
    let replay = Replay(job, pool, cache, memoryBytes: limits.memoryBytes, place: place)
    let checkedBuild = replay?.begin(language)
    defer { checkedBuild?.cancel() }
    let build = try await place.lending { try await language.build(job) }
    report = build.report
    diagnostics = build.diagnostics.bounded
    guard var program = build.program else { return refuse(build.diagnostics) }
    // To find the line of a crash takes longer than to crash.
    if job.isProbe { program.symbols = nil }
    var bench = Bench(
      pool, program, CaseSource(problem: job.problem, cases: job.cases), limit: limit,
      memoryBytes: limits.memoryBytes, in: place, isTrusted: job.keepsWholeAnswers)
    defer { bench.clear() }
    let clock = ContinuousClock()
    let begin = clock.now
    let failure = try await bench.start()
    level = bench.level ?? level
    if build.countsLoading { report.milliseconds = (clock.now - begin).milliseconds }
    if case .refused(let found) = failure?.outcome { return refuse(diagnostics + found) }
    emit(.compiled(report, diagnostics))
    if let failure {
      evidence.append("Your code failed before its first case.")
      if !job.cases.isEmpty { record(failure, result(failure, index: 0)) }
    } else {
      async let found = replay?.finding(language, build)
      try await runCases(&bench)
      if let failure = firstFailure {
        if let cause = await replay?.cause(of: failure, language, limit) { record(cause: cause) }
      } else if let found = await found {
        record(found)
      }
    }
    finish()
  }

  private mutating func runCases(_ bench: inout Bench) async throws {
    var stops = (time: 0, idle: 0, memory: 0)
    for index in job.cases.indices {
      try Task.checkCancellation()
      let isFirst = bench.isFresh
      let answer = try await bench.answer(index, job.cases[index], of: job.problem)
      var result = result(answer, index: index)
      try await tryAlone(&result, isFirst: isFirst, &bench)
      // A probe looks for what fails beyond doubt, and pays for each run.
      if !job.isProbe {
        var cpu = answer.cpu
        if result.verdict == .timeLimit { try await repeatAlone(&result, &cpu, &bench) }
        if result.verdict == .accepted { try await hold(&result, cpu, &bench) }
      }
      record(answer, result)
      let kind = result.verdict
      // Others wait for the clock, whether the case counts or not.
      if kind == .idleLimit { stops.idle += 1 }
      let isIdle = stops.idle == Self.mostStops.idle
      if job.excluded.contains(index), !isIdle { continue }
      if kind != .accepted, job.stopsAtFirstFailure { return }
      if kind == .timeLimit { stops.time += 1 }
      if kind == .memoryLimit { stops.memory += 1 }
      let isEnough =
        isIdle || stops.time + stops.idle == Self.mostStops.time
        || stops.memory == Self.mostStops.memory
      let rest = job.cases.count - index - 1
      if isEnough, rest > 0 {
        if isIdle { evidence.append("Your code waits instead of computing.") }
        evidence.append(
          rest == 1 ? "The last case wasn't run." : "The last \(rest) cases weren't run.")
        return
      }
    }
  }

  /// Runs a case that failed behind others in a process of its own.
  ///
  /// What passes there fails by what the code keeps. The verdict stays, as it is LeetCode's; a probe
  /// looks for inputs that fail by themselves.
  private mutating func tryAlone(
    _ result: inout CaseResult, isFirst: Bool, _ bench: inout Bench
  ) async throws {
    guard [.wrongAnswer, .runtimeError].contains(result.verdict) else { return }
    guard !isFirst else { return result.passesAlone = false }
    guard job.isProbe || triedAlone < Self.mostAlone else { return }
    triedAlone += 1
    bench.clear()
    let again = self.result(
      try await bench.answer(
        result.index, job.cases[result.index], of: job.problem, isAlone: true), index: result.index)
    bench.clear()
    result.passesAlone = again.verdict == .accepted
    guard result.passesAlone == true else { return }
    if job.isProbe {
      result = again
    } else {
      let sentence = KeptState.sentence(on: job.source, in: job.language)
      result.note = [result.note, sentence].compactMap(\.self).joined(separator: " ")
    }
  }

  /// Holds a right answer to the time limit.
  ///
  /// What is too near to it for one measurement is repeated, each time in processes of its own, and
  /// the best counts.
  private mutating func hold(
    _ result: inout CaseResult, _ cpu: Duration, _ bench: inout Bench
  ) async throws {
    var best = cpu
    var times = [cpu]
    while limit.isNear(best), repeats.takesNear(after: times.count) {
      bench.clear()
      let answer = try await bench.answer(
        result.index, job.cases[result.index], of: job.problem, isAlone: true)
      times.append(answer.cpu)
      let again = self.result(answer, index: result.index)
      if again.verdict == .accepted, answer.cpu < best { (result, best) = (again, answer.cpu) }
    }
    if times.count > 1 {
      bench.clear()
      let list = times.map(\.inSeconds).joined(separator: ", ")
      evidence.append(
        "Case \(result.index + 1) is close to its time limit, so it ran \(times.count) times"
          + " (\(list) s). The best time counts.")
    }
    guard best > limit.cpu else { return }
    result.verdict = .timeLimit
    result.note = limit.sentence(best)
  }

  /// Gives a case that went over its limit while the machine was busy another try by itself.
  ///
  /// What others do to caches and clocks must not turn a right answer into a wrong one.
  private mutating func repeatAlone(
    _ result: inout CaseResult, _ cpu: inout Duration, _ bench: inout Bench
  ) async throws {
    guard repeats.takesBeyond(whileBusy: Machine.isBusy) else { return }
    bench.clear()
    let answer = try await bench.answer(
      result.index, job.cases[result.index], of: job.problem, isAlone: true)
    let again = self.result(answer, index: result.index)
    bench.clear()
    let list = [cpu, answer.cpu].map(\.inSeconds).joined(separator: ", then ")
    evidence.append(
      "The machine was busy while case \(result.index + 1) went over its time limit, so it ran again"
        + " by itself (\(list) s). The second run counts.")
    if again.verdict != .timeLimit { (result, cpu) = (again, answer.cpu) }
  }

  private func result(_ answer: Answer, index: Int) -> CaseResult {
    CaseResult(
      answer, index: index, of: job.cases[index], problem: job.problem,
      keepsWhole: job.keepsWholeAnswers)
  }

  private mutating func record(_ answer: Answer, _ result: CaseResult) {
    var result = result
    result.shortenOutput(to: &textBytes)
    if case .failed(.runtimeError, let note, let line?) = answer.outcome { mark(line, note) }
    results.append(result)
    emit(.caseFinished(result))
  }

  /// Puts a checked program's failure in the place of a right answer.
  private mutating func record(_ found: Replay.Finding) {
    guard let place = results.firstIndex(where: { $0.index == found.index }) else { return }
    results[place] = found.result
    results[place].failsChecksAlone = true
    if let line = found.line, let note = found.result.note { mark(line, note) }
    evidence.append(
      "Found in the checked build, in which the small cases run again: the fast build got past it"
        + " by luck.")
  }

  /// Puts the crash that the checked program meets in the place of what came of it.
  private mutating func record(cause: Replay.Finding) {
    guard let place = results.firstIndex(where: { $0.index == cause.index }) else { return }
    var result = cause.result
    result.passesAlone = results[place].passesAlone
    result.failsChecksAlone = true
    results[place] = result
    if let line = cause.line, let note = result.note { mark(line, note) }
    evidence.append("Found in the checked build, in which the failing case ran again.")
  }

  private mutating func mark(_ line: Int, _ note: String) {
    guard !diagnostics.contains(where: { $0.line == line && $0.severity == .error }) else { return }
    diagnostics.append(Diagnostic(line: line, column: 1, severity: .error, message: note))
    diagnostics = diagnostics.bounded
  }

  private var firstFailure: CaseResult? {
    results.first { $0.verdict != .accepted && !job.excluded.contains($0.index) }
  }

  private mutating func refuse(_ found: [Diagnostic]) {
    diagnostics = found.bounded
    emit(.compiled(report, diagnostics))
    finish(.compileError)
  }

  private func finish(_ kind: VerdictKind? = nil) {
    let failure = firstFailure
    let facts = [failure?.note, calibration(failure)].compactMap(\.self) + evidence
    emit(
      .finished(
        Verdict(
          slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
          language: job.language, verdict: kind ?? failure?.verdict ?? .accepted,
          passed: results.count { $0.verdict == .accepted }, total: job.cases.count,
          limits: limits, evidence: facts, compile: report, jail: "\(level)",
          diagnostics: diagnostics, cases: results)))
  }

  /// How the limit came about, where it mattered or was raised.
  private func calibration(_ failure: CaseResult?) -> String? {
    guard let milliseconds = job.referenceCPUMilliseconds else { return nil }
    let usual = job.problem.limits.derived(for: job.language, reference: nil)
    let wasRaised = limits.cpuMilliseconds > usual.cpuMilliseconds
    guard failure?.verdict == .timeLimit || wasRaised else { return nil }
    let other = job.referenceLanguage
    let place = other == .swift && job.language != .python ? "" : " in \(other.title)"
    let need =
      "the slowest reference needs \(max(1, Int(milliseconds.rounded(.up)))) ms here\(place)"
    guard wasRaised else { return "The limit is \(limit.cpu.inSeconds) s; \(need)." }
    let factor = Double(Limits.timesReference) * job.language.slowness(beside: other)
    let words = factor >= 1 ? "\(Int(factor.rounded())) times that" : "a part of that"
    return "The limit is \(limit.cpu.inSeconds) s, as \(need): a case gets \(words)."
  }
}
