public struct Merge: Hashable, Sendable {
  public let note: Note
  public let copy: Note?
}

/// Whose text a field gets.
private enum Verdict {
  case mine, theirs, dispute

  init(_ base: String?, _ mine: String, _ theirs: String) {
    let (isMineNew, isTheirsNew) = (mine != base, theirs != base)
    if isMineNew && isTheirsNew && mine != theirs {
      self = .dispute
    } else {
      self = isMineNew ? .mine : .theirs
    }
  }
}

extension Note {
  public static func merge(base: Note?, mine: Note, theirs: Note) -> Merge {
    let isMineLater = mine.editedAt > theirs.editedAt
    var note = theirs
    var hasDispute = false
    for field in [\Note.title, \Note.body] {
      switch Verdict(base?[keyPath: field], mine[keyPath: field], theirs[keyPath: field]) {
      case .theirs: break
      case .mine: note[keyPath: field] = mine[keyPath: field]
      case .dispute:
        hasDispute = true
        if isMineLater { note[keyPath: field] = mine[keyPath: field] }
      }
    }
    note.editedAt = max(mine.editedAt, theirs.editedAt)
    let old = base?.tags ?? []
    note.tags = mine.tags.union(theirs.tags).filter { tag in
      // An old tag is there only if both sides left it there.
      !old.contains(tag) || (mine.tags.contains(tag) && theirs.tags.contains(tag))
    }
    return Merge(note: note, copy: hasDispute ? (isMineLater ? theirs : mine).copy : nil)
  }

  private var copy: Note {
    Note(
      id: id + "-copy-\(editedAt)", title: title + " (copy)", body: body, tags: tags,
      editedAt: editedAt)
  }
}
