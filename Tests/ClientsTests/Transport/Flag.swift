import Synchronization

/// A flag that can be waited for.
final class Flag: Sendable {
  private let state = Mutex((isRaised: false, waiting: [CheckedContinuation<Void, Never>]()))

  var isRaised: Bool { state.withLock(\.isRaised) }

  func raise() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isRaised = true
      return state.waiting
    }
    for one in waiting { one.resume() }
  }

  func wait(_ continuation: CheckedContinuation<Void, Never>) {
    let isRaised = state.withLock { state in
      if !state.isRaised { state.waiting.append(continuation) }
      return state.isRaised
    }
    if isRaised { continuation.resume() }
  }

  func raised() async { await withCheckedContinuation { wait($0) } }
}
