@testable import AppFeature
import Domain
import Foundation
@testable import OnlineFeature
import Store
import Synchronization
import Testing
import TestSupport

@testable import SiteKit

@Suite struct LeetCodeSyncTests {
  @Test func `nothing is asked before somebody is named`() async throws {
    let world = try LeetCodeWorld()
    #expect(try await !LeetCode.isSyncDue(with: world.services))
    await #expect(throws: LeetCodeError.notSetUp) {
      try await LeetCode.sync(with: world.services)
    }
    _ = try await Today.model(with: world.services)
    _ = try await Widget.data(with: world.services)
    _ = try await Settings.model(with: world.services)
    #expect(world.there.asked.isEmpty)
  }

  @Test func `what everybody sees comes over once, and what is unknown is kept`() async throws {
    let world = try LeetCodeWorld {
      $0.recent = [
        .accepted("two-sum", minute: 9), .accepted("not-here", minute: 5),
        .accepted("two-sum", minute: 1),
      ]
    }
    try await LeetCode.keepName("ada", with: world.services)
    let first = try await LeetCode.sync(with: world.services)
    #expect(first.syncedCount == 1 && first.totalMatched == 1 && first.fresh == ["two-sum"])
    let second = try await LeetCode.sync(with: world.services)
    #expect(second.syncedCount == 0 && second.totalMatched == 1)
    #expect(try await world.services.database.solvedSlugs() == ["two-sum", "not-here"])
    let solved = try await world.services.database.firstSolved()
    #expect(solved["two-sum"] == OnlineSubmission.accepted("two-sum", minute: 1).at)
    #expect(try await world.services.database.onlineSubmissions(slug: "two-sum").count == 2)
    let standing = try await LeetCode.standing(with: world.services)
    #expect(standing.unknown.map(\.title) == ["Not-Here"])
    #expect(standing.state.solvedThere == 3 && !standing.state.isIncomplete)
    #expect(try await world.log().last?.message.contains("0 new, 1 of the catalogue") == true)
  }

  @Test func `a full page that reaches nothing known leaves a gap, until the list was read`()
    async throws
  {
    try await withLeetCode({ world in
      world.recent = (0..<20).map { .accepted("p\($0)", minute: 100 - $0) }
      world.list = (0..<30).map { OnlineSolved(slug: "p\($0)", title: "P") }
    }) { world in
      try await LeetCode.keepName("ada", with: world.services)
      try await LeetCode.sync(with: world.services)
      #expect(try await LeetCode.syncState(with: world.services).isIncomplete)
      try await LeetCode.sync(with: world.services)
      // Nothing is missing since, and what was missing before still is.
      #expect(try await LeetCode.syncState(with: world.services).isIncomplete)
      _ = try await LeetCode.signIn(.good, with: world.services)
      try await LeetCode.sync(with: world.services)
      let state = try await LeetCode.syncState(with: world.services)
      #expect(!state.isIncomplete && state.listTotal == 30)
      try await LeetCode.signOut(with: world.services)
      try await LeetCode.sync(with: world.services)
      #expect(try await !LeetCode.syncState(with: world.services).isIncomplete)
    }
  }

  @Test func `the whole list is read once, then only as far as something is new`() async throws {
    try await withLeetCode({ world in
      world.list = (0..<7).map { OnlineSolved(slug: "p\($0)", title: "P", at: .sample) }
    }) { world in
      _ = try await LeetCode.signIn(.good, with: world.services)
      let seen = Mutex<[Int]>([])
      try await LeetCode.sync(with: world.services) { run in
        seen.withLock { $0.append(run.read) }
      }
      #expect(seen.withLock { $0 } == [0, 2, 4, 6, 7])
      func pages() -> Int { world.there.asked.count { $0.hasPrefix("solved") } }
      #expect(pages() == 4)
      try await LeetCode.sync(with: world.services)
      #expect(pages() == 5)
      world.there.change { $0.list.insert(OnlineSolved(slug: "two-sum", title: "T"), at: 0) }
      let third = try await LeetCode.sync(with: world.services)
      #expect(third.syncedCount == 1 && third.isSignedIn)
      #expect(pages() == 7)
      // The list grew, and not at its beginning.
      world.there.change { $0.list.append(OnlineSolved(slug: "old", title: "O")) }
      try await LeetCode.sync(with: world.services)
      #expect(try await world.services.database.solvedSlugs().contains("old"))
    }
  }

  @Test func `a list that does not end is left`() async throws {
    let world = try LeetCodeWorld()
    var services = world.services
    try await withTemporaryFolder { folder in
      services.database = try AppDatabase(folder: folder)
      var judge = world.there.judge
      let pages = Mutex(0)
      judge.solved = { _, cursor in
        pages.withLock { $0 += 1 }
        return OnlinePage(
          items: [OnlineSolved(slug: "same", title: "S")], total: 99, next: cursor ?? 1)
      }
      services.online = { [judge] _ in judge }
      _ = try await LeetCode.signIn(.good, with: services)
      try await LeetCode.sync(with: services)
      #expect(pages.withLock { $0 } == 2)
    }
  }

  @Test func `what came before a trouble stays, and the rest comes with the next one`()
    async throws
  {
    try await withLeetCode({ world in
      world.list = (0..<6).map { OnlineSolved(slug: "p\($0)", title: "P") }
    }) { world in
      _ = try await LeetCode.signIn(.good, with: world.services)
      world.there.change {
        $0.trouble = .timedOut(service: "LeetCode")
        $0.questionsBeforeTrouble = $0.asked.count + 2
      }
      await #expect(throws: OnlineError.timedOut(service: "LeetCode")) {
        try await LeetCode.sync(with: world.services)
      }
      #expect(try await world.services.database.solvedSlugs() == ["p0", "p1"])
      let state = try await LeetCode.syncState(with: world.services)
      #expect(state.run == nil && state.failures == 1 && state.listTotal == nil)
      world.there.change { $0.trouble = nil }
      try await LeetCode.sync(with: world.services)
      #expect(try await world.services.database.solvedSlugs().count == 6)
      #expect(try await LeetCode.syncState(with: world.services).trouble == nil)
    }
  }

  @Test func `trouble is told once, and hourly attempts become rarer`() async throws {
    let world = try LeetCodeWorld()
    try await LeetCode.keepName("ada", with: world.services)
    world.there.change { $0.trouble = .offline(service: "LeetCode") }
    for failures in 1...3 {
      _ = try? await LeetCode.sync(with: world.services)
      #expect(try await LeetCode.syncState(with: world.services).failures == failures)
    }
    let entries = try await world.log().filter { $0.message.contains("LeetCode failed") }
    #expect(entries.map(\.level) == [.warning, .debug, .debug])
    world.pass(hours: 3)
    #expect(try await !LeetCode.isSyncDue(with: world.services))
    world.pass(hours: 1)
    #expect(try await LeetCode.isSyncDue(with: world.services))
  }

  @Test func `a member that is gone is said in words`() async throws {
    let world = try LeetCodeWorld()
    try await LeetCode.keepName("ada", with: world.services)
    world.there.change { $0.members = [] }
    await #expect(throws: LeetCodeError.unknownMember("Ada")) {
      try await LeetCode.sync(with: world.services)
    }
    let card = LeetCode.SyncCard(try await LeetCode.standing(with: world.services))
    #expect(card.trouble?.hasPrefix("LeetCode has no user called “Ada”.") == true)
  }

  @Test(arguments: [(ProcessMark.own.name, true), ("focus-0-1-1", true), (nil, true), ("", false)])
  func `a run whose program was killed does not count`(
    process: String?, isOpen: Bool
  ) async throws {
    // Another beginning is another process, whose number was given again.
    let killed = ProcessMark.own.name.split(separator: "-").dropLast().joined(separator: "-") + "-1"
    var state = SyncState()
    state.run = SyncState.Run(
      startedAt: .sample, seenAt: .sample, read: 0, total: nil,
      process: process == "" ? killed : process)
    #expect((state.openRun(at: .sample) != nil) == isOpen)
  }

  @Test func `of two at once the second is refused, and a silent one does not count`()
    async throws
  {
    let world = try LeetCodeWorld()
    try await LeetCode.keepName("ada", with: world.services)
    let now = world.services.now()
    try await LeetCode.changeSync(with: world.services) {
      $0.run = SyncState.Run(startedAt: now, seenAt: now, read: 0, total: nil)
    }
    await #expect(throws: LeetCodeError.underWay) {
      try await LeetCode.sync(with: world.services)
    }
    #expect(try await LeetCode.syncState(with: world.services).openRun(at: now) != nil)
    #expect(try await !LeetCode.isSyncDue(with: world.services))
    #expect(try await Widget.data(with: world.services).sync.state == .syncing)
    world.pass(hours: 1)
    try await LeetCode.sync(with: world.services)
    #expect(try await LeetCode.syncState(with: world.services).run == nil)
    #expect(try await Widget.data(with: world.services).sync.state == .synced)
  }

  @Test func `one that is cancelled leaves nothing under way and is no failure`() async throws {
    let world = try LeetCodeWorld()
    try await LeetCode.keepName("ada", with: world.services)
    var services = world.services
    var judge = world.there.judge
    judge.recentlySolved = { _ in throw CancellationError() }
    services.online = { [judge] _ in judge }
    let cancelled = services
    await #expect(throws: CancellationError.self) { try await LeetCode.sync(with: cancelled) }
    let state = try await LeetCode.syncState(with: world.services)
    #expect(state == SyncState(epoch: 1))
  }

  @Test func `what came over counts in the plan and is forgotten when asked to`() async throws {
    let world = try LeetCodeWorld { $0.recent = [.accepted("two-sum")] }
    try await LeetCode.keepName("ada", with: world.services)
    try await LeetCode.sync(with: world.services)
    #expect(try await Today.model(with: world.services).solvedEver == 1)
    await #expect(throws: LeetCodeError.unsure) {
      try await LeetCode.forget(isSure: false, with: world.services)
    }
    try await LeetCode.forget(isSure: true, with: world.services)
    #expect(try await Today.model(with: world.services).solvedEver == 0)
    #expect(try await !LeetCode.isSyncDue(with: world.services))
    world.pass(hours: 1)
    #expect(try await LeetCode.isSyncDue(with: world.services))
  }
}
