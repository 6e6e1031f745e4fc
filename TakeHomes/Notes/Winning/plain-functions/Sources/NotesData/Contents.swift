import NotesDomain

/// All that is known of one note.
struct Record: Equatable {
  let id: String
  /// Nil where it was deleted here.
  var here: Note?
  /// The server's last version that is known.
  var there: Note?
  /// The server's revision that is known; it may be known without the version.
  var revision = 0
  /// The key of the change that waits.
  var key: String?
}

/// All that the file has; each function makes the next contents, and none changes the last.
struct Contents: Equatable {
  /// Those that wait stand in the order of the queue.
  var records: [Record] = []
  var cursor: String?
}

func listed(_ contents: Contents) -> [Note] {
  contents.records.compactMap(shown).sorted {
    $0.editedAt == $1.editedAt ? $0.id < $1.id : $0.editedAt > $1.editedAt
  }
}

func queued(_ contents: Contents) -> [PendingChange] {
  contents.records.compactMap { record in
    record.key.map {
      PendingChange(key: $0, noteID: record.id, note: shown(record), revision: record.revision)
    }
  }
}

/// A note with the revision that the store knows, whatever its caller said.
private func shown(_ record: Record) -> Note? {
  var note = record.here
  note?.revision = record.revision
  return note
}

func saved(_ note: Note, key: String, in old: Contents) -> Contents {
  replacing(note.id, in: old) { record in
    var next = record ?? Record(id: note.id)
    (next.here, next.key) = (note, key)
    return next
  }
}

func deleted(_ id: String, key: String, in old: Contents) -> Contents {
  replacing(id, in: old) { record in
    guard var next = record, next.here != nil else { return record }
    (next.here, next.key) = (nil, key)
    return next
  }
}

func sent(_ change: PendingChange, revision: Int, in old: Contents) -> Contents {
  replacing(change.noteID, in: old) { record in
    guard var next = record else { return nil }
    next.there = change.note
    next.there?.revision = revision
    // What the server has deleted is none of its versions.
    next.revision = next.there?.revision ?? 0
    if next.key == change.key { next.key = nil }
    return next.here == nil && next.key == nil ? nil : next
  }
}

func refused(_ change: PendingChange, in old: Contents) -> Contents {
  replacing(change.noteID, in: old) { record in
    guard var next = record, next.key == change.key else { return record }
    next.key = nil
    return next
  }
}

/// A record that begins to wait goes to the end; one that waits already keeps its place.
func replacing(
  _ id: String, in old: Contents, by make: (Record?) -> Record?
) -> Contents {
  var next = old
  let place = old.records.firstIndex { $0.id == id }
  let before = place.map { old.records[$0] }
  let after = make(before)
  guard before != after else { return old }
  let keepsPlace = before?.key != nil || after?.key == nil
  if let place, let after, keepsPlace {
    next.records[place] = after
  } else {
    if let place { next.records.remove(at: place) }
    if let after { next.records.append(after) }
  }
  return next
}
