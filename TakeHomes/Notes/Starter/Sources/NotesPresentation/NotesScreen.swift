import NotesDomain

public struct NoteRow: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  public let preview: String
  public let isPending: Bool
}

public struct NotesScreen: Hashable, Sendable {
  public let rows: [NoteRow]
  public let banner: String?

  // TODO: plural
  public init(notes: [Note], pending: [PendingChange], state: SyncState) {
    rows = notes.map { note in
      NoteRow(
        id: note.id, title: note.title, preview: note.body,
        isPending: pending.first?.noteID == note.id)
    }
    switch state {
    case .idle: banner = pending.isEmpty ? nil : "\(pending.count) changes to send"
    case .syncing: banner = "Syncing…"
    case .waiting(let pause): banner = "Trying again in \(pause.components.seconds) s"
    case .offline: banner = "Offline"
    case .failed(let words): banner = words
    }
    DebugLog.shared.note("\(rows.count) rows")
  }
}
