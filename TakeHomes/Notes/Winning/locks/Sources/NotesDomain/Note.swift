public struct Note: Identifiable, Hashable, Sendable {
  public let id: String
  public var title: String
  public var body: String
  public var tags: Set<String>
  /// Milliseconds since 1970.
  public var editedAt: Int64
  /// The server's; 0 where it has none.
  public var revision: Int

  public init(
    id: String, title: String, body: String, tags: Set<String> = [], editedAt: Int64,
    revision: Int = 0
  ) {
    (self.id, self.title, self.body) = (id, title, body)
    (self.tags, self.editedAt, self.revision) = (tags, editedAt, revision)
  }
}

/// A note, or its deletion, on the way to the server.
public struct PendingChange: Hashable, Sendable {
  public let key: String
  public let noteID: String
  public let note: Note?
  public let revision: Int

  public init(key: String, noteID: String, note: Note?, revision: Int) {
    (self.key, self.noteID, self.note, self.revision) = (key, noteID, note, revision)
  }
}
