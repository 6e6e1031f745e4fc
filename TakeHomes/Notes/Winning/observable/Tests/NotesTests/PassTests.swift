import Testing

@testable import NotesData
@testable import NotesDomain
@testable import NotesSync

@Suite struct PassTests {
  private let diary = Diary()

  private func engine(
    _ store: any NoteStore, _ server: DiaryServer, tries: Int = 4, clock: DiaryClock? = nil
  ) -> any Syncing {
    SyncEngine(
      store: store, server: server, backoff: Backoff(tries: tries),
      clock: clock ?? DiaryClock(diary)
    ) { 1 }
  }

  @Test func `pages are pulled to the last one, and then the queue is sent`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    for title in ["Walk", "Ride"] { try await store.save(jot(title, title)) }
    let server = DiaryServer(
      diary,
      pages: [
        .success(ServerPage(notes: [jot("a", "Plan", rev: 1)], cursor: "p1", hasMore: true)),
        .success(ServerPage(deleted: ["a"], cursor: "p2")),
      ])
    let report = try await engine(store, server).sync()
    #expect(report == SyncReport(pulled: 2, sent: 2))
    #expect(diary.all == [.pulled(nil), .pulled("p1"), .sent("Walk", on: 0), .sent("Ride", on: 0)])
    #expect(try await shelter.store().notes().map(\.revision) == [52, 51])
  }

  @Test func `an edit of a note that is just sent follows it`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    try await store.save(jot("j", "Plan"))
    let server = DiaryServer(diary) { change in
      if change.revision == 0 { try await store.delete(id: "j") }
    }
    #expect(try await engine(store, server).sync().sent == 2)
    #expect(diary.all == [.pulled(nil), .sent("Plan", on: 0), .sent("-j", on: 51)])
    #expect(try await store.brief == [])
  }

  @Test func `conflicts are merged, and what is refused is left`() async throws {
    let shelter = try Shelter()
    let store = try await shelter.storeHaving(sent: jot("j", "Plan", "go"))
    try await store.save(jot("j", "Walk", "go", at: 5))
    try await store.save(jot("k", "Ride"))
    let server = DiaryServer(
      diary,
      answers: [
        .failure(.conflict(jot("j", "Plan", "stay", at: 6, rev: 7))), .success(8),
        .failure(.refused("Too long.")),
      ])
    let report = try await engine(store, server).sync()
    #expect(report == SyncReport(sent: 1, merged: ["j"], refused: ["k"]))
    #expect(
      diary.all == [
        .pulled(nil), .sent("Walk", on: 1), .sent("Walk", on: 7), .sent("Ride", on: 0),
      ])
    #expect(try await store.brief == [])
    #expect(try await store.notes().first == jot("j", "Walk", "stay", at: 6, rev: 8))
  }

  @Test func `one note is in conflict so often and not more`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    try await store.save(jot("j", "Plan"))
    let server = DiaryServer(
      diary,
      answers: (1...9).map { .failure(.conflict(jot("j", "Plan \($0)", at: 9, rev: $0))) }
    ) { change in
      // Later than the server's, so that it is this note which waits again.
      try await store.save(jot("j", "Walk \(change.revision)", at: 99))
    }
    await #expect(throws: SyncError.self) { try await engine(store, server, tries: 3).sync() }
    #expect(diary.all.count == 4)
  }

  @Test func `calls are made again after their pauses`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    try await store.save(jot("j", "Plan"))
    let server = DiaryServer(
      diary, pages: [.failure(.offline), .failure(.offline)],
      answers: [
        .failure(.busy(retryAfter: .seconds(15))), .failure(.busy(retryAfter: nil)),
        .failure(.busy(retryAfter: .zero)),
      ])
    _ = try await engine(store, server).sync()
    #expect(
      diary.all == [
        .pulled(nil), .paused(.seconds(1)), .pulled(nil), .paused(.seconds(2)), .pulled(nil),
        .sent("Plan", on: 0), .paused(.seconds(15)), .sent("Plan", on: 0), .paused(.seconds(2)),
        .sent("Plan", on: 0), .paused(.seconds(4)), .sent("Plan", on: 0),
      ])
  }

  @Test(arguments: [
    (SyncError.offline, 2, SyncState.offline), (.busy(retryAfter: .seconds(1)), 2, .offline),
    (.unauthorised, 1, .failed(SyncError.unauthorised.description)),
  ])
  func `an error that does not pass is shown`(
    error: SyncError, calls: Int, state: SyncState
  ) async throws {
    let shelter = try Shelter()
    let server = DiaryServer(diary, pages: [.failure(error), .failure(error)])
    let engine = engine(shelter.store(), server, tries: 2)
    await #expect(throws: error) { try await engine.sync() }
    #expect(diary.all.count { $0 == .pulled(nil) } == calls)
    #expect(await engine.state() == state)
  }

  @Test func `a pause is seen, and ends with its sync`() async throws {
    let shelter = try Shelter()
    let clock = DiaryClock(diary, endsAtOnce: false)
    let server = DiaryServer(diary, pages: [.failure(.offline)])
    let engine = engine(shelter.store(), server, clock: clock)
    #expect(await engine.state() == .idle)
    let sync = Task { [diary] in
      defer { diary.write(.ended) }
      return try await engine.sync()
    }
    var lines = diary.lines.makeAsyncIterator()
    #expect(await lines.next() == .pulled(nil))
    #expect(await lines.next() == .paused(.seconds(1)))
    #expect(await engine.state() == .waiting(.seconds(1)))
    sync.cancel()
    // One that did not hear of it wakes up, and pulls again.
    clock.wake()
    #expect(await lines.next() == .ended)
    await #expect(throws: CancellationError.self) { try await sync.value }
    #expect(await engine.state() == .idle)
  }

  @Test func `all who ask meanwhile watch one sync`() async throws {
    let shelter = try Shelter()
    let store = shelter.store()
    try await store.save(jot("j", "Plan"))
    let (others, ready) = AsyncStream.makeStream(of: Void.self)
    let server = DiaryServer(diary) { _ in
      // The change is answered once the others have asked, or are about to.
      for await _ in others {}
      for _ in 0..<50 { await Task.yield() }
    }
    let engine = engine(store, server)
    async let first = engine.sync()
    var lines = diary.lines.makeAsyncIterator()
    while let line = await lines.next(), line != .sent("Plan", on: 0) {}
    let rest = (0..<3).map { _ in Task { try await engine.sync() } }
    ready.finish()
    #expect(try await first.sent == 1)
    for task in rest { _ = try await task.value }
    #expect(diary.all.count { $0 == .sent("Plan", on: 0) } == 1)
  }
}
