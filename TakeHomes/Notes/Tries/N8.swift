import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

struct ServerPageTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func note(_ title: String, at editedAt: Int64, revision: Int) -> Note {
    Note(id: "soup", title: title, body: "", editedAt: editedAt, revision: revision)
  }

  /// The server's versions may arrive in the wrong order, and the highest one counts.
  @Test func `an older version changes nothing`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let store = FileNoteStore(file: file)
    _ = try await store.take(ServerPage(notes: [note("Hot soup", at: 20, revision: 6)]))
    _ = try await store.take(ServerPage(notes: [note("Soup", at: 30, revision: 5)]))
    #expect(try await store.notes().map(\.title) == ["Hot soup"])
  }

  /// A note that was edited here and deleted there is a new one for the server.
  @Test func `an edit beats the server's deletion`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let store = FileNoteStore(file: file)
    _ = try await store.take(ServerPage(notes: [note("Soup", at: 20, revision: 6)]))
    try await store.save(note("Cold soup", at: 40, revision: 6))
    _ = try await store.take(ServerPage(deleted: ["soup"]))
    #expect(try await store.notes().map(\.title) == ["Cold soup"])
    #expect(try await store.pending().map(\.revision) == [0])
  }
}
