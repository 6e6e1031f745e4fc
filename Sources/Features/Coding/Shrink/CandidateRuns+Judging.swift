import Domain
import SiteKit
import TestForge

extension CandidateRuns {
  /// Whether an input may be put to a program, whatever it costs there.
  func affords(_ input: [Value], in language: Language) -> Bool {
    !budget.isSpent(keeping: reserve, for: most(input, in: language))
  }

  /// The first of some inputs, as many as may be put to both programs.
  func affordable(_ inputs: [[Value]]) -> [[Value]] {
    guard let first = inputs.first else { return [] }
    let stopped = max(most(first, in: reference.language), most(first, in: submission.language))
    let sizes = inputs.map { inputSize($0, of: problem) }
    return Array(inputs.prefix(budget.affordable(sizes, most: stopped, keeping: reserve)))
  }

  private func most(_ input: [Value], in language: Language) -> Duration {
    let limit = Duration.milliseconds(
      Limits(cpuMilliseconds: cpuMilliseconds).derived(for: language, reference: nil)
        .cpuMilliseconds)
    return SearchBudget.most(
      stoppedAfter: .stoppedRun(limit), size: inputSize(input, of: problem), in: language)
  }

  /// What the learner's program costs on an input beside its own time.
  func around(_ input: [Value]) -> Duration {
    SearchBudget.most(
      stoppedAfter: .zero, size: inputSize(input, of: problem), in: submission.language)
  }

  /// The reference's answers to those inputs that it can answer in time, and the cases made of them.
  func answered(
    _ inputs: [[Value]], most milliseconds: Double = .infinity
  ) async throws -> (answers: [CaseResult], cases: [JudgeCase]) {
    let open = inputs.map { JudgeCase(input: $0, expected: nil, isVisible: false) }
    let results = try await judge(
      reference.source, reference.language, open, keepsWholeAnswers: true)
    let right = results.filter {
      $0.verdict == .accepted && $0.actual != nil && $0.cpuMilliseconds <= milliseconds
    }
    let needsExpected = problem.comparator.needsExpected
    let cases = right.map {
      JudgeCase(input: $0.input, expected: needsExpected ? $0.actual : nil, isVisible: false)
    }
    return (right, cases)
  }

  /// How cases end; those behind the end of the budget are left out.
  func judge(
    _ source: String, _ language: Language, _ cases: [JudgeCase], stopsAtFailure: Bool = false,
    isProbe: Bool = true, keepsWholeAnswers: Bool = false
  ) async throws -> [CaseResult] {
    var problem = problem
    problem.limits.cpuMilliseconds = cpuMilliseconds
    var job = JudgeJob(
      problem: problem, language: language, source: source, cases: cases, isOptimised: true,
      stopsAtFirstFailure: stopsAtFailure, learner: submission.learner)
    job.isProbe = isProbe
    job.keepsWholeAnswers = keepsWholeAnswers
    var begin = clock.now
    var results: [CaseResult] = []
    budget.chargeProcess(of: language)
    judging: for try await event in runner.judge(job) {
      switch event {
      // The time in the queue is nobody's work.
      case .compiling: begin = clock.now
      case .caseFinished(let result):
        results.append(result)
        budget.charge(result, size: size(of: result), in: language)
        if results.count < cases.count, !affords(cases[results.count].input, in: language) {
          break judging
        }
      case .queued, .sent, .makingReady, .compiled, .finished: break
      }
    }
    try Task.checkCancellation()
    budget.charge(wait: clock.now - begin)
    return results
  }

  /// An answer is read and compared like an input.
  private func size(of result: CaseResult) -> Int {
    let answer = result.actual.map { inputSize([$0], of: problem) }
    return inputSize(result.input, of: problem) + (answer ?? result.longAnswer?.bytes ?? 0)
  }

  /// What was found must fail in the same way again, under the real limits.
  ///
  /// Nil when it does not. What hangs may have less than its limit left.
  func confirmed(_ failure: CaseResult) async throws -> CaseResult? {
    let rest = max(.zero, budget.left - around(failure.input))
    let share = kind == .timeLimit ? min(1, rest / .stoppedRun(limits)) : 1
    cpuMilliseconds = max(cpuMilliseconds, Int(Double(usualMilliseconds) * share))
    reserve = .zero
    let expected = problem.comparator.needsExpected ? failure.expected : nil
    let item = JudgeCase(input: failure.input, expected: expected, isVisible: false)
    // A crash gets its line; what is near its limit would run several times.
    let results = try await judge(
      submission.source, submission.language, [item], isProbe: kind == .timeLimit)
    guard var result = results.first, result.verdict == kind else { return nil }
    result.expected = failure.expected
    if share < 1 {
      result.note =
        "It was stopped after \(Measure.time(milliseconds: result.cpuMilliseconds)) of CPU time."
    }
    return result
  }
}

extension Duration {
  /// What a run takes that is stopped at its limit, beyond doubt.
  static func stoppedRun(_ limits: Limits) -> Duration {
    stoppedRun(.milliseconds(limits.cpuMilliseconds))
  }

  static func stoppedRun(_ limit: Duration) -> Duration { limit * 1.15 }
}
