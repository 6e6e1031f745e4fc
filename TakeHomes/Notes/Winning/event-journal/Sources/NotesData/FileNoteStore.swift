import Foundation
import NotesDomain
import Synchronization

public final class FileNoteStore: NoteStore {
  private struct Open {
    var journal: Journal
    var ledger = Ledger()
  }

  private let file: URL
  private let open = Mutex<Open?>(nil)

  public init(file: URL) { self.file = file }

  public func notes() async throws -> [Note] { try look { $0.ledger.notes } }
  public func pending() async throws -> [PendingChange] { try look { $0.ledger.queue } }
  public func cursor() async throws -> String? { try look { $0.ledger.cursor } }

  public func save(_ note: Note) async throws {
    _ = try happen { _ in .saved(WrittenNote(note), key: UUID().uuidString) }
  }

  public func delete(id: String) async throws {
    _ = try happen { $0.has(id) ? .deleted(id: id, key: UUID().uuidString) : nil }
  }

  public func take(_ page: ServerPage) async throws -> Intake {
    try happen { _ in
      .came(
        page.notes.map(WrittenNote.init), deleted: page.deleted, cursor: page.cursor,
        seed: UUID().uuidString)
    }
  }

  public func sent(_ change: PendingChange, revision: Int) async throws {
    _ = try happen { _ in
      .sent(
        id: change.noteID, key: change.key, written: change.note.map(WrittenNote.init),
        revision: revision)
    }
  }

  public func refuse(_ change: PendingChange) async throws {
    _ = try happen { _ in .refused(key: change.key) }
  }

  private func look<Value>(_ body: (inout Open) throws -> Value) throws -> Value {
    try open.withLock { open in
      if var known = open {
        defer { open = known }
        return try body(&known)
      }
      var ledger = Ledger()
      let journal = try Journal(file) { ledger.apply($0) }
      var read = Open(journal: journal, ledger: ledger)
      defer { open = read }
      return try body(&read)
    }
  }

  /// Written first, and true only then.
  private func happen(_ make: (Ledger) -> Event?) throws -> Intake {
    try look { open in
      guard let event = make(open.ledger) else { return Intake() }
      try open.journal.append(event)
      return open.ledger.apply(event)
    }
  }
}
