import Foundation

@testable import NotesData
@testable import NotesDomain

/// A folder of a test's own with one file of notes.
final class Desk: Sendable {
  let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "desk-\(UUID().uuidString)", directoryHint: .isDirectory)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  var file: URL { folder.appending(path: "notes") }

  /// A new one each time, as after a restart.
  func store() -> any NoteStore { FileNoteStore(file: file) }

  /// A store with these notes, which the server has.
  func synced(_ notes: Note...) async throws -> any NoteStore {
    let store = store()
    _ = try await store.take(ServerPage(notes: notes, cursor: "c1"))
    return store
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
