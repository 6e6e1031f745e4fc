import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct FormatTests {
  private let desk = Desk()
  private static let first = """
    [{"id": "b", "text": "Milk\\ntwo\\nor three", "edited": 5.0017}, {"id": "a", "text": "", "edited": 6}]
    """
  private static let second = """
    {"version": 2, "unsent": ["gone", "b"], "notes": [
      {"id": "a", "title": "Tea", "body": "", "tags": ["x", "x"], "edited": 5, "revision": 3},
      {"id": "b", "title": "Milk", "body": "", "tags": [], "edited": 6, "revision": 4}]}
    """

  @Test func `the first app's notes are read, and all wait`() async throws {
    try Data(Self.first.utf8).write(to: desk.file)
    #expect(
      try await desk.store().notes() == [
        .sample("a", "", "", at: 6_000), .sample("b", "Milk", "two\nor three", at: 5_002),
      ])
    #expect(try await desk.store().pending().map(\.noteID) == ["b", "a"])
  }

  @Test func `the second app's notes are read with their queue`() async throws {
    try Data(Self.second.utf8).write(to: desk.file)
    #expect(
      try await desk.store().notes() == [
        .sample("b", "Milk", "", at: 6, revision: 4),
        .sample("a", "Tea", "", tags: ["x"], at: 5, revision: 3),
      ])
    #expect(try await desk.store().pending().map(\.noteID) == ["gone", "b"])
    #expect(try await desk.store().pending().map(\.revision) == [0, 4])
  }

  @Test(arguments: [(first, "v1"), (second, "v2")])
  func `an old file is kept beside the new one`(text: String, version: String) async throws {
    try Data(text.utf8).write(to: desk.file)
    try await desk.store().save(.sample("z"))
    let kept = try? Data(contentsOf: desk.folder.appending(path: "notes.\(version)"))
    #expect(kept == Data(text.utf8))
    #expect(try await desk.store().notes().count == 3)
  }

  @Test func `every part of a note is kept`() async throws {
    let note = Note.sample("é", "A \"title\"", "\n{}", tags: ["b", "a"], at: -5)
    try await desk.store().save(note)
    #expect(try await desk.store().notes() == [note])
    _ = try await desk.store().take(ServerPage(cursor: "c9"))
    #expect(try await desk.store().cursor() == "c9")
  }

  @Test(arguments: [
    ("{", StoreError.damaged("notes")), ("[3]", .damaged("notes")),
    ("{\"version\": 12}", .later(version: 12)),
  ])
  func `what cannot be read stays as it is`(text: String, error: StoreError) async throws {
    try Data(text.utf8).write(to: desk.file)
    let store = desk.store()
    await #expect(throws: error) { try await store.notes() }
    await #expect(throws: error) { try await store.save(.sample("a")) }
    #expect(try Data(contentsOf: desk.file) == Data(text.utf8))
    #expect("\(error)".contains(error == .later(version: 12) ? "12" : "notes"))
  }
}
