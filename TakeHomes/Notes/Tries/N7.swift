import Foundation
import Testing

@testable import NotesData
@testable import NotesDomain

struct UnreadableFileTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Saving throws what is wrong with the file, and the file stays as it is.
  @Test(arguments: [
    (#"{"version": 11, "pages": []}"#, StoreError.later(version: 11)),
    (#"{"version": 2, "notes": "none"}"#, nil),
  ]) func `a file that cannot be read is not written over`(
    text: String, error: StoreError?
  ) async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let store = FileNoteStore(file: file)
    let note = Note(id: "a", title: "New", body: "", editedAt: 1)
    let wanted = error ?? .damaged(file.lastPathComponent)
    await #expect(throws: wanted) { try await store.save(note) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
