import Testing

@testable import NotesData
@testable import NotesDomain

/// N8: a page of the server meets what waits here.
@Suite struct PullTests {
  private let folder = TestFolder()

  /// A store whose notes the server has, at revision 1.
  private func synced(_ ids: String...) async throws -> any NoteStore {
    let store = folder.store()
    _ = try await store.take(
      ServerPage(notes: ids.map { Lab.note($0, revision: 1) }, cursor: "c1"))
    return store
  }

  private func note(_ id: String, in store: any NoteStore) async throws -> Note? {
    try await store.notes().first { $0.id == id }
  }

  @Test func `notes without a change here become the server's`() async throws {
    let store = try await synced("a", "b")
    let intake = try await store.take(
      ServerPage(
        notes: [Lab.note("a", "Tea", at: 5, revision: 2), Lab.note("c", revision: 3)],
        deleted: ["b", "nobody"], cursor: "c2"))
    #expect(try await store.notes().map(\.id).sorted() == ["a", "c"])
    #expect(try await note("a", in: store)?.parts == Lab.note("a", "Tea", at: 5, revision: 2).parts)
    #expect(try await store.pending().isEmpty)
    #expect(intake.merged.isEmpty && intake.copies.isEmpty)
  }

  @Test func `an older version that comes late changes nothing`() async throws {
    let store = try await synced("a")
    _ = try await store.take(ServerPage(notes: [Lab.note("a", "Tea", revision: 4)]))
    _ = try await store.take(ServerPage(notes: [Lab.note("a", "Old", at: 9_999, revision: 3)]))
    #expect(try await note("a", in: store)?.title == "Tea")
    #expect(try await note("a", in: store)?.revision == 4)
  }

  @Test func `an edit that waits is merged with the version that both had`() async throws {
    let store = try await synced("a", "b")
    try await store.save(Lab.note("a", "Tea", at: 2_000))
    try await store.save(Lab.note("b", "Tea", at: 2_000))
    let old = try await store.pending()
    let intake = try await store.take(
      ServerPage(notes: [Lab.note("a", "Milk", "nine", at: 3_000, revision: 5)]))
    #expect(intake.merged == ["a"])
    #expect(intake.copies.isEmpty)
    let merged = try await note("a", in: store)
    #expect(merged?.title == "Tea")
    #expect(merged?.body == "nine")
    let queue = try await store.pending()
    #expect(queue.map(\.noteID) == ["a", "b"])
    try #require(queue.count == 2 && old.count == 2)
    #expect(queue[0].revision == 5)
    #expect(queue[0].note?.title == "Tea")
    #expect(queue[0].note?.body == "nine")
    #expect(queue[0].key != old[0].key)
    #expect(queue[1].key == old[1].key)
  }

  @Test func `the next merge has the server's last version as base`() async throws {
    let store = try await synced("a")
    try await store.save(Lab.note("a", "Tea", at: 2_000))
    _ = try await store.take(
      ServerPage(notes: [Lab.note("a", "Milk", "nine", at: 3_000, revision: 5)]))
    let intake = try await store.take(
      ServerPage(notes: [Lab.note("a", "Milk", "ten", at: 4_000, revision: 6)]))
    #expect(intake.copies.isEmpty)
    #expect(try await note("a", in: store)?.title == "Tea")
    #expect(try await note("a", in: store)?.body == "ten")
  }

  @Test func `what was sent is the base of the next merge`() async throws {
    let store = folder.store()
    try await store.save(Lab.note("a", "Milk", "two"))
    let first = try #require(try await store.pending().first)
    try await store.sent(first, revision: 1)
    try await store.save(Lab.note("a", "Tea", "two", at: 2_000))
    let intake = try await store.take(
      ServerPage(notes: [Lab.note("a", "Milk", "nine", at: 3_000, revision: 2)]))
    #expect(intake.copies.isEmpty)
    #expect(try await note("a", in: store)?.title == "Tea")
    #expect(try await note("a", in: store)?.body == "nine")
  }

  @Test func `an edit that the server has already waits no longer`() async throws {
    let store = try await synced("a")
    try await store.save(Lab.note("a", "Tea", at: 2_000))
    let intake = try await store.take(
      ServerPage(notes: [Lab.note("a", "Tea", at: 3_000, revision: 5)]))
    #expect(intake.merged == ["a"])
    #expect(try await store.pending().isEmpty)
    #expect(try await note("a", in: store)?.revision == 5)
  }

  @Test func `what loses becomes a note that waits`() async throws {
    let store = try await synced("a")
    try await store.save(Lab.note("a", "Tea", at: 2_000))
    let intake = try await store.take(
      ServerPage(notes: [Lab.note("a", "Cocoa", at: 3_000, revision: 5)]))
    #expect(intake.copies == ["a-copy-2000"])
    #expect(try await note("a", in: store)?.title == "Cocoa")
    #expect(try await note("a-copy-2000", in: store)?.title.hasPrefix("Tea") == true)
    let queue = try await store.pending()
    #expect(queue.map(\.noteID) == ["a-copy-2000"])
    #expect(queue.first?.revision == 0)
  }

  @Test func `an edit here beats a deletion there`() async throws {
    let store = try await synced("a")
    try await store.save(Lab.note("a", "Tea", at: 2_000))
    let old = try await store.pending()
    _ = try await store.take(ServerPage(deleted: ["a"]))
    #expect(try await note("a", in: store)?.title == "Tea")
    let queue = try await store.pending()
    #expect(queue.map(\.noteID) == ["a"])
    #expect(queue.first?.revision == 0)
    #expect(queue.first?.key != old.first?.key)
  }

  @Test func `an edit there beats a deletion here`() async throws {
    let store = try await synced("a")
    try await store.delete(id: "a")
    _ = try await store.take(ServerPage(notes: [Lab.note("a", "Tea", at: 500, revision: 2)]))
    #expect(try await note("a", in: store)?.title == "Tea")
    #expect(try await store.pending().isEmpty)
  }

  @Test func `what both deleted is gone`() async throws {
    let store = try await synced("a")
    try await store.delete(id: "a")
    _ = try await store.take(ServerPage(deleted: ["a"]))
    #expect(try await store.notes().isEmpty)
    #expect(try await store.pending().isEmpty)
  }
}
