import Domain
import Foundation
import SiteKit
import Store
@testable import StudyFeature
import Synchronization

/// A learner with eight problems, three ready plans and a clock that a test turns.
final class PlanWorld: Sendable {
  let services: Services
  private let clock: Clock

  private final class Clock: Sendable {
    let now = Mutex(Instant(milliseconds: 0))
  }

  init(catalogue: [ProblemSummary] = PlanWorld.catalogue) throws {
    let clock = Clock()
    self.clock = clock
    services = Services(
      problems: SolutionProviding(
        summaries: { catalogue }, problem: { _ in nil }, plans: { Self.plans }),
      runner: .accepting, database: try .empty(), now: { clock.now.withLock(\.self) },
      cacheFolder: FileManager.default.temporaryDirectory)
    go(to: 2)
  }

  /// Turns the clock to an hour of a day of March 2026, whose second is a Monday.
  func go(to day: Int, hour: Int = 9) {
    let start = Int64(CivilDate.march(day).daysSinceEpoch) * 86_400_000
    clock.now.withLock { $0 = Instant(milliseconds: start + Int64(hour) * 3_600_000) }
  }

  /// Solves problems now, by submissions.
  func solve(_ slugs: String...) async throws {
    for slug in slugs {
      var verdict = Verdict.sample(.accepted)
      verdict.slug = slug
      try await services.database.recordAttempt(
        purpose: .submit, source: "", verdict: verdict, finishedAt: services.now())
    }
  }

  func day() async throws -> Plan.Day? {
    let clock = try await services.dayClock()
    return try await Plan.day(clock.day(of: services.now()), with: services)
  }

  func model(month: CivilDate? = nil) async throws -> Plan.Model {
    guard case .plan(let model) = try await Plan.showing(month: month, with: services) else {
      throw PlanError.noPlan
    }
    return model
  }

  static let catalogue: [ProblemSummary] = [
    problem("two-sum", .arraysHashing, .easy, 15), problem("group-anagrams", .arraysHashing),
    problem("3sum", .twoPointers), problem("min-stack", .stack),
    problem("tree", .trees, .easy), problem("path", .trees, .hard, 45),
    problem("coins", .dp1d), problem("robber", .dp1d),
  ]

  static let plans = [
    PlanTemplate(
      key: "days", title: "Four days", about: "A little of everything.",
      selection: .days([["two-sum", "tree"], ["3sum"], ["coins", "robber"], ["later"]]),
      sprintDays: 1),
    PlanTemplate(
      key: "list", title: "The list", about: "All of it.",
      selection: .list("blind75", size: 10), weeks: 1),
    PlanTemplate(
      key: "hours", title: "The list by hours", about: "As much as fits.",
      selection: .list("blind75", size: 10), weeks: 1, hours: 2),
  ]

  private static func problem(
    _ slug: String, _ topic: Topic, _ difficulty: Difficulty = .medium, _ minutes: Int = 30
  ) -> ProblemSummary {
    ProblemSummary(
      slug: slug, title: slug.split(separator: "-").map(\.capitalized).joined(separator: " "),
      topic: topic, difficulty: difficulty, lists: ["blind75"], number: nil, minutes: minutes,
      isLocalOnly: false, contentVersion: "1")
  }
}

extension CivilDate {
  /// A day of March 2026, whose second is a Monday.
  static func march(_ day: Int) -> CivilDate { CivilDate(daysSinceEpoch: 20_513 + day - 1) }
}
