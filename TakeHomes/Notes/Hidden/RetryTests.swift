import Testing

@testable import NotesDomain
@testable import NotesSync

extension Lab {
  /// Whether the sync is in a pause; else the test has failed, and the sync is ended.
  static func pauses(_ clock: HandClock, _ sync: Watched<SyncReport>) async -> Bool {
    if await Lab.eventually({ clock.sleepers == 1 }) { return true }
    Issue.record("There is no pause.")
    sync.cancel()
    return false
  }
}

/// N10: when a call is made again.
@Suite struct RetryTests {
  private let clock = HandClock()

  @Test func `a call that failed is made again after the pause, with its key`() async throws {
    let store = StoreDouble([Lab.change(Lab.note("a"))])
    let server = ServerDouble(sends: [
      .failure(.offline), .failure(.busy(retryAfter: nil)), .success(4),
    ])
    let engine = Lab.engine(store, server, clock: clock)
    let sync = Watched { try await engine.sync() }
    for (count, pause) in [(1, 1_000), (2, 2_000)] {
      guard await Lab.pauses(clock, sync) else { return }
      #expect(server.state.value.keys.count == count)
      clock.advance(by: .milliseconds(pause - 1))
      await Lab.settle()
      #expect(server.state.value.keys.count == count)
      clock.advance(by: .milliseconds(1))
      #expect(await Lab.eventually { server.state.value.keys.count == count + 1 })
    }
    #expect(await Lab.eventually { sync.isOver })
    #expect(server.state.value.keys == ["key-a", "key-a", "key-a"])
    #expect(store.state.value.sent == ["key-a=4"])
    #expect(sync.value?.sent == 1)
  }

  @Test func `a pull is made again, too, and the jitter counts`() async throws {
    let server = ServerDouble(pulls: [.failure(.offline)])
    let engine = Lab.engine(StoreDouble(cursor: "c"), server, clock: clock, jitter: 0)
    let sync = Watched { try await engine.sync() }
    guard await Lab.pauses(clock, sync) else { return }
    clock.advance(by: .milliseconds(499))
    await Lab.settle()
    #expect(server.state.value.cursors.count == 1)
    clock.advance(by: .milliseconds(2))
    #expect(await Lab.eventually { sync.isOver })
    #expect(server.state.value.cursors == ["c", "c"])
  }

  @Test(arguments: [(30, 30_000), (0, 1_000)])
  func `a busy server is not asked earlier than it wants`(seconds: Int, pause: Int) async throws {
    let server = ServerDouble(pulls: [.failure(.busy(retryAfter: .seconds(seconds)))])
    let engine = Lab.engine(StoreDouble(), server, clock: clock)
    let sync = Watched { try await engine.sync() }
    guard await Lab.pauses(clock, sync) else { return }
    clock.advance(by: .milliseconds(pause - 1))
    await Lab.settle()
    #expect(server.state.value.cursors.count == 1)
    clock.advance(by: .milliseconds(1))
    #expect(await Lab.eventually { sync.isOver })
    #expect(server.state.value.cursors.count == 2)
  }

  @Test func `after all tries the error is thrown`() async throws {
    let server = ServerDouble(pulls: (0..<9).map { _ in .failure(.offline) })
    let engine = Lab.engine(StoreDouble(), server, Backoff(tries: 3), clock: clock)
    let sync = Watched { try await engine.sync() }
    for _ in 0..<2 {
      guard await Lab.pauses(clock, sync) else { return }
      clock.advance(by: .seconds(60))
    }
    #expect(await Lab.eventually { sync.isOver })
    #expect(sync.error as? SyncError == .offline)
    #expect(server.state.value.cursors.count == 3)
  }

  @Test func `each call has its tries`() async throws {
    let store = StoreDouble(["a", "b"].map { Lab.change(Lab.note($0)) })
    let server = ServerDouble(sends: [
      .failure(.offline), .success(1), .failure(.offline), .success(2),
    ])
    let engine = Lab.engine(store, server, Backoff(tries: 2), clock: clock)
    let sync = Watched { try await engine.sync() }
    for count in [3, 4] {
      guard await Lab.pauses(clock, sync) else { return }
      // The second call's first pause is a first pause again.
      clock.advance(by: .seconds(1))
      #expect(await Lab.eventually { server.state.value.keys.count == count })
    }
    #expect(await Lab.eventually { sync.isOver })
    #expect(sync.value?.sent == 2)
  }

  @Test func `other errors are not tried again`() async throws {
    let server = ServerDouble(pulls: [.failure(.unauthorised), .success(ServerPage())])
    let engine = Lab.engine(StoreDouble(), server, clock: clock)
    let sync = Watched { try await engine.sync() }
    #expect(await Lab.eventually { sync.isOver || clock.sleepers > 0 })
    sync.cancel()
    #expect(sync.error as? SyncError == .unauthorised)
    #expect(server.state.value.cursors.count == 1)
  }
}
