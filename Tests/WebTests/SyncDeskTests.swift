import Domain
import Foundation
@testable import OnlineFeature
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@testable import Web

@Suite(.timeLimit(.minutes(20))) struct SyncDeskTests {
  /// A clock whose sleepers are woken by hand.
  private final class HandClock: Clock, Sendable {
    typealias Instant = ContinuousClock.Instant

    private let wakings: AsyncStream<Void>
    private let waking: AsyncStream<Void>.Continuation
    /// Told whenever somebody goes to sleep.
    let sleeps: AsyncStream<Void>
    private let falling: AsyncStream<Void>.Continuation

    init() {
      (wakings, waking) = AsyncStream.makeStream()
      (sleeps, falling) = AsyncStream.makeStream()
    }

    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      falling.yield()
      for await _ in wakings { return }
      throw CancellationError()
    }

    func wake() { waking.yield() }
  }

  private final class DeskWorld: Sendable {
    let there = FakeLeetCode()
    let desk = SyncDesk()
    let clock = HandClock()
    let time = Mutex(Instant(milliseconds: 1_770_367_226_092))
    let database: AppDatabase

    init() throws { database = try .empty() }

    var services: Services {
      let judge = there.judge
      var services = Services(
        problems: .fixed([.twoSum]), runner: .accepting, database: database,
        now: { [self] in time.withLock { $0 } },
        cacheFolder: FileManager.default.temporaryDirectory)
      services.online = { _ in judge }
      return services
    }

    var syncs: Int { there.asked.count { $0.hasPrefix("recent") } }

    /// Returns once so many syncs have begun and the last of them is kept: it notes the time then.
    func settle(_ count: Int) async throws {
      while syncs < count { await Task.yield() }
      while try await LeetCode.syncState(with: services).run != nil { await Task.yield() }
    }
  }

  /// Runs a desk beside a body, and ends it.
  private func withDesk(
    _ body: @escaping @Sendable (DeskWorld) async throws -> Void
  ) async throws {
    let world = try DeskWorld()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await world.desk.run(with: world.services, clock: world.clock) }
      try await body(world)
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  @Test func `a sync begins when its hour has come, and nothing is asked before`() async throws {
    try await withDesk { world in
      var sleeps = world.clock.sleeps.makeAsyncIterator()
      _ = await sleeps.next()
      #expect(world.there.asked.isEmpty)
      try await LeetCode.keepName("ada", with: world.services)
      world.clock.wake()
      try await world.settle(1)
      _ = await sleeps.next()
      world.time.withLock { $0.milliseconds += 59 * 60_000 }
      world.clock.wake()
      _ = await sleeps.next()
      // What is asked for comes after the look that found nothing due.
      await world.desk.ask()
      try await world.settle(2)
      #expect(world.syncs == 2)
      world.time.withLock { $0.milliseconds += 60 * 60_000 }
      world.clock.wake()
      try await world.settle(3)
    }
  }

  @Test func `who asks while another program syncs is served once that is done`() async throws {
    let world = try DeskWorld()
    let services = world.services
    try await LeetCode.keepName("ada", with: services)
    let now = services.now()
    func keep(_ run: SyncState.Run?) async throws {
      let state = SyncState(run: run, attemptedAt: now)
      let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
      try await world.database.setSetting("leetcode-sync", to: text)
    }
    let other = #"{"startedAt":"\#(now)","seenAt":"\#(now)","read":0}"#
    try await keep(try JSONDecoder().decode(SyncState.Run.self, from: Data(other.utf8)))
    await world.desk.ask()
    await world.desk.syncIfWanted(0, services)
    #expect(await world.desk.isWaiting)
    #expect(world.syncs == 0)
    try await keep(nil)
    await world.desk.syncIfWanted(0, services)
    #expect(await !world.desk.isWaiting)
    #expect(world.syncs == 1)
  }

  @Test func `a cookie is held once and in memory alone`() async throws {
    let desk = SyncDesk()
    let session = OnlineSession(token: "t", csrf: "c")
    await desk.hold(session)
    #expect(await desk.take() == session)
    #expect(await desk.take() == nil)
  }

  @Test func `a desk that is closed in the middle of a sync ends it`() async throws {
    let world = try DeskWorld()
    var services = world.services
    try await LeetCode.keepName("ada", with: services)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    var judge = world.there.judge
    judge.recentlySolved = { _ in
      begin.yield()
      try await Task.sleep(for: .seconds(3_600))
      return []
    }
    services.online = { [judge] _ in judge }
    let closed = services
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await world.desk.run(with: closed, clock: world.clock) }
      for await _ in begun { break }
      group.cancelAll()
    }
    let state = try await LeetCode.syncState(with: services)
    #expect(state.run == nil && state.failures == 0)
  }
}
