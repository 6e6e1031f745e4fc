import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

struct FirstAppTests {
  /// A file of the first app is read, and a copy of it stays when it is written over.
  @Test func `the first app's file is read and kept`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "my-notes")
    let old = Data(#"[{"id": "x", "text": "Garden\nbuy seeds", "edited": 1500000000.0006}]"#.utf8)
    try old.write(to: file)
    let store = FileNoteStore(file: file)
    let note = try #require(try await store.notes().first)
    #expect(note.title == "Garden")
    #expect(note.body == "buy seeds")
    #expect(note.editedAt == 1_500_000_000_001)
    try await store.save(Note(id: "y", title: "New", body: "", editedAt: 5))
    #expect((try? Data(contentsOf: folder.appending(path: "my-notes.v1"))) == old)
  }
}
