/// Brings store and server together.
public protocol Syncing: AnyObject, Sendable {
  func sync() async throws -> SyncReport
  func state() async -> SyncState
}

/// What is done now, or how the last sync ended.
public enum SyncState: Hashable, Sendable {
  case idle
  case syncing
  case waiting(Duration)
  case offline
  case failed(String)
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

/// How long to wait between two calls, and how many there are.
public struct Backoff: Hashable, Sendable {
  public var first: Duration
  public var most: Duration
  public var tries: Int

  public init(first: Duration = .seconds(1), most: Duration = .seconds(60), tries: Int = 5) {
    self.first = first
    self.most = most
    self.tries = tries
  }

  public func pause(after failures: Int, jitter: Double) -> Duration {
    whole(after: failures) / 2 * (1 + min(max(jitter, 0), 1))
  }

  private func whole(after failures: Int) -> Duration {
    guard first > .zero, first < most else { return min(first, most) }
    // Compared before it is multiplied: a large factor would be no duration.
    let factor = 1 << min(max(failures - 1, 0), 62)
    return Double(factor) < most / first ? first * factor : most
  }
}
