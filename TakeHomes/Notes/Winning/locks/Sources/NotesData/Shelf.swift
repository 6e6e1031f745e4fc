import NotesDomain

/// The place of a change in the line; the change itself is worked out from the notes.
struct Ticket: Equatable {
  var turn: Int
  var serial: Int
  /// The server's version that the change was made to.
  var revision: Int
}

/// Three tables by the id of a note, and the numbers that make keys and turns.
struct Shelf: Equatable {
  /// Goes before the serial in each key, so that no two devices give the same.
  var origin: String
  var lastSerial = 0
  var lastTurn = 0
  var cursor: String?
  var notes: [String: Note] = [:]
  /// What the server is known to have.
  var known: [String: Note] = [:]
  var tickets: [String: Ticket] = [:]

  init(origin: String) { self.origin = origin }

  var list: [Note] {
    notes.values.sorted { one, other in
      one.editedAt != other.editedAt ? one.editedAt > other.editedAt : one.id < other.id
    }
  }

  var line: [PendingChange] {
    tickets.sorted { $0.value.turn < $1.value.turn }.map { id, ticket in
      PendingChange(
        key: key(ticket), noteID: id, note: notes[id], revision: ticket.revision)
    }
  }

  func revision(of id: String) -> Int {
    tickets[id]?.revision ?? known[id]?.revision ?? notes[id]?.revision ?? 0
  }

  mutating func save(_ note: Note) {
    var note = note
    note.revision = revision(of: note.id)
    notes[note.id] = note
    lineUp(note.id, on: note.revision)
  }

  mutating func delete(_ id: String) {
    guard notes[id] != nil else { return }
    let revision = revision(of: id)
    notes[id] = nil
    lineUp(id, on: revision)
  }

  mutating func sent(_ change: PendingChange, revision: Int) {
    let id = change.noteID
    guard notes[id] != nil || tickets[id] != nil else { return }
    known[id] = change.note
    known[id]?.revision = revision
    // A deleted note has no version there any longer.
    let now = known[id]?.revision ?? 0
    notes[id]?.revision = now
    tickets[id]?.revision = now
    leave(change)
  }

  /// Only the very change leaves, and not a newer one of the same note.
  mutating func leave(_ change: PendingChange) {
    guard let ticket = tickets[change.noteID], key(ticket) == change.key else { return }
    tickets[change.noteID] = nil
  }

  /// A note that stands in line keeps its turn; its key is another one each time.
  mutating func lineUp(_ id: String, on revision: Int) {
    if tickets[id] == nil { lastTurn += 1 }
    lastSerial += 1
    tickets[id] = Ticket(
      turn: tickets[id]?.turn ?? lastTurn, serial: lastSerial, revision: revision)
  }

  private func key(_ ticket: Ticket) -> String { "\(origin)-\(ticket.serial)" }
}
