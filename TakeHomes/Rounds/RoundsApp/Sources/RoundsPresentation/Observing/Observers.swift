internal import Synchronization

/// Those who watch a state; somebody slow skips to the newest.
final class Observers<State: Sendable>: Sendable {
  private struct Places {
    var ticket = 0
    var continuations: [Int: AsyncStream<State>.Continuation] = [:]
  }

  private let places = Mutex(Places())

  func tell(_ state: State) {
    for continuation in places.withLock({ $0.continuations.values }) { continuation.yield(state) }
  }

  /// The present state at once, then those that are told.
  func stream(beginningWith state: State) -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: .bufferingNewest(1))
    continuation.yield(state)
    let id = places.withLock { places in
      places.ticket += 1
      places.continuations[places.ticket] = continuation
      return places.ticket
    }
    continuation.onTermination = { [weak self] _ in
      self?.places.withLock { _ = $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }

  deinit {
    for continuation in places.withLock({ $0.continuations.values }) { continuation.finish() }
  }
}
