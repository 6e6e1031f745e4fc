import NotesDomain

/// What the events come to.
struct Ledger {
  private struct Slot {
    var note: Note?
    var base: Note?
    /// The key of the change that waits, and its turn.
    var waiting: (key: String, turn: Int)?
  }

  private var slots: [String: Slot] = [:]
  private var turns = 0
  private(set) var cursor: String?

  var notes: [Note] {
    slots.values.compactMap(\.note).sorted {
      $0.editedAt == $1.editedAt ? $0.id < $1.id : $0.editedAt > $1.editedAt
    }
  }

  var queue: [PendingChange] {
    let waiting = slots.compactMap { id, slot in slot.waiting.map { (id, slot, $0) } }
    return waiting.sorted { $0.2.turn < $1.2.turn }.map { id, slot, change in
      PendingChange(
        key: change.key, noteID: id, note: slot.note,
        revision: slot.note?.revision ?? slot.base?.revision ?? 0)
    }
  }

  func has(_ id: String) -> Bool { slots[id]?.note != nil }

  @discardableResult
  mutating func apply(_ event: Event) -> Intake {
    switch event {
    case .saved(let written, let key):
      save(written.note, key)
    case .deleted(let id, let key):
      change(id) { $0.note = nil }
      wait(id, key)
    case .sent(let id, let key, let written, let revision):
      sent(id, key, written?.note, revision)
    case .refused(let key):
      for id in slots.keys where slots[id]?.waiting?.key == key { slots[id]?.waiting = nil }
    case .came(let written, let deleted, let place, let seed):
      return take(written.map(\.note), deleted, place, seed)
    case .inherited(let written, let waits):
      let note = written.note
      change(note.id) { slot in
        slot.note = note
        slot.base = waits || note.revision == 0 ? nil : note
      }
    case .queued(let id, let key): wait(id, key)
    case .reached(let place): cursor = place
    }
    return Intake()
  }

  private mutating func change(_ id: String, _ body: (inout Slot) -> Void) {
    body(&slots[id, default: Slot()])
  }

  private mutating func wait(_ id: String, _ key: String) {
    turns += 1
    let turn = slots[id]?.waiting?.turn ?? turns
    change(id) { $0.waiting = (key, turn) }
  }

  private mutating func save(_ note: Note, _ key: String) {
    change(note.id) { slot in
      let known = slot.base?.revision ?? slot.note?.revision ?? 0
      slot.note = note
      slot.note?.revision = known
    }
    wait(note.id, key)
  }

  private mutating func sent(_ id: String, _ key: String, _ written: Note?, _ revision: Int) {
    change(id) { slot in
      slot.base = written
      slot.base?.revision = revision
      slot.note?.revision = written == nil ? 0 : revision
      if slot.waiting?.key == key { slot.waiting = nil }
    }
  }

  private mutating func take(
    _ notes: [Note], _ deleted: [String], _ place: String?, _ seed: String
  ) -> Intake {
    var intake = Intake()
    for (number, note) in notes.enumerated() { meet(note, "\(seed)-\(number)", &intake) }
    for (number, id) in deleted.enumerated() {
      guard let slot = slots[id] else { continue }
      if slot.waiting != nil, slot.note != nil {
        change(id) { slot in
          slot.base = nil
          slot.note?.revision = 0
        }
        wait(id, "\(seed)-d\(number)")
      } else {
        slots[id] = nil
      }
    }
    cursor = place ?? cursor
    return intake
  }

  private mutating func meet(_ theirs: Note, _ key: String, _ intake: inout Intake) {
    let slot = slots[theirs.id] ?? Slot()
    guard theirs.revision > slot.base?.revision ?? 0 else { return }
    change(theirs.id) { $0.base = theirs }
    guard slot.waiting != nil, let mine = slot.note else {
      change(theirs.id) { slot in
        slot.note = theirs
        slot.waiting = nil
      }
      return
    }
    let merge = Note.merge(base: slot.base, mine: mine, theirs: theirs)
    change(theirs.id) { $0.note = merge.note }
    intake.merged.append(theirs.id)
    let isSettled =
      (merge.note.title, merge.note.body) == (theirs.title, theirs.body)
      && merge.note.tags == theirs.tags
    if isSettled { change(theirs.id) { $0.waiting = nil } } else { wait(theirs.id, key) }
    if let copy = merge.copy {
      intake.copies.append(copy.id)
      save(copy, "\(key)-copy")
    }
  }
}
