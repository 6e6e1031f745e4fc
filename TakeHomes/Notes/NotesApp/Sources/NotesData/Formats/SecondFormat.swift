internal import NotesDomain

/// What the second app kept: notes with titles and tags, and the ids of those that were not sent.
struct SecondFormat: Decodable {
  struct Entry: Decodable {
    var id: String
    var title: String
    var body: String
    var tags: [String]
    var edited: Int64
    var revision: Int
  }

  var cursor: String?
  var notes: [Entry]
  /// The longest waiting first; an id without a note is a deletion.
  var unsent: [String]
}

extension Notebook {
  init(_ old: SecondFormat) {
    cursor = old.cursor
    let unsent = Set(old.unsent)
    for entry in old.notes {
      notes[entry.id] = entry.note
      // What was changed here since is nothing that the server has.
      if !unsent.contains(entry.id), entry.revision > 0 { bases[entry.id] = entry.note }
    }
    for id in old.unsent where !queue.contains(where: { $0.noteID == id }) {
      let note = notes[id]
      queue.append(
        PendingChange(key: "v2-\(id)", noteID: id, note: note, revision: note?.revision ?? 0))
    }
  }
}

extension SecondFormat.Entry {
  fileprivate var note: Note {
    Note(
      id: id, title: title, body: body, tags: Set(tags), editedAt: edited, revision: revision)
  }
}
