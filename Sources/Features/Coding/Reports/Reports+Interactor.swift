public import Domain
public import SiteKit
import Store
import TestForge

extension Reports {
  /// Which of a submission's cases the learner's reports leave out: the one place that knows.
  ///
  /// Cost: a query where there are no reports; else about the digest of each reported test's input.
  public static func exclusions(
    of problem: Problem, among cases: [JudgeCase], with services: Services
  ) async throws -> [Exclusion] {
    let reports = try await services.database.reports(slug: problem.slug).filter(\.leavesOut)
    return reports.compactMap { report in
      place(of: report, among: cases).map { index in
        Exclusion(
          index: index, input: cases[index].input, reason: report.reason,
          insisted: report.decision == .insisted, report: report.id)
      }
    }.sorted { $0.index < $1.index }
  }

  /// The hidden test that a case of an attempt met; throws when there is nothing to report.
  public static func subject(
    slug: String, attempt id: Int, index: Int, with services: Services
  ) async throws -> Subject {
    let problem = try services.problem(slug)
    let attempt = try await services.attempt(id: id, slug: slug)
    return try subject(attempt, index: index, of: problem)
  }

  /// The hidden test that the newest submission failed which fits; without a wish its first.
  ///
  /// An input may be the case's own or the smallest that was found for it.
  public static func subject(
    slug: String, index: Int?, input: [Value]?, with services: Services
  ) async throws -> Subject {
    let problem = try services.problem(slug)
    for light in try await services.database.attempts(slug: slug)
    where light.purpose == .submit && light.place == .local {
      guard let attempt = try await services.database.attempt(id: light.id) else { continue }
      let verdict = attempt.verdict
      let wanted = verdict.failures.first { failure in
        guard failure.isReportable, index == nil || failure.index == index else { return false }
        let isSmallest = failure == verdict.firstFailure && verdict.counterexample?.input == input
        return input == nil || failure.input == input || isSmallest
      }
      if let wanted { return try subject(attempt, index: wanted.index, of: problem) }
    }
    throw CodingError.nothingToReport
  }

  private static func subject(
    _ attempt: Attempt, index: Int, of problem: Problem
  ) throws -> Subject {
    guard attempt.purpose == .submit, attempt.place == .local,
      var result = attempt.verdict.failures.first(where: { $0.index == index }),
      result.isReportable
    else { throw CodingError.nothingToReport }
    // Large inputs are kept of the first failing case alone.
    let tests = problem.countingTests
    if result.input.isEmpty, tests.indices.contains(index),
      attempt.verdict.contentVersion == problem.summary.contentVersion
    {
      result.input = try ExpectedAnswers.input(of: tests[index], in: problem)
    }
    let isFirst = result.index == attempt.verdict.firstFailure?.index
    return Subject(
      problem: problem, attempt: attempt, result: result,
      smallest: isFirst ? attempt.verdict.counterexample : nil)
  }

  /// Has both references judge the test again, and keeps what comes of it.
  ///
  /// Throws: ``CodingError`` for a reason that cannot be used and for a test that is gone.
  public static func make(
    _ subject: Subject, reason: String, insists: Bool = false, with services: Services
  ) async throws -> TestReport {
    let reason = try checked(reason)
    let problem = subject.problem
    let answers = ExpectedAnswers(runner: services.runner, cacheFolder: services.cacheFolder)
    let cases = try await answers.cases(of: problem) {}
    guard
      let index = cases.indices.first(where: {
        !cases[$0].isVisible && cases[$0].input == subject.result.input
      })
    else { throw CodingError.testGone }
    var report = TestReport(
      subject, test: cases[index], index: index, reason: reason, at: services.now())
    var inputs = [cases[index]]
    if let smallest = report.smallest {
      let needsExpected = problem.comparator.needsExpected
      inputs.append(
        JudgeCase(
          input: smallest.input, expected: needsExpected ? smallest.expected : nil,
          isVisible: false))
    }
    let check = ReferenceCheck(problem: problem, runner: services.runner)
    let found = try await check.answers(on: inputs)
    report.test.answers = found[0]
    if found.count > 1 { report.smallest?.answers = found[1] }
    report.breaches = validate(subject.result.input, for: problem)
    let known = try await services.database.reports(slug: problem.slug).first {
      $0.isAbout(report.inputHash, expected: cases[index].expected)
    }
    let isInsisted = known?.decision == .insisted && known?.leavesOut == true
    report.decision = decision(on: report, insists: insists || isInsisted)
    return try await services.database.keepReport(report)
  }

