import Observation

/// Reads a value now and after each change, for as long as somebody listens.
@MainActor func watch<Value: Sendable>(
  _ value: @escaping @MainActor () -> Value?
) -> AsyncStream<Value> {
  let (stream, listener) = AsyncStream.makeStream(of: Value.self)
  follow(value, listener)
  return stream
}

@MainActor private func follow<Value: Sendable>(
  _ value: @escaping @MainActor () -> Value?, _ listener: AsyncStream<Value>.Continuation
) {
  let current = withObservationTracking(value) {
    // It is told before the change: the new value can be read a moment later.
    Task { @MainActor in follow(value, listener) }
  }
  guard let current else { return listener.finish() }
  listener.yield(current)
}
