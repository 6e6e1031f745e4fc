internal import NotesDomain
internal import Observation

/// One note, here and on the server.
@NotesActor @Observable final class Leaf {
  let id: String
  /// Nil where it was deleted here.
  var here: Text?
  /// The server's last version, as far as we know it.
  var there: Text?
  /// The server's last revision; 0 where it has none.
  var revision = 0
  /// That of the change that waits.
  var key: String?

  init(id: String) { self.id = id }

  var note: Note? { here?.note(id, revision) }

  var change: PendingChange? {
    key.map { PendingChange(key: $0, noteID: id, note: note, revision: revision) }
  }

  func follow(_ theirs: Note?) {
    there = theirs.map { Text($0) }
    revision = theirs?.revision ?? 0
  }
}
