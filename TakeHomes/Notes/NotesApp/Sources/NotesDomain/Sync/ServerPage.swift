/// A part of what changed on the server.
public struct ServerPage: Hashable, Sendable {
  public var notes: [Note]
  public var deleted: [String]
  /// Where the page ends; nil leaves the place as it is.
  public var cursor: String?
  public var hasMore: Bool

  public init(
    notes: [Note] = [], deleted: [String] = [], cursor: String? = nil, hasMore: Bool = false
  ) {
    self.notes = notes
    self.deleted = deleted
    self.cursor = cursor
    self.hasMore = hasMore
  }
}

/// What a store made of a page.
public struct Intake: Hashable, Sendable {
  /// Notes that both sides had changed.
  public var merged: [String]
  /// Notes that were made to keep what lost.
  public var copies: [String]

  public init(merged: [String] = [], copies: [String] = []) {
    self.merged = merged
    self.copies = copies
  }
}
