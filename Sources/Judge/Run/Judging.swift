internal import Domain

/// One job from its source to its verdict.
struct Judging {
  /// After this many cases stopped by a limit the rest would only take everybody's time.
  private static let mostStops = 5

  let job: JudgeJob
  let pool: WorkerPool
  let supervisor: JailSupervisor
  let limits: Limits
  let emit: @Sendable (JudgeEvent) -> Void

  private var results: [CaseResult] = []
  private var diagnostics: [Diagnostic] = []
  private var evidence: [String] = []
  private var report: CompileReport
  private var level: JailLevel

  init(
    _ job: JudgeJob, _ pool: WorkerPool, _ supervisor: JailSupervisor, level: JailLevel,
    emit: @escaping @Sendable (JudgeEvent) -> Void
  ) {
    self.job = job
    self.pool = pool
    self.supervisor = supervisor
    self.level = level
    self.emit = emit
    limits = job.problem.limits.scaled(for: job.language)
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
    guard let program = build.program else { return refuse(build.diagnostics) }
    var bench = Bench(
      pool, supervisor, program, limits: limits, caseCount: job.cases.count)
    defer { bench.close() }
    let clock = ContinuousClock()
    let begin = clock.now
    let failure = try await bench.start()
    level = bench.level ?? level
    if build.countsLoading { report.milliseconds = (clock.now - begin).milliseconds }
    if case .refused(let found) = failure?.0 { return refuse(diagnostics + found) }
    emit(.compiled(report, diagnostics))
    if let failure {
      evidence.append("The program failed before its first case.")
      if !job.cases.isEmpty { record(failure, index: 0) }
    } else {
      try await runCases(&bench)
    }
    finish()
  }

  private mutating func runCases(_ bench: inout Bench) async throws {
    var stops = 0
    for index in job.cases.indices {
      try Task.checkCancellation()
      record(try await answer(job.cases[index], &bench), index: index)
      let kind = results[index].verdict
      if kind != .accepted, job.stopsAtFirstFailure { return }
      stops += [.timeLimit, .idleLimit, .memoryLimit].contains(kind) ? 1 : 0
      if stops == Self.mostStops, index + 1 < job.cases.count {
        evidence.append("The last \(job.cases.count - index - 1) cases were left out.")
        return
      }
    }
  }

  private func answer(
    _ item: JudgeCase, _ bench: inout Bench
  ) async throws -> (Outcome, Sitting.Record) {
    let call = try CaseCall.first(for: item, of: job.problem)
    var (outcome, record) = try await bench.ask(call)
    if case .answer(let value) = outcome,
      let second = CaseCall.second(after: value, of: job.problem)
    {
      let later: Sitting.Record
      (outcome, later) = try await bench.ask(second)
      record += later
    }
    return (outcome, record)
  }

  private mutating func record(_ answer: (Outcome, Sitting.Record), index: Int) {
    let item = job.cases[index]
    let result = CaseResult(
      answer.0, answer.1, index: index, of: item, problem: job.problem)
    if case .failed(.runtimeError, let note, let line?) = answer.0,
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
    let failure = results.first { $0.verdict != .accepted }
    let facts = [failure?.note].compactMap(\.self) + evidence
    emit(
      .finished(
        Verdict(
          slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
          language: job.language, verdict: kind ?? failure?.verdict ?? .accepted,
          passed: results.count { $0.verdict == .accepted }, total: job.cases.count,
          limits: limits, evidence: facts, compile: report, jail: "\(level)",
          diagnostics: diagnostics, cases: results)))
  }
}

extension Sitting.Record {
  static func += (left: inout Sitting.Record, right: Sitting.Record) {
    left.stdout += right.stdout
    left.stderr += right.stderr
    left.cpuNanoseconds += right.cpuNanoseconds
    left.peakMemoryBytes = max(left.peakMemoryBytes, right.peakMemoryBytes)
  }
}

extension Duration {
  /// The duration in thousandths of a second.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}

extension Limits {
  /// What a case may use in a language.
  func scaled(for language: Language) -> Limits {
    Limits(cpuMilliseconds: cpuMilliseconds * language.slowness, memoryBytes: memoryBytes)
  }
}

extension Language {
  /// How many times the CPU time of compiled code a case gets.
  fileprivate var slowness: Int {
    switch self {
    case .swift, .cpp, .go, .rust: 1
    case .java, .javascript: 2
    case .python: 4
    }
  }
}
