import Domain
import SiteKit
import Store
import TestForge
import Trials

extension Coding {
  /// Gives an attempt the word on how it grows, and keeps it.
  ///
  /// Nothing of it is the learner's: what goes wrong here, or is cancelled, only leaves it out. Who
  /// asked for it hears why nothing could be measured; that is not kept.
  static func grow(
    _ attempt: inout Attempt, of submission: Submission, in problem: Problem,
    with services: Services, report: @Sendable (Event) async -> Void
  ) async {
    guard canGrow(attempt.verdict, submission), !Task.isCancelled else { return }
    let isAsked = submission.growth == .always
    let obstacle = growthObstacle(in: problem, for: submission.language)
    let goesBeyond = canStretch(attempt.verdict, submission, in: problem)
    if obstacle == nil || goesBeyond { await report(.growing(attempt)) }
    var family = slowFamily(of: attempt.verdict, in: problem)
    if goesBeyond,
      let found = await stretch(&attempt, of: submission, in: problem, with: services)
    {
      family = family ?? found
    }
    if let obstacle {
      if isAsked {
        attempt.verdict.complexity = ComplexityVerdict(unmeasured: obstacle, of: problem)
      }
      return
    }
    await measure(
      &attempt, of: submission, in: problem, family: family, with: services, isAsked: isAsked)
  }

  private static func measure(
    _ attempt: inout Attempt, of submission: Submission, in problem: Problem, family: String?,
    with services: Services, isAsked: Bool
  ) async {
    let families = GrowthFamilies(cacheFolder: services.cacheFolder)
    let known = families.family(of: problem, in: submission.language)
    let measured = try? await GrowthRuns.measure(
      of: [("yours", submission.source)], in: problem, language: submission.language,
      family: family ?? known, learner: submission.learner, runner: services.runner)
    guard let measured, let own = measured.curves.first, !own.sizes.isEmpty else {
      if isAsked, !Task.isCancelled {
        attempt.verdict.complexity = ComplexityVerdict(
          unmeasured: "the programs couldn't be run on inputs of growing size.", of: problem)
      }
      return
    }
    if known == nil, family == nil {
      families.note(measured.family, of: problem, in: submission.language)
    }
    attempt.verdict.complexity = ComplexityVerdict(measured, of: problem)
    // The next submission finds it again, should the disk refuse.
    try? await services.database.recordFindings(on: attempt)
  }

  /// Why nothing can be measured in a problem, as the end of a sentence; nil where it can.
  private static func growthObstacle(in problem: Problem, for language: Language) -> String? {
    guard GrowthRuns.references(of: problem, for: language) != nil else {
      return "the problem has no fast and slow reference in one language."
    }
    return GrowthInputs.commands(of: problem).isEmpty
      ? "none of the problem's tests is generated, so there are no inputs of growing size." : nil
  }

  /// The family of a test that was too slow: there it shows, wherever the references differ most.
  private static func slowFamily(of verdict: Verdict, in problem: Problem) -> String? {
    let slow = verdict.cases.filter { $0.verdict == .timeLimit }.map(\.index)
    let tests = problem.countingTests
    let families = slow.compactMap { index -> String? in
      guard tests.indices.contains(index), case .generated(let command) = tests[index].input
      else { return nil }
      return command.family
    }
    return families.first { isMeasured($0, in: problem) }
  }

  /// Whether inputs of rising size come from a family.
  static func isMeasured(_ family: String, in problem: Problem) -> Bool {
    GrowthInputs.commands(of: problem).contains { $0.family == family }
  }

  private static func canGrow(_ verdict: Verdict, _ submission: Submission) -> Bool {
    guard submission.purpose == .submit else { return false }
    switch (submission.growth, verdict.verdict) {
    case (.never, _), (_, .compileError), (_, .denied), (_, .cancelled), (_, .internalError):
      return false
    case (.afterAccept, let kind): return kind == .accepted
    case (.always, _): return true
    }
  }

  /// Where a button has a submission measured: once it is over, and if it could be built.
  static func growthRequest(after snapshot: JobBoard.Snapshot) -> SitePath? {
    guard case .finished(let attempt) = snapshot.events.last, attempt.verdict.complexity == nil
    else { return nil }
    var asked = snapshot.submission
    asked.growth = .always
    return canGrow(attempt.verdict, asked) ? .submit(slug: asked.slug) : nil
  }
}

extension ComplexityVerdict {
  /// The word where nothing was measured; `obstacle` ends the sentence.
  init(unmeasured obstacle: String, of problem: Problem) {
    self.init(
      verdict: GrowthComparison.Kind.unclear.rawValue, fit: "", expected: problem.complexity.time,
      confidence: 0, note: "Nothing was measured: \(obstacle)")
  }
}
