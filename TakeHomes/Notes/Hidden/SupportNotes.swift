import Foundation

@testable import NotesDomain

extension Lab {
  static func note(
    _ id: String, _ title: String = "Milk", _ body: String = "two bottles",
    tags: Set<String> = [], at editedAt: Int64 = 1_000, revision: Int = 0
  ) -> Note {
    Note(
      id: id, title: title, body: body, tags: tags, editedAt: editedAt, revision: revision)
  }

  static func change(_ note: Note, key: String? = nil) -> PendingChange {
    PendingChange(
      key: key ?? "key-\(note.id)", noteID: note.id, note: note, revision: note.revision)
  }
}

extension Note {
  /// The fields one by one: an answer may compare notes in a way of its own.
  var parts: [String] {
    [id, title, body, tags.sorted().joined(separator: ","), "\(editedAt)", "\(revision)"]
  }

  /// The same without the revision.
  var words: [String] { Array(parts.dropLast()) }
}
