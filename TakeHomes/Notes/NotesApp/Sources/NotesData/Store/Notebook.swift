internal import NotesDomain

/// Notes, what the server last had of them, and the queue: values, without a file.
struct Notebook: Sendable, Hashable {
  var notes: [String: Note] = [:]
  /// The versions that the server is known to have.
  var bases: [String: Note] = [:]
  /// One change a note, the longest waiting first.
  var queue: [PendingChange] = []
  var cursor: String?

  var sorted: [Note] {
    notes.values.sorted { ($1.editedAt, $0.id) < ($0.editedAt, $1.id) }
  }

  mutating func save(_ note: Note, key: String) {
    var kept = note
    kept.revision = bases[note.id]?.revision ?? notes[note.id]?.revision ?? 0
    notes[note.id] = kept
    enqueue(PendingChange(key: key, noteID: note.id, note: kept, revision: kept.revision))
  }

  mutating func delete(id: String, key: String) {
    guard let note = notes.removeValue(forKey: id) else { return }
    enqueue(PendingChange(key: key, noteID: id, note: nil, revision: note.revision))
  }

  mutating func sent(_ change: PendingChange, revision: Int) {
    var base = change.note
    base?.revision = revision
    bases[change.noteID] = base
    notes[change.noteID]?.revision = base?.revision ?? 0
    guard let place = place(of: change.noteID) else { return }
    if queue[place].key == change.key {
      queue.remove(at: place)
    } else {
      queue[place] = PendingChange(
        key: queue[place].key, noteID: change.noteID, note: notes[change.noteID],
        revision: base?.revision ?? 0)
    }
  }

  mutating func refuse(_ change: PendingChange) {
    queue.removeAll { $0.key == change.key }
  }

  /// A newer edit takes the place of an older one, so that a note keeps its turn.
  private mutating func enqueue(_ change: PendingChange) {
    if let place = place(of: change.noteID) {
      queue[place] = change
    } else {
      queue.append(change)
    }
  }

  private func place(of id: String) -> Int? { queue.firstIndex { $0.noteID == id } }
}

extension Notebook {
  /// Takes over a page; `key` makes one for each change that follows from it.
  mutating func take(_ page: ServerPage, key: () -> String) -> Intake {
    var intake = Intake()
    for note in page.notes { take(note, key, &intake) }
    for id in page.deleted { takeDeletion(of: id, key) }
    cursor = page.cursor ?? cursor
    return intake
  }

  private mutating func take(_ theirs: Note, _ key: () -> String, _ intake: inout Intake) {
    // An older version comes late; what was made to a newer one stands.
    guard theirs.revision > bases[theirs.id]?.revision ?? 0 else { return }
    let base = bases[theirs.id]
    bases[theirs.id] = theirs
    guard let place = place(of: theirs.id) else {
      notes[theirs.id] = theirs
      return
    }
    guard let mine = queue[place].note else {
      // An edit beats a deletion.
      queue.remove(at: place)
      notes[theirs.id] = theirs
      return
    }
    let merge = Note.merge(base: base, mine: mine, theirs: theirs)
    notes[theirs.id] = merge.note
    intake.merged.append(theirs.id)
    if merge.note.hasSameContent(as: theirs) {
      queue.remove(at: place)
    } else {
      queue[place] = PendingChange(
        key: key(), noteID: theirs.id, note: merge.note, revision: theirs.revision)
    }
    if let copy = merge.copy {
      intake.copies.append(copy.id)
      save(copy, key: key())
    }
  }

  private mutating func takeDeletion(of id: String, _ key: () -> String) {
    bases[id] = nil
    guard let place = place(of: id) else {
      notes[id] = nil
      return
    }
    guard let mine = queue[place].note else {
      queue.remove(at: place)
      return
    }
    // The edit makes the note again.
    var note = mine
    note.revision = 0
    notes[id] = note
    queue[place] = PendingChange(key: key(), noteID: id, note: note, revision: 0)
  }
}

extension Note {
  fileprivate func hasSameContent(as other: Note) -> Bool {
    title == other.title && body == other.body && tags == other.tags
  }
}
