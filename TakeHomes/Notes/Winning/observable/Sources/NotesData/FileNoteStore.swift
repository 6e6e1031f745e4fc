public import Foundation
public import NotesDomain

/// Notes in a file, with a notebook in memory that a keeper looks after.
@NotesActor public final class FileNoteStore: NoteStore {
  private let file: URL
  private var opened: Keeper?

  nonisolated public init(file: URL) { self.file = file }

  public func notes() throws -> [Note] { try keeper().look(\.notes) }

  public func pending() throws -> [PendingChange] { try keeper().look(\.queue) }

  public func cursor() throws -> String? { try keeper().look(\.place) }

  public func save(_ note: Note) throws { try keeper().change { $0.save(note) } }

  public func delete(id: String) throws { try keeper().change { $0.delete(id) } }

  public func take(_ page: ServerPage) throws -> Intake { try keeper().change { $0.take(page) } }

  public func sent(_ change: PendingChange, revision: Int) throws {
    try keeper().change { $0.sent(change, revision: revision) }
  }

  public func refuse(_ change: PendingChange) throws {
    try keeper().change { $0.refuse(change) }
  }

  /// A file that cannot be read is looked at again by the next call.
  private func keeper() throws -> Keeper {
    if let opened { return opened }
    let keeper = try Keeper(Archive(file: file)) { UUID().uuidString }
    opened = keeper
    return keeper
  }
}
