import NotesDomain

extension Shelf {
  mutating func take(_ page: ServerPage) -> Intake {
    var intake = Intake()
    for note in page.notes where note.revision > revision(of: note.id) {
      if tickets[note.id] != nil, let mine = notes[note.id] {
        merge(mine, with: note, &intake)
      } else {
        // Nobody edited it here: a deletion of ours gives way to their edit.
        tickets[note.id] = nil
        notes[note.id] = note
      }
      known[note.id] = note
    }
    for id in page.deleted { takeDeletion(of: id) }
    if let cursor = page.cursor { self.cursor = cursor }
    return intake
  }

  private mutating func merge(_ mine: Note, with theirs: Note, _ intake: inout Intake) {
    let merge = Note.merge(base: known[theirs.id], mine: mine, theirs: theirs)
    intake.merged.append(theirs.id)
    notes[theirs.id] = merge.note
    var settled = merge.note
    settled.editedAt = theirs.editedAt
    if settled == theirs {
      tickets[theirs.id] = nil
    } else {
      lineUp(theirs.id, on: theirs.revision)
    }
    guard let copy = merge.copy else { return }
    intake.copies.append(copy.id)
    save(copy)
  }

  private mutating func takeDeletion(of id: String) {
    known[id] = nil
    guard tickets[id] != nil, notes[id] != nil else {
      tickets[id] = nil
      notes[id] = nil
      return
    }
    notes[id]?.revision = 0
    lineUp(id, on: 0)
  }
}
