/// A value of the main queue, and those who are told of each new one.
@MainActor final class Published<Value: Equatable & Sendable> {
  private var observers: [(Value) -> Void] = []
  private var endings: [() -> Void] = []

  var value: Value {
    didSet { if value != oldValue { observers.forEach { $0(value) } } }
  }

  init(_ value: Value) { self.value = value }

  deinit { endings.forEach { $0() } }

  func stream() -> AsyncStream<Value> {
    AsyncStream { continuation in
      continuation.yield(value)
      observers.append { continuation.yield($0) }
      endings.append { continuation.finish() }
    }
  }
}
