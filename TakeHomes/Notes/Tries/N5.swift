import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

struct OneChangeTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func note(_ id: String, _ title: String, revision: Int = 0) -> Note {
    Note(id: id, title: title, body: "", editedAt: 10, revision: revision)
  }

  /// The note is edited again while its first edit is on its way to the server.
  @Test func `a second edit keeps its note's turn and is sent later`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let store = FileNoteStore(file: file)
    try await store.save(note("first", "One"))
    try await store.save(note("second", "Two"))
    let onItsWay = try #require(try await store.pending().first)
    try await store.save(note("first", "One and a half", revision: 77))
    let queue = try await store.pending()
    #expect(queue.map(\.noteID) == ["first", "second"])
    #expect(queue.first?.key != onItsWay.key)
    #expect(queue.first?.revision == 0)
    try await store.sent(onItsWay, revision: 3)
    let rest = try await store.pending()
    #expect(rest.map(\.key) == queue.map(\.key))
    #expect(rest.map(\.note?.title) == ["One and a half", "Two"])
    #expect(rest.map(\.revision) == [3, 0])
  }
}
