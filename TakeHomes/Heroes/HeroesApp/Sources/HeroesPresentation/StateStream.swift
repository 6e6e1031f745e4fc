internal import Synchronization

/// Hands a state to whoever watches: at first what it is now, then every change that they keep up
/// with.
///
/// A slow watcher misses states between two, never the last.
final class StateStream<State: Sendable & Equatable>: Sendable {
  private struct Watched {
    var state: State
    var watchers: [Int: AsyncStream<State>.Continuation] = [:]
    var count = 0
  }

  private let watched: Mutex<Watched>

  init(_ state: State) {
    watched = Mutex(Watched(state: state))
  }

  func send(_ state: State) {
    watched.withLock { watched in
      guard watched.state != state else { return }
      watched.state = state
      for watcher in watched.watchers.values { watcher.yield(state) }
    }
  }

  func states() -> AsyncStream<State> {
    let (stream, watcher) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: .bufferingNewest(1))
    let id = watched.withLock { watched in
      watched.count += 1
      watched.watchers[watched.count] = watcher
      watcher.yield(watched.state)
      return watched.count
    }
    watcher.onTermination = { [weak self] _ in
      self?.watched.withLock { _ = $0.watchers.removeValue(forKey: id) }
    }
    return stream
  }

  deinit {
    for watcher in watched.withLock({ $0.watchers.values }) { watcher.finish() }
  }
}
