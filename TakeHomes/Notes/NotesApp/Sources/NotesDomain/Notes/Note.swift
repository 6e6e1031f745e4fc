/// A note as this device has it.
public struct Note: Identifiable, Hashable, Sendable {
  public let id: String
  public var title: String
  public var body: String
  public var tags: Set<String>
  /// Milliseconds since 1970.
  public var editedAt: Int64
  /// The server's number for this version; 0 where the server has none.
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
}
