public import Domain
import Store

extension Coding {
  /// Judges a submission, tells what happens as it happens, and keeps the attempt.
  ///
  /// The verdict is told before it is kept, as the disk may take as long as the run. What a failed
  /// submission fails on is then made smaller.
  /// A cancelled task ends the run at once and leaves a cancelled verdict. Throws: ``CodingError``
  /// and what the runner or the database throw.
  @discardableResult
  public static func judge(
    _ submission: Submission, with services: Services,
    report: @Sendable (Event) async -> Void
  ) async throws -> Attempt {
    do {
      let attempt = try await judged(submission, with: services, report: report)
      await log(attempt, with: services)
      return attempt
    } catch {
      await log(error, of: submission, with: services)
      throw error
    }
  }

  private static func judged(
    _ submission: Submission, with services: Services,
    report: @Sendable (Event) async -> Void
  ) async throws -> Attempt {
    try check(source: submission.source)
    let problem = try problem(submission.slug, with: services)
    try check(submission.language, for: problem)
    let verdict = try await verdict(on: submission, to: problem, with: services, report: report)
    let now = services.now()
    await report(.judged(verdict))
    // A run that was cancelled is kept, too; only a task of its own may read then.
    let moment = try await Task { try await services.dayClock() }.value.moment(now)
    var attempt = try await services.database.recordAttempt(
      purpose: submission.purpose, source: submission.source, verdict: verdict, finishedAt: now,
      offsetSeconds: moment.offsetSeconds)
    await Review.note(attempt, of: problem, with: services)
    await shrink(&attempt, verdict, of: submission, in: problem, with: services, report: report)
    await grow(&attempt, of: submission, in: problem, with: services, report: report)
    await report(.finished(attempt))
    return attempt
  }

  private static func verdict(
    on submission: Submission, to problem: Problem, with services: Services,
    report: @Sendable (Event) async -> Void
  ) async throws -> Verdict {
    var done = Progress(problem: problem, submission: submission)
    do {
      let answers = ExpectedAnswers(runner: services.runner, cacheFolder: services.cacheFolder)
      // Read while the database looks for own cases: a quick run would feel both in turn.
      async let known = submission.purpose == .run ? answers.knownTime(of: problem) : nil
      let cases = try await cases(
        of: submission, in: problem, from: answers, with: services, report: report)
      let time =
        submission.purpose == .run
        ? await known
        : try await answers.time(of: problem, on: cases) { await report(.preparing) }
      done.total = cases.count
      if submission.purpose == .submit {
        done.exclusions = try await Reports.exclusions(of: problem, among: cases, with: services)
      }
      if !done.exclusions.isEmpty { await report(.leavingOut(done.exclusions)) }
      await report(.planned(visible: cases.map(\.isVisible)))
      var job = JudgeJob(
        problem: problem, language: submission.language, source: submission.source, cases: cases,
        isOptimised: submission.purpose == .submit, learner: submission.learner,
        referenceCPUMilliseconds: time?.milliseconds,
        referenceLanguage: time?.language ?? .swift)
      job.excluded = Set(done.exclusions.map(\.index))
      for try await event in services.runner.judge(job) {
        done.take(event)
        if let event = Event(event) { await report(event) }
        // Keeping the attempt need not wait until the judge has tidied up.
        if done.verdict != nil { break }
      }
      try Task.checkCancellation()
    } catch let error where Task.isCancelled || error is CancellationError {
      return done.verdict ?? done.cancelled
    }
    guard let verdict = done.verdict else { throw CodingError.judgeStopped }
    return verdict
  }

  /// Judges a submission like ``judge(_:with:report:)``, with trouble told as the last event.
  static func follow(
    _ submission: Submission, with services: Services, report: @Sendable (Event) async -> Void
  ) async {
    do {
      try await judge(submission, with: services, report: report)
    } catch let error as any UserFacingError {
      await report(.failed(message: error.message, hint: error.hint))
    } catch {
      await report(
        .failed(
          message: "Something went wrong on our side: \(reasonInWords(error)).",
          hint: "Run it again; if that does not help, the page Log says more."))
    }
  }

