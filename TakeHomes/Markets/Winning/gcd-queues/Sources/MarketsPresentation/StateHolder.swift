/// Holds a page's state and tells it to all who watch.
@MainActor final class StateHolder<State: Hashable & Sendable> {
  private var continuations: [Int: AsyncStream<State>.Continuation] = [:]
  private var nextKey = 0

  var current: State {
    didSet {
      if current != oldValue { continuations.values.forEach { $0.yield(current) } }
    }
  }

  init(_ state: State) {
    current = state
  }

  deinit {
    continuations.values.forEach { $0.finish() }
  }

  func stream() -> AsyncStream<State> {
    let key = nextKey
    nextKey += 1
    // Pages show what is, not what was: older states may be skipped.
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      continuation.yield(current)
      continuations[key] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.continuations[key] = nil }
      }
    }
  }
}
