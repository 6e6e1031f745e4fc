import Domain
import TestForge

/// Runs of a submission that failed, beside the reference, on inputs that may be smaller.
///
/// They take their turns under the learner's own name, and what is counted is CPU time: that of a busy
/// machine's clock would end a search before it began.
actor CandidateRuns {
  /// What a search may use in all: for the submission, the reference and the candidates themselves.
  static let budget = Duration.seconds(2)
  /// What it may take by the clock, however busy the machine is.
  private static let patience = Duration.seconds(10)
  /// What the judge itself uses for a job and for each of its cases.
  private static let costOfJob = Duration.milliseconds(3)
  private static let costOfCase = Duration.microseconds(30)
  /// What a case may use on a small input, where more would be a hang.
  private static let quickMilliseconds = 150.0
  /// What the reference needs of that at most, if a hang shall be believed.
  private static let mostOfReference = 0.05
  /// Larger inputs are not looked at for a hang.
  private static let mostOfHang = 100
  /// How many failures of another kind one batch is taken up again after.
  private static let mostOthers = 8

  private let submission: Coding.Submission
  private let reference: Solution
  private let kind: VerdictKind
  private let problem: Problem
  private let runner: Runner
  /// The learner's limits, scaled for the language.
  private let limits: Limits
  private let clock = ContinuousClock()
  private let ownWork = OwnWork()
  private var spent = Duration.zero
  private var waited = Duration.zero
  private var failures: [[Value]: CaseResult] = [:]
  /// The limit of the candidates, as the problem writes it.
  private var cpuMilliseconds: Int

  init(
    _ submission: Coding.Submission, _ reference: Solution, failure: CaseResult, limits: Limits,
    in problem: Problem, runner: Runner
  ) {
    self.submission = submission
    self.reference = reference
    self.problem = problem
    self.runner = runner
    self.limits = limits
    kind = failure.verdict
    let usual = problem.limits.cpuMilliseconds
    let scale = Double(max(limits.cpuMilliseconds, 1)) / Double(max(usual, 1))
    let need = failure.verdict.isAboutTime ? 0 : failure.cpuMilliseconds * 2
    cpuMilliseconds = min(usual, max(1, Int(max(Self.quickMilliseconds, need) / scale)))
  }

  /// The smallest failure that is found, perhaps a given one.
  func smallest(from similar: [CaseResult]) async throws -> CaseResult? {
    for result in similar { failures[result.input] = result }
    // A large input that needs its time is no hang: less of it would only need less.
    let given = similar.map(\.input).filter {
      !kind.isAboutTime || inputSize($0, of: problem) <= Self.mostOfHang
    }
    ownWork.goOn()
    let found = try await Shrinker.smallest(from: given, of: problem) { inputs in
      let work = self.ownWork.used
      defer { self.ownWork.goOn() }
      return try await self.answer(inputs, madeIn: work)
    }
    guard kind == .timeLimit else { return found.flatMap { failures[$0] } }
    let least = similar.min { inputSize($0.input, of: problem) < inputSize($1.input, of: problem) }
    if let found, let failure = failures[found] {
      return given.contains(found) ? failure : try await confirmed(failure) ?? least
    }
    guard let least else { return nil }
    return try await slowSize(of: least) ?? least
  }
}

// MARK: - Answers

extension CandidateRuns {
  private var isSpent: Bool {
    // What hangs is at last held to the real limit, or to most of the budget.
    let reserve = kind == .timeLimit ? min(fullRun, Self.budget * 0.6) : .zero
    return spent + reserve >= Self.budget || waited >= Self.patience
  }

  /// What a run takes that is stopped at the real limit, beyond doubt.
  private var fullRun: Duration { .milliseconds(limits.cpuMilliseconds) * 1.15 }

