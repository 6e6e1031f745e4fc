/// What comes of two versions.
public struct Merge: Hashable, Sendable {
  public let note: Note
  /// What lost a dispute, as a note of its own.
  public let copy: Note?
}

/// One text in three versions.
private struct ThreeWay {
  var base: String?
  var mine: String
  var theirs: String

  /// Nil where it is in dispute.
  var agreed: String? {
    if mine == theirs || theirs == base { return mine }
    return mine == base ? theirs : nil
  }
}

extension Note {
  public static func merge(base: Note?, mine: Note, theirs: Note) -> Merge {
    let titles = ThreeWay(base: base?.title, mine: mine.title, theirs: theirs.title)
    let bodies = ThreeWay(base: base?.body, mine: mine.body, theirs: theirs.body)
    // All devices must see the same winner: of two edits at one time it is the server's.
    let isMineLater = mine.editedAt > theirs.editedAt
    let (winner, loser) = isMineLater ? (mine, theirs) : (theirs, mine)
    var merged = winner.on(theirs.revision)
    merged.title = titles.agreed ?? winner.title
    merged.body = bodies.agreed ?? winner.body
    merged.tags = mine.tags.symmetricDifference(theirs.tags).subtracting(base?.tags ?? [])
      .union(mine.tags.intersection(theirs.tags))
    let isDisputed = titles.agreed == nil || bodies.agreed == nil
    return Merge(note: merged, copy: isDisputed ? loser.asCopy() : nil)
  }

  private func asCopy() -> Note {
    Note(
      id: "\(id)-copy-\(editedAt)", title: "\(title) (copy)", body: body, tags: tags,
      editedAt: editedAt)
  }
}
