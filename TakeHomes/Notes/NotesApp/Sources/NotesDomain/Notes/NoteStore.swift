/// Keeps notes and the queue of changes that the server has not got; each verb is done whole or not at all.
public protocol NoteStore: AnyObject, Sendable {
  /// The last edited first, and those of one time by id.
  func notes() async throws -> [Note]
  /// Adds a note or replaces the one with its id, and queues the change.
  func save(_ note: Note) async throws
  /// Deletes a note and queues that; nothing happens where there is none.
  func delete(id: String) async throws
  /// The queue, the longest waiting first.
  func pending() async throws -> [PendingChange]
  /// Where the last page that was taken ended.
  func cursor() async throws -> String?
  /// Takes over what the server has, and merges it with what it has not got.
  func take(_ page: ServerPage) async throws -> Intake
  /// The server has this change now, as this revision.
  func sent(_ change: PendingChange, revision: Int) async throws
  /// The server will never take this change: it leaves the queue, and the note stays.
  func refuse(_ change: PendingChange) async throws
}
