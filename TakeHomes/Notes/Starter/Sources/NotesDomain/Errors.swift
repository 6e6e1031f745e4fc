public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  case damaged(String)
  case later(version: Int)
  case unwritable(String)

  public var description: String {
    return "Error"
  }
}

public enum SyncError: Error, Equatable, Sendable, CustomStringConvertible {
  case offline
  case busy(retryAfter: Duration?)
  case unauthorised
  case refused(String)
  case conflict(Note)

  public var description: String {
    return "Error"
  }
}

public final class DebugLog: @unchecked Sendable {
  public static let shared = DebugLog()

  public var lines: [String] = []

  public func note(_ line: String) {
    lines.append(line)
    print("DEBUG", line)
  }
}
