import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain
@testable import NotesSync

/// N4 and N11: many write while many sync.
@Suite struct SyncHammer {
  private static let writers = 6
  private static let each = 8

  @Test func `what many write while others sync reaches the server once`() async throws {
    let folder = TestFolder()
    let store = folder.store()
    let server = TallyServer { note in
      guard note.title == "again" else { return }
      try await store.save(Lab.note(note.id, "last", at: 4_000))
    }
    let engine = Lab.engine(store, server, clock: ContinuousClock())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<Self.writers {
        group.addTask {
          for number in 0..<Self.each {
            try await store.save(Lab.note("\(writer)-\(number)", "first"))
            try await store.save(Lab.note("\(writer)-\(number)", "second", at: 2_000))
          }
        }
        group.addTask { for _ in 0..<4 { _ = try await engine.sync() } }
        group.addTask { for _ in 0..<6 { _ = try await store.pending() } }
      }
      try await group.waitForAll()
    }
    _ = try await engine.sync()
    #expect(server.notes.allSatisfy { $0.title == "second" })
    // Once more, on versions that the server has, and each is edited while it is sent.
    for note in try await store.notes() {
      try await store.save(Lab.note(note.id, "again", at: 3_000))
    }
    _ = try await engine.sync()
    let kept = try await folder.store().notes()
    #expect(kept.count == Self.writers * Self.each)
    #expect(kept.allSatisfy { $0.title == "last" && $0.revision > 0 })
    #expect(try await folder.store().pending().isEmpty)
    let there = server.notes
    #expect(there.count == kept.count)
    #expect(there.allSatisfy { $0.title == "last" })
    #expect(server.strange == 0, "a key came twice, or a change was made to another version")
  }

  @Test func `many write one file`() async throws {
    let folder = TestFolder()
    for number in 0..<20 {
      let file = folder.url.appending(path: "\(number)")
      let store: any NoteStore = FileNoteStore(file: file)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for id in 0..<4 { group.addTask { try await store.save(Lab.note("\(id)")) } }
        try await group.waitForAll()
      }
      let again: any NoteStore = FileNoteStore(file: file)
      let kept = try await (again.notes().count, again.pending().count)
      guard kept == (4, 4) else {
        Issue.record("\(kept.0) of 4 notes are there, and \(kept.1) wait.")
        return
      }
    }
  }
}

/// A server that keeps what it gets, and counts what it should not get.
private final class TallyServer: NotesServer {
  private struct State: Sendable {
    var notes: [String: Note] = [:]
    var keys: Set<String> = []
    var strange = 0
    var revision = 0
  }

  private let state = Box(State())
  /// Runs while a note is on its way.
  private let during: @Sendable (Note) async throws -> Void

  init(during: @escaping @Sendable (Note) async throws -> Void) { self.during = during }

  var notes: [Note] { Array(state.value.notes.values) }
  var strange: Int { state.value.strange }

  func changes(since cursor: String?) async throws -> ServerPage { ServerPage() }

  func send(_ change: PendingChange) async throws -> Int {
    await Task.yield()
    if let note = change.note { try await during(note) }
    return state.change { state in
      let known = state.notes[change.noteID]?.revision ?? 0
      if !state.keys.insert(change.key).inserted || known != change.revision { state.strange += 1 }
      state.revision += 1
      var note = change.note
      note?.revision = state.revision
      state.notes[change.noteID] = note
      return state.revision
    }
  }
}
