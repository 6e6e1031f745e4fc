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
    /// What the programs are written in.
    public var language: Language
    public var referenceLanguage: Language

    /// Whether a program's time says something beside a reference's; else only its slope does.
    public var comparesTimes: Bool {
      language == referenceLanguage
        || !language.isDynamic && !referenceLanguage.isDynamic
    }
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
      family: inputs.family, curves: curves, cpuMilliseconds: runs.cpuMilliseconds,
      language: language, referenceLanguage: references[0].language)
  }

  /// The word on how a program grows; nil where a problem's references tell nothing.
  ///
  /// Measures it in two or three seconds of CPU time. A known family spares the search for the one
  /// on which the references differ most. `isSlower` of the word says "slower than asked".
  public static func growthWord(
    of source: String, in problem: Problem, language: Language, family: String? = nil,
    learner: String = "", runner: Runner
  ) async throws -> ComplexityVerdict? {
    let measured = try await growthCurves(
      of: [("yours", source)], in: problem, language: language, family: family, learner: learner,
      runner: runner)
    guard let measured, measured.curves.first?.sizes.isEmpty == false else { return nil }
    return ComplexityVerdict(measured, of: problem)
  }

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
    let measured = try? await growthCurves(
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
  /// What the curves of a solution, the fast and the brute reference say.
  init(_ measure: Coding.GrowthMeasure, of problem: Problem) {
    let (own, fast, brute) = (measure.curves[0], measure.curves[1], measure.curves[2])
    let found = GrowthComparison(
      own, fast: fast, brute: brute, declared: problem.complexity,
      comparesTimes: measure.comparesTimes)
    let complexity = problem.complexity
    let fit =
      switch found.kind {
      case .likeFast: complexity.time
      case .likeSlow: complexity.slow
      case .unclear: found.fit ?? ""
      }
    let other = measure.referenceLanguage.title
    let scope =
      measure.comparesTimes
      ? nil : "The references ran in \(other): only how the times grow is compared."
    let notes = [found.reason, scope].compactMap(\.self)
    self.init(
      verdict: found.kind.rawValue, fit: fit, expected: complexity.time,
      confidence: (found.confidence * 100).rounded() / 100,
      note: notes.isEmpty ? nil : notes.joined(separator: " "), curves: measure.curves)
  }

  /// The word where nothing was measured; `obstacle` ends the sentence.
  init(unmeasured obstacle: String, of problem: Problem) {
    self.init(
      verdict: GrowthComparison.Kind.unclear.rawValue, fit: "", expected: problem.complexity.time,
      confidence: 0, note: "Nothing was measured: \(obstacle)")
  }
}

extension Language {
  /// Its times are far from those of compiled code, by a factor that depends on the program.
  fileprivate var isDynamic: Bool { self == .python || self == .javascript }
}
