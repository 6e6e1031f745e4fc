import Domain
import Foundation
import SiteKit
import Store
import Study
@testable import StudyFeature
import Synchronization
import TestSupport

/// Two Sum with a clock that tests move, and a learner who submits.
final class ReviewBench: Sendable {
  private let time = Mutex(Instant("2026-03-02T09:00:00Z") ?? .sample)
  let database: AppDatabase

  init() throws { database = try .empty() }

  var services: Services {
    Services(
      problems: .fixed([.twoSum, Self.second]), runner: .accepting, database: database,
      now: { self.now }, cacheFolder: FileManager.default.temporaryDirectory)
  }

  /// A second problem, to be told apart by its name alone.
  static let second: Problem = {
    var problem = Problem.twoSum
    problem.summary.slug = "coin-change"
    problem.summary.title = "Coin Change"
    problem.summary.topic = .dp1d
    problem.summary.difficulty = .medium
    problem.summary.minutes = 25
    return problem
  }()

  var now: Instant { time.withLock { $0 } }

  func advance(minutes: Int = 0, days: Int = 0) {
    time.withLock { $0.milliseconds += Int64(days * 1440 + minutes) * 60_000 }
  }

  func go(to text: String) { time.withLock { $0 = Instant(text) ?? $0 } }

  func open(_ slug: String = "two-sum") async {
    await Review.note(.opened, slug: slug, with: services)
  }

  @discardableResult
  func submit(
    _ kind: VerdictKind = .accepted, _ slug: String = "two-sum"
  ) async throws -> GradedReview? {
    var verdict = Verdict.sample(kind)
    verdict.slug = slug
    let attempt = try await database.recordAttempt(
      purpose: .submit, source: "x", verdict: verdict, finishedAt: now, offsetSeconds: 0)
    let problem = try services.problem(slug)
    return try await Review.take(attempt, of: problem, with: services)
  }

  func run(_ slug: String = "two-sum") async throws {
    var verdict = Verdict.sample(.accepted)
    verdict.slug = slug
    try await database.recordAttempt(
      purpose: .run, source: "x", verdict: verdict, finishedAt: now, offsetSeconds: 0)
  }

  func model(_ slug: String = "two-sum") async throws -> Review.ProblemModel {
    try await Review.model(slug: slug, with: services)
  }

  /// Days until a problem is due, as the grade of today has it.
  func days(_ slug: String = "two-sum") async throws -> Int? {
    let deck = try await services.reviewDeck()
    return deck.standing(of: slug)?.dueOn.days(since: deck.today)
  }
}
