import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct QueueTests {
  private let desk = Desk()

  @Test func `an edit keeps its note's turn and has a new key`() async throws {
    for id in ["a", "b"] { try await desk.store().save(.sample(id)) }
    let old = try await desk.store().pending()
    try await desk.store().save(.sample("a", "Tea", at: 2_000))
    let new = try await desk.store().pending()
    #expect(new.map(\.noteID) == ["a", "b"])
    #expect(new.first?.key != old.first?.key)
    #expect(new.last == old.last)
    #expect(try await desk.store().notes().map(\.title) == ["Tea", "Milk"])
  }

  @Test func `a change is made to the version that the server has`() async throws {
    let store = try await desk.synced(.sample("a", revision: 4))
    try await store.save(.sample("a", "Tea", at: 2_000, revision: 77))
    #expect(try await store.pending().map(\.revision) == [4])
    try await store.delete(id: "a")
    try await store.delete(id: "nobody")
    #expect(try await store.pending().map(\.revision) == [4])
    #expect(try await store.pending().map(\.note) == [nil])
  }

  @Test func `what was edited while it was sent stays`() async throws {
    let store = desk.store()
    try await store.save(.sample("a"))
    let sent = try #require(try await store.pending().first)
    try await store.save(.sample("a", "Tea", at: 2_000))
    try await store.sent(sent, revision: 6)
    let rest = try await desk.store().pending()
    #expect(rest.map(\.note?.title) == ["Tea"])
    #expect(rest.map(\.revision) == [6])
    for change in rest { try await store.sent(change, revision: 7) }
    #expect(try await desk.store().pending().isEmpty)
    #expect(try await desk.store().notes().map(\.revision) == [7])
  }

  @Test func `a change that cannot be written did not happen`() async throws {
    try Data("in the way".utf8).write(to: desk.file)
    let store: any NoteStore = FileNoteStore(file: desk.file.appending(path: "below"))
    await #expect(throws: StoreError.self) { try await store.save(.sample("a")) }
  }
}
