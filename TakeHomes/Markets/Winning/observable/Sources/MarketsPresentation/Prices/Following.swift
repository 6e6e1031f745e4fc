import Observation

/// Reads a value now and whenever something that it was read from has changed.
///
/// The stream ends with what is read from.
@MainActor func following<Value: Equatable & Sendable>(
  _ read: @escaping @MainActor () -> Value?
) -> AsyncStream<Value> {
  let (stream, listener) = AsyncStream.makeStream(of: Value.self)
  follow(read, Listener(listener))
  return stream
}

/// What somebody was told last.
@MainActor private final class Listener<Value: Equatable & Sendable> {
  private let continuation: AsyncStream<Value>.Continuation
  private var last: Value?

  init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }

  func tell(_ value: Value) {
    if value != last { continuation.yield(value) }
    last = value
  }
}

@MainActor private func follow<Value: Equatable & Sendable>(
  _ read: @escaping @MainActor () -> Value?, _ listener: Listener<Value>
) {
  let value = withObservationTracking(read) {
    // This comes before the change is made; the task comes after it.
    Task { @MainActor in follow(read, listener) }
  }
  // The listener is freed with the last one who would tell it.
  if let value { listener.tell(value) }
}
