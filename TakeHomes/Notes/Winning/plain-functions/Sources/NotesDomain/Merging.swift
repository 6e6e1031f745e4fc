/// What two versions of a note become.
public struct Merge: Hashable, Sendable {
  public let note: Note
  public let copy: Note?
}

extension Note {
  public static func merge(base: Note?, mine: Note, theirs: Note) -> Merge {
    // At the same time the server wins, so that all devices agree.
    let (winner, loser) = mine.editedAt > theirs.editedAt ? (mine, theirs) : (theirs, mine)
    let title = settled(mine.title, theirs.title, since: base?.title)
    let body = settled(mine.body, theirs.body, since: base?.body)
    let note = Note(
      id: theirs.id, title: title ?? winner.title, body: body ?? winner.body,
      tags: settled(mine.tags, theirs.tags, since: base?.tags ?? []), editedAt: winner.editedAt,
      revision: theirs.revision)
    let isAgreed = title != nil && body != nil
    return Merge(note: note, copy: isAgreed ? nil : copied(loser))
  }
}

/// The text that is right for both sides; nil where both changed it, each in another way.
func settled(_ mine: String, _ theirs: String, since base: String?) -> String? {
  switch (mine, theirs) {
  case _ where mine == theirs: mine
  case (base, _): theirs
  case (_, base): mine
  default: nil
  }
}

/// A tag stays if nobody removed it, and comes if somebody added it.
func settled(_ mine: Set<String>, _ theirs: Set<String>, since base: Set<String>) -> Set<String> {
  let removed = base.subtracting(mine).union(base.subtracting(theirs))
  return base.union(mine).union(theirs).subtracting(removed)
}

/// The same id on every device, so that a dispute makes one copy and not one for each device.
func copied(_ note: Note) -> Note {
  Note(
    id: "\(note.id)-copy-\(note.editedAt)", title: "\(note.title) (copy)", body: note.body,
    tags: note.tags, editedAt: note.editedAt)
}
