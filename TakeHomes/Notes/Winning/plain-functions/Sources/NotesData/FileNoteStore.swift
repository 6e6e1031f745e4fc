import Foundation
import NotesDomain
import Synchronization

/// The file is the state: each call reads it, and a change writes what a function made of it.
public final class FileNoteStore: NoteStore {
  private let file: URL
  /// One call at a time, so that nobody writes over what another one just wrote.
  private let turn = Mutex(())

  public init(file: URL) { self.file = file }

  public func notes() async throws -> [Note] { try look(listed) }

  public func pending() async throws -> [PendingChange] { try look(queued) }

  public func cursor() async throws -> String? { try look(\.cursor) }

  public func save(_ note: Note) async throws {
    try change { (saved(note, key: newKey(), in: $0), ()) }
  }

  public func delete(id: String) async throws {
    try change { (deleted(id, key: newKey(), in: $0), ()) }
  }

  public func take(_ page: ServerPage) async throws -> Intake {
    try change { taken(page, in: $0, makeKey: newKey) }
  }

  public func sent(_ change: PendingChange, revision: Int) async throws {
    try self.change { (NotesData.sent(change, revision: revision, in: $0), ()) }
  }

  public func refuse(_ change: PendingChange) async throws {
    try self.change { (refused(change, in: $0), ()) }
  }

  private func look<Value>(_ read: (Contents) -> Value) throws -> Value {
    try turn.withLock { _ in read(try found(at: file).contents) }
  }

  private func change<Value>(_ make: (Contents) -> (Contents, Value)) throws -> Value {
    try turn.withLock { _ in
      let old = try found(at: file)
      let (next, value) = make(old.contents)
      if next != old.contents { try write(next, to: file, over: old.version) }
      return value
    }
  }
}

private func newKey() -> String { UUID().uuidString }
