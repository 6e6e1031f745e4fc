/// The service that all devices share.
public protocol NotesServer: AnyObject, Sendable {
  func changes(since cursor: String?) async throws -> ServerPage
  func send(_ change: PendingChange) async throws -> Int
}

/// A part of what is new on the server.
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

/// Why the server did not answer.
public enum SyncError: Error, Equatable, Sendable, CustomStringConvertible {
  case offline
  case busy(retryAfter: Duration?)
  case unauthorised
  case refused(String)
  case conflict(Note)

  public var description: String {
    switch self {
    case .offline: "You're offline."
    case .busy: "The server is overloaded."
    case .unauthorised: "Your session has ended. Sign in again."
    case .refused(let reason): "The server refused a change: \(reason)"
    case .conflict(let note): "“\(note.title)” was changed on another device again."
    }
  }
}
