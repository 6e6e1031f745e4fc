@testable import AppFeature
import Domain
import Foundation
@testable import OnlineFeature
import Store
@testable import StudyFeature
import Testing
import TestSupport

@testable import SiteKit

@Suite struct LeetCodeReviewsTests {
  private func synced() async throws -> LeetCodeWorld {
    let world = try LeetCodeWorld {
      $0.recent = [.accepted("two-sum", minute: -10 * 24 * 60), .accepted("not-here")]
    }
    try await LeetCode.keepName("ada", with: world.services)
    try await LeetCode.sync(with: world.services)
    return world
  }

  @Test func `reviews are offered and never begin by themselves`() async throws {
    let world = try await synced()
    let card = LeetCode.SyncCard(try await LeetCode.standing(with: world.services))
    #expect(card.offersReviews && card.startable == 1)
    #expect(try await world.services.database.reviews().isEmpty)
  }

  @Test func `a review begins on the day when the problem was solved there`() async throws {
    let world = try await synced()
    #expect(try await LeetCode.startReviews(with: world.services) == 1)
    #expect(try await LeetCode.startReviews(with: world.services) == 0)
    let review = try #require(try await world.services.database.reviews().first)
    #expect(review.slug == "two-sum" && review.grade == .good && review.chosen == nil)
    #expect(review.moment.instant.description == "2026-01-27T00:00:00.000Z")
    let due = try await Review.due(on: CivilDate(daysSinceEpoch: 20_490), with: world.services)
    #expect(due.map(\.summary.slug) == ["two-sum"])
    // A review of the past is not one of today's.
    #expect(try await Today.model(with: world.services).goal.done == 0)
    let card = LeetCode.SyncCard(try await LeetCode.standing(with: world.services))
    #expect(!card.offersReviews && card.startable == 0)
  }

  /// How many minutes before now it was solved there, and today's goal and streak before and after.
  @Test(arguments: [0, 60, 24 * 60, 3 * 24 * 60] as [Int64])
  func `reviews that begin with what was solved there are no study`(minutes: Int64) async throws {
    let world = try LeetCodeWorld { $0.recent = [.accepted("two-sum", minute: 520 - minutes)] }
    let services = world.services
    try await LeetCode.keepName("ada", with: services)
    try await LeetCode.sync(with: services)
    let before = try await Today.model(with: services)
    #expect(try await LeetCode.startReviews(with: services) == 1)
    let after = try await Today.model(with: services)
    #expect(after.streak == before.streak && after.goal == before.goal)
    let content = try await Stats.content(with: services)
    #expect(content.reviews.count == 1)
    #expect(content.ownReviews.isEmpty && content.doneMoments.isEmpty)
    // The mark stays with the review when it is graded anew.
    let review = try #require(content.reviews.first)
    #expect(try await services.database.chooseGrade(.easy, ofReview: review.id)?.isStudy == false)
  }

  @Test func `declined, they are offered again only for what comes later`() async throws {
    let world = try await synced()
    try await LeetCode.declineReviews(with: world.services)
    var card = LeetCode.SyncCard(try await LeetCode.standing(with: world.services))
    #expect(!card.offersReviews && card.startable == 1)
    try await world.services.database.forgetSolvedElsewhere(source: LeetCode.source)
    world.pass(hours: 2)
    try await LeetCode.sync(with: world.services)
    card = LeetCode.SyncCard(try await LeetCode.standing(with: world.services))
    #expect(card.offersReviews)
  }
}
