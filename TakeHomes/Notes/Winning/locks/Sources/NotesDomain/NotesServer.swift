/// The other side of a sync.
public protocol NotesServer: AnyObject, Sendable {
  func changes(since cursor: String?) async throws -> ServerPage
  func send(_ change: PendingChange) async throws -> Int
}

public struct ServerPage: Hashable, Sendable {
  public var notes: [Note]
  public var deleted: [String]
  public var cursor: String?
  public var hasMore: Bool

  public init(
    notes: [Note] = [], deleted: [String] = [], cursor: String? = nil, hasMore: Bool = false
  ) {
    (self.notes, self.deleted) = (notes, deleted)
    (self.cursor, self.hasMore) = (cursor, hasMore)
  }
}

/// What the server says instead of an answer.
public enum SyncError: Error, Equatable, Sendable, CustomStringConvertible {
  case offline
  case busy(retryAfter: Duration?)
  case unauthorised
  case refused(String)
  case conflict(Note)

  public var description: String {
    switch self {
    case .offline: "The server is out of reach."
    case .busy: "The server has too much to do."
    case .unauthorised: "You are not signed in."
    case .refused(let words): "A note was refused: \(words)"
    case .conflict(let note): "\(note.title) is changed elsewhere at the same time."
    }
  }
}
