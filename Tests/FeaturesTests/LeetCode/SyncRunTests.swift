import Domain
import Foundation
@testable import OnlineFeature
import Store
import Synchronization
import Testing
import TestSupport

@testable import SiteKit

/// Changes that the learner makes while a sync goes on.
@Suite struct SyncRunTests {
  /// What a learner does meanwhile.
  enum Change: String, CaseIterable, Sendable {
    case name, noName, cookie, signOut, forget
  }

  private static let fresh = OnlineSession(token: "fresh-token", csrf: "fresh-csrf")

  private static func make(_ change: Change, in world: LeetCodeWorld) async throws {
    let services = world.services
    switch change {
    case .name: try await LeetCode.keepName("grace", isUnchecked: true, with: services)
    case .noName: try await LeetCode.keepName("", with: services)
    case .cookie:
      world.there.change { $0.session = fresh }
      _ = try await LeetCode.signIn(fresh, with: services)
    case .signOut: try await LeetCode.signOut(with: services)
    case .forget: try await LeetCode.forget(isSure: true, with: services)
    }
  }

  /// Makes a change when LeetCode is asked a question, once.
  private static func make(_ change: Change, at question: String, in world: LeetCodeWorld) {
    let isDone = Mutex(false)
    world.there.change { there in
      there.onAsking = { asked in
        guard asked.hasPrefix(question) else { return }
        let isFirst = isDone.withLock { done in
          defer { done = true }
          return !done
        }
        guard isFirst else { return }
        try await Self.make(change, in: world)
      }
    }
  }

  /// The questions of a sync with and without a cookie, at each of which something may change.
  @Test(
    arguments: Change.allCases, ["account", "solved 0", "solved 2", "recent", "member"])
  func `a sync from before a change undoes nothing of it`(
    change: Change, question: String
  ) async throws {
    try await withLeetCode({ there in
      there.members.append(OnlineMember(name: "grace"))
      there.recent = [.accepted("two-sum")]
      there.list = (0..<5).map { OnlineSolved(slug: "p\($0)", title: "P") }
    }) { world in
      let services = world.services
      if question == "member" {
        try await LeetCode.keepName("ada", isUnchecked: true, with: services)
      } else {
        _ = try await LeetCode.signIn(.good, with: services)
      }
      Self.make(change, at: question, in: world)
      await #expect(throws: (any Error).self) { try await LeetCode.sync(with: services) }
      world.there.change { $0.onAsking = nil }
      let account = try await LeetCode.account(with: services)
      switch change {
      case .name: #expect(account.name == "grace" && !account.isChecked)
      case .noName: #expect(account.name.isEmpty && !account.isChecked)
      case .cookie:
        #expect(!account.hasSessionEnded && account.signedInAs == "Ada")
        #expect(try await services.onlineSession() == Self.fresh)
      case .signOut: #expect(account.signedInAs == nil && !account.isPremium)
      case .forget:
        #expect(try await services.database.solvedElsewhere(source: LeetCode.source).isEmpty)
        #expect(try await services.database.onlineSubmissions(slug: "two-sum").isEmpty)
      }
      let state = try await LeetCode.syncState(with: services)
      #expect(state.run == nil && state.last == nil && state.newestSeen == nil)
      #expect(state.trouble == nil && state.failures == 0 && state.listTotal == nil)
      // Only what is forgotten is not to come back at once, and nobody is synced without a name.
      let isNobody = change == .noName && question == "member"
      let isDue = try await LeetCode.isSyncDue(with: services)
      #expect(isDue == (change != .forget && !isNobody))
      try await world.log().forEach { #expect(!$0.message.contains("LeetCode failed")) }
    }
  }

  @Test func `a fresh cookie is not declared dead because the old one is`() async throws {
    try await withLeetCode { world in
      _ = try await LeetCode.signIn(.good, with: world.services)
      world.there.change { $0.session = Self.fresh }
      Self.make(.cookie, at: "account", in: world)
      await #expect(throws: LeetCodeError.superseded) {
        try await LeetCode.sync(with: world.services)
      }
      world.there.change { $0.onAsking = nil }
      #expect(try await !LeetCode.account(with: world.services).hasSessionEnded)
      #expect(try await LeetCode.sync(with: world.services).isSignedIn)
    }
  }

  /// The run of another program that began when this one's had fallen silent.
  @Test(arguments: [false, true])
  func `the run of another program is never ended`(isInTrouble: Bool) async throws {
    let world = try LeetCodeWorld()
    let services = world.services
    try await LeetCode.keepName("ada", with: services)
    world.there.change { there in
      there.onAsking = { asked in
        guard asked.hasPrefix("recent") else { return }
        world.pass(hours: 1)
        let now = services.now()
        try await LeetCode.changeSync(with: services) {
          $0.run = SyncState.Run(startedAt: now, seenAt: now, read: 7, total: 9)
        }
        if isInTrouble { throw OnlineError.timedOut(service: "LeetCode") }
      }
    }
    await #expect(throws: (any Error).self) { try await LeetCode.sync(with: services) }
    let state = try await LeetCode.syncState(with: services)
    #expect(state.run?.read == 7 && state.trouble == nil && state.failures == 0)
    #expect(state.last == nil && state.attemptedAt == nil)
  }

