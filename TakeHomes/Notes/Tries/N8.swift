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

  /// Both sides have a different title from the server's last version, and theirs is the later one.
  @Test func `the title that loses waits as a copy`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let store = FileNoteStore(file: file)
    _ = try await store.take(ServerPage(notes: [note("Soup", at: 20, revision: 5)]))
    try await store.save(note("Cold soup", at: 40, revision: 5))
    _ = try await store.take(ServerPage(notes: [note("Hot soup", at: 50, revision: 6)]))
    #expect(try await store.notes().map(\.title).sorted() == ["Cold soup (copy)", "Hot soup"])
    #expect(try await store.pending().map(\.note?.title) == ["Cold soup (copy)"])
  }

  /// What was sent is the version that both later edits began with, so nothing is in dispute.
  @Test func `edits of different parts after a send are merged without a copy`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let store = FileNoteStore(file: file)
    try await store.save(note("Soup", at: 20, revision: 0))
    try await store.sent(try #require(try await store.pending().first), revision: 1)
    var mine = note("Soup", at: 40, revision: 1)
    mine.body = "With salt"
    try await store.save(mine)
    _ = try await store.take(ServerPage(notes: [note("Hot soup", at: 30, revision: 2)]))
    #expect(try await store.notes().map(\.title) == ["Hot soup"])
    #expect(try await store.notes().map(\.body) == ["With salt"])
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
