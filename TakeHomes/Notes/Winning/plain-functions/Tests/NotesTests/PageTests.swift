import Testing

@testable import NotesData
@testable import NotesDomain

/// What a page does, told by the notes and by the queue as `id@revision`.
@Suite struct PageTests {
  private func queue(of store: any NoteStore) async throws -> [String] {
    try await store.pending().map { "\($0.noteID)@\($0.revision)" }
  }

  @Test func `a note without a change becomes the server's newest`() async throws {
    try await withFile { file in
      let store = try await store(at: file, with: note("a", revision: 4), note("b", revision: 1))
      let late = note("a", title: "Late", at: 900, revision: 3)
      let intake = try await store.take(ServerPage(notes: [late], deleted: ["b", "unknown"]))
      #expect(intake == Intake())
      #expect(try await store.notes() == [note("a", revision: 4)])
      #expect(try await store.cursor() == "start")
      _ = try await store.take(ServerPage(notes: [note("a", title: "Tea", revision: 5)]))
      #expect(try await store.notes() == [note("a", title: "Tea", revision: 5)])
    }
  }

  @Test func `an edit is merged with what was sent before it as base`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      try await store.save(note("a"))
      for change in try await store.pending() { try await store.sent(change, revision: 1) }
      try await store.save(note("a", title: "Tea", at: 200))
      let key = try await store.pending().first?.key
      let intake = try await store.take(
        ServerPage(notes: [note("a", body: "six", at: 150, revision: 2)], cursor: "next"))
      #expect(intake == Intake(merged: ["a"]))
      let merged = note("a", title: "Tea", body: "six", at: 200, revision: 2)
      #expect(try await store.notes() == [merged])
      #expect(try await store.pending().map(\.note) == [merged])
      #expect(try await store.pending().first?.key != key)
      #expect(try await store.cursor() == "next")
    }
  }

  @Test func `the loser of a dispute becomes a note that waits`() async throws {
    try await withFile { file in
      let store = try await store(at: file, with: note("a", revision: 1))
      try await store.save(note("a", title: "Tea", at: 200))
      let intake = try await store.take(
        ServerPage(notes: [note("a", title: "Rum", at: 300, revision: 2)]))
      #expect(intake == Intake(merged: ["a"], copies: ["a-copy-200"]))
      #expect(try await store.notes().map(\.title) == ["Rum", "Tea (copy)"])
      #expect(try await queue(of: store) == ["a-copy-200@0"])
    }
  }

  @Test func `an edit beats a deletion, and two deletions agree`() async throws {
    try await withFile { file in
      let store = try await store(
        at: file, with: note("a", revision: 1), note("b", revision: 1), note("c", revision: 1))
      try await store.save(note("a", title: "Tea", at: 200))
      try await store.delete(id: "b")
      try await store.delete(id: "c")
      _ = try await store.take(
        ServerPage(notes: [note("b", title: "Rum", at: 50, revision: 2)], deleted: ["a", "c"]))
      #expect(try await store.notes().map(\.title) == ["Tea", "Rum"])
      #expect(try await queue(of: store) == ["a@0"])
    }
  }
}
