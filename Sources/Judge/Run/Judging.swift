internal import Domain
internal import TestForge

/// One job from its source to its verdict.
struct Judging {
  /// After this many cases stopped by a limit the rest would only take everybody's time.
  private static let mostStops = 5
  /// How often one case may be repeated, and how often cases may be in one job.
  private static let mostRepeats = 2
  private static let mostRepeatsInAll = 12

  let job: JudgeJob
  let pool: WorkerPool
  let limits: Limits
  let emit: @Sendable (JudgeEvent) -> Void

  private let limit: TimeLimit
  private var repeats = 0
  private var results: [CaseResult] = []
  private var diagnostics: [Diagnostic] = []
  private var evidence: [String] = []
  private var report: CompileReport
  private var level: JailLevel

  init(
    _ job: JudgeJob, _ pool: WorkerPool, level: JailLevel,
    emit: @escaping @Sendable (JudgeEvent) -> Void
  ) {
    self.job = job
    self.pool = pool
    self.level = level
    self.emit = emit
    limits = job.problem.limits.scaled(
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
    let build = try await language.build(job)
    report = build.report
    diagnostics = build.diagnostics
    guard var program = build.program else { return refuse(build.diagnostics) }
    // To find the line of a crash takes longer than to crash.
    if job.isProbe { program.symbols = nil }
    var bench = Bench(
      pool, program, CaseSource(problem: job.problem, cases: job.cases), limit: limit,
      memoryBytes: limits.memoryBytes)
    defer { bench.clear() }
    let clock = ContinuousClock()
    let begin = clock.now
    let failure = try await bench.start()
    level = bench.level ?? level
    if build.countsLoading { report.milliseconds = (clock.now - begin).milliseconds }
    if case .refused(let found) = failure?.outcome { return refuse(diagnostics + found) }
    emit(.compiled(report, diagnostics))
    if let failure {
      evidence.append("The program failed before its first case.")
      if !job.cases.isEmpty { record(failure, result(failure, index: 0)) }
    } else {
      try await runCases(&bench)
    }
    finish()
  }

  private mutating func runCases(_ bench: inout Bench) async throws {
    var stops = 0
    for index in job.cases.indices {
      try Task.checkCancellation()
      let answer = try await answer(index, &bench)
      var result = result(answer, index: index)
      // A probe looks for what fails beyond doubt, and pays for each run.
      if result.verdict == .accepted, !job.isProbe { try await hold(&result, answer.cpu, &bench) }
      record(answer, result)
      let kind = result.verdict
      if job.excluded.contains(index) { continue }
      if kind != .accepted, job.stopsAtFirstFailure { return }
      stops += [.timeLimit, .idleLimit, .memoryLimit].contains(kind) ? 1 : 0
      if stops == Self.mostStops, index + 1 < job.cases.count {
        evidence.append("The last \(job.cases.count - index - 1) cases were left out.")
        return
      }
    }
  }

  private func answer(
    _ index: Int, _ bench: inout Bench, isAlone: Bool = false
  ) async throws -> Answer {
    let answer = try await bench.ask(index, isAlone: isAlone)
    guard case .answer(let value) = answer.outcome else { return answer }
    if let second = CaseCall.second(after: value, of: job.problem) {
      var later = try await bench.ask(second, after: index)
      later.add(answer)
      return later
    }
    var generator = SystemRandomNumberGenerator()
    if let look = SecondLook(
      at: value, of: job.cases[index].input, problem: job.problem, using: &generator)
    {
      var later = try await bench.ask(CaseCall(look), after: index)
      later.add(answer)
      if case .answer(let both) = later.outcome {
        later.outcome = look.judge(both).reason.map(Outcome.wrong) ?? answer.outcome
      }
      return later
    }
    return answer
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
    while limit.isNear(best), times.count <= Self.mostRepeats, repeats < Self.mostRepeatsInAll {
      repeats += 1
      bench.clear()
      let answer = try await answer(result.index, &bench, isAlone: true)
      times.append(answer.cpu)
      let again = self.result(answer, index: result.index)
      if again.verdict == .accepted, answer.cpu < best { (result, best) = (again, answer.cpu) }
    }
    if times.count > 1 {
      bench.clear()
      let list = times.map(\.inSeconds).joined(separator: ", ")
      evidence.append(
        "Case \(result.index + 1) is close to its time limit and ran \(times.count) times"
          + " (\(list) s): the best counts.")
    }
    guard best > limit.cpu else { return }
    result.verdict = .timeLimit
    result.note = limit.sentence(best)
  }

  private func result(_ answer: Answer, index: Int) -> CaseResult {
    CaseResult(answer, index: index, of: job.cases[index], problem: job.problem)
  }

  private mutating func record(_ answer: Answer, _ result: CaseResult) {
    if case .failed(.runtimeError, let note, let line?) = answer.outcome,
      !diagnostics.contains(where: { $0.line == line && $0.severity == .error })
    {
      diagnostics.append(Diagnostic(line: line, column: 1, severity: .error, message: note))
    }
    results.append(result)
    emit(.caseFinished(result))
  }

  private mutating func refuse(_ found: [Diagnostic]) {
    diagnostics = found
    emit(.compiled(report, found))
    finish(.compileError)
  }

  private func finish(_ kind: VerdictKind? = nil) {
    let failure = results.first {
      $0.verdict != .accepted && !job.excluded.contains($0.index)
    }
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
    let isUsual = job.referenceLanguage == .swift
    let reference = isUsual ? "reference" : "\(job.referenceLanguage.title) reference"
    let usual = job.problem.limits.scaled(for: job.language, reference: nil)
    let wasRaised = limits.cpuMilliseconds > usual.cpuMilliseconds
    guard failure?.verdict == .timeLimit || wasRaised else { return nil }
    let need = Int(milliseconds.rounded(.up))
    return "The limit is \(limits.cpuMilliseconds) ms; the \(reference) needs \(need) ms here"
      + (wasRaised ? ", so it was raised." : ".")
  }
}
