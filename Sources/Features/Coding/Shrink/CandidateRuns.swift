import Domain
import TestForge

/// Runs of a submission that failed, beside the reference, on inputs that may be smaller.
///
/// They take their turns under the learner's own name.
actor CandidateRuns {
  /// What a case may use on a small input, where more would be a hang.
  private static let quickMilliseconds = 80.0
  /// What the reference needs of that at most, if a hang shall be believed.
  private static let mostOfReference = 0.05
  /// Larger inputs are not looked at for a hang.
  private static let mostOfHang = 100
  /// Of the next own work, so much is foreseen by the last.
  private static let mostForeseen = Duration.milliseconds(100)
  /// How many candidates go to the judge at once: more for as long as none of them fails.
  private static let leastAtOnce = 64
  private static let mostAtOnce = 256

  let submission: Coding.Submission
  let reference: Solution
  let kind: VerdictKind
  let problem: Problem
  let runner: Runner
  /// The learner's limits, scaled for the language.
  let limits: Limits
  let clock = ContinuousClock()
  var budget: SearchBudget
  /// What is kept for the last run of what was found.
  var reserve: Duration
  /// The limit of the candidates, as the problem writes it.
  var cpuMilliseconds: Int
  /// The learner's limit, as the problem writes it.
  let usualMilliseconds: Int
  /// How many times that the learner's limit is.
  let scale: Double
  private var failures: [[Value]: CaseResult] = [:]
  private var atOnce = leastAtOnce

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
    let usual = limits.floor(for: submission.language).cpuMilliseconds
    usualMilliseconds = usual
    scale = Double(max(limits.cpuMilliseconds, 1)) / Double(max(usual, 1))
    let need = failure.verdict.isAboutTime ? 0 : failure.cpuMilliseconds * 2
    cpuMilliseconds = min(usual, max(1, Int(max(Self.quickMilliseconds, need) / scale)))
    // Two sizes tell of the others.
    let most = Duration.stoppedRun(limits) * 1.25 + .milliseconds(Self.quickMilliseconds * 1.5)
    budget = SearchBudget(for: kind, under: limits)
    reserve = kind == .timeLimit ? min(most, budget.total * 0.75) : .milliseconds(need + 60)
  }

  /// The smallest failure that is found, perhaps a given one.
  func smallest(from similar: [CaseResult]) async throws -> CaseResult? {
    for result in similar { failures[result.input] = result }
    // A large input that needs its time is no hang: less of it would only need less.
    let given = similar.map(\.input).filter {
      !kind.isAboutTime || inputSize($0, of: problem) <= Self.mostOfHang
    }
    let found = try await search(from: given)
    if let found, given.contains(found) { return failures[found] }
    let least = similar.min { inputSize($0.input, of: problem) < inputSize($1.input, of: problem) }
    if let found, let failure = failures[found] { return try await confirmed(failure) ?? least }
    guard kind == .timeLimit, let least else { return least }
    return try await slowSize(of: least) ?? least
  }

  /// Outside of the actor, so that no thread changes between two questions.
  nonisolated private func search(from given: [[Value]]) async throws -> [Value]? {
    let work = OwnWork()
    return try await Shrinker.smallest(from: given, of: problem) { inputs in
      let used = work.used
      defer { work.goOn() }
      return try await self.answer(inputs, madeIn: used)
    }
  }

  private func answer(
    _ inputs: [[Value]], madeIn work: Duration
  ) async throws -> Shrinker.Answer {
    budget.charge(work: work)
    var start = 0
    while start < inputs.count {
      let some = affordable(Array(inputs[start...].prefix(atOnce)))
      guard !some.isEmpty else { return .isSpent }
      if let place = try await firstFailing(some) {
        atOnce = max(Self.leastAtOnce, atOnce / 2)
        return .failed(start + place)
      }
      start += some.count
      atOnce = min(Self.mostAtOnce, atOnce * 2)
    }
    let foreseen = min(work, Self.mostForeseen)
    return budget.isSpent(keeping: reserve, for: foreseen) ? .isSpent : .nothingFailed
  }

  /// The first of some inputs that fails in the same way, by its index.
  private func firstFailing(_ inputs: [[Value]]) async throws -> Int? {
    let most = Self.quickMilliseconds * Self.mostOfReference
    let (answers, cases) = try await answered(inputs, most: kind == .timeLimit ? most : .infinity)
    var start = 0
    while start < cases.count, affords(cases[start].input, in: submission.language) {
      let results = try await judge(
        submission.source, submission.language, Array(cases[start...]),
        // Where one fails in another way, many do: the rest is run at once.
        stopsAtFailure: start == 0)
      guard !results.isEmpty else { return nil }
      if let place = results.firstIndex(where: { $0.verdict == kind }) {
        var failure = results[place]
        let answer = answers[start + place]
        if case .checker = problem.comparator { failure.expected = answer.actual }
        failures[failure.input] = failure
        // Other sizes need not be tried any more, only this one once again.
        if kind == .timeLimit {
          reserve = min(reserve, .stoppedRun(limits) + around(failure.input))
        }
        return answer.index
      }
      start += results.count
    }
    return nil
  }
}

extension VerdictKind {
  /// Whether each failure costs as much time as there is.
  fileprivate var isAboutTime: Bool { self == .timeLimit || self == .idleLimit }
}