  /// Leaves a test out though the references stand by it.
  @discardableResult
  public static func insist(
    id: Int, slug: String, with services: Services
  ) async throws -> TestReport {
    let report = try await report(id: id, slug: slug, with: services)
    guard report.decision == .stands else { return report }
    return try await services.database.decideReport(id: id, .insisted, withdrawnAt: nil) ?? report
  }

  /// Has a test count again; a report that leaves nothing out stays as it is.
  @discardableResult
  public static func withdraw(
    id: Int, slug: String? = nil, with services: Services
  ) async throws -> TestReport {
    let report = try await report(id: id, slug: slug, with: services)
    guard report.leavesOut else { return report }
    return try await services.database.decideReport(
      id: id, report.decision, withdrawnAt: services.now()) ?? report
  }

  /// One report beside today's content.
  public static func standing(
    id: Int, slug: String, with services: Services
  ) async throws -> Standing {
    let report = try await report(id: id, slug: slug, with: services)
    return try standings([report], with: services)[0]
  }

  /// The reports of a problem's tests, or of all problems, oldest first.
  public static func standings(
    slug: String? = nil, with services: Services
  ) async throws -> [Standing] {
    try standings(try await services.database.reports(slug: slug), with: services)
  }
}

// MARK: - Parts

extension Reports {
  private static func report(
    id: Int, slug: String?, with services: Services
  ) async throws -> TestReport {
    guard let report = try await services.database.report(id: id),
      slug == nil || report.slug == slug
    else { throw CodingError.unknownReport(id: id) }
    return report
  }

  private static func decision(
    on report: TestReport, insists: Bool
  ) -> TestReport.Decision {
    if !report.breaches.isEmpty { return .invalid }
    let answers = report.test.answers + (report.smallest?.answers ?? [])
    if answers.contains(where: { $0.verdict == .wrongAnswer }) { return .disputed }
    return insists ? .insisted : .stands
  }

  private static func standings(
    _ reports: [TestReport], with services: Services
  ) throws -> [Standing] {
    let answers = ExpectedAnswers(runner: services.runner, cacheFolder: services.cacheFolder)
    // Content that is as it was has every test that was reported.
    var cases: [String: [JudgeCase]] = [:]
    return try reports.map { report in
      guard let problem = try services.problems.problem(report.slug) else {
        return Standing(report: report, isStale: true)
      }
      if problem.summary.contentVersion == report.contentVersion {
        return Standing(report: report)
      }
      let known = try cases[report.slug] ?? answers.known(of: problem)
      cases[report.slug] = known
      return Standing(report: report, isStale: place(of: report, among: known) == nil)
    }
  }

  /// Where a report's test stands among a problem's cases; it is looked for at its old place first.
  private static func place(of report: TestReport, among cases: [JudgeCase]) -> Int? {
    func fits(_ index: Int) -> Bool {
      let item = cases[index]
      return !item.isVisible
        && report.isAbout(TestReport.hash(of: item.input), expected: item.expected)
    }
    if cases.indices.contains(report.index), fits(report.index) { return report.index }
    return cases.indices.first(where: fits)
  }
}

extension TestReport {
  /// A report before anybody looked at it.
  fileprivate init(
    _ subject: Reports.Subject, test: JudgeCase, index: Int, reason: String, at now: Instant
  ) {
    let problem = subject.problem
    self.init(
      slug: problem.slug, contentVersion: problem.summary.contentVersion, index: index,
      inputHash: Self.hash(of: test.input), expectedHash: test.expected.map(Self.hash),
      outcome: subject.result.verdict,
      test: Finding(
        input: test.input, expected: test.expected, actual: subject.result.actual),
      smallest: subject.smallest.map {
        Finding(input: $0.input, expected: $0.expected, actual: $0.actual)
      }, reason: reason, decision: .stands, madeAt: now)
  }
}
