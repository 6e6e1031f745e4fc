import Synchronization

/// A state that changes by events alone; one fold knows what each event means.
///
/// Events are folded one after another, and readers hear of them in that order.
package final class Ledger<State: Sendable, Event: Sendable>: Sendable {
  private struct Book: Sendable {
    var state: State
    var readers: [Int: Reader] = [:]
    var lastReader = 0
  }

  private struct Reader: Sendable {
    var hear: @Sendable (_ old: State, _ new: State) -> Void
    var finish: @Sendable () -> Void
  }

  private let fold: @Sendable (inout State, Event) -> Void
  private let book: Mutex<Book>

  package init(_ initial: State, fold: @escaping @Sendable (inout State, Event) -> Void) {
    self.fold = fold
    book = Mutex(Book(state: initial))
  }

  deinit {
    for reader in book.withLock({ Array($0.readers.values) }) { reader.finish() }
  }

  package var state: State { book.withLock { $0.state } }

  @discardableResult
  package func append(_ event: Event) -> State {
    decide { _ in ([event], ()) }.state
  }

  /// Looks at the state and appends what follows from it, with nobody in between.
  @discardableResult
  package func decide<Answer: Sendable>(
    _ decision: @Sendable (State) -> (events: [Event], answer: Answer)
  ) -> (state: State, answer: Answer) {
    book.withLock { book in
      let (events, answer) = decision(book.state)
      for event in events {
        let old = book.state
        fold(&book.state, event)
        for reader in book.readers.values { reader.hear(old, book.state) }
      }
      return (book.state, answer)
    }
  }

  /// The present value, then every change of it.
  package func follow<Value: Equatable & Sendable>(
    _ value: @escaping @Sendable (State) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let reader = Reader(
      hear: { old, new in
        let next = value(new)
        if next != value(old) { continuation.yield(next) }
      },
      finish: { continuation.finish() })
    let id = book.withLock { book in
      book.lastReader += 1
      book.readers[book.lastReader] = reader
      continuation.yield(value(book.state))
      return book.lastReader
    }
    continuation.onTermination = { [weak self] _ in self?.forget(id) }
    return stream
  }

  private func forget(_ id: Int) {
    _ = book.withLock { $0.readers.removeValue(forKey: id) }
  }
}
