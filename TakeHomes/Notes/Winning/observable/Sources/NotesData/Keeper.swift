internal import NotesDomain
internal import Observation
internal import Synchronization

/// Watches a notebook, and writes it after a call that changed it.
@NotesActor final class Keeper {
  private let book: Notebook
  private var archive: Archive
  /// What the file has.
  private var kept: Memento
  private let isTouched = Flag()

  /// Observation calls from wherever a change is made, so this may not belong to an actor.
  private final class Flag: Sendable {
    private let value = Atomic(false)

    var isUp: Bool { value.load(ordering: .relaxed) }
    func set(_ new: Bool) { value.store(new, ordering: .relaxed) }
  }

  init(_ archive: Archive, makeKey: @escaping @Sendable () -> String) throws {
    var archive = archive
    kept = try archive.read(makeKey: makeKey)
    self.archive = archive
    book = Notebook(makeKey: makeKey)
    book.restore(kept)
    watch()
  }

  func look<Value>(_ body: (Notebook) -> Value) -> Value { body(book) }

  func change<Value>(_ body: (Notebook) -> Value) throws -> Value {
    let value = body(book)
    guard isTouched.isUp else { return value }
    // Nobody can look in between: all of this is one turn of the actor.
    do {
      try archive.write(book.memento)
    } catch {
      book.restore(kept)
      watch()
      throw error
    }
    watch()
    return value
  }

  /// A memento reads every property that there is, so it is told of every change.
  private func watch() {
    isTouched.set(false)
    kept = withObservationTracking {
      book.memento
    } onChange: { [isTouched] in
      isTouched.set(true)
    }
  }
}
