import Testing

@testable import NotesData
@testable import NotesDomain

/// N5: one change a note, in order, known by its key.
@Suite struct QueueTests {
  private let folder = TestFolder()

  @Test func `an edit takes the place of what waits, with a new key`() async throws {
    let store = folder.store()
    for id in ["a", "b", "c"] { try await store.save(Lab.note(id)) }
    let first = try await store.pending()
    try await store.save(Lab.note("b", "Tea", at: 2_000))
    let second = try await store.pending()
    #expect(second.map(\.noteID) == ["a", "b", "c"])
    try #require(first.count == 3 && second.count == 3)
    #expect(second[1].key != first[1].key)
    #expect(second[0].key == first[0].key)
    #expect(second[1].note?.title == "Tea")
    try await store.delete(id: "b")
    let third = try await store.pending()
    #expect(third.map(\.noteID) == ["a", "b", "c"])
    try #require(third.count == 3)
    #expect(third[1].note == nil)
    #expect(Set([first[1].key, second[1].key, third[1].key]).count == 3)
  }

  @Test func `to delete nothing queues nothing`() async throws {
    let store = folder.store()
    try await store.delete(id: "nobody")
    #expect(try await store.pending().isEmpty)
  }

  @Test func `the store knows the revision, whatever the caller says`() async throws {
    let store = folder.store()
    try await store.save(Lab.note("a", revision: 99))
    #expect(try await store.pending().first?.revision == 0)
    #expect(try await store.pending().first?.note?.revision == 0)
    let change = try #require(try await store.pending().first)
    try await store.sent(change, revision: 7)
    #expect(try await store.pending().isEmpty)
    #expect(try await store.notes().first?.revision == 7)
    try await store.save(Lab.note("a", "Tea", revision: 0))
    #expect(try await store.pending().first?.revision == 7)
    #expect(try await store.pending().first?.note?.revision == 7)
  }

  @Test func `an edit during the sending stays, on the new revision`() async throws {
    let store = folder.store()
    try await store.save(Lab.note("a", "Milk"))
    let old = try #require(try await store.pending().first)
    try await store.save(Lab.note("a", "Tea", at: 2_000))
    let new = try #require(try await store.pending().first)
    try await store.sent(old, revision: 5)
    let rest = try await store.pending()
    #expect(rest.map(\.key) == [new.key])
    #expect(rest.first?.revision == 5)
    #expect(rest.first?.note?.title == "Tea")
    #expect(try await store.notes().first?.title == "Tea")
  }

  @Test func `a deletion during the sending stays, on the new revision`() async throws {
    let store = folder.store()
    try await store.save(Lab.note("a"))
    let old = try #require(try await store.pending().first)
    try await store.delete(id: "a")
    try await store.sent(old, revision: 5)
    let rest = try await store.pending()
    #expect(rest.map(\.noteID) == ["a"])
    #expect(rest.first?.note == nil)
    #expect(rest.first?.revision == 5)
    #expect(try await store.notes().isEmpty)
  }

  @Test func `a refused change leaves the queue, and a newer one stays`() async throws {
    let store = folder.store()
    try await store.save(Lab.note("a"))
    try await store.save(Lab.note("b"))
    let queue = try await store.pending()
    try #require(queue.count == 2)
    try await store.save(Lab.note("b", "Tea", at: 2_000))
    for change in queue { try await store.refuse(change) }
    #expect(try await store.pending().map(\.noteID) == ["b"])
    #expect(try await store.notes().count == 2)
  }
}
