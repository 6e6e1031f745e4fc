import Synchronization
import Testing

@testable import NotesData
@testable import NotesDomain
@testable import NotesSync

@Suite struct SyncTests {
  private let clock = NotingClock()

  private func engine(
    _ store: any NoteStore, _ server: FunctionServer, tries: Int = 5
  ) -> any Syncing {
    SyncEngine(store: store, server: server, backoff: Backoff(tries: tries), clock: clock) { 1 }
  }

  @Test func `pages come first, each from where the last one ended`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      try await store.save(note("mine"))
      let pages = [
        ServerPage(notes: [note("a", revision: 1)], cursor: "c1", hasMore: true),
        ServerPage(deleted: ["a", "x"], cursor: "c2", hasMore: true),
        ServerPage(cursor: "c3"),
      ]
      let server = FunctionServer(
        pull: { number, _ in pages[number - 1] },
        push: { number, _ in
          let cursor = try await store.cursor()
          #expect(cursor == "c3")
          return number
        })
      let report = try await engine(store, server).sync()
      #expect(server.seen.cursors == [nil, "c1", "c2"])
      #expect(report == SyncReport(pulled: 3, sent: 1))
    }
  }

  @Test func `the queue is sent until it is empty`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      for id in ["b", "a"] { try await store.save(note(id)) }
      let server = FunctionServer(push: { number, _ in
        if number == 1 { try await store.save(note("b", title: "Tea", at: 200)) }
        return number + 10
      })
      let report = try await engine(store, server).sync()
      #expect(report.sent == 3)
      #expect(server.seen.changes.map(\.noteID) == ["b", "b", "a"])
      #expect(server.seen.changes.map(\.revision) == [0, 11, 0])
      #expect(try await store.pending() == [])
    }
  }

  @Test func `a conflict is merged, and a refused change does not stop the others`() async throws {
    try await withFile { file in
      let store = try await store(at: file, with: note("a", revision: 1))
      for id in ["a", "long", "z"] { try await store.save(note(id, title: "Tea", at: 200)) }
      let theirs = note("a", body: "six", at: 300, revision: 4)
      let server = FunctionServer(push: { number, change in
        if number == 1 { throw SyncError.conflict(theirs) }
        if change.noteID == "long" { throw SyncError.refused("It is too long.") }
        return number + 10
      })
      let report = try await engine(store, server).sync()
      #expect(report == SyncReport(sent: 2, merged: ["a"], refused: ["long"]))
      #expect(server.seen.changes.map(\.revision) == [1, 4, 0, 0])
      #expect(server.seen.changes.map(\.note?.body) == ["two", "six", "two", "two"])
    }
  }

  @Test func `a conflict that comes again and again ends the sync`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      try await store.save(note("a"))
      let server = FunctionServer(push: { number, _ in
        // Earlier than ours, so that it is this note which waits again.
        throw SyncError.conflict(note("a", title: "\(number)", at: 1, revision: number))
      })
      let engine = engine(store, server, tries: 4)
      await #expect(throws: SyncError.self) { try await engine.sync() }
      #expect(server.seen.changes.count == 4)
    }
  }

  @Test func `pauses grow, and a busy server is left alone as long as it asks`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      try await store.save(note("a"))
      let troubles: [SyncError] = [
        .offline, .busy(retryAfter: .seconds(30)), .busy(retryAfter: .seconds(1)),
      ]
      let server = FunctionServer(push: { number, _ in
        if number <= troubles.count { throw troubles[number - 1] }
        return 7
      })
      _ = try await engine(store, server).sync()
      #expect(clock.pauses == [.seconds(1), .seconds(30), .seconds(4)])
      #expect(Set(server.seen.changes.map(\.key)).count == 1)
    }
  }

  @Test(
    arguments: [
      (.offline, 3, .offline), (.busy(retryAfter: nil), 3, .offline),
      (.unauthorised, 1, .failed("\(SyncError.unauthorised)")),
    ] as [(SyncError, Int, SyncState)])
  func `the last error is thrown and shown`(
    error: SyncError, calls: Int, state: SyncState
  ) async throws {
    try await withFile { file in
      let server = FunctionServer(pull: { _, _ in throw error })
      let engine = engine(try await store(at: file), server, tries: 3)
      #expect(await engine.state() == .idle)
      await #expect(throws: error) { try await engine.sync() }
      #expect(server.seen.cursors.count == calls)
      #expect(await engine.state() == state)
    }
  }

  @Test func `a cancelled sync does not begin its pause`() async throws {
    try await withFile { file in
      let own = Mutex<Task<SyncReport, any Error>?>(nil)
      let server = FunctionServer(pull: { number, _ in
        guard number == 1 else { return ServerPage() }
        // Cancelled while it is under way, for sure.
        own.withLock { $0?.cancel() }
        throw SyncError.offline
      })
      let engine = engine(try await store(at: file), server)
      let (begin, begun) = AsyncStream.makeStream(of: Void.self)
      let sync = Task {
        for await _ in begin {}
        return try await engine.sync()
      }
      own.withLock { $0 = sync }
      begun.finish()
      await #expect(throws: CancellationError.self) { try await sync.value }
      #expect(clock.pauses == [])
      #expect(await engine.state() == .idle)
      _ = try await engine.sync()
      #expect(server.seen.cursors.count == 2)
    }
  }
}
