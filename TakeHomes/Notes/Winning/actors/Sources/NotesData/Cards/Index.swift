import NotesDomain

/// All cards, and the line of those that wait.
struct Index: Hashable, Sendable {
  private(set) var cards: [String: Card] = [:]
  /// Ids, the longest waiting first.
  private(set) var line: [String] = []
  var cursor: String?

  /// Puts a card in the place of another; who begins to wait goes to the end of the line.
  subscript(id: String) -> Card? {
    get { cards[id] }
    set {
      let (didWait, waits) = (cards[id]?.key != nil, newValue?.key != nil)
      cards[id] = newValue
      if didWait, !waits { line.removeAll { $0 == id } }
      if waits, !didWait { line.append(id) }
    }
  }

  var notes: [Note] {
    cards.values.compactMap(\.note).sorted { left, right in
      (right.editedAt, left.id) < (left.editedAt, right.id)
    }
  }

  var queue: [PendingChange] { line.compactMap { cards[$0]?.change(of: $0) } }

  mutating func save(_ note: Note, key: String) {
    let known = self[note.id]?.known ?? Known()
    self[note.id] = .edited(note.on(known.revision), known, key: key)
  }

  mutating func delete(_ id: String, key: String) {
    guard let card = self[id], card.note != nil else { return }
    self[id] = .deleted(card.known, key: key)
  }

  mutating func take(_ page: ServerPage, makeKey: () -> String) -> Intake {
    var intake = Intake()
    for theirs in page.notes where theirs.revision > self[theirs.id]?.known.revision ?? 0 {
      meet(theirs, makeKey, &intake)
    }
    for id in page.deleted {
      if case .edited(let mine, _, .some) = self[id] {
        self[id] = .edited(mine, Known(), key: makeKey())
      } else {
        self[id] = nil
      }
    }
    cursor = page.cursor ?? cursor
    return intake
  }

  private mutating func meet(_ theirs: Note, _ makeKey: () -> String, _ intake: inout Intake) {
    guard case .edited(let mine, let known, .some) = self[theirs.id] else {
      // Also where it waits to be deleted: an edit is worth more.
      self[theirs.id] = .clean(theirs)
      return
    }
    let merge = Note.merge(base: known.note, mine: mine, theirs: theirs)
    self[theirs.id] =
      merge.note.reads(like: theirs)
      ? .clean(merge.note) : .edited(merge.note, Known(theirs), key: makeKey())
    intake.merged.append(theirs.id)
    if let copy = merge.copy {
      save(copy, key: makeKey())
      intake.copies.append(copy.id)
    }
  }
}
