/// What keeps the notes of this device.
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

/// Notes that met a version of the server, and the copies that this made.
public struct Intake: Hashable, Sendable {
  public var merged: [String]
  public var copies: [String]

  public init(merged: [String] = [], copies: [String] = []) {
    (self.merged, self.copies) = (merged, copies)
  }
}

/// What is wrong with the file of a store.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  case damaged(String)
  case later(version: Int)
  case unwritable(String)

  public var description: String {
    switch self {
    case .damaged(let name): "Your notes in \(name) can't be read: the file is damaged."
    case .later(let version): "Your notes need a newer app: their file has version \(version)."
    case .unwritable(let name): "\(name) couldn't be written. The last change is not saved."
    }
  }
}
