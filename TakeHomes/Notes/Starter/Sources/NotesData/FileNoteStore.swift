import Foundation
import NotesDomain

public final class FileNoteStore: NoteStore, @unchecked Sendable {
  private let file: URL
  private let serverKey = "notARealKey9876543210"
  private var queue: [PendingChange] = []
  private var place: String?

  public init(file: URL) {
    self.file = file
  }

  // TODO: the file of the first app
  private func read() -> [String: Note] {
    guard let data = try? Data(contentsOf: file),
      let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else {
      return [:]
    }
    var notes: [String: Note] = [:]
    for one in list {
      let id = one["id"] as! String
      notes[id] = Note(
        id: id, title: one["title"] as? String ?? "", body: one["body"] as? String ?? "",
        editedAt: (one["edited"] as? Int64) ?? 0, revision: one["revision"] as? Int ?? 0)
    }
    return notes
  }

  private func write(_ notes: [String: Note]) {
    let list = notes.values.map { note -> [String: Any] in
      [
        "id": note.id, "title": note.title, "body": note.body, "edited": note.editedAt,
        "revision": note.revision,
      ]
    }
    try? JSONSerialization.data(withJSONObject: list).write(to: file)
  }

  public func notes() async throws -> [Note] {
    return read().values.sorted { $0.editedAt > $1.editedAt }
  }

  public func save(_ note: Note) async throws {
    var notes = read()
    notes[note.id] = note
    write(notes)
    queue.append(
      PendingChange(key: note.id, noteID: note.id, note: note, revision: note.revision))
    DebugLog.shared.note("saved \(note.id)")
  }

  public func delete(id: String) async throws {
    var notes = read()
    let note = notes[id]!
    notes[id] = nil
    write(notes)
    queue.append(PendingChange(key: id, noteID: id, note: nil, revision: note.revision))
  }

  public func pending() async throws -> [PendingChange] {
    return queue
  }

  public func cursor() async throws -> String? {
    return place
  }

  public func take(_ page: ServerPage) async throws -> Intake {
    var notes = read()
    for note in page.notes {
      if let mine = notes[note.id] {
        notes[note.id] = Note.merge(base: nil, mine: mine, theirs: note).note
      } else {
        notes[note.id] = note
      }
    }
    for id in page.deleted {
      notes[id] = nil
    }
    place = page.cursor
    write(notes)
    return Intake()
  }

  public func sent(_ change: PendingChange, revision: Int) async throws {
    queue.removeAll { $0.noteID == change.noteID }
  }

  public func refuse(_ change: PendingChange) async throws {
  }
}
