import NotesDomain

/// What is known of the server's side of a note.
struct Known: Hashable, Sendable {
  /// 0 where the server has none.
  var revision = 0
  /// Nil also where only the revision is known.
  var note: Note?

  init(revision: Int = 0) { self.revision = revision }

  init(_ note: Note) { (revision, self.note) = (note.revision, note) }
}

/// All that can be true of one note; a key is that of a change that waits.
enum Card: Hashable, Sendable {
  /// As the server has it.
  case clean(Note)
  /// Changed here; without a key the server has refused it.
  case edited(Note, Known, key: String?)
  /// Deleted here; without a key the server has refused it.
  case deleted(Known, key: String?)

  var note: Note? {
    switch self {
    case .clean(let note): note
    case .edited(let note, let known, _): note.on(known.revision)
    case .deleted: nil
    }
  }

  var known: Known {
    switch self {
    case .clean(let note): Known(note)
    case .edited(_, let known, _), .deleted(let known, _): known
    }
  }

  var key: String? {
    switch self {
    case .clean: nil
    case .edited(_, _, let key), .deleted(_, let key): key
    }
  }

  func change(of id: String) -> PendingChange? {
    key.map { PendingChange(key: $0, noteID: id, note: note, revision: known.revision) }
  }

  /// After the server has taken a change; nil where nothing is left of the note.
  func sent(_ change: PendingChange, revision: Int) -> Card? {
    // There is no revision of what was deleted.
    let now = change.note.map { Known($0.on(revision)) } ?? Known()
    let isLast = key == change.key
    switch self {
    case .clean(let note): return .edited(note, now, key: nil)
    case .edited(let note, _, _) where isLast: return .clean(note.on(revision))
    case .edited(let note, _, let key): return .edited(note, now, key: key)
    case .deleted(_, let key): return isLast ? nil : .deleted(now, key: key)
    }
  }

  func refused(_ change: PendingChange) -> Card {
    guard key == change.key else { return self }
    return switch self {
    case .clean: self
    case .edited(let note, let known, _): .edited(note, known, key: nil)
    case .deleted(let known, _): .deleted(known, key: nil)
    }
  }
}
