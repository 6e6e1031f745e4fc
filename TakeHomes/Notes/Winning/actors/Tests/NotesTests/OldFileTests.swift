import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct OldFileTests {
  private let drawer = Drawer()
  private static let list = """
    [{"id": "q", "text": "Bread\\none\\ntwo", "edited": 12.3456},
     {"id": "p", "text": "Cake", "edited": 13}]
    """
  private static let object = """
    {"version": 2, "cursor": "c", "unsent": ["gone", "q"],
     "notes": [{"id": "q", "title": "Bread", "body": "", "tags": [], "edited": 5, "revision": 1},
               {"id": "p", "title": "Cake", "body": "", "tags": ["t", "t"], "edited": 4,
                "revision": 2}]}
    """

  @Test func `the list of the first app`() async throws {
    try drawer.fill(Self.list)
    let store = drawer.reopened()
    #expect(
      try await store.notes() == [
        Note("p", "Cake", at: 13_000), Note("q", "Bread", "one\ntwo", at: 12_346),
      ])
    #expect(try await store.pending().map(\.noteID) == ["q", "p"])
    #expect(try await store.pending().map(\.revision) == [0, 0])
  }

  @Test func `the object of the second app`() async throws {
    try drawer.fill(Self.object)
    let store = drawer.reopened()
    let bread = Note("q", "Bread", at: 5, r: 1)
    #expect(try await store.notes() == [bread, Note("p", "Cake", "", ["t"], at: 4, r: 2)])
    #expect(try await store.pending().map(\.note) == [nil, bread])
    #expect(try await store.pending().map(\.revision) == [0, 1])
    #expect(try await store.cursor() == "c")
  }

  @Test(arguments: [(list, "v1"), (object, "v2")])
  func `a copy of the old file stays`(text: String, suffix: String) async throws {
    try drawer.fill(text)
    _ = try await drawer.reopened().notes()
    #expect(drawer.bytes == Data(text.utf8))
    try await drawer.reopened().delete(id: "p")
    try await drawer.reopened().delete(id: "q")
    #expect(drawer.kept(suffix) == Data(text.utf8))
    #expect(try await drawer.reopened().notes().isEmpty)
  }

  @Test(arguments: [
    ("notes", StoreError.damaged("notes")), ("{\"version\": 2}", .damaged("notes")),
    ("{\"version\": 40, \"notes\": []}", .later(version: 40)),
  ])
  func `no call changes a file that it cannot read`(text: String, error: StoreError) async throws {
    try drawer.fill(text)
    let store = drawer.reopened()
    await #expect(throws: error) { try await store.cursor() }
    await #expect(throws: error) { try await store.save(Note("a")) }
    await #expect(throws: error) { try await store.delete(id: "a") }
    await #expect(throws: error) { try await store.take(ServerPage()) }
    #expect(drawer.bytes == Data(text.utf8))
  }
}
