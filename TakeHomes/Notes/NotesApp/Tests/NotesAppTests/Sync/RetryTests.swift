import Testing

@testable import NotesData
@testable import NotesDomain
@testable import NotesSync

@Suite struct RetryTests {
  private let desk = Desk()
  private let clock = TestClock()

  private func engine(_ server: ScriptedServer, tries: Int = 5) -> any Syncing {
    SyncEngine(
      store: desk.store(), server: server, backoff: Backoff(tries: tries), clock: clock
    ) { 1 }
  }

  @Test(arguments: [
    (SyncError.offline, 1), (.busy(retryAfter: nil), 1), (.busy(retryAfter: .zero), 1),
    (.busy(retryAfter: .seconds(20)), 20),
  ])
  func `a call is made again after its pause`(error: SyncError, seconds: Int) async throws {
    let server = ScriptedServer(pages: [.failure(error)])
    let engine = engine(server)
    let sync = Task { try await engine.sync() }
    await eventually { clock.sleeperCount == 1 }
    #expect(await engine.state() == .waiting(.seconds(seconds)))
    clock.advance(by: .seconds(seconds) - .milliseconds(1))
    await settle()
    #expect(server.cursors.count == 1)
    clock.advance(by: .milliseconds(1))
    _ = try await sync.value
    #expect(server.cursors.count == 2)
    #expect(await engine.state() == .idle)
  }

  @Test(arguments: [
    (SyncError.offline, SyncState.offline), (.busy(retryAfter: nil), .offline),
    (.unauthorised, .failed("\(SyncError.unauthorised)")),
  ])
  func `the last try's error is thrown and shown`(error: SyncError, state: SyncState) async {
    let server = ScriptedServer(pages: [.failure(error)])
    let engine = engine(server, tries: 1)
    await #expect(throws: error) { _ = try await engine.sync() }
    #expect(await engine.state() == state)
  }

  @Test func `a sync that is cancelled ends in its pause`() async {
    let server = ScriptedServer(pages: [.failure(.offline)])
    let engine = engine(server)
    let sync = Task { try await engine.sync() }
    await eventually { clock.sleeperCount == 1 }
    sync.cancel()
    await eventually { clock.sleeperCount == 0 }
    // Anyone who did not hear it continues now.
    clock.advance(by: .seconds(60))
    await #expect(throws: CancellationError.self) { _ = try await sync.value }
    #expect(server.cursors.count == 1)
    #expect(await engine.state() == .idle)
  }

  @Test func `each error has words of its own`() {
    let errors: [SyncError] = [
      .offline, .busy(retryAfter: nil), .unauthorised, .refused("too long"),
      .conflict(.sample("a")),
    ]
    #expect(Set(errors.map { "\($0)" }).count == 5)
  }
}
