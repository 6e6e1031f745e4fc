public protocol Syncing: AnyObject, Sendable {
  func sync() async throws -> SyncReport
  func state() async -> SyncState
}

public enum SyncState: Hashable, Sendable {
  case idle, syncing, waiting(Duration), offline, failed(String)
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
    (self.pulled, self.sent) = (pulled, sent)
    (self.merged, self.copies, self.refused) = (merged, copies, refused)
  }
}

public struct Backoff: Hashable, Sendable {
  public var first: Duration
  public var most: Duration
  public var tries: Int

  public init(first: Duration = .seconds(1), most: Duration = .seconds(60), tries: Int = 5) {
    (self.first, self.most, self.tries) = (first, most, tries)
  }

  /// Half of it is sure, so that a busy server is never asked again at once.
  public func pause(after failures: Int, jitter: Double) -> Duration {
    var whole = min(first, most)
    var left = failures - 1
    while left > 0, whole > .zero, whole < most {
      whole = min(whole * 2, most)
      left -= 1
    }
    return whole / 2 * (1 + min(max(jitter, 0), 1))
  }
}
