/// Keeps the notes, and what the server has to be told.
public protocol NoteStore: AnyObject, Sendable {
  func notes() async throws -> [Note]
  func save(_ note: Note) async throws
  func delete(id: String) async throws
  func pending() async throws -> [PendingChange]
  func cursor() async throws -> String?
  func take(_ page: ServerPage) async throws -> Intake
  func sent(_ change: PendingChange, revision: Int) async throws
  func refuse(_ change: PendingChange) async throws
}

/// What can be wrong with a store's file.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  case damaged(String)
  case later(version: Int)
  case unwritable(String)

  public var description: String {
    switch self {
    case .damaged(let name): "\(name) is no file of notes, or a damaged one."
    case .later(let version): "The file has version \(version), which only a newer app can read."
    case .unwritable(let name): "The change could not be written to \(name)."
    }
  }
}
