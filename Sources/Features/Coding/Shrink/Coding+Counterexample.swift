import Domain
import SiteKit
import Store
import TestForge

extension Coding {
  /// Gives an attempt the smallest input that is found to fail in the same way, and keeps it.
  ///
  /// Nothing of it is the learner's: what goes wrong here, or is cancelled, only leaves it out.
  static func shrink(
    _ attempt: inout Attempt, _ verdict: Verdict, of submission: Submission, in problem: Problem,
    with services: Services, report: @Sendable (Event) async -> Void
  ) async {
    let answers = ExpectedAnswers(runner: services.runner, cacheFolder: services.cacheFolder)
    guard submission.purpose == .submit, let failure = verdict.firstFailureByItself,
      failure.verdict.canShrink, !failure.input.isEmpty,
      // The small cases were replayed in order, and candidates run without the checks.
      failure.failsChecksAlone == nil,
      let (reference, _) = await answers.reference(of: problem), !Task.isCancelled
    else { return }
    await report(.shrinking(attempt))
    let runs = CandidateRuns(
      submission, reference, failure: failure, limits: verdict.limits, in: problem,
      runner: services.runner)
    let similar = verdict.failuresByThemselves.filter {
      $0.verdict == failure.verdict && !$0.input.isEmpty
    }
    guard let smallest = try? await runs.smallest(from: similar), smallest.input != failure.input
    else { return }
    attempt.verdict.counterexample = Counterexample(
      input: smallest.input, expected: smallest.expected, actual: smallest.actual,
      shrunkFrom: inputSize(failure.input, of: problem), note: smallest.note)
    attempt.verdict.counterexample?.longAnswer = smallest.longAnswer
    // The next submission finds it again, should the disk refuse.
    try? await services.database.recordFindings(on: attempt)
  }
}

extension Verdict {
  /// The failing cases that say something of their input, not of what the code keeps between cases.
  fileprivate var failuresByThemselves: [CaseResult] {
    let keepsState = failures.contains { $0.passesAlone == true }
    return failures.filter { keepsState ? $0.passesAlone == false : $0.passesAlone != true }
  }

  fileprivate var firstFailureByItself: CaseResult? { failuresByThemselves.first }
}

extension VerdictKind {
  /// Whether a case that ended so tells something of its input.
  fileprivate var canShrink: Bool {
    switch self {
    case .wrongAnswer, .runtimeError, .timeLimit, .memoryLimit, .outputLimit: true
    // Who waits on one input waits on most, and each costs nothing but everybody's time.
    case .idleLimit: false
    case .accepted, .internalError, .compileError, .denied, .cancelled: false
    }
  }
}
