/// Brings a store and a server together.
public protocol Syncing: AnyObject, Sendable {
  /// Pulls, then pushes; joins the sync that is under way.
  func sync() async throws -> SyncReport
  func state() async -> SyncState
}

/// What a sync is doing, or how the last one ended.
public enum SyncState: Hashable, Sendable {
  case idle
  case syncing
  case waiting(Duration)
  case offline
  case failed(String)
}

/// What a sync did.
public struct SyncReport: Hashable, Sendable {
  /// Notes and deletions that came.
  public var pulled: Int
  /// Changes that the server took.
  public var sent: Int
  public var merged: [String]
  public var copies: [String]
  /// Notes whose change the server will never take.
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
