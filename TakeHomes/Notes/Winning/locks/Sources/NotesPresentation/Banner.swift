import NotesDomain

/// The line above the list.
struct Banner {
  let state: SyncState
  let count: Int

  var text: String? {
    switch state {
    case .idle: hasChanges ? "\(changes) to send" : nil
    case .syncing: "Syncing…"
    case .waiting(let pause): "Trying again in \(Self.seconds(pause)) s"
    case .offline: hasChanges ? "Offline, \(changes) kept" : "Offline"
    case .failed(let words): words
    }
  }

  private var hasChanges: Bool { count > 0 }

  private var changes: String { count == 1 ? "1 change" : "\(count) changes" }

  private static func seconds(_ pause: Duration) -> Int64 {
    let whole = pause.components.seconds
    return pause > .seconds(whole) ? whole + 1 : whole
  }
}
