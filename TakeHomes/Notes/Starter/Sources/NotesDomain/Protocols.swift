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

public struct Intake: Hashable, Sendable {
  public var merged: [String]
  public var copies: [String]

  public init(merged: [String] = [], copies: [String] = []) {
    self.merged = merged
    self.copies = copies
  }
}

public protocol NoteStore: AnyObject, Sendable {
  func notes() async throws -> [Note]
  func save(_ note: Note) async throws
  func delete(id: String) async throws
  func pending() async throws -> [PendingChange]
  func cursor() async throws -> String?
  func take(_ page: ServerPage) async throws -> Intake
  func sent(_ change: PendingChange, revision: Int) async throws
  func refuse(_ change: PendingChange) async throws
}

public protocol NotesServer: AnyObject, Sendable {
  func changes(since cursor: String?) async throws -> ServerPage
  func send(_ change: PendingChange) async throws -> Int
}

public protocol Syncing: AnyObject, Sendable {
  func sync() async throws -> SyncReport
  func state() async -> SyncState
}

public enum SyncState: Hashable, Sendable {
  case idle
  case syncing
  case waiting(Duration)
  case offline
  case failed(String)
}

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
