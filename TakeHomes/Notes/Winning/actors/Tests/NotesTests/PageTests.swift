import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct PageTests {
  private let drawer = Drawer()

  @Test func `what is newer there comes, what is older does not`() async throws {
    let store = try await drawer.store(Note("a", r: 2), Note("b", r: 2), Note("c", r: 2))
    let intake = try await store.take(
      ServerPage(
        notes: [Note("a", "Older", at: 50, r: 1), Note("b", "Newer", r: 3)], deleted: ["c", "d"]))
    #expect(intake == Intake())
    #expect(try await drawer.reopened().notes() == [Note("a", r: 2), Note("b", "Newer", r: 3)])
    #expect(try await store.pending().isEmpty)
  }

  @Test func `an edit meets a page on the version that was sent`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("a", "Bread", "one"))
    let first = try #require(try await store.pending().first)
    try await store.sent(first, revision: 1)
    try await store.save(Note("a", "Rolls", "one", at: 5))
    let edit = try #require(try await store.pending().first)
    let intake = try await drawer.reopened().take(
      ServerPage(notes: [Note("a", "Bread", "two", at: 6, r: 2)]))
    #expect(intake == Intake(merged: ["a"]))
    let queue = try await drawer.reopened().pending()
    #expect(queue.map(\.note) == [Note("a", "Rolls", "two", at: 6, r: 2)])
    #expect(queue.map(\.revision) == [2])
    #expect(queue.first?.key != edit.key)
  }

  @Test func `the side that lost waits as a copy`() async throws {
    let store = try await drawer.store(Note("a", r: 1))
    try await store.save(Note("a", "Rolls", at: 5))
    let intake = try await store.take(ServerPage(notes: [Note("a", "Cake", at: 6, r: 2)]))
    #expect(intake == Intake(merged: ["a"], copies: ["a-copy-5"]))
    let copy = Note("a-copy-5", "Rolls (copy)", at: 5)
    #expect(try await store.notes() == [Note("a", "Cake", at: 6, r: 2), copy])
    #expect(try await store.pending().map(\.note) == [copy])
  }

  @Test func `an edit outlives a deletion`() async throws {
    let store = try await drawer.store(Note("a", r: 1), Note("b", r: 1), Note("c", r: 1))
    try await store.save(Note("a", "Rolls", at: 5))
    try await store.delete(id: "b")
    try await store.delete(id: "c")
    _ = try await store.take(ServerPage(notes: [Note("b", "Cake", r: 2)], deleted: ["a", "c"]))
    #expect(try await store.notes() == [Note("a", "Rolls", at: 5), Note("b", "Cake", r: 2)])
    let queue = try await drawer.reopened().pending()
    #expect(queue.map(\.noteID) == ["a"])
    #expect(queue.map(\.revision) == [0])
  }
}
