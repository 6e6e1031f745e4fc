/// One note out of two, and what did not fit into it.
public struct Merge: Hashable, Sendable {
  public let note: Note
  /// Keeps the title and body of the side that lost; nil where nothing was lost.
  public let copy: Note?

  public init(note: Note, copy: Note?) {
    self.note = note
    self.copy = copy
  }
}

extension Note {
  /// Brings two versions of a note together, field by field.
  ///
  /// `base` is the version that both come from; without one, what differs was changed by both.
  public static func merge(base: Note?, mine: Note, theirs: Note) -> Merge {
    let isMineLater = mine.editedAt > theirs.editedAt
    let title = field(base?.title, mine.title, theirs.title, isMineLater: isMineLater)
    let body = field(base?.body, mine.body, theirs.body, isMineLater: isMineLater)
    let note = Note(
      id: theirs.id, title: title.text, body: body.text,
      tags: tags(base?.tags ?? [], mine.tags, theirs.tags),
      editedAt: max(mine.editedAt, theirs.editedAt), revision: theirs.revision)
    guard title.isDisputed || body.isDisputed else { return Merge(note: note, copy: nil) }
    return Merge(note: note, copy: (isMineLater ? theirs : mine).copied)
  }

  private static func field(
    _ base: String?, _ mine: String, _ theirs: String, isMineLater: Bool
  ) -> (text: String, isDisputed: Bool) {
    if mine == theirs || mine == base { return (theirs, false) }
    if theirs == base { return (mine, false) }
    return (isMineLater ? mine : theirs, true)
  }

  /// What one side added is there, what one side removed is not.
  private static func tags(
    _ base: Set<String>, _ mine: Set<String>, _ theirs: Set<String>
  ) -> Set<String> {
    let added = mine.union(theirs).subtracting(base)
    return mine.intersection(theirs).union(added)
  }

  /// The same copy on every device, whoever merges.
  private var copied: Note {
    Note(
      id: "\(id)-copy-\(editedAt)", title: "\(title) (copy)", body: body, tags: tags,
      editedAt: editedAt)
  }
}
