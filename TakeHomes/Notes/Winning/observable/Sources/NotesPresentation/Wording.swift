internal import NotesDomain

/// The words of the screen.
enum Wording {
  /// The first line that is not blank.
  static func line(of text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline)
    where line.contains(where: { !$0.isWhitespace }) {
      return String(line)
    }
    return nil
  }

  /// Nil for none.
  static func changes(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    return count == 1 ? "1 change" : "\(count) changes"
  }

  static func banner(_ state: SyncState, _ changes: String?) -> String? {
    switch (state, changes) {
    case (.idle, let changes?): "\(changes) to send"
    case (.idle, nil): nil
    case (.offline, let changes?): "Offline, \(changes) kept"
    case (.offline, nil): "Offline"
    case (.syncing, _): "Syncing…"
    case (.waiting(let pause), _): "Trying again in \(seconds(pause)) s"
    case (.failed(let words), _): words
    }
  }

  private static func seconds(_ pause: Duration) -> Int64 {
    let (seconds, part) = pause.components
    return part > 0 ? seconds + 1 : seconds
  }
}