  /// A problem by its slug, or an error with the nearest slugs.
  public static func problem(_ slug: String, with services: Services) throws -> Problem {
    try problem(slug, in: services.problems)
  }

  /// A problem of a catalogue by its slug, or an error with the nearest slugs.
  public static func problem(
    _ slug: String, in problems: SolutionProviding
  ) throws -> Problem {
    if let problem = try problems.problem(slug) { return problem }
    let known = try problems.summaries().map(\.slug)
    throw CodingError.unknownProblem(slug: slug, nearest: nearestNames(to: slug, in: known))
  }

  /// Refuses what is no source: nothing, too much, or a zero byte.
  public static func check(source: String) throws {
    guard source.contains(where: { !$0.isWhitespace }) else { throw CodingError.emptySource }
    try check(draft: source)
  }

  /// Refuses what may not be kept as a draft; an empty one may.
  public static func check(draft source: String) throws {
    let bytes = source.utf8.count
    guard bytes <= sourceLimitBytes else { throw CodingError.sourceTooLong(bytes: bytes) }
    guard !source.utf8.contains(0) else { throw CodingError.sourceNotText }
  }

  /// Refuses a language in which the problem's signature does not exist.
  public static func check(_ language: Language, for problem: Problem) throws {
    guard problem.signature.exists(in: language) else {
      throw CodingError.signatureMissing(language, title: problem.summary.title)
    }
  }

  private static func cases(
    of submission: Submission, in problem: Problem, from answers: ExpectedAnswers,
    with services: Services, report: @Sendable (Event) async -> Void
  ) async throws -> [JudgeCase] {
    guard submission.purpose == .run else {
      return try await answers.cases(of: problem) { await report(.preparing) }
    }
    var cases = submission.extraInputs.map {
      JudgeCase(input: $0, expected: nil, isVisible: true)
    }
    guard !submission.isExtraOnly else { return try await answers.answered(cases, of: problem) }
    cases =
      try await services.database.ownCases(slug: problem.slug).map {
        JudgeCase(input: $0.input, expected: $0.expected, isVisible: true)
      } + cases
    let visible = try await answers.cases(of: problem, visibleOnly: true) {
      await report(.preparing)
    }
    return visible + (try await answers.answered(cases, of: problem))
  }
}

/// What is known of a run while it goes on.
private struct Progress {
  let problem: Problem
  let submission: Coding.Submission
  var total = 0
  var results: [CaseResult] = []
  var compile: CompileReport?
  var diagnostics: [Diagnostic] = []
  var exclusions: [Exclusion] = []
  var verdict: Verdict?

  init(problem: Problem, submission: Coding.Submission) {
    self.problem = problem
    self.submission = submission
  }

  mutating func take(_ event: JudgeEvent) {
    switch event {
    case .compiled(let report, let diagnostics):
      compile = report
      self.diagnostics = diagnostics
    case .caseFinished(let result): results.append(result)
    case .finished(let verdict): self.verdict = verdict.leavingOut(exclusions)
    case .queued, .compiling: break
    }
  }

  /// The verdict when the learner stopped the run: what had ended by then stays in it.
  var cancelled: Verdict {
    Verdict(
      slug: problem.slug, contentVersion: problem.summary.contentVersion,
      language: submission.language, verdict: .cancelled,
      passed: results.count { $0.verdict == .accepted }, total: total, limits: problem.limits,
      compile: compile
        ?? CompileReport(
          milliseconds: 0, cached: false, optimised: submission.purpose == .submit),
      jail: "", diagnostics: diagnostics, cases: results
    ).leavingOut(exclusions)
  }
}

extension Coding.Event {
  /// What a listener hears of a judge's event; the verdict follows with its attempt.
  fileprivate init?(_ event: JudgeEvent) {
    switch event {
    case .queued(let ahead): self = .queued(ahead: ahead)
    case .compiling: self = .compiling
    case .compiled(let report, let diagnostics): self = .compiled(report, diagnostics)
    case .caseFinished(let result): self = .caseFinished(result)
    case .finished: return nil
    }
  }
}
