/// What the server has not been told yet about one note.
public struct PendingChange: Hashable, Sendable {
  /// Another one for each edit: the server does what it gets under one key once.
  public let key: String
  public let noteID: String
  /// Nil where the note was deleted.
  public let note: Note?
  /// The server's version that the change was made to; 0 where it has none.
  public let revision: Int

  public init(key: String, noteID: String, note: Note?, revision: Int) {
    self.key = key
    self.noteID = noteID
    self.note = note
    self.revision = revision
  }
}
