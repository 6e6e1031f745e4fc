public import Domain
import Store
import TestForge

extension Coding {
  /// What was measured of programs beside the references.
  public struct GrowthMeasure: Sendable {
    public var family: String
    /// Of the programs in their order, then of the fast and the brute reference.
    public var curves: [GrowthCurve]
    /// What the measured programs used.
    public var cpuMilliseconds: Double
  }

  /// Measures programs of a problem in turn with the references; nil where these tell nothing.
  ///
  /// A known family spares the search for the one on which the references differ most.
  public static func growthCurves(
    of programs: [(name: String, source: String)], in problem: Problem, language: Language,
    family: String? = nil, learner: String = "", runner: Runner
  ) async throws -> GrowthMeasure? {
    guard let references = GrowthRuns.references(of: problem, for: language) else { return nil }
    var runs = GrowthRuns(problem: problem, runner: runner, learner: learner)
    guard let inputs = try await runs.chosenInputs(for: references, known: family)
    else { return nil }
    let all =
      programs.map { GrowthRuns.Program(name: $0.name, language: language, source: $0.source) }
      + references
    let curves = try await runs.curves(of: all, on: inputs)
    return GrowthMeasure(
      family: inputs.family, curves: curves, cpuMilliseconds: runs.cpuMilliseconds)
  }

  /// Gives an attempt the word on how it grows, and keeps it.
  ///
  /// Nothing of it is the learner's: what goes wrong here, or is cancelled, only leaves it out.
  static func grow(
    _ attempt: inout Attempt, of submission: Submission, in problem: Problem,
    with services: Services, report: @Sendable (Event) async -> Void
  ) async {
    guard canGrow(attempt.verdict, submission), !Task.isCancelled,
      GrowthRuns.references(of: problem, for: submission.language) != nil,
      !GrowthInputs.commands(of: problem).isEmpty
    else { return }
    await report(.growing(attempt))
    let families = GrowthFamilies(cacheFolder: services.cacheFolder)
    let known = families.family(of: problem, in: submission.language)
    let slow = slowFamily(of: attempt.verdict, in: problem)
    let measured = try? await growthCurves(
      of: [("yours", submission.source)], in: problem, language: submission.language,
      family: slow ?? known, learner: submission.learner, runner: services.runner)
    guard let measured, let own = measured.curves.first, !own.sizes.isEmpty else { return }
    if known == nil, slow == nil {
      families.note(measured.family, of: problem, in: submission.language)
    }
    attempt.verdict.complexity = ComplexityVerdict(measured, of: problem)
    // The next submission finds it again, should the disk refuse.
    try? await services.database.recordFindings(on: attempt)
  }

  /// The family of a test that was too slow: there it shows, wherever the references differ most.
  private static func slowFamily(of verdict: Verdict, in problem: Problem) -> String? {
    let slow = verdict.cases.filter { $0.verdict == .timeLimit }.map(\.index)
    let families = slow.compactMap { index -> String? in
      guard problem.tests.indices.contains(index),
        case .generated(let command) = problem.tests[index].input
      else { return nil }
      return command.family
    }
    return families.first { family in
      GrowthInputs.commands(of: problem).contains { $0.family == family }
    }
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
  /// What the curves of a solution, the fast and the brute reference say.
  init(_ measure: Coding.GrowthMeasure, of problem: Problem) {
    let (own, fast, brute) = (measure.curves[0], measure.curves[1], measure.curves[2])
    let found = GrowthComparison(
      own, fast: fast, brute: brute, declared: problem.complexity)
    let complexity = problem.complexity
    let fit =
      switch found.kind {
      case .likeFast: complexity.time
      case .likeSlow: complexity.slow
      case .unclear: found.fit ?? ""
      }
    self.init(
      verdict: found.kind.rawValue, fit: fit, expected: complexity.time,
      confidence: (found.confidence * 100).rounded() / 100, note: found.reason,
      curves: measure.curves)
  }
}
