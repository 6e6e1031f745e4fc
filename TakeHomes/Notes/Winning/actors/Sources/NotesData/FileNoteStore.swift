import Foundation
import NotesDomain

/// Has no state: each call is one of its clerk.
public final class FileNoteStore: NoteStore {
  private let clerk: Clerk
  private let makeKey: @Sendable () -> String

  public init(file: URL) {
    let makeKey: @Sendable () -> String = { UUID().uuidString }
    self.makeKey = makeKey
    clerk = Clerk(Archivist(file: file, makeKey: makeKey))
  }

  public func notes() async throws -> [Note] { try await clerk.read().notes }

  public func pending() async throws -> [PendingChange] { try await clerk.read().queue }

  public func cursor() async throws -> String? { try await clerk.read().cursor }

  public func save(_ note: Note) async throws {
    try await clerk.change { [makeKey] in $0.save(note, key: makeKey()) }
  }

  public func delete(id: String) async throws {
    try await clerk.change { [makeKey] in $0.delete(id, key: makeKey()) }
  }

  public func take(_ page: ServerPage) async throws -> Intake {
    try await clerk.change { [makeKey] in $0.take(page, makeKey: makeKey) }
  }

  public func sent(_ change: PendingChange, revision: Int) async throws {
    let id = change.noteID
    try await clerk.change { $0[id] = $0[id]?.sent(change, revision: revision) }
  }

  public func refuse(_ change: PendingChange) async throws {
    let id = change.noteID
    try await clerk.change { $0[id] = $0[id]?.refused(change) }
  }
}
