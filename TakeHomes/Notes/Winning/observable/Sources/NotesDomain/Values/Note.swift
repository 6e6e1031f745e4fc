/// A note at one moment.
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
}
