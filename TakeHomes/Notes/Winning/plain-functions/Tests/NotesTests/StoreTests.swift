import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct StoreTests {
  @Test func `a new store knows all that an old one did`() async throws {
    try await withFile { file in
      let old = try await store(at: file, with: note("s", revision: 3))
      try await old.save(note("a", title: "\"é\"\n", tags: ["x", "y"], at: 300))
      try await old.delete(id: "s")
      let new = try await store(at: file)
      #expect(try await new.notes() == [note("a", title: "\"é\"\n", tags: ["x", "y"], at: 300)])
      #expect(try await new.pending() == old.pending())
      #expect(try await new.cursor() == "start")
    }
  }

  @Test func `the last edited note comes first`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      for (id, time) in [("c", 5), ("a", 5), ("b", 7)] as [(String, Int64)] {
        try await store.save(note(id, at: time))
      }
      #expect(try await store.notes().map(\.id) == ["b", "a", "c"])
    }
  }

  @Test func `each note has one change, which keeps its turn`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      for id in ["a", "b", "a", "a"] { try await store.save(note(id)) }
      let before = try await store.pending()
      try await store.delete(id: "a")
      try await store.delete(id: "unknown")
      let after = try await store.pending()
      #expect(after.map(\.noteID) == ["a", "b"])
      #expect(after.map { $0.note == nil } == [true, false])
      #expect(before.first?.key != after.first?.key)
      #expect(before.last?.key == after.last?.key)
    }
  }

  @Test func `the store knows the revision better than its caller`() async throws {
    try await withFile { file in
      let store = try await store(at: file, with: note("a", revision: 5))
      try await store.save(note("a", title: "Tea", revision: 40))
      try await store.save(note("b", revision: 40))
      #expect(try await store.pending().map(\.revision) == [5, 0])
      #expect(try await store.pending().map(\.note?.revision) == [5, 0])
    }
  }

  @Test func `an edit made during the sending waits on the new revision`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      try await store.save(note("a"))
      let first = try #require(try await store.pending().first)
      try await store.save(note("a", title: "Tea"))
      let second = try #require(try await store.pending().first)
      try await store.sent(first, revision: 8)
      try await store.refuse(first)
      #expect(try await store.pending().map(\.key) == [second.key])
      #expect(try await store.pending().map(\.revision) == [8])
      try await store.sent(second, revision: 9)
      #expect(try await store.pending() == [])
      #expect(try await store.notes() == [note("a", title: "Tea", revision: 9)])
    }
  }

  @Test func `a refused change is gone and its note is not`() async throws {
    try await withFile { file in
      let store = try await store(at: file)
      try await store.save(note("a"))
      for change in try await store.pending() { try await store.refuse(change) }
      #expect(try await store.pending() == [])
      #expect(try await store.notes() == [note("a")])
    }
  }

  @Test func `what could not be written did not happen`() async throws {
    try await withFile("a file, not a folder") { file in
      let store = try await store(at: file.appending(path: "notes.json"))
      await #expect(throws: StoreError.self) { try await store.save(note("a")) }
      #expect((try? await store.notes()) ?? [] == [])
    }
  }
}
