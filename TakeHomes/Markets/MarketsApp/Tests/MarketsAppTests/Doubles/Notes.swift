import Synchronization

/// What happened, in order, told from any thread.
final class Notes<Note: Sendable>: Sendable {
  private let notes = Mutex<[Note]>([])

  var all: [Note] { notes.withLock { $0 } }
  var count: Int { all.count }

  @discardableResult
  func add(_ note: Note) -> Int {
    notes.withLock { notes in
      notes.append(note)
      return notes.count
    }
  }
}
