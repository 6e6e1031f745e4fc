import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct IntakeTests {
  private let desk = Desk()

  @Test func `a page replaces what nobody changed here`() async throws {
    let store = try await desk.synced(.sample("a", revision: 2), .sample("b", revision: 2))
    _ = try await store.take(
      ServerPage(notes: [.sample("a", "Old", at: 9_000, revision: 1)], deleted: ["b"]))
    #expect(try await desk.store().notes() == [.sample("a", revision: 2)])
    #expect(try await desk.store().cursor() == "c1")
  }

  @Test func `an edit that waits is merged on what both had`() async throws {
    let store = desk.store()
    try await store.save(.sample("a"))
    for change in try await store.pending() { try await store.sent(change, revision: 1) }
    try await store.save(.sample("a", "Tea", at: 2_000))
    let intake = try await store.take(
      ServerPage(notes: [.sample("a", "Milk", "nine", at: 3_000, revision: 2)]))
    #expect(intake == Intake(merged: ["a"]))
    let merged = Note.sample("a", "Tea", "nine", at: 3_000, revision: 2)
    #expect(try await desk.store().notes() == [merged])
    #expect(try await desk.store().pending().map(\.note) == [merged])
  }

  @Test func `what loses is kept, and waits`() async throws {
    let store = try await desk.synced(.sample("a", revision: 1))
    try await store.save(.sample("a", "Tea", at: 2_000))
    let intake = try await store.take(
      ServerPage(notes: [.sample("a", "Cocoa", at: 3_000, revision: 2)]))
    #expect(intake == Intake(merged: ["a"], copies: ["a-copy-2000"]))
    #expect(try await desk.store().notes().map(\.title) == ["Cocoa", "Tea (copy)"])
    #expect(try await desk.store().pending().map(\.noteID) == ["a-copy-2000"])
  }

  @Test func `an edit beats a deletion on either side`() async throws {
    let store = try await desk.synced(.sample("a", revision: 1), .sample("b", revision: 1))
    try await store.save(.sample("a", "Tea", at: 2_000))
    try await store.delete(id: "b")
    _ = try await store.take(
      ServerPage(notes: [.sample("b", "Cocoa", at: 3_000, revision: 2)], deleted: ["a"]))
    #expect(try await desk.store().notes().map(\.title) == ["Cocoa", "Tea"])
    #expect(try await desk.store().pending().map(\.noteID) == ["a"])
    #expect(try await desk.store().pending().map(\.revision) == [0])
  }

  @Test func `what both sides deleted is gone`() async throws {
    let store = try await desk.synced(.sample("a", revision: 1))
    try await store.delete(id: "a")
    _ = try await store.take(ServerPage(deleted: ["a"]))
    #expect(try await desk.store().pending().isEmpty)
  }
}
