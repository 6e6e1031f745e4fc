import NotesDomain

/// The contents after a page, and what is said of it.
func taken(
  _ page: ServerPage, in old: Contents, makeKey: () -> String
) -> (contents: Contents, intake: Intake) {
  var (next, intake) = (old, Intake())
  for theirs in page.notes {
    let meeting = met(next.records.first { $0.id == theirs.id }, theirs, key: makeKey())
    next = replacing(theirs.id, in: next) { _ in meeting.record }
    if meeting.isMerged { intake.merged.append(theirs.id) }
    if let copy = meeting.copy {
      intake.copies.append(copy.id)
      next = saved(copy, key: makeKey(), in: next)
    }
  }
  for id in page.deleted {
    next = replacing(id, in: next) { $0.flatMap { bereft($0, key: makeKey()) } }
  }
  next.cursor = page.cursor ?? next.cursor
  return (next, intake)
}

private struct Meeting {
  var record: Record?
  var isMerged = false
  var copy: Note?
}

/// What is here meets a version of the server.
private func met(_ record: Record?, _ theirs: Note, key: String) -> Meeting {
  // A version that comes late says nothing new.
  guard theirs.revision > record?.revision ?? 0 else { return Meeting(record: record) }
  let known = Record(id: theirs.id, here: theirs, there: theirs, revision: theirs.revision)
  // Without an edit of ours it is theirs, also where we deleted it: an edit beats a deletion.
  guard let record, record.key != nil, let mine = record.here else {
    return Meeting(record: known)
  }
  let merge = Note.merge(base: record.there, mine: mine, theirs: theirs)
  var next = known
  next.here = merge.note
  next.key = isSame(merge.note, theirs) ? nil : key
  return Meeting(record: next, isMerged: true, copy: merge.copy)
}

/// The server has deleted it: only an edit that waits stays.
private func bereft(_ record: Record, key: String) -> Record? {
  guard record.key != nil, let mine = record.here else { return nil }
  return Record(id: record.id, here: mine, key: key)
}

private func isSame(_ one: Note, _ other: Note) -> Bool {
  one.title == other.title && one.body == other.body && one.tags == other.tags
}
