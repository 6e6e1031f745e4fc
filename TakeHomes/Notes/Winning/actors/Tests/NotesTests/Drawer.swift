import Foundation

@testable import NotesData
@testable import NotesDomain

/// A place for one file, which is removed with the test.
final class Drawer: Sendable {
  let file: URL
  private let folder: URL

  init() {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "notes")
    self.folder = folder
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var bytes: Data? { try? Data(contentsOf: file) }

  func kept(_ suffix: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: "notes.\(suffix)"))
  }

  func fill(_ text: String) throws { try Data(text.utf8).write(to: file) }

  /// What another start of the app would see.
  func reopened() -> any NoteStore { FileNoteStore(file: file) }

  func store(_ known: Note...) async throws -> any NoteStore {
    let store = reopened()
    _ = try await store.take(ServerPage(notes: known))
    return store
  }
}

extension Note {
  init(
    _ id: String, _ title: String = "Bread", _ body: String = "", _ tags: Set<String> = [],
    at time: Int64 = 0, r revision: Int = 0
  ) {
    self.init(
      id: id, title: title, body: body, tags: tags, editedAt: time, revision: revision)
  }
}
