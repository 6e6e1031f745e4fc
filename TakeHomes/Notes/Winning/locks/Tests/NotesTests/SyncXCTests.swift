import XCTest

@testable import NotesData
@testable import NotesDomain
@testable import NotesSync

final class SyncXCTests: Bench {
  private let clock = StepClock()

  private func engine(
    _ store: any NoteStore, _ server: ShopServer, tries: Int = 5
  ) -> any Syncing {
    SyncEngine(store: store, server: server, backoff: Backoff(tries: tries), clock: clock) { 1 }
  }

  /// A sync at whose end nobody waits for a pause any longer.
  private func begin(_ engine: any Syncing) -> Task<SyncReport, any Error> {
    Task { [clock] in
      defer { clock.close() }
      return try await engine.sync()
    }
  }

  func testAllPagesComeBeforeTheQueue() async throws {
    let store = open()
    try await store.save(.milk("mine"))
    let server = ShopServer(
      pages: [
        ServerPage(notes: [.milk("a", on: 1)], deleted: ["-"], cursor: "1", hasMore: true),
        ServerPage(notes: [.milk("b", on: 2)], cursor: "2"),
      ],
      before: { _ in
        let cursor = try await store.cursor()
        XCTAssertEqual(cursor, "2")
      })
    let report = try await engine(store, server).sync()
    XCTAssertEqual(report, SyncReport(pulled: 3, sent: 1))
    XCTAssertEqual(server.cursors, [nil, "1"])
  }

  func testWhatIsEditedMeanwhileIsSentAfterIt() async throws {
    let store = open()
    try await store.save(.milk("a"))
    let server = ShopServer(before: { change in
      if change.note?.title == "Milk" { try await store.save(.milk("a", "Tea", at: 20)) }
    })
    let report = try await engine(store, server).sync()
    let queue = try await store.pending()
    XCTAssertEqual(report.sent, 2)
    XCTAssertEqual(server.changes.map(\.note?.title), ["Milk", "Tea"])
    XCTAssertEqual(server.changes.map(\.revision), [0, 101])
    XCTAssertEqual(queue, [])
  }

  func testConflictsAreMergedAndRefusalsStepAside() async throws {
    let store = try await openSynced([.milk("a", on: 1)])
    for id in ["a", "b"] { try await store.save(.milk(id, "Tea", at: 20)) }
    let server = ShopServer(sendErrors: [
      .conflict(.milk("a", "Milk", "6 l", at: 5, on: 9)), .refused("No tea."),
    ])
    let report = try await engine(store, server).sync()
    XCTAssertEqual(report, SyncReport(sent: 1, merged: ["a"], refused: ["a"]))
    XCTAssertEqual(server.changes.map(\.noteID), ["a", "a", "b"])
    XCTAssertEqual(server.changes.map(\.revision), [1, 9, 0])
    XCTAssertEqual(server.changes[1].note?.body, "6 l")
  }

  func testTheSameNoteIsSentSoManyTimesOnly() async throws {
    let store = try await openSynced([.milk("a", on: 1)])
    try await store.save(.milk("a", "Tea", at: 20))
    let server = ShopServer(
      sendErrors: (2...9).map { .conflict(.milk("a", "Milk", "\($0) l", on: $0)) })
    let engine = engine(store, server, tries: 3)
    let error = await failure { try await engine.sync() }
    XCTAssertNotNil(error as? SyncError)
    XCTAssertEqual(server.changes.count, 3)
  }

  func testACallIsMadeAgainAfterItsPause() async throws {
    let store = open()
    try await store.save(.milk("a"))
    let server = ShopServer(
      pullErrors: [.offline],
      sendErrors: [.busy(retryAfter: nil), .busy(retryAfter: .seconds(9)), .offline])
    let engine = engine(store, server)
    let sync = begin(engine)
    for seconds in [1, 1, 9, 4] {
      let pause = await clock.nextPause()
      XCTAssertEqual(pause, .seconds(seconds))
      let state = await engine.state()
      XCTAssertEqual(state, .waiting(.seconds(seconds)))
      clock.advance(by: .seconds(seconds))
    }
    let report = try await sync.value
    XCTAssertEqual(report.sent, 1)
    XCTAssertEqual(Set(server.changes.map(\.key)).count, 1)
    let state = await engine.state()
    XCTAssertEqual(state, .idle)
  }

  func testTheLastErrorIsThrownAndShown() async {
    let rows: [(SyncError, SyncState)] = [
      (.offline, .offline), (.busy(retryAfter: .seconds(1)), .offline),
      (.unauthorised, .failed(SyncError.unauthorised.description)),
    ]
    for (error, expected) in rows {
      let server = ShopServer(pullErrors: [error])
      let engine = engine(open(), server, tries: 1)
      let thrown = await failure { try await engine.sync() }
      XCTAssertEqual(thrown as? SyncError, error)
      let state = await engine.state()
      XCTAssertEqual(state, expected)
    }
  }

  func testACancelledSyncEndsInItsPause() async throws {
    let server = ShopServer(pullErrors: [.offline])
    let engine = engine(open(), server)
    let sync = begin(engine)
    let pause = await clock.nextPause()
    XCTAssertEqual(pause, .seconds(1))
    sync.cancel()
    // Who did not hear of it would continue now.
    clock.advance(by: .seconds(100))
    let error = await failure { try await sync.value }
    XCTAssertTrue(error is CancellationError)
    let state = await engine.state()
    XCTAssertEqual(state, .idle)
    XCTAssertEqual(server.cursors.count, 1)
    _ = try await engine.sync()
    XCTAssertEqual(server.cursors.count, 2)
  }

  func testTwoSyncsNeverRunAtOnce() async throws {
    let store = open()
    for number in 0..<5 { try await store.save(.milk("\(number)")) }
    let server = ShopServer(before: { _ in await Task.yield() })
    let engine = engine(store, server)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { _ = try await engine.sync() } }
      try await group.waitForAll()
    }
    XCTAssertEqual(server.most, 1)
    XCTAssertEqual(server.changes.count, 5)
  }
}
