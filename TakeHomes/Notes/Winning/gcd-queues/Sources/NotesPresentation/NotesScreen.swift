import Foundation
import NotesDomain

nonisolated public struct NoteRow: Identifiable, Hashable, Sendable {
  public let note: Note
  public let isPending: Bool

  public var id: String { note.id }
  public var title: String { note.title.firstWords ?? "Untitled" }
  public var preview: String { note.body.firstWords ?? "" }
}

nonisolated public struct NotesScreen: Hashable, Sendable {
  public let rows: [NoteRow]
  public let banner: String?

  public init(notes: [Note], pending: [PendingChange], state: SyncState) {
    rows = notes.map { note in
      NoteRow(note: note, isPending: pending.contains { $0.noteID == note.id })
    }
    let count = pending.count == 1 ? "1 change" : "\(pending.count) changes"
    switch (state, pending.isEmpty) {
    case (.idle, true): banner = nil
    case (.idle, false): banner = "\(count) to send"
    case (.syncing, _): banner = "Syncing…"
    case (.offline, true): banner = "Offline"
    case (.offline, false): banner = "Offline, \(count) kept"
    case (.failed(let words), _): banner = words
    case (.waiting(let pause), _):
      let parts = pause.components
      banner = "Trying again in \(parts.seconds + (parts.attoseconds > 0 ? 1 : 0)) s"
    }
  }
}

extension String {
  nonisolated fileprivate var firstWords: String? {
    components(separatedBy: .newlines)
      .first { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
  }
}
