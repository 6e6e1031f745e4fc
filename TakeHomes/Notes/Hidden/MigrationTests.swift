import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

/// N6: what older apps wrote.
@Suite struct MigrationTests {
  private let folder = TestFolder()
  private static let first = """
    [{"id": "b", "text": "Milk\\nand bread\\n\\nand tea", "edited": 1700000000.25},
     {"id": "a", "text": "One line", "edited": 1700000001},
     {"id": "c", "text": "", "edited": 1600000000.0014}, {"id": "d", "text": "\\nbelow", "edited": 0.0017}]
    """
  private static let second = """
    {"version": 2, "cursor": "c7", "unsent": ["gone", "b"],
     "notes": [{"id": "a", "title": "Tea", "body": "green", "tags": ["x", "y", "x"], "edited": 1700000000250, "revision": 3},
               {"id": "b", "title": "Milk", "body": "", "tags": [], "edited": 1700000000999, "revision": 4}]}
    """

  @Test func `the first app's notes have titles and milliseconds`() async throws {
    try folder.write(Self.first)
    let notes = try await folder.store().notes()
    #expect(notes.map(\.id) == ["a", "b", "c", "d"])
    try #require(notes.count == 4)
    #expect(notes.map(\.title) == ["One line", "Milk", "", ""])
    #expect(notes.map(\.body) == ["", "and bread\n\nand tea", "", "below"])
    #expect(
      notes.map(\.editedAt) == [1_700_000_001_000, 1_700_000_000_250, 1_600_000_000_001, 2])
    #expect(notes.map(\.revision) == [0, 0, 0, 0])
  }

  @Test func `all of the first app's notes wait, in the file's order`() async throws {
    try folder.write(Self.first)
    let queue = try await folder.store().pending()
    #expect(queue.map(\.noteID) == ["b", "a", "c", "d"])
    #expect(queue.map(\.revision) == [0, 0, 0, 0])
    #expect(queue.allSatisfy { $0.note != nil })
    #expect(Set(queue.map(\.key)).count == 4)
    #expect(try await folder.store().cursor() == nil)
  }

  @Test func `the second app's notes, queue and cursor are taken over`() async throws {
    try folder.write(Self.second)
    let store = folder.store()
    let notes = try await store.notes()
    #expect(notes.map(\.id) == ["b", "a"])
    #expect(
      notes.last?.parts == ["a", "Tea", "green", "x,y", "1700000000250", "3"])
    let queue = try await store.pending()
    #expect(queue.map(\.noteID) == ["gone", "b"])
    #expect(queue.map(\.revision) == [0, 4])
    #expect(queue.first?.note == nil)
    #expect(queue.last?.note?.title == "Milk")
    #expect(try await store.cursor() == "c7")
  }

  @Test func `the second app's cursor may be missing`() async throws {
    try folder.write("{\"version\": 2, \"unsent\": [], \"notes\": []}")
    #expect(try await folder.store().cursor() == nil)
    #expect(try await folder.store().notes().isEmpty)
  }

  @Test func `what the second app had sent is known as the server's`() async throws {
    try folder.write(Self.second)
    let store = folder.store()
    try await store.save(Lab.note("a", "Tea", "black", tags: ["x", "y"], at: 1_800_000_000_000))
    _ = try await store.take(
      ServerPage(notes: [
        Lab.note("a", "Best tea", "green", tags: ["x", "y"], at: 1_700_000_000_251, revision: 5)
      ]))
    let note = try #require(try await store.notes().first { $0.id == "a" })
    #expect(note.title == "Best tea")
    #expect(note.body == "black")
    #expect(note.tags == ["x", "y"])
    #expect(try await store.notes().count == 2)
  }

  @Test(arguments: [(first, "v1"), (second, "v2")])
  func `the old file is kept beside the new one`(text: String, name: String) async throws {
    try folder.write(text)
    let copy = folder.url.appending(path: "notes.\(name)")
    _ = try await folder.store().notes()
    let store = folder.store()
    let before = try await store.notes().count
    try await store.save(Lab.note("z", at: 1))
    try await store.save(Lab.note("y", at: 2))
    #expect(try Data(contentsOf: copy) == Data(text.utf8))
    #expect(try await folder.store().notes().count == before + 2)
    try await folder.store().save(Lab.note("x", at: 3))
    #expect(try Data(contentsOf: copy) == Data(text.utf8))
    #expect(try await folder.store().notes().count == before + 3)
  }
}
