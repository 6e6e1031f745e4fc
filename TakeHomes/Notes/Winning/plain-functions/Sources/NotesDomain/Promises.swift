/// Notes on this device, with the queue of what the server does not have yet.
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

/// The service that all devices of a user talk to.
public protocol NotesServer: AnyObject, Sendable {
  func changes(since cursor: String?) async throws -> ServerPage
  func send(_ change: PendingChange) async throws -> Int
}

/// Brings a store and a server together.
public protocol Syncing: AnyObject, Sendable {
  func sync() async throws -> SyncReport
  func state() async -> SyncState
}
