import Domain
import Foundation
@testable import OnlineFeature
import Testing
import TestSupport

@testable import SiteKit

@Suite struct LeetCodeNameTests {
  @Test(arguments: ["ada", " ADA ", "https://leetcode.com/u/ada/"])
  func `a name is kept in LeetCode's spelling, after it was asked`(typed: String) async throws {
    let world = try LeetCodeWorld()
    let answer = try await LeetCode.keepName(typed, with: world.services)
    #expect(answer == .valid(OnlineMember(name: "Ada", solved: 3)))
    let account = try await LeetCode.account(with: world.services)
    #expect(account == LeetCode.Account(name: "Ada", isChecked: true))
    #expect(world.there.asked.count == 1)
  }

  @Test(arguments: [("nobody", LeetCode.NameAnswer.unknown), ("two words", .impossible)])
  func `a user that is not found is not kept`(
    typed: String, expected: LeetCode.NameAnswer
  ) async throws {
    let world = try LeetCodeWorld()
    #expect(try await LeetCode.keepName(typed, with: world.services) == expected)
    #expect(try await LeetCode.account(with: world.services) == LeetCode.Account())
    #expect(world.there.asked.count == (expected == .unknown ? 1 : 0))
  }

  @Test(arguments: [
    OnlineError.offline(service: "LeetCode"), .timedOut(service: "LeetCode"),
    .challenge(service: "LeetCode"), .rateLimited(service: "LeetCode", retryAfterSeconds: 3),
    .serviceTrouble(service: "LeetCode"),
  ])
  func `trouble is no answer: nothing is kept unless the learner says so`(
    trouble: OnlineError
  ) async throws {
    let world = try LeetCodeWorld { $0.trouble = trouble }
    #expect(try await LeetCode.keepName("ada", with: world.services) == .unchecked(trouble))
    #expect(try await LeetCode.account(with: world.services).name.isEmpty)
    _ = try await LeetCode.keepName("ada", isUnchecked: true, with: world.services)
    #expect(
      try await LeetCode.account(with: world.services)
        == LeetCode.Account(name: "ada", isChecked: false))
    #expect(world.there.asked.count == 1)
  }

  @Test func `an unchecked name is checked by the next sync`() async throws {
    let world = try LeetCodeWorld()
    _ = try await LeetCode.keepName("ada", isUnchecked: true, with: world.services)
    try await LeetCode.sync(with: world.services)
    #expect(
      try await LeetCode.account(with: world.services)
        == LeetCode.Account(name: "Ada", isChecked: true))
  }

  @Test func `asking keeps nothing`() async throws {
    let world = try LeetCodeWorld()
    _ = try await LeetCode.check("ada", with: world.services)
    #expect(try await LeetCode.check(" ", with: world.services) == .empty)
    #expect(try await LeetCode.account(with: world.services) == LeetCode.Account())
  }

  @Test func `another name makes a sync due at once, none ends the syncs`() async throws {
    let world = try LeetCodeWorld {
      $0.members.append(OnlineMember(name: "grace"))
    }
    #expect(try await !LeetCode.isSyncDue(with: world.services))
    try await LeetCode.keepName("ada", with: world.services)
    #expect(try await LeetCode.isSyncDue(with: world.services))
    try await LeetCode.sync(with: world.services)
    #expect(try await !LeetCode.isSyncDue(with: world.services))
    try await LeetCode.keepName("ADA", with: world.services)
    #expect(try await !LeetCode.isSyncDue(with: world.services))
    try await LeetCode.keepName("grace", with: world.services)
    #expect(try await LeetCode.isSyncDue(with: world.services))
    #expect(try await LeetCode.keepName("", with: world.services) == .empty)
    #expect(try await !LeetCode.isSyncDue(with: world.services))
  }
}
