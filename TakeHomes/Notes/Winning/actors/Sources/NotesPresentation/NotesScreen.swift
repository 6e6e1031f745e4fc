import NotesDomain

/// A note in the list.
public struct NoteRow: Identifiable, Hashable, Sendable {
  public let id: String
  public let title: String
  public let preview: String
  public let isPending: Bool

  init(_ note: Note, waiting: Set<String>) {
    id = note.id
    title = Self.line(of: note.title, or: "Untitled")
    preview = Self.line(of: note.body, or: "")
    isPending = waiting.contains(note.id)
  }

  private static func line(of text: String, or other: String) -> String {
    let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    return lines.first { line in !line.allSatisfy(\.isWhitespace) }.map { String($0) } ?? other
  }
}

/// What the screen shows: a value, so that any actor may make it.
public struct NotesScreen: Hashable, Sendable {
  public let rows: [NoteRow]
  public let banner: String?

  public init(notes: [Note], pending: [PendingChange], state: SyncState) {
    let waiting = Set(pending.map(\.noteID))
    rows = notes.map { NoteRow($0, waiting: waiting) }
    let changes: String? =
      switch pending.count {
      case 0: nil
      case 1: "1 change"
      case let count: "\(count) changes"
      }
    banner =
      switch state {
      case .idle: changes.map { "\($0) to send" }
      case .syncing: "Syncing…"
      case .waiting(let pause): "Trying again in \(pause.wholeSeconds) s"
      case .offline: changes.map { "Offline, \($0) kept" } ?? "Offline"
      case .failed(let words): words
      }
  }
}

extension Duration {
  /// Rounded up.
  fileprivate var wholeSeconds: Int64 {
    let (seconds, rest) = components
    return seconds + (rest > 0 ? 1 : 0)
  }
}
