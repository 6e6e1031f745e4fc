internal import Synchronization

/// The flags' values from all sources, which may be watched.
///
/// Safe on every thread.
public final class FlagStore: Sendable {
  private struct State {
    var texts: [FlagSource: [String: String]]
    var ticket = 0
    var watchers: [Int: @Sendable (borrowing State) -> Void] = [:]

    func found<Value>(_ flag: Flag<Value>) -> (source: FlagSource, value: Value)? {
      for source in FlagSource.allCases.reversed() {
        if let value = texts[source]?[flag.key].flatMap(Value.init) { return (source, value) }
      }
      return nil
    }

    func value<Value>(of flag: Flag<Value>) -> Value { found(flag)?.value ?? flag.default }
  }

  private let state: Mutex<State>

  public init(_ texts: [FlagSource: [String: String]] = [:]) {
    state = Mutex(State(texts: texts))
  }

  /// The value of the greatest source that has one which can be read, or the default.
  public func value<Value>(of flag: Flag<Value>) -> Value {
    state.withLock { $0.value(of: flag) }
  }

  /// Which source decides at present; nil when it is the default.
  public func source<Value>(of flag: Flag<Value>) -> FlagSource? {
    state.withLock { $0.found(flag)?.source }
  }

  /// Sets a value in one source; nil takes it away.
  public func set<Value>(
    _ value: Value?, for flag: Flag<Value>, in source: FlagSource = .stored
  ) {
    state.withLock { state in
      state.texts[source, default: [:]][flag.key] = value.map(String.init)
      for watcher in state.watchers.values { watcher(state) }
    }
  }

  /// Makes a new value of the present one, and lets nobody between reading and writing.
  @discardableResult
  public func update<Value>(
    _ flag: Flag<Value>, in source: FlagSource = .stored, _ change: (inout Value) -> Void
  ) -> Value {
    state.withLock { state in
      var value = state.value(of: flag)
      change(&value)
      state.texts[source, default: [:]][flag.key] = String(value)
      for watcher in state.watchers.values { watcher(state) }
      return value
    }
  }

  /// The present value and then each other one, in order and never the same twice in a row.
  public func values<Value>(of flag: Flag<Value>) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let last = Mutex<Value?>(nil)
    // Told under the lock, so that no two threads can swap their news.
    let tell: @Sendable (borrowing State) -> Void = { state in
      let value = state.value(of: flag)
      last.withLock { last in
        guard value != last else { return }
        last = value
        continuation.yield(value)
      }
    }
    let id = state.withLock { state in
      state.ticket += 1
      state.watchers[state.ticket] = tell
      tell(state)
      return state.ticket
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.watchers.removeValue(forKey: id) }
    }
    return stream
  }
}
