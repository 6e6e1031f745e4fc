/// The service behind all devices.
public protocol NotesServer: AnyObject, Sendable {
  func changes(since cursor: String?) async throws -> ServerPage
  func send(_ change: PendingChange) async throws -> Int
}

/// What the server answers when it does not do what it is asked.
public enum SyncError: Error, Equatable, Sendable, CustomStringConvertible {
  case offline
  case busy(retryAfter: Duration?)
  case unauthorised
  case refused(String)
  case conflict(Note)

  public var description: String {
    switch self {
    case .offline: "No connection to the server."
    case .busy: "The server asks for patience."
    case .unauthorised: "Please sign in to sync."
    case .refused(let words): "Not accepted by the server: \(words)"
    case .conflict(let note): "“\(note.title)” is being changed on another device."
    }
  }
}
