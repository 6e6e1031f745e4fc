/// The service with everybody's notes; its errors are those of ``SyncError``.
public protocol NotesServer: AnyObject, Sendable {
  /// What changed after a cursor; nil asks for everything.
  func changes(since cursor: String?) async throws -> ServerPage
  /// Does a change, and gives its revision; one key is done once, and gives the same revision again.
  func send(_ change: PendingChange) async throws -> Int
}
