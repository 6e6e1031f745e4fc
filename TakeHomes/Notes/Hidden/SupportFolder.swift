import Foundation

@testable import NotesData
@testable import NotesDomain

/// A folder of a test's own, which goes with it.
final class TestFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appending(path: "notes-\(UUID().uuidString)", directoryHint: .isDirectory)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var file: URL { url.appending(path: "notes") }

  /// A new store each time, as after a restart.
  func store() -> any NoteStore { FileNoteStore(file: file) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
