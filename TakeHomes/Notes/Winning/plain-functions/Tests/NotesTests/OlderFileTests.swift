import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct OlderFileTests {
  private static let first = """
    [{"id": "b", "text": "Milk\\ntwo\\n\\nor three", "edited": 2.0016},
     {"id": "a", "text": "Tea", "edited": 3}]
    """
  private static let second = """
    {"version": 2, "cursor": "c4", "unsent": ["x", "b"], "notes": [
      {"id": "a", "title": "Tea", "body": "", "tags": ["t", "t"], "edited": 7, "revision": 2},
      {"id": "b", "title": "Milk", "body": "two", "tags": [], "edited": 8, "revision": 6}]}
    """

  @Test func `the first app's list is read`() async throws {
    try await withFile(Self.first) { file in
      let store = try await store(at: file)
      let expected = [
        note("a", title: "Tea", body: "", at: 3000),
        note("b", body: "two\n\nor three", at: 2002),
      ]
      #expect(try await store.notes() == expected)
      #expect(try await store.pending().map(\.noteID) == ["b", "a"])
      #expect(try await store.pending() == store.pending())
    }
  }

  @Test func `the second app's object is read`() async throws {
    try await withFile(Self.second) { file in
      let store = try await store(at: file)
      let expected = [
        note("b", at: 8, revision: 6),
        note("a", title: "Tea", body: "", tags: ["t"], at: 7, revision: 2),
      ]
      #expect(try await store.notes() == expected)
      #expect(try await store.pending().map(\.noteID) == ["x", "b"])
      #expect(try await store.pending().map(\.revision) == [0, 6])
      #expect(try await store.pending().map(\.note) == [nil, expected[0]])
      #expect(try await store.cursor() == "c4")
    }
  }

  @Test(arguments: [(first, "v1"), (second, "v2")])
  func `an older file is kept before it is written over`(text: String, end: String) async throws {
    try await withFile(text) { file in
      let kept = file.appendingPathExtension(end)
      for id in ["p", "q"] { try await store(at: file).save(note(id)) }
      #expect((try? Data(contentsOf: kept)) == Data(text.utf8))
      #expect(try await store(at: file).notes().count == 4)
    }
  }

  @Test(
    arguments: [
      ("", .damaged("notes.json")), ("[1]", .damaged("notes.json")),
      ("{\"version\": 2}", .damaged("notes.json")), ("{\"version\": 10}", .later(version: 10)),
    ] as [(String, StoreError)])
  func `what makes no sense is left alone`(text: String, error: StoreError) async throws {
    try await withFile(text) { file in
      let store = try await store(at: file)
      await #expect(throws: error) { try await store.notes() }
      await #expect(throws: error) { try await store.pending() }
      await #expect(throws: error) { try await store.save(note("a")) }
      await #expect(throws: error) { try await store.take(ServerPage(cursor: "c")) }
      #expect(try Data(contentsOf: file) == Data(text.utf8))
    }
  }
}
