import Testing

@testable import NotesData
@testable import NotesDomain
@testable import NotesSync

@Suite struct SyncTests {
  private let desk = Desk()
  private let clock = TestClock()

  private func engine(
    _ store: any NoteStore, _ server: ScriptedServer, tries: Int = 5
  ) -> any Syncing {
    SyncEngine(store: store, server: server, backoff: Backoff(tries: tries), clock: clock) { 1 }
  }

  @Test func `all pages are pulled before the queue is sent`() async throws {
    let store = desk.store()
    try await store.save(.sample("mine"))
    let server = ScriptedServer(pages: [
      .success(ServerPage(notes: [.sample("a", revision: 1)], cursor: "c1", hasMore: true)),
      .success(ServerPage(notes: [.sample("b", revision: 2)], deleted: ["x"], cursor: "c2")),
    ])
    let report = try await engine(store, server).sync()
    #expect(report == SyncReport(pulled: 3, sent: 1))
    #expect(server.cursors == [nil, "c1"])
    #expect(try await desk.store().cursor() == "c2")
    #expect(try await desk.store().notes().count == 3)
  }

  @Test func `an edit during the sending is sent, too`() async throws {
    let store = desk.store()
    try await store.save(.sample("a"))
    let server = ScriptedServer(during: { try await store.save(.sample("a", "Tea", at: 2_000)) })
    let report = try await engine(store, server).sync()
    #expect(report.sent == 2)
    #expect(server.got.map(\.note?.title) == ["Milk", "Tea"])
    #expect(server.got.map(\.revision) == [0, 1])
    #expect(try await store.pending().isEmpty)
  }

  @Test func `a conflict is merged and sent`() async throws {
    let store = try await desk.synced(.sample("a", revision: 1))
    try await store.save(.sample("a", "Tea", at: 2_000))
    let theirs = Note.sample("a", "Milk", "nine", at: 3_000, revision: 5)
    let server = ScriptedServer(revisions: [.failure(.conflict(theirs)), .success(6)])
    let report = try await engine(store, server).sync()
    #expect(report == SyncReport(sent: 1, merged: ["a"]))
    #expect(server.got.map(\.note?.body) == ["two", "nine"])
    #expect(server.got.map(\.revision) == [1, 5])
  }

  @Test func `a conflict without end ends the sync`() async throws {
    let store = try await desk.synced(.sample("a", revision: 1))
    try await store.save(.sample("a", "Tea", at: 2_000))
    let server = ScriptedServer(
      revisions: (2...9).map { .failure(.conflict(.sample("a", "Milk", "nine", revision: $0))) })
    let engine = engine(store, server, tries: 3)
    await #expect(throws: SyncError.self) { _ = try await engine.sync() }
    #expect(server.got.count == 3)
  }

  @Test func `a refused change does not keep the others`() async throws {
    let store = desk.store()
    for id in ["a", "b"] { try await store.save(.sample(id)) }
    let server = ScriptedServer(revisions: [.failure(.refused("too long"))])
    let report = try await engine(store, server).sync()
    #expect(report == SyncReport(sent: 1, refused: ["a"]))
    #expect(try await store.pending().isEmpty)
  }

  @Test func `syncs at once are one`() async throws {
    let server = ScriptedServer(pages: [.failure(.offline)])
    let engine = engine(desk.store(), server)
    async let first = engine.sync()
    await eventually { clock.sleeperCount == 1 }
    async let second = engine.sync()
    await settle()
    #expect(clock.sleeperCount == 1)
    clock.advance(by: .seconds(60))
    _ = try await (first, second)
    #expect(server.cursors.count == 2)
  }
}
