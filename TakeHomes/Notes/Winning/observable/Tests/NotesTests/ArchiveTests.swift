import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct ArchiveTests {
  private static let oldest = """
    [ {"edited": 1.0006, "id": "y", "text": "Plan\\n go \\n\\n"},
      {"edited": 2, "id": "x", "text": "\\nWalk"} ]
    """
  private static let older = """
    {"notes": [
       {"id": "x", "title": "Plan", "body": "go", "tags": ["t", "t"], "edited": 6, "revision": 8},
       {"id": "y", "title": "Walk", "body": "", "tags": [], "edited": 5, "revision": 9}],
     "cursor": "k", "unsent": ["y", "w"], "version": 2}
    """

  @Test func `a text is split at its first line break`() async throws {
    let shelter = try Shelter(Self.oldest)
    let notes = try await shelter.store().notes()
    #expect(notes == [jot("x", "", "Walk", at: 2_000), jot("y", "Plan", " go \n\n", at: 1_001)])
    #expect(try await shelter.store().brief == ["Plan 0", " 0"])
  }

  @Test func `a queue of ids becomes one of changes`() async throws {
    let shelter = try Shelter(Self.older)
    let store = shelter.store()
    let notes = [
      jot("x", "Plan", "go", tags: "t", at: 6, rev: 8), jot("y", "Walk", at: 5, rev: 9),
    ]
    #expect(try await store.notes() == notes)
    #expect(try await store.brief == ["Walk 9", "-w 0"])
    #expect(try await store.cursor() == "k")
    // The server's text is known of what did not wait.
    try await store.save(jot("x", "Ride", "go", tags: "t", at: 9))
    let page = ServerPage(notes: [jot("x", "Plan", "stay", tags: "t", at: 8, rev: 10)])
    #expect(try await store.take(page) == Intake(merged: ["x"]))
  }

  @Test(arguments: [(oldest, "book.v1"), (older, "book.v2")])
  func `the first change keeps the old file`(text: String, name: String) async throws {
    let shelter = try Shelter(text)
    for title in ["Swim", "Row"] { try await shelter.store().save(jot(title, title)) }
    let copy = try? String(contentsOf: shelter.folder.appending(path: name), encoding: .utf8)
    #expect(copy == text)
    #expect(try await shelter.store().notes().count == 4)
  }

  @Test(
    arguments: [
      ("{]", .damaged("book")), ("7", .damaged("book")), ("[{}]", .damaged("book")),
      ("{\"version\": 12, \"leaves\": 0}", .later(version: 12)),
    ] as [(String, StoreError)])
  func `a file of another kind is not touched`(text: String, error: StoreError) async throws {
    let shelter = try Shelter(text)
    let store = shelter.store()
    await #expect(throws: error) { try await store.notes() }
    await #expect(throws: error) { try await store.save(jot("j", "Plan")) }
    await #expect(throws: error) { try await store.take(ServerPage(cursor: "c")) }
    #expect(try String(contentsOf: shelter.file, encoding: .utf8) == text)
  }
}
