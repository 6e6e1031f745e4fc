public import NotesDomain

/// A line of the list.
public struct NoteRow: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  public let preview: String
  public let isPending: Bool
}

/// The list at one moment.
public struct NotesScreen: Hashable, Sendable {
  public let rows: [NoteRow]
  public let banner: String?

  public init(notes: [Note], pending: [PendingChange], state: SyncState) {
    let counts = Dictionary(grouping: pending, by: \.noteID)
    rows = notes.map { note in
      NoteRow(
        id: note.id, title: Wording.line(of: note.title) ?? "Untitled",
        preview: Wording.line(of: note.body) ?? "", isPending: counts[note.id] != nil)
    }
    banner = Wording.banner(state, Wording.changes(pending.count))
  }
}
