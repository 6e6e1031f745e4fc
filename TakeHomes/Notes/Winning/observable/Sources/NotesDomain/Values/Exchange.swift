/// What goes up: an edit or a deletion that waits.
public struct PendingChange: Hashable, Sendable {
  public let key: String
  public let noteID: String
  public let note: Note?
  public let revision: Int

  public init(key: String, noteID: String, note: Note?, revision: Int) {
    self.key = key
    self.noteID = noteID
    self.note = note
    self.revision = revision
  }
}

/// What comes down.
public struct ServerPage: Hashable, Sendable {
  public var notes: [Note]
  public var deleted: [String]
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

/// Where what came down met what waits.
public struct Intake: Hashable, Sendable {
  public var merged: [String]
  public var copies: [String]

  public init(merged: [String] = [], copies: [String] = []) {
    self.merged = merged
    self.copies = copies
  }
}
