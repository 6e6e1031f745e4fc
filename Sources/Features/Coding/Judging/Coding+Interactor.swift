public import Domain
public import SiteKit
import Store

extension Coding {
  /// Judges a submission, tells what happens as it happens, and keeps the attempt.
  ///
  /// The verdict is told before it is kept, as the disk may take as long as the run. What a failed
  /// submission fails on is then made smaller. An official one goes to LeetCode if it passed here;
  /// the attempt that is returned is the local one.
  /// A cancelled task ends the run at once and leaves a cancelled verdict. Throws: ``CodingError``
  /// and what the runner or the database throw; ``OnlineError`` where LeetCode is asked and cannot be.
  @discardableResult
  public static func judge(
    _ submission: Submission, with services: Services,
    report: @Sendable (Event) async -> Void
  ) async throws -> Attempt {
    try await judge(submission, with: services, report: report, claim: report)
  }

  /// The same; `claim` tells that it is handed in, or throws why it may not be.
  private static func judge(
    _ submission: Submission, with services: Services,
    report: @Sendable (Event) async -> Void, claim: @Sendable (Event) async throws -> Void
  ) async throws -> Attempt {
    do {
      let attempt = try await judged(submission, with: services, report: report, claim: claim)
      await log(attempt, with: services)
      return attempt
    } catch {
      await log(error, of: submission, with: services)
      throw error
    }
  }

  private static func judged(
    _ submission: Submission, with services: Services,
    report: @Sendable (Event) async -> Void, claim: @Sendable (Event) async throws -> Void
  ) async throws -> Attempt {
    try SourceCode.check(submission.source)
    let problem = try services.problem(submission.slug)
    try SourceCode.check(submission.language, for: problem)
    // Whoever is not signed in hears it before anything is judged.
    let official = try await officialExecutor(for: submission, to: problem, with: services)
    let verdict = try await verdict(on: submission, to: problem, with: services, report: report)
    await report(.judged(verdict))
    var attempt = try await keep(verdict, on: submission, judged: submission.place, with: services)
    await services.attemptKept(attempt, problem, services)
    if let official, isPassed(verdict) {
      await handIn(
        attempt, submission, in: problem, to: official, with: services, report: report,
        claim: claim)
      await report(.finished(attempt))
      return attempt
    }
    await shrink(&attempt, verdict, of: submission, in: problem, with: services, report: report)
    await grow(&attempt, of: submission, in: problem, with: services, report: report)
    await report(.finished(attempt))
    return attempt
  }

  /// Keeps a verdict as an attempt, also when the task was cancelled.
  static func keep(
    _ verdict: Verdict, on submission: Submission, judged place: ExecutionPlace,
    with services: Services
  ) async throws -> Attempt {
    let now = services.now()
    // Only a task of its own may read then.
    let moment = try await Task { try await services.dayClock() }.value.moment(now)
    return try await services.database.recordAttempt(
      purpose: submission.purpose, source: submission.source, verdict: verdict, finishedAt: now,
      offsetSeconds: moment.offsetSeconds, place: place)
  }

  /// Judges a submission like ``judge(_:with:report:)``, with trouble told as the last event.
  static func follow(
    _ submission: Submission, with services: Services, report: @Sendable (Event) async -> Void,
    claim: @Sendable (Event) async throws -> Void
  ) async {
    do {
      _ = try await judge(submission, with: services, report: report, claim: claim)
    } catch let error as any UserFacingError {
      await report(.failed(message: error.message, hint: error.hint))
    } catch {
      await report(
        .failed(
          message: "Something went wrong on our side: \(reasonInWords(error)).",
          hint: "Run it again; if that doesn't help, check the Log page."))
    }
  }
}
