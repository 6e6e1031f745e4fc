import NotesDomain

/// A note as it is written into the journal.
struct WrittenNote: Codable {
  var id: String
  var title: String
  var body: String
  var tags: [String]
  var edited: Int64
  var revision: Int

  init(_ note: Note) {
    id = note.id
    title = note.title
    body = note.body
    tags = note.tags.sorted()
    edited = note.editedAt
    revision = note.revision
  }

  var note: Note {
    Note(id: id, title: title, body: body, tags: Set(tags), editedAt: edited, revision: revision)
  }
}

/// One thing that happened, with the keys that it needs.
enum Event: Codable {
  case saved(WrittenNote, key: String)
  case deleted(id: String, key: String)
  case came([WrittenNote], deleted: [String], cursor: String?, seed: String)
  case sent(id: String, key: String, written: WrittenNote?, revision: Int)
  case refused(key: String)
  /// From an older app: a note with the server's version, and whether it waits.
  case inherited(WrittenNote, waits: Bool)
  case queued(id: String, key: String)
  case reached(cursor: String)
}
