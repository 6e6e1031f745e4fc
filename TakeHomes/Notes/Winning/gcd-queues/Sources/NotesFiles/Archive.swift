import NotesDomain

/// All that is kept of one note.
package struct Entry: Equatable {
  package var note: Note?
  package var base: Note?
  package var key: String?
  package var number = 0

  package init(note: Note? = nil, base: Note? = nil, key: String? = nil, number: Int = 0) {
    self.note = note
    self.base = base
    self.key = key
    self.number = number
  }
}

/// All that is kept.
package struct Archive: Equatable {
  package var entries: [String: Entry] = [:]
  package var cursor: String?
  package var last = 0

  package init() {}

  package mutating func queue(_ id: String, key: String) {
    if entries[id]?.key == nil {
      last += 1
      entries[id, default: Entry()].number = last
    }
    entries[id]?.key = key
  }
}
