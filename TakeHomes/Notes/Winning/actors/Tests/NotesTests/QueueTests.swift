import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

@Suite struct QueueTests {
  private let drawer = Drawer()

  @Test func `the next start finds notes, queue and cursor`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("a", "\\ \"", "\r\n\t", ["ß", "x,y"], at: -3))
    try await store.save(Note("b", at: 3))
    try await store.delete(id: "a")
    _ = try await store.take(ServerPage(notes: [Note("c", at: 3, r: 8)], cursor: "here"))
    let next = drawer.reopened()
    #expect(try await next.notes() == [Note("b", at: 3), Note("c", at: 3, r: 8)])
    #expect(try await next.pending() == store.pending())
    #expect(try await next.cursor() == "here")
    try await next.save(Note("a", "\\ \"", "\r\n\t", ["ß", "x,y"], at: -3))
    #expect(try await drawer.reopened().notes().last?.tags == ["ß", "x,y"])
  }

  @Test func `a newer change takes the turn of an older one`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("a"))
    try await store.save(Note("b"))
    let keys = try await store.pending().map(\.key)
    try await store.save(Note("a", "Rolls"))
    try await store.delete(id: "nothing")
    let queue = try await store.pending()
    #expect(queue.map(\.note?.title) == ["Rolls", "Bread"])
    #expect(queue.last?.key == keys.last)
    #expect(!keys.contains(queue[0].key))
  }

  @Test func `a change is made to what the server has`() async throws {
    let store = try await drawer.store(Note("a", r: 6))
    try await store.save(Note("a", "Rolls", r: 1))
    try await store.save(Note("b", r: 1))
    #expect(try await store.pending().map(\.revision) == [6, 0])
    try await store.delete(id: "a")
    #expect(try await store.pending().map(\.revision) == [6, 0])
    #expect(try await store.notes() == [Note("b")])
  }

  @Test func `the server's answer counts for the change that was sent`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("a"))
    let sent = try #require(try await store.pending().first)
    try await store.save(Note("a", "Rolls", at: 1))
    let newer = try #require(try await store.pending().first)
    try await store.sent(sent, revision: 3)
    let left = try #require(try await drawer.reopened().pending().first)
    #expect(left.key == newer.key)
    #expect(left.revision == 3)
    #expect(left.note == Note("a", "Rolls", at: 1, r: 3))
    try await store.sent(left, revision: 4)
    #expect(try await drawer.reopened().pending().isEmpty)
    #expect(try await drawer.reopened().notes() == [Note("a", "Rolls", at: 1, r: 4)])
  }

  @Test func `a deletion during the sending stays`() async throws {
    let store = drawer.reopened()
    try await store.save(Note("a"))
    let sent = try #require(try await store.pending().first)
    try await store.delete(id: "a")
    try await store.sent(sent, revision: 3)
    #expect(try await store.pending().map(\.note) == [nil])
    #expect(try await store.pending().map(\.revision) == [3])
  }

  @Test func `what cannot be written was not changed`() async throws {
    try drawer.fill("")
    let store: any NoteStore = FileNoteStore(file: drawer.file.appending(path: "deeper"))
    await #expect(throws: StoreError.self) { try await store.save(Note("a")) }
    #expect(try await store.notes().isEmpty)
    #expect(try await store.pending().isEmpty)
  }

  @Test func `many at once are all written`() async throws {
    let store = drawer.reopened()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<30 { group.addTask { try? await store.save(Note("\(number)")) } }
    }
    #expect(try await drawer.reopened().notes().count == 30)
    #expect(try await drawer.reopened().pending().count == 30)
  }
}
