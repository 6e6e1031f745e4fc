import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

/// N4: notes, queue and cursor outlive the app.
@Suite struct StoreTests {
  private let folder = TestFolder()

  @Test func `without a file there is nothing yet`() async throws {
    let store = folder.store()
    #expect(try await store.notes().isEmpty)
    #expect(try await store.pending().isEmpty)
    #expect(try await store.cursor() == nil)
  }

  @Test func `every part of a note is kept, the last edited first`() async throws {
    let odd = Lab.note(
      "b/\"ö\"", "A \"fine\" title,\nin two lines", "é\n\n{}[]\\", tags: ["x y", "ß"], at: .max)
    let notes = [Lab.note("c", at: 5), Lab.note("a", at: 5), odd, Lab.note("d", "", "", at: -7)]
    for note in notes { try await folder.store().save(note) }
    let kept = try await folder.store().notes()
    #expect(kept.map(\.id) == [odd.id, "a", "c", "d"])
    #expect(kept.first?.parts == odd.parts)
    #expect(kept.last?.title == "")
  }

  @Test func `the queue outlives the app with its keys`() async throws {
    let store = folder.store()
    try await store.save(Lab.note("b", tags: ["red"]))
    try await store.save(Lab.note("a"))
    try await store.delete(id: "a")
    let before = try await store.pending()
    let after = try await folder.store().pending()
    #expect(after.map(\.key) == before.map(\.key))
    #expect(after.map(\.noteID) == ["b", "a"])
    #expect(after.last?.note == nil)
    #expect(after.first?.note?.words == Lab.note("b", tags: ["red"]).words)
    #expect(Set(after.map(\.key)).count == 2)
  }

  @Test func `the cursor outlives the app, and a page without one leaves it`() async throws {
    _ = try await folder.store().take(ServerPage(cursor: "c1"))
    _ = try await folder.store().take(ServerPage())
    #expect(try await folder.store().cursor() == "c1")
    _ = try await folder.store().take(ServerPage(cursor: "c2"))
    #expect(try await folder.store().cursor() == "c2")
  }

  @Test func `what was sent or refused is so after a restart`() async throws {
    for id in ["a", "b", "c"] { try await folder.store().save(Lab.note(id)) }
    let queue = try await folder.store().pending()
    try #require(queue.count == 3)
    try await folder.store().sent(queue[0], revision: 4)
    try await folder.store().refuse(queue[1])
    #expect(try await folder.store().pending().map(\.noteID) == ["c"])
    let notes = try await folder.store().notes()
    #expect(notes.map(\.id) == ["a", "b", "c"])
    #expect(notes.map(\.revision) == [4, 0, 0])
  }

  @Test func `a change that cannot be written did not happen`() async throws {
    try folder.write("in the way")
    let store: any NoteStore = FileNoteStore(file: folder.file.appending(path: "below/notes"))
    for _ in 0..<2 {
      do {
        try await store.save(Lab.note("a"))
        Issue.record("Nothing was thrown.")
      } catch is StoreError {
        // Who looks at the file first may find it damaged, too.
      }
    }
    #expect((try? await store.notes().isEmpty) ?? true)
    #expect((try? await store.pending().isEmpty) ?? true)
  }
}
