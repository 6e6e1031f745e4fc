public import NotesDomain

/// The list of notes as a value: rows, and a line above them.
public struct NotesScreen: Hashable, Sendable {
  public let rows: [NoteRow]
  /// Nil where there is nothing to say.
  public let banner: String?

  public init(notes: [Note], pending: [PendingChange], state: SyncState) {
    let waiting = Set(pending.map(\.noteID))
    rows = notes.map { NoteRow(note: $0, isPending: waiting.contains($0.id)) }
    banner = Self.banner(state, count: pending.count)
  }

  private static func banner(_ state: SyncState, count: Int) -> String? {
    switch state {
    case .idle: count == 0 ? nil : "\(changes(count)) to send"
    case .syncing: "Syncing…"
    case .waiting(let pause): "Trying again in \(seconds(of: pause)) s"
    case .offline: count == 0 ? "Offline" : "Offline, \(changes(count)) kept"
    case .failed(let words): words
    }
  }

  private static func changes(_ count: Int) -> String {
    count == 1 ? "1 change" : "\(count) changes"
  }

  /// Rounded up: nobody waits for 0 seconds.
  private static func seconds(of pause: Duration) -> Int64 {
    let (seconds, rest) = pause.components
    return rest > 0 ? seconds + 1 : seconds
  }
}
