/// Two versions of a note as one, and the copy that a dispute leaves.
public struct Merge: Hashable, Sendable {
  public let note: Note
  public let copy: Note?
}

extension Note {
  public static func merge(base: Note?, mine: Note, theirs: Note) -> Merge {
    let rivals = Rivals(base: base, mine: mine, theirs: theirs)
    let note = Note(
      id: theirs.id, title: rivals.text(\.title), body: rivals.text(\.body), tags: rivals.tags,
      editedAt: rivals.later.editedAt, revision: theirs.revision)
    let hasLoser = rivals.disputes(\.title) || rivals.disputes(\.body)
    return Merge(note: note, copy: hasLoser ? rivals.earlier.copied : nil)
  }

  private var copied: Note {
    Note(
      id: "\(id)-copy-\(editedAt)", title: "\(title) (copy)", body: body, tags: tags,
      editedAt: editedAt)
  }
}

/// Two versions that come from one base.
private struct Rivals {
  let base: Note?
  let mine: Note
  let theirs: Note

  /// The server's at the same time, so that each device comes to the same note.
  var later: Note { isMineLater ? mine : theirs }
  var earlier: Note { isMineLater ? theirs : mine }
  private var isMineLater: Bool { theirs.editedAt < mine.editedAt }

  func disputes(_ field: KeyPath<Note, String>) -> Bool {
    let texts = Set([mine[keyPath: field], theirs[keyPath: field]])
    // Both differ from the base, and from each other.
    return texts.count == 2 && !texts.contains { $0 == base?[keyPath: field] }
  }

  func text(_ field: KeyPath<Note, String>) -> String {
    if disputes(field) { return later[keyPath: field] }
    return mine[keyPath: field] == base?[keyPath: field]
      ? theirs[keyPath: field] : mine[keyPath: field]
  }

  var tags: Set<String> {
    let old = base?.tags ?? []
    let removed = old.subtracting(mine.tags.intersection(theirs.tags))
    return mine.tags.union(theirs.tags).subtracting(removed)
  }
}
