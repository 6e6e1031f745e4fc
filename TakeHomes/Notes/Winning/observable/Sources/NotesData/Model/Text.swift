internal import NotesDomain

/// What a user writes of a note, without a revision: no caller can say a wrong one.
struct Text: Hashable, Codable, Sendable {
  var title: String
  var body: String
  var tags: Set<String>
  var edited: Int64

  func note(_ id: String, _ revision: Int) -> Note {
    Note(
      id: id, title: title, body: body, tags: tags, editedAt: edited, revision: revision)
  }

  func says(_ other: Text) -> Bool {
    title == other.title && body == other.body && tags == other.tags
  }
}

extension Text {
  init(_ note: Note) {
    self.init(title: note.title, body: note.body, tags: note.tags, edited: note.editedAt)
  }
}
