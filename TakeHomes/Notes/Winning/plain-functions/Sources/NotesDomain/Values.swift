/// A note, as the user sees it.
public struct Note: Identifiable, Hashable, Sendable {
  public let id: String
  public var title: String
  public var body: String
  public var tags: Set<String>
  /// Milliseconds since 1970.
  public var editedAt: Int64
  /// 0 where the server has no version of it.
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

/// An edit or a deletion that the server does not have yet.
public struct PendingChange: Hashable, Sendable {
  /// Another one for each edit, so that the server can tell a repeated call from a new edit.
  public let key: String
  public let noteID: String
  /// Nil for a deletion.
  public let note: Note?
  public let revision: Int

  public init(key: String, noteID: String, note: Note?, revision: Int) {
    self.key = key
    self.noteID = noteID
    self.note = note
    self.revision = revision
  }
}

/// One answer of the server to "what is new?".
public struct ServerPage: Hashable, Sendable {
  public var notes: [Note]
  public var deleted: [String]
  /// Nil: the store keeps the one it has.
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

/// What a page did to notes that were changed here as well.
public struct Intake: Hashable, Sendable {
  public var merged: [String]
  public var copies: [String]

  public init(merged: [String] = [], copies: [String] = []) {
    self.merged = merged
    self.copies = copies
  }
}

/// What one sync did.
public struct SyncReport: Hashable, Sendable {
  public var pulled: Int
  public var sent: Int
  public var merged: [String]
  public var copies: [String]
  public var refused: [String]

  public init(
    pulled: Int = 0, sent: Int = 0, merged: [String] = [], copies: [String] = [],
    refused: [String] = []
  ) {
    self.pulled = pulled
    self.sent = sent
    self.merged = merged
    self.copies = copies
    self.refused = refused
  }
}

/// What the engine does now, or how its last sync ended.
public enum SyncState: Hashable, Sendable {
  case idle, syncing, waiting(Duration), offline, failed(String)
}
