import Foundation

@testable import NotesData
@testable import NotesDomain

/// A folder for the file of one test.
struct Shelter: ~Copyable {
  let folder: URL

  var file: URL { folder.appending(path: "book") }

  init(_ text: String? = nil) throws {
    folder = URL.temporaryDirectory.appending(path: "shelter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let text { try Data(text.utf8).write(to: file) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func store() -> any NoteStore { FileNoteStore(file: file) }

  /// Saves each of these, and says that the server has it.
  func storeHaving(sent notes: Note...) async throws -> any NoteStore {
    let store = store()
    for note in notes {
      try await store.save(note)
      for change in try await store.pending() { try await store.sent(change, revision: 1) }
    }
    return store
  }
}

/// `id Title/body #tag @time`, in short.
func jot(
  _ id: String, _ title: String, _ body: String = "", tags: String = "", at time: Int64 = 1,
  rev revision: Int = 0
) -> Note {
  Note(
    id: id, title: title, body: body, tags: Set(tags.split(separator: " ").map(String.init)),
    editedAt: time, revision: revision)
}

extension NoteStore {
  /// The queue in short: a title, or a minus and an id, each with its revision.
  var brief: [String] {
    get async throws {
      try await pending().map { "\($0.note?.title ?? "-\($0.noteID)") \($0.revision)" }
    }
  }
}
