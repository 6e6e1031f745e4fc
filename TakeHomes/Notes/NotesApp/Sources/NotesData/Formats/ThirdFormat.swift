internal import NotesDomain

/// What this app keeps: notes, what the server has of them, and the queue with its keys.
struct ThirdFormat: Codable {
  struct Entry: Codable {
    var id: String
    var title: String
    var body: String
    var tags: [String]
    var edited: Int64
    var revision: Int
  }
  struct Change: Codable {
    var key: String
    var id: String
    /// Nil where the note was deleted.
    var note: Entry?
    var revision: Int
  }

  var version = NotebookFile.version
  var cursor: String?
  var notes: [Entry]
  var bases: [Entry]
  var queue: [Change]
}

extension ThirdFormat {
  init(_ notebook: Notebook) {
    cursor = notebook.cursor
    notes = notebook.sorted.map(Entry.init)
    bases = notebook.bases.values.sorted { $0.id < $1.id }.map(Entry.init)
    queue = notebook.queue.map {
      Change(key: $0.key, id: $0.noteID, note: $0.note.map(Entry.init), revision: $0.revision)
    }
  }
}

extension Notebook {
  init(_ file: ThirdFormat) {
    cursor = file.cursor
    for entry in file.notes { notes[entry.id] = entry.note }
    for entry in file.bases { bases[entry.id] = entry.note }
    queue = file.queue.map {
      PendingChange(key: $0.key, noteID: $0.id, note: $0.note?.note, revision: $0.revision)
    }
  }
}

extension ThirdFormat.Entry {
  fileprivate init(_ note: Note) {
    self.init(
      id: note.id, title: note.title, body: note.body, tags: note.tags.sorted(),
      edited: note.editedAt, revision: note.revision)
  }

  fileprivate var note: Note {
    Note(
      id: id, title: title, body: body, tags: Set(tags), editedAt: edited, revision: revision)
  }
}
