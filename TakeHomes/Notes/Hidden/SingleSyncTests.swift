import Testing

@testable import NotesDomain
@testable import NotesSync

/// N11: one sync at a time, which can be seen and ended.
@Suite struct SingleSyncTests {
  private let clock = HandClock()

  @Test func `who calls while a sync is under way gets its report`() async throws {
    let server = ServerDouble()
    let held = server.holdPulls()
    let engine = Lab.engine(StoreDouble(), server, clock: clock)
    let syncs = (0..<3).map { _ in Watched { try await engine.sync() } }
    #expect(await Lab.eventually { held.count >= 1 })
    await Lab.settle()
    #expect(held.count == 1)
    server.letGo()
    for number in 0..<held.count {
      held.answer(number, ServerPage(deleted: ["x", "y"], cursor: "c"))
    }
    #expect(await Lab.eventually { syncs.allSatisfy(\.isOver) })
    #expect(syncs.map { $0.value?.pulled } == [2, 2, 2])
    #expect(server.state.value.cursors.count == 1)
  }

  @Test func `the next sync is one of its own`() async throws {
    let server = ServerDouble()
    let engine = Lab.engine(StoreDouble(), server, clock: clock)
    for count in 1...3 {
      _ = try await engine.sync()
      #expect(server.state.value.cursors.count == count)
    }
  }

  @Test func `a cancelled sync ends in its pause, and the next one works`() async throws {
    let server = ServerDouble(pulls: [.failure(.offline)])
    let engine = Lab.engine(StoreDouble(), server, clock: clock)
    let sync = Watched { try await engine.sync() }
    #expect(await Lab.eventually { clock.sleepers == 1 })
    sync.cancel()
    guard await Lab.eventually({ sync.isOver }) else {
      Issue.record("The pause continues.")
      clock.advance(by: .seconds(60))
      return
    }
    #expect(sync.error is CancellationError)
    #expect(clock.sleepers == 0)
    #expect(server.state.value.cursors.count == 1)
    #expect(await engine.state() == .idle)
    _ = try await engine.sync()
    #expect(server.state.value.cursors.count == 2)
  }

  @Test func `a cancelled sync sends nothing more`() async throws {
    let store = StoreDouble(["a", "b"].map { Lab.change(Lab.note($0)) })
    let server = ServerDouble()
    let held = server.holdSends()
    let engine = Lab.engine(store, server, clock: clock)
    let sync = Watched { try await engine.sync() }
    #expect(await Lab.eventually { held.count == 1 })
    sync.cancel()
    #expect(await Lab.eventually { sync.isOver })
    server.letGo()
    held.answer(0, 1)
    await Lab.settle()
    #expect(server.state.value.ids == ["a"])
    #expect(store.state.value.queue.count == 2)
  }

  @Test func `the state says what is done`() async throws {
    let server = ServerDouble(pulls: [.failure(.offline)])
    let engine = Lab.engine(StoreDouble(), server, clock: clock)
    #expect(await engine.state() == .idle)
    let sync = Watched { try await engine.sync() }
    #expect(await Lab.eventually { clock.sleepers == 1 })
    #expect(await engine.state() == .waiting(.seconds(1)))
    let held = server.holdPulls()
    clock.advance(by: .seconds(1))
    #expect(await Lab.eventually { held.count == 1 })
    #expect(await engine.state() == .syncing)
    held.answer(0, ServerPage())
    #expect(await Lab.eventually { sync.isOver })
    #expect(await engine.state() == .idle)
  }

  @Test func `the state says how it ended`() async throws {
    let one = Backoff(tries: 1)
    for error in [SyncError.offline, .busy(retryAfter: .seconds(3))] {
      let engine = Lab.engine(StoreDouble(), ServerDouble(pulls: [.failure(error)]), one)
      await #expect(throws: SyncError.self) { _ = try await engine.sync() }
      #expect(await engine.state() == .offline)
    }
    let engine = Lab.engine(StoreDouble(), ServerDouble(pulls: [.failure(.unauthorised)]), one)
    await #expect(throws: SyncError.self) { _ = try await engine.sync() }
    #expect(await engine.state() == .failed("\(SyncError.unauthorised)"))
    _ = try await engine.sync()
    #expect(await engine.state() == .idle)
  }
}
