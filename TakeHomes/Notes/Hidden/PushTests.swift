import Testing

@testable import NotesDomain
@testable import NotesSync

/// N9: pages first, then the queue.
@Suite struct PushTests {
  private func change(_ id: String, key: String? = nil) -> PendingChange {
    Lab.change(Lab.note(id), key: key)
  }

  @Test func `page after page is pulled from where the last one ended`() async throws {
    let store = StoreDouble(cursor: "c0")
    let server = ServerDouble(pulls: [
      .success(
        ServerPage(notes: [Lab.note("a", revision: 1)], deleted: ["x"], cursor: "c1", hasMore: true)
      ),
      .success(ServerPage(notes: [Lab.note("b", revision: 2)], cursor: "c2", hasMore: true)),
      .success(ServerPage(notes: [Lab.note("c", revision: 3)], cursor: "c3")),
    ])
    let report = try await Lab.engine(store, server).sync()
    #expect(server.state.value.cursors == ["c0", "c1", "c2"])
    #expect(store.state.value.pages.map { $0.notes.map(\.id) } == [["a"], ["b"], ["c"]])
    #expect(report.pulled == 4)
    #expect(report.sent == 0)
  }

  @Test func `the queue is sent in order, after the pull`() async throws {
    let store = StoreDouble([change("b"), change("a"), change("c")])
    let server = ServerDouble(sends: [.success(7), .success(8), .success(9)])
    let held = server.holdPulls()
    let engine = Lab.engine(store, server)
    let sync = Watched { try await engine.sync() }
    #expect(await Lab.eventually { held.count == 1 })
    #expect(server.state.value.keys.isEmpty)
    held.answer(0, ServerPage())
    #expect(await Lab.eventually { sync.isOver })
    #expect(server.state.value.ids == ["b", "a", "c"])
    #expect(store.state.value.sent == ["key-b=7", "key-a=8", "key-c=9"])
    #expect(sync.value?.sent == 3)
  }

  @Test func `what is saved meanwhile is sent, too`() async throws {
    let store = StoreDouble([change("a")])
    let server = ServerDouble()
    let held = server.holdSends()
    let engine = Lab.engine(store, server)
    let sync = Watched { try await engine.sync() }
    #expect(await Lab.eventually { held.count == 1 })
    try await store.save(Lab.note("late"))
    server.letGo()
    held.answer(0, 1)
    #expect(await Lab.eventually { sync.isOver })
    #expect(server.state.value.ids == ["a", "late"])
    #expect(sync.value?.sent == 2)
  }

  @Test func `a conflict is taken, and what then waits is sent`() async throws {
    let store = StoreDouble([change("a", key: "old"), change("b")])
    store.state.change { state in
      state.afterTake = [change("a", key: "new")]
      state.intake = Intake(merged: ["a"], copies: ["a-copy"])
    }
    let server = ServerDouble(
      pulls: [.success(ServerPage())],
      sends: [.failure(.conflict(Lab.note("a", "Tea", revision: 5)))])
    store.state.change { $0.intake = Intake(merged: [], copies: []) }
    let report = try await Lab.engine(store, server).sync()
    #expect(server.state.value.keys == ["old", "new", "key-b"])
    let taken = store.state.value.pages.flatMap(\.notes)
    #expect(taken.map(\.title) == ["Tea"])
    #expect(store.state.value.pages.allSatisfy { $0.cursor == nil })
    #expect(report.sent == 2)
  }

  @Test func `the report names what was merged and copied`() async throws {
    let store = StoreDouble([])
    store.state.change { $0.intake = Intake(merged: ["a"], copies: ["a-copy"]) }
    let report = try await Lab.engine(store, ServerDouble()).sync()
    #expect(report.merged == ["a"])
    #expect(report.copies == ["a-copy"])
  }

  @Test(arguments: [1, 3])
  func `a note that is always in conflict ends the sync`(tries: Int) async throws {
    let theirs = Lab.note("a", "Tea", revision: 5)
    let store = StoreDouble([change("a", key: "k0")])
    store.state.change { state in state.afterTake = (1...9).map { change("a", key: "k\($0)") } }
    let server = ServerDouble(sends: (0..<9).map { _ in .failure(.conflict(theirs)) })
    let engine = Lab.engine(store, server, Backoff(tries: tries))
    await #expect(throws: SyncError.self) { _ = try await engine.sync() }
    #expect(server.state.value.keys.count == tries)
  }

  @Test func `conflicts of several notes are no conflict of one`() async throws {
    let store = StoreDouble([change("a")])
    store.state.change { $0.afterTake = [change("b"), change("c"), change("d")] }
    let server = ServerDouble(
      sends: ["a", "b", "c"].map { .failure(.conflict(Lab.note($0, "Tea", revision: 5))) })
    let report = try await Lab.engine(store, server, Backoff(tries: 3)).sync()
    #expect(server.state.value.ids == ["a", "b", "c", "d"])
    #expect(report.sent == 1)
  }

  @Test func `a refused change leaves the queue, and the rest is sent`() async throws {
    let store = StoreDouble([change("a"), change("b"), change("c")])
    let server = ServerDouble(sends: [
      .success(1), .failure(.refused("It is too long.")), .success(2),
    ])
    let report = try await Lab.engine(store, server).sync()
    #expect(store.state.value.refused == ["key-b"])
    #expect(store.state.value.sent.map { $0.prefix(5) } == ["key-a", "key-c"])
    #expect(report.refused == ["b"])
    #expect(report.sent == 2)
    #expect(store.state.value.queue.isEmpty)
  }
}
