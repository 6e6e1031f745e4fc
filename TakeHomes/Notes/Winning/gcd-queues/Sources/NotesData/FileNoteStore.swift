import Foundation
import NotesDomain
import NotesFiles

public final class FileNoteStore: NoteStore, @unchecked Sendable {
  private let queue = DispatchQueue(label: "notes.store")
  // Both are touched on the queue alone.
  private var file: ArchiveFile
  private var archive: Archive?

  public init(file: URL) { self.file = ArchiveFile(file) }

  public func notes() async throws -> [Note] {
    try await onQueue { archive in
      archive.entries.values.compactMap(\.note).sorted {
        if $0.editedAt != $1.editedAt { return $0.editedAt > $1.editedAt }
        return $0.id < $1.id
      }
    }
  }

  public func pending() async throws -> [PendingChange] {
    try await onQueue { archive in
      archive.entries.filter { $0.value.key != nil }
        .sorted { $0.value.number < $1.value.number }
        .map { id, entry in
          PendingChange(
            key: entry.key ?? "", noteID: id, note: entry.note,
            revision: entry.note?.revision ?? entry.base?.revision ?? 0)
        }
    }
  }

  public func cursor() async throws -> String? { try await onQueue { $0.cursor } }

  public func save(_ note: Note) async throws {
    try await onQueue { Self.save(note, UUID().uuidString, in: &$0) }
  }

  public func delete(id: String) async throws {
    try await onQueue { archive in
      guard archive.entries[id]?.note != nil else { return }
      archive.entries[id]?.note = nil
      archive.queue(id, key: UUID().uuidString)
    }
  }

  public func sent(_ change: PendingChange, revision: Int) async throws {
    try await onQueue { archive in
      var entry = archive.entries[change.noteID] ?? Entry()
      entry.base = change.note
      entry.base?.revision = revision
      entry.note?.revision = change.note == nil ? 0 : revision
      if entry.key == change.key { entry.key = nil }
      archive.entries[change.noteID] = entry
    }
  }

  public func refuse(_ change: PendingChange) async throws {
    try await onQueue { archive in
      guard archive.entries[change.noteID]?.key == change.key else { return }
      archive.entries[change.noteID]?.key = nil
    }
  }

  public func take(_ page: ServerPage) async throws -> Intake {
    try await onQueue { archive in
      var intake = Intake()
      for note in page.notes { Self.take(note, in: &archive, &intake) }
      for id in page.deleted { Self.takeDeletion(id, in: &archive) }
      if let cursor = page.cursor { archive.cursor = cursor }
      return intake
    }
  }

  private func onQueue<Value: Sendable>(
    _ work: @escaping @Sendable (inout Archive) -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.run(work) }) }
    }
  }

  private func run<Value>(_ work: (inout Archive) -> Value) throws -> Value {
    let before = try archive ?? file.read()
    archive = before
    var after = before
    let value = work(&after)
    if after != before {
      try file.write(after)
      archive = after
    }
    return value
  }

  private static func save(_ note: Note, _ key: String, in archive: inout Archive) {
    let entry = archive.entries[note.id] ?? Entry()
    var note = note
    note.revision = entry.base?.revision ?? entry.note?.revision ?? 0
    archive.entries[note.id, default: entry].note = note
    archive.queue(note.id, key: key)
  }

  private static func take(_ note: Note, in archive: inout Archive, _ intake: inout Intake) {
    let entry = archive.entries[note.id] ?? Entry()
    if let base = entry.base, base.revision >= note.revision { return }
    guard entry.key != nil, let mine = entry.note else {
      archive.entries[note.id] = Entry(note: note, base: note)
      return
    }
    let merge = Note.merge(base: entry.base, mine: mine, theirs: note)
    intake.merged.append(note.id)
    archive.entries[note.id]?.base = note
    archive.entries[note.id]?.note = merge.note
    var bare = merge.note
    bare.editedAt = note.editedAt
    if bare == note {
      archive.entries[note.id]?.key = nil
    } else {
      archive.queue(note.id, key: UUID().uuidString)
    }
    if let copy = merge.copy {
      intake.copies.append(copy.id)
      save(copy, UUID().uuidString, in: &archive)
    }
  }

  private static func takeDeletion(_ id: String, in archive: inout Archive) {
    guard let entry = archive.entries[id] else { return }
    guard entry.key != nil, entry.note != nil else {
      archive.entries[id] = nil
      return
    }
    archive.entries[id]?.base = nil
    archive.entries[id]?.note?.revision = 0
    archive.queue(id, key: UUID().uuidString)
  }
}
