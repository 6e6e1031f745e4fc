import NotesDomain

/// A note in the files of the second app and of this one.
struct NoteForm: Codable {
  var id: String
  var title: String
  var body: String
  var tags: [String]
  var edited: Int64
  var revision: Int

  init(_ note: Note) {
    (id, title, body) = (note.id, note.title, note.body)
    (tags, edited, revision) = (note.tags.sorted(), note.editedAt, note.revision)
  }

  var note: Note {
    Note(id: id, title: title, body: body, tags: Set(tags), editedAt: edited, revision: revision)
  }
}

/// The file as this app writes it.
struct IndexForm: Codable {
  static let version = 3

  struct CardForm: Codable {
    var id: String
    /// Nil where it was deleted, or is as the server has it.
    var mine: NoteForm?
    var server: NoteForm?
    var revision: Int
    var isDeleted: Bool
    var key: String?
  }

  var version: Int
  var cursor: String?
  /// Those that wait come first, in the order of the line.
  var cards: [CardForm]

  init(_ index: Index) {
    version = Self.version
    cursor = index.cursor
    let others = index.cards.keys.filter { index[$0]?.key == nil }.sorted()
    cards = (index.line + others).compactMap { id in
      index[id].map { CardForm($0, id: id) }
    }
  }

  var index: Index {
    var index = Index()
    index.cursor = cursor
    for form in cards { index[form.id] = form.card }
    return index
  }
}

extension IndexForm.CardForm {
  init(_ card: Card, id: String) {
    self.init(
      id: id, server: card.known.note.map(NoteForm.init), revision: card.known.revision,
      isDeleted: card.note == nil, key: card.key)
    if case .edited(let note, _, _) = card { mine = NoteForm(note) }
  }

  var card: Card? {
    var known = Known(revision: revision)
    known.note = server?.note
    if isDeleted { return .deleted(known, key: key) }
    if let mine { return .edited(mine.note, known, key: key) }
    return known.note.map { .clean($0) }
  }
}
