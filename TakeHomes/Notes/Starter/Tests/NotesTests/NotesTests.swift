import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain
@testable import NotesPresentation
@testable import NotesSync

struct NotesTests {
  private final class Server: NotesServer, @unchecked Sendable {
    var got: [PendingChange] = []

    func changes(since cursor: String?) async throws -> ServerPage {
      return ServerPage()
    }

    func send(_ change: PendingChange) async throws -> Int {
      got.append(change)
      return got.count
    }
  }

  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  @Test func `the later version wins`() {
    let old = Note(id: "a", title: "Milk", body: "", editedAt: 1)
    let new = Note(id: "a", title: "Tea", body: "", editedAt: 2)
    #expect(Note.merge(base: old, mine: new, theirs: old).note.title == "Tea")
  }

  @Test func `a note is saved`() async throws {
    let store = FileNoteStore(file: file)
    try await store.save(Note(id: "a", title: "Milk", body: "two", editedAt: 1))
    #expect(try await store.notes().map(\.title) == ["Milk"])
  }

  @Test func `a note is sent`() async throws {
    let store = FileNoteStore(file: file)
    let server = Server()
    let engine = SyncEngine(store: store, server: server)
    try await store.save(Note(id: "a", title: "Milk", body: "two", editedAt: 1))
    let sync = Task { try await engine.sync() }
    try await Task.sleep(nanoseconds: 1_000_000_000)
    #expect(try await sync.value.sent == 1)
    #expect(server.got.map(\.noteID) == ["a"])
  }

  @Test func `the screen shows notes`() {
    let note = Note(id: "a", title: "Milk", body: "two", editedAt: 1)
    let screen = NotesScreen(notes: [note], pending: [], state: .idle)
    #expect(screen.rows.map(\.title) == ["Milk"])
    #expect(screen.banner == nil)
  }
}
