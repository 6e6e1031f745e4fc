/// Why notes cannot be read or written.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  case damaged(String)
  case later(version: Int)
  case unwritable(String)

  public var description: String {
    switch self {
    case .damaged(let file):
      "\(file) is damaged. Restore it from a backup, or move it away to begin afresh."
    case .later(let version):
      "The notes were written by a later app, in format \(version). Update this one."
    case .unwritable(let file):
      "\(file) cannot be written. Your last change was not kept; free some space and try again."
    }
  }
}