  private func answer(
    _ inputs: [[Value]], madeIn work: Duration
  ) async throws -> Shrinker.Answer {
    spent += work
    guard !isSpent else { return .isSpent }
    let most = Self.quickMilliseconds * Self.mostOfReference
    let (answers, cases) = try await answered(inputs, most: kind == .timeLimit ? most : .infinity)
    var start = 0
    for _ in 0..<Self.mostOthers {
      guard start < cases.count, !isSpent else { break }
      let results = try await judge(
        submission.source, submission.language, Array(cases[start...]), stopsAtFailure: true)
      guard var last = results.last else { return .isSpent }
      guard last.verdict != .accepted else { return .nothingFailed }
      let place = start + results.count - 1
      if last.verdict == kind {
        if case .checker = problem.comparator { last.expected = answers[place].actual }
        failures[last.input] = last
        return .failed(answers[place].index)
      }
      start = place + 1
    }
    return isSpent ? .isSpent : .nothingFailed
  }

  /// The reference's answers to those inputs that it can answer in time, and the cases made of them.
  private func answered(
    _ inputs: [[Value]], most milliseconds: Double = .infinity
  ) async throws -> (answers: [CaseResult], cases: [JudgeCase]) {
    let open = inputs.map { JudgeCase(input: $0, expected: nil, isVisible: false) }
    let results = try await judge(reference.source, reference.language, open)
    let right = results.filter {
      $0.verdict == .accepted && $0.actual != nil && $0.cpuMilliseconds <= milliseconds
    }
    let needsExpected = problem.comparator.needsExpected
    let cases = right.map {
      JudgeCase(input: $0.input, expected: needsExpected ? $0.actual : nil, isVisible: false)
    }
    return (right, cases)
  }

  private func judge(
    _ source: String, _ language: Language, _ cases: [JudgeCase], stopsAtFailure: Bool = false
  ) async throws -> [CaseResult] {
    var problem = problem
    problem.limits.cpuMilliseconds = cpuMilliseconds
    let job = JudgeJob(
      problem: problem, language: language, source: source, cases: cases, isOptimised: true,
      stopsAtFirstFailure: stopsAtFailure, learner: submission.learner)
    var begin = clock.now
    var results: [CaseResult] = []
    for try await event in runner.judge(job) {
      switch event {
      // The time in the queue is nobody's work.
      case .compiling: begin = clock.now
      case .caseFinished(let result): results.append(result)
      case .queued, .compiled, .finished: break
      }
    }
    try Task.checkCancellation()
    waited += clock.now - begin
    let cases = results.reduce(0) { $0 + $1.cpuMilliseconds }
    spent += .milliseconds(cases) + Self.costOfJob + Self.costOfCase * results.count
    return results
  }
}

// MARK: - Too slow

extension CandidateRuns {
  /// What was stopped early must also use up the real limit, or what is left of the budget.
  private func confirmed(_ failure: CaseResult) async throws -> CaseResult? {
    let share = min(1, (Self.budget - spent) / fullRun)
    cpuMilliseconds = max(cpuMilliseconds, Int(Double(problem.limits.cpuMilliseconds) * share))
    let item = JudgeCase(input: failure.input, expected: failure.expected, isVisible: false)
    let results = try await judge(submission.source, submission.language, [item])
    guard var result = results.first, result.verdict == .timeLimit else { return nil }
    if share < 1 {
      result.note =
        "It was stopped after \(Measure.time(milliseconds: result.cpuMilliseconds)) of CPU time."
    }
    return result
  }

  /// The smallest failure among a generated case's smaller sizes, each given the whole limit.
  private func slowSize(of failure: CaseResult) async throws -> CaseResult? {
    guard problem.tests.indices.contains(failure.index),
      case .generated(let command) = problem.tests[failure.index].input,
      spent + fullRun * 1.5 < Self.budget
    else { return nil }
    let sizes = (1...5).reversed().map { command.size >> $0 }.filter { $0 > 1 }
    let inputs = sizes.compactMap { size -> [Value]? in
      let smaller = GeneratorCommand(family: command.family, seed: command.seed, size: size)
      let input = try? generate(smaller, for: problem)
      return input.flatMap { validate($0, for: problem).isEmpty ? $0 : nil }
    }
    cpuMilliseconds = problem.limits.cpuMilliseconds
    let (_, cases) = try await answered(inputs)
    let results = try await judge(
      submission.source, submission.language, cases, stopsAtFailure: true)
    return results.last.flatMap { $0.verdict == .timeLimit ? $0 : nil }
  }
}

extension VerdictKind {
  /// Whether each failure costs as much time as there is.
  fileprivate var isAboutTime: Bool { self == .timeLimit || self == .idleLimit }
}
