/// Why the server did not do as it was asked.
public enum SyncError: Error, Equatable, Sendable, CustomStringConvertible {
  case offline
  /// It asks to be left alone for a while.
  case busy(retryAfter: Duration?)
  case unauthorised
  /// It will never take this change.
  case refused(String)
  /// It has a newer version, which is this one.
  case conflict(Note)

  /// Whether the same question may be answered a little later.
  public var isPassing: Bool {
    switch self {
    case .offline, .busy: true
    case .unauthorised, .refused, .conflict: false
    }
  }

  public var description: String {
    switch self {
    case .offline: "The server can't be reached. Your changes are kept."
    case .busy: "The server is busy. Your changes are kept."
    case .unauthorised: "You are signed out. Sign in to sync your notes."
    case .refused(let reason): "The server refused a note: \(reason)"
    case .conflict(let note): "“\(note.title)” keeps changing on the server. Sync again later."
    }
  }
}