  @Test func `what an interrupted sync brought is told by the one that ends well`() async throws {
    try await withLeetCode(problems: [.twoSum]) { world in
      let services = world.services
      world.there.change { there in
        there.list = [OnlineSolved(slug: "old", title: "O")]
        there.pageSize = 1
      }
      _ = try await LeetCode.signIn(.good, with: services)
      try await LeetCode.sync(with: services)
      world.pass(hours: 1)
      world.there.change { there in
        there.list = [
          OnlineSolved(slug: "two-sum", title: "T"), OnlineSolved(slug: "newer", title: "N"),
          OnlineSolved(slug: "old", title: "O"),
        ]
        there.onAsking = {
          if $0 == "solved 1" { throw OnlineError.timedOut(service: "LeetCode") }
        }
      }
      await #expect(throws: OnlineError.timedOut(service: "LeetCode")) {
        try await LeetCode.sync(with: services)
      }
      world.there.change { $0.onAsking = nil }
      let told = try await LeetCode.sync(with: services)
      #expect(told.syncedCount == 1 && told.fresh == ["two-sum"] && told.totalMatched == 1)
      #expect(try await LeetCode.sync(with: services).syncedCount == 0)
    }
  }

  @Test(arguments: [Int.max, Int.min, -1])
  func `a total beyond reason ends nothing`(total: Int) async throws {
    try await withLeetCode { world in
      var services = world.services
      var judge = world.there.judge
      judge.solved = { _, _ in
        OnlinePage(items: [OnlineSolved(slug: "p", title: "P")], total: total, next: nil)
      }
      services.online = { [judge] _ in judge }
      _ = try await LeetCode.signIn(.good, with: services)
      for _ in 1...2 { try await LeetCode.sync(with: services) }
      #expect(try await services.database.solvedSlugs() == ["p"])
    }
  }

  private func submit(
    _ slug: String, hoursAgo: Int64, in services: Services
  ) async throws {
    var verdict = Verdict.sample(.wrongAnswer)
    verdict.slug = slug
    try await services.database.recordAttempt(
      purpose: .submit, source: "", verdict: verdict,
      finishedAt: Instant(milliseconds: services.now().milliseconds - hoursAgo * 3_600_000),
      offsetSeconds: 0)
  }

  private static func named(_ number: Int) -> Problem {
    var problem = Problem.twoSum
    problem.summary.slug = "p\(number)"
    return problem
  }

  @Test func `submissions there are kept, also refused ones, of what is worked on here`()
    async throws
  {
    let refused = OnlineSubmission(
      id: 7, slug: "two-sum", title: "Two Sum", verdict: .wrongAnswer, status: "Wrong Answer",
      language: "swift", at: .sample)
    let problems = [Problem.twoSum] + (1...7).map(Self.named)
    try await withLeetCode(problems: problems, { $0.submissions = ["two-sum": [refused]] }) {
      world in
      let services = world.services
      for number in 1...6 {
        try await submit("p\(number)", hoursAgo: Int64(40 - number), in: services)
      }
      try await submit("two-sum", hoursAgo: 3, in: services)
      try await submit("two-sum", hoursAgo: 2, in: services)
      try await submit("p7", hoursAgo: 49, in: services)
      _ = try await LeetCode.signIn(.good, with: services)
      try await LeetCode.sync(with: services)
      let asked = world.there.asked.filter { $0.hasPrefix("submissions") }
      #expect(asked == ["two-sum", "p6", "p5", "p4", "p3"].map { "submissions \($0)" })
      #expect(try await services.database.onlineSubmissions(slug: "two-sum") == [refused])
      #expect(try await services.database.solvedElsewhere(source: LeetCode.source).isEmpty)
    }
  }

  @Test func `trouble with submissions is none of the sync's, and they are asked for no more`()
    async throws
  {
    try await withLeetCode(problems: [.twoSum, Self.named(1)]) { world in
      try await submit("two-sum", hoursAgo: 1, in: world.services)
      try await submit("p1", hoursAgo: 2, in: world.services)
      _ = try await LeetCode.signIn(.good, with: world.services)
      let questions = Mutex(0)
      world.there.change { there in
        there.onAsking = { question in
          guard question.hasPrefix("submissions") else { return }
          questions.withLock { $0 += 1 }
          throw OnlineError.serviceTrouble(service: "LeetCode")
        }
      }
      #expect(try await LeetCode.sync(with: world.services).isSignedIn)
      #expect(questions.withLock { $0 } == 1)
      #expect(try await LeetCode.syncState(with: world.services).trouble == nil)
    }
  }

  @Test func `without a cookie nobody is asked for submissions`() async throws {
    let world = try LeetCodeWorld()
    try await submit("two-sum", hoursAgo: 1, in: world.services)
    try await LeetCode.keepName("ada", with: world.services)
    try await LeetCode.sync(with: world.services)
    #expect(!world.there.asked.contains { $0.hasPrefix("submissions") })
  }
}
