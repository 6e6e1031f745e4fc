internal import NotesDomain
internal import Observation

/// All leaves, and those that wait, in their order.
@NotesActor @Observable final class Notebook {
  private var leaves: [String: Leaf] = [:]
  private var line: [Leaf] = []
  private var cursor: String?
  @ObservationIgnored private let makeKey: @Sendable () -> String

  init(makeKey: @escaping @Sendable () -> String) { self.makeKey = makeKey }

  var place: String? { cursor }

  var notes: [Note] {
    leaves.values.compactMap(\.note).sorted {
      if $0.editedAt == $1.editedAt { return $0.id < $1.id }
      return $0.editedAt > $1.editedAt
    }
  }

  var queue: [PendingChange] { line.compactMap(\.change) }

  func save(_ note: Note) {
    let leaf = leaf(note.id)
    leaf.here = Text(note)
    wait(leaf)
  }

  func delete(_ id: String) {
    guard let leaf = leaves[id], leaf.here != nil else { return }
    leaf.here = nil
    wait(leaf)
  }

  func sent(_ change: PendingChange, revision: Int) {
    guard let leaf = leaves[change.noteID] else { return }
    var there = change.note
    there?.revision = revision
    leaf.follow(there)
    // A newer change of the note has another key, and still waits.
    if leaf.key == change.key { rest(leaf) }
    if leaf.here == nil, leaf.key == nil { leaves[leaf.id] = nil }
  }

  func refuse(_ change: PendingChange) {
    guard let leaf = leaves[change.noteID], leaf.key == change.key else { return }
    rest(leaf)
  }

  private func leaf(_ id: String) -> Leaf {
    if let leaf = leaves[id] { return leaf }
    let leaf = Leaf(id: id)
    leaves[id] = leaf
    return leaf
  }

  /// Who waits already keeps the turn; the key is another one each time.
  private func wait(_ leaf: Leaf) {
    if leaf.key == nil { line.append(leaf) }
    leaf.key = makeKey()
  }

  private func rest(_ leaf: Leaf) {
    guard leaf.key != nil else { return }
    leaf.key = nil
    line.removeAll { $0 === leaf }
  }
}

extension Notebook {
  func take(_ page: ServerPage) -> Intake {
    var intake = Intake()
    for theirs in page.notes where theirs.revision > leaves[theirs.id]?.revision ?? 0 {
      take(theirs, &intake)
    }
    for id in page.deleted { takeDeletion(of: id) }
    if let next = page.cursor { cursor = next }
    return intake
  }

  private func take(_ theirs: Note, _ intake: inout Intake) {
    let leaf = leaf(theirs.id)
    let base = leaf.there?.note(leaf.id, leaf.revision)
    leaf.follow(theirs)
    guard leaf.key != nil, let mine = leaf.note else {
      // Nobody wrote here, or somebody deleted it: what they wrote counts.
      leaf.here = leaf.there
      rest(leaf)
      return
    }
    let merge = Note.merge(base: base, mine: mine, theirs: theirs)
    let text = Text(merge.note)
    leaf.here = text
    intake.merged.append(leaf.id)
    if text.says(Text(theirs)) { rest(leaf) } else { wait(leaf) }
    if let copy = merge.copy {
      save(copy)
      intake.copies.append(copy.id)
    }
  }

  private func takeDeletion(of id: String) {
    guard let leaf = leaves[id] else { return }
    if leaf.key != nil, leaf.here != nil {
      leaf.follow(nil)
      wait(leaf)
    } else {
      rest(leaf)
      leaves[id] = nil
    }
  }
}

extension Notebook {
  var memento: Memento {
    Memento(
      cursor: cursor,
      leaves: leaves.mapValues {
        Memento.Leaf(here: $0.here, there: $0.there, revision: $0.revision)
      },
      line: line.compactMap { leaf in leaf.key.map { Memento.Place(id: leaf.id, key: $0) } })
  }

  func restore(_ memento: Memento) {
    cursor = memento.cursor
    leaves = [:]
    line = []
    for (id, kept) in memento.leaves {
      let leaf = leaf(id)
      (leaf.here, leaf.there, leaf.revision) = (kept.here, kept.there, kept.revision)
    }
    for place in memento.line {
      let leaf = leaf(place.id)
      if leaf.key == nil { line.append(leaf) }
      leaf.key = place.key
    }
  }
}
