/// Keeps a store and a server together.
public protocol Syncing: AnyObject, Sendable {
  func sync() async throws -> SyncReport
  func state() async -> SyncState
}

/// What a sync is doing, or how it ended.
public enum SyncState: Hashable, Sendable {
  case idle
  case syncing
  case waiting(Duration)
  case offline
  case failed(String)
}

/// What a sync has done.
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
