/// The notes of this device, and what waits for the server.
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

/// What waits for the server, one a note.
public struct PendingChange: Hashable, Sendable {
  public let key: String
  public let noteID: String
  public let note: Note?
  public let revision: Int

  public init(key: String, noteID: String, note: Note?, revision: Int) {
    self.key = key
    self.noteID = noteID
    self.note = note
    self.revision = revision
  }
}

/// What became of a page, as far as it met changes of this device.
public struct Intake: Hashable, Sendable {
  public var merged: [String]
  public var copies: [String]

  public init(merged: [String] = [], copies: [String] = []) {
    self.merged = merged
    self.copies = copies
  }
}

/// What keeps a store from its file.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  case damaged(String)
  case later(version: Int)
  case unwritable(String)

  public var description: String {
    switch self {
    case .damaged(let name):
      "\(name) doesn't contain notes that this app can read. It was not changed."
    case .later(let version):
      "The notes are from a newer version of the app (format \(version)). Please update."
    case .unwritable(let name): "Couldn't write \(name). Your change was not saved."
    }
  }
}
