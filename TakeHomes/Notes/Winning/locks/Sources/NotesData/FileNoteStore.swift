import Foundation
import NotesDomain
import Synchronization

/// Two locks: a long one for the file, and a short one for what is shown.
public final class FileNoteStore: NoteStore {
  private let file: URL
  /// Held while the file is read or written, so changes come one after another.
  private let drawer = Mutex<Drawer?>(nil)
  /// What the file has for sure, held for a moment only, so that no list waits for a disk.
  private let shown = Mutex<Shelf?>(nil)

  public init(file: URL) { self.file = file }

  public func notes() async throws -> [Note] { try look().list }

  public func pending() async throws -> [PendingChange] { try look().line }

  public func cursor() async throws -> String? { try look().cursor }

  public func save(_ note: Note) async throws { try change { $0.save(note) } }

  public func delete(id: String) async throws { try change { $0.delete(id) } }

  public func take(_ page: ServerPage) async throws -> Intake { try change { $0.take(page) } }

  public func sent(_ change: PendingChange, revision: Int) async throws {
    try self.change { $0.sent(change, revision: revision) }
  }

  public func refuse(_ change: PendingChange) async throws {
    try self.change { $0.leave(change) }
  }

  private func look() throws -> Shelf {
    if let shelf = shown.withLock({ $0 }) { return shelf }
    return try change { $0 }
  }

  private func change<Value: Sendable>(_ body: (inout Shelf) -> Value) throws -> Value {
    try drawer.withLock { kept in
      var open = try kept ?? Drawer(file)
      var next = open.shelf
      let value = body(&next)
      if next != open.shelf { try open.put(next) }
      kept = open
      // Still under the long lock, or an older shelf could come after a newer one.
      shown.withLock { $0 = next }
      return value
    }
  }
}
