/// A note of the user.
public struct Note: Identifiable, Hashable, Sendable {
  public let id: String
  public var title: String
  public var body: String
  public var tags: Set<String>
  public var editedAt: Int64
  public var revision: Int

  public init(
    id: String, title: String, body: String, tags: Set<String> = [], editedAt: Int64,
    revision: Int = 0
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.tags = tags
    self.editedAt = editedAt
    self.revision = revision
  }

  /// The same note as another version of the server.
  public func on(_ revision: Int) -> Note {
    var note = self
    note.revision = revision
    return note
  }

  /// Whether a reader sees no difference.
  public func reads(like other: Note) -> Bool {
    (title, body) == (other.title, other.body) && tags == other.tags
  }
}
