import Testing

@testable import NotesData
@testable import NotesDomain
@testable import NotesSync

@Suite struct TripTests {
  private let drawer = Drawer()

  private func engine(
    _ store: any NoteStore, _ server: SmallServer, tries: Int = 5,
    pause: @escaping HookClock.Hook = { _ in }
  ) -> any Syncing {
    SyncEngine(
      store: store, server: server, backoff: Backoff(tries: tries), clock: HookClock(hook: pause),
      jitter: { 1 })
  }

  @Test func `every page is taken before anything is sent`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("mine"))
    let server = SmallServer(
      pages: [
        ServerPage(deleted: ["x"], cursor: "1", hasMore: true),
        ServerPage(notes: [Note("a", r: 1), Note("b", r: 2)], cursor: "2", hasMore: true),
        ServerPage(notes: [Note("c", r: 3)], cursor: "3"),
      ],
      onTheWay: { _ in
        let count = try await store.notes().count
        #expect(count == 4)
      })
    #expect(try await engine(store, server).sync() == SyncReport(pulled: 4, sent: 1))
    #expect(await server.cursors == [nil, "1", "2"])
    #expect(try await drawer.reopened().cursor() == "3")
  }

  @Test func `a save on the way is sent as well`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("a"))
    let server = SmallServer(onTheWay: { change in
      guard change.revision == 0 else { return }
      try await store.save(Note("a", "Rolls", at: 1))
    })
    #expect(try await engine(store, server).sync().sent == 2)
    #expect(await server.changes.map(\.revision) == [0, 11])
    #expect(try await store.pending().isEmpty)
  }

  @Test func `a conflict is merged and sent again`() async throws {
    let store = try await drawer.store(Note("a", r: 1))
    try await store.save(Note("a", "Rolls", at: 5))
    let server = SmallServer(has: [Note("a", "Bread", "two", at: 9, r: 7)])
    #expect(try await engine(store, server).sync() == SyncReport(sent: 1, merged: ["a"]))
    #expect(await server.changes.map(\.revision) == [1, 7])
    #expect(try await store.notes() == [Note("a", "Rolls", "two", at: 9, r: 11)])
  }

  @Test func `a conflict without an end is given up`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("a"))
    let troubles = (1...8).map { SyncError.conflict(Note("a", "\($0)", at: -1, r: $0)) }
    let server = SmallServer(
      pages: [ServerPage()],
      onTheWay: { change in
        throw troubles[change.revision]
      })
    await #expect(throws: SyncError.self) { try await engine(store, server, tries: 2).sync() }
    #expect(await server.changes.count == 2)
  }

  @Test func `a refused note does not stop the others`() async throws {
    let store = drawer.reopened()
    for id in ["a", "b", "c"] { try await store.save(Note(id)) }
    let server = SmallServer(onTheWay: { change in
      if change.noteID == "b" { throw SyncError.refused("No.") }
    })
    #expect(try await engine(store, server).sync() == SyncReport(sent: 2, refused: ["b"]))
    #expect(try await store.pending().isEmpty)
    #expect(try await store.notes().map(\.revision) == [11, 0, 12])
  }

  @Test func `each pause is as long as it must be, and is shown`() async throws {
    let store = drawer.reopened()
    let shown = Box<[SyncState]>([])
    let asked = Box<(any Syncing)?>(nil)
    let server = SmallServer(troubles: [
      .offline, .busy(retryAfter: .seconds(40)), .busy(retryAfter: .milliseconds(1)),
    ])
    let engine = engine(store, server) { pause in
      let state = await asked.value?.state()
      #expect(state == .waiting(pause))
      await shown.change { $0.append(.waiting(pause)) }
    }
    await asked.set(engine)
    _ = try await engine.sync()
    #expect(await shown.value == [1, 40, 4].map { .waiting(.seconds($0)) })
    #expect(await server.cursors.count == 4)
    #expect(await engine.state() == .idle)
  }

  @Test(arguments: [
    (SyncError.offline, 3, SyncState.offline), (.busy(retryAfter: nil), 3, .offline),
    (.unauthorised, 1, .failed("\(SyncError.unauthorised)")),
  ])
  func `a trouble that stays ends the sync`(
    trouble: SyncError, calls: Int, state: SyncState
  ) async throws {
    let server = SmallServer(troubles: Array(repeating: trouble, count: 9))
    let engine = engine(drawer.reopened(), server, tries: 3)
    await #expect(throws: trouble) { try await engine.sync() }
    #expect(await server.cursors.count == calls)
    #expect(await engine.state() == state)
  }

  @Test func `cancelling is heard in a pause`() async throws {
    let sync = Box<Task<SyncReport, any Error>?>(nil)
    let server = SmallServer(troubles: [.offline])
    let engine = engine(drawer.reopened(), server) { _ in
      await sync.value?.cancel()
      try Task.checkCancellation()
    }
    // It begins when the box has it.
    let gate = Box(0)
    let task = Task {
      while await gate.value == 0 { await Task.yield() }
      return try await engine.sync()
    }
    await sync.set(task)
    await gate.set(1)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await server.cursors.count == 1)
    #expect(await engine.state() == .idle)
    await sync.set(nil)
    #expect(try await engine.sync() == SyncReport())
  }

  @Test func `those who come during a sync get its report`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("a"))
    let server = SmallServer(onTheWay: { _ in for _ in 0..<50 { await Task.yield() } })
    let engine = engine(store, server)
    let reports = try await withThrowingTaskGroup(of: SyncReport.self) { group in
      for _ in 0..<6 { group.addTask { try await engine.sync() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(reports.count == 6)
    #expect(reports.contains { $0.sent == 1 })
    #expect(await server.changes.count == 1)
  }
}
