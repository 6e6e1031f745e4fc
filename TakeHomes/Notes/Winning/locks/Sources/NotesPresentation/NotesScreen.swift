import NotesDomain

/// The list and the line above it, at one moment.
public struct NotesScreen: Hashable, Sendable {
  public let rows: [NoteRow]
  public let banner: String?

  public init(notes: [Note], pending: [PendingChange], state: SyncState) {
    let waiting = Set(pending.lazy.map(\.noteID))
    rows = notes.map { NoteRow($0, isPending: waiting.contains($0.id)) }
    banner = Banner(state: state, count: pending.count).text
  }
}

public struct NoteRow: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  public let preview: String
  public let isPending: Bool

  init(_ note: Note, isPending: Bool) {
    id = note.id
    title = note.title.firstFullLine ?? "Untitled"
    preview = note.body.firstFullLine ?? ""
    self.isPending = isPending
  }
}

extension String {
  /// The first line with something in it.
  fileprivate var firstFullLine: String? {
    split(whereSeparator: \.isNewline)
      .first { !$0.drop(while: \.isWhitespace).isEmpty }.map { String($0) }
  }
}
