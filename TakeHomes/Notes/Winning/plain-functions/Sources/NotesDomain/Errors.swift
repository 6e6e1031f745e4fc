/// Why the file of notes cannot be used.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  case damaged(String)
  case later(version: Int)
  case unwritable(String)

  public var description: String {
    switch self {
    case .damaged(let name): "The file \(name) is damaged. It was left as it is."
    case .later(let version): "A later app wrote the notes (version \(version)). Update this app."
    case .unwritable(let name): "The file \(name) can't be written, so the change was not kept."
    }
  }
}

/// Why a call to the server failed.
public enum SyncError: Error, Equatable, Sendable, CustomStringConvertible {
  case offline
  case busy(retryAfter: Duration?)
  case unauthorised
  case refused(String)
  case conflict(Note)

  public var description: String {
    switch self {
    case .offline: "There is no connection."
    case .busy: "The server is busy."
    case .unauthorised: "Sign in again to sync your notes."
    case .refused(let reason): "The server does not accept a note: \(reason)"
    case .conflict(let note): "The note “\(note.title)” changes on the server all the time."
    }
  }
}
