/// Those who follow a value.
@MainActor final class Listeners<Value: Sendable> {
  private var all: [AsyncStream<Value>.Continuation] = []

  deinit { for listener in all { listener.finish() } }

  func stream(from value: Value) -> AsyncStream<Value> {
    let (stream, listener) = AsyncStream.makeStream(of: Value.self)
    listener.yield(value)
    all.append(listener)
    return stream
  }

  func tell(_ value: Value) {
    all.removeAll { listener in
      if case .terminated = listener.yield(value) { true } else { false }
    }
  }
}
