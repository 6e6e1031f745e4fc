import NotesDomain

public struct NoteRow: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  public let preview: String
  public let isPending: Bool
}

/// What the list of notes shows: a value that is made again after each change.
public struct NotesScreen: Hashable, Sendable {
  public let rows: [NoteRow]
  public let banner: String?

  public init(notes: [Note], pending: [PendingChange], state: SyncState) {
    let waiting = Set(pending.map(\.noteID))
    rows = notes.map { row(of: $0, isPending: waiting.contains($0.id)) }
    banner = words(for: state, waiting: pending.count)
  }
}

func row(of note: Note, isPending: Bool) -> NoteRow {
  NoteRow(
    id: note.id, title: firstLine(of: note.title) ?? "Untitled",
    preview: firstLine(of: note.body) ?? "", isPending: isPending)
}

/// The first line that is not blank.
func firstLine(of text: String) -> String? {
  text.split(whereSeparator: \.isNewline).lazy
    .filter { line in line.contains { !$0.isWhitespace } }
    .map(String.init).first
}

func words(for state: SyncState, waiting count: Int) -> String? {
  switch state {
  case .idle: count == 0 ? nil : "\(changes(count)) to send"
  case .syncing: "Syncing…"
  case .waiting(let pause): "Trying again in \(wholeSeconds(pause)) s"
  case .offline: count == 0 ? "Offline" : "Offline, \(changes(count)) kept"
  case .failed(let reason): reason
  }
}

private func changes(_ count: Int) -> String { "\(count) change\(count == 1 ? "" : "s")" }

/// Rounded up, since "in 0 s" says nothing.
private func wholeSeconds(_ pause: Duration) -> Int64 {
  pause.components.seconds + (pause.components.attoseconds > 0 ? 1 : 0)
}
