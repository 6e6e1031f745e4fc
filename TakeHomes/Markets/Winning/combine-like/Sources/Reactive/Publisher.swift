/// Gives values to whoever receives it; before that it does nothing.
public protocol Publisher<Output>: Sendable {
  associatedtype Output: Sendable

  /// The values come until the publisher finishes or the cancellable is cancelled or freed.
  func receive(_ subscriber: Subscriber<Output>) -> AnyCancellable
}

public struct Subscriber<Input: Sendable>: Sendable {
  public var value: @Sendable (Input) -> Void
  public var finished: @Sendable () -> Void

  public init(
    value: @escaping @Sendable (Input) -> Void, finished: @escaping @Sendable () -> Void = {}
  ) {
    self.value = value
    self.finished = finished
  }
}

extension Publisher {
  public func sink(_ value: @escaping @Sendable (Output) -> Void) -> AnyCancellable {
    receive(Subscriber(value: value))
  }

  /// The same for a loop; the end of the loop is the end of the subscription.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let cancellable = receive(
        Subscriber(value: { continuation.yield($0) }, finished: { continuation.finish() }))
      continuation.onTermination = { _ in cancellable.cancel() }
    }
  }

  public func map<New: Sendable>(
    _ transform: @escaping @Sendable (Output) -> New
  ) -> AnyPublisher<New> {
    AnyPublisher { subscriber in
      receive(
        Subscriber(
          value: { subscriber.value(transform($0)) }, finished: subscriber.finished))
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output> {
    AnyPublisher { subscriber in
      let last = Locked<Output?>(nil)
      return receive(
        Subscriber(
          value: { value in
            let isNew = last.use { last in
              defer { last = value }
              return last != value
            }
            if isNew { subscriber.value(value) }
          }, finished: subscriber.finished))
    }
  }
}

extension Publisher where Output: Publisher {
  /// The values of the newest publisher alone.
  public func switchToLatest() -> AnyPublisher<Output.Output> {
    AnyPublisher { subscriber in
      let inner = Locked<AnyCancellable?>(nil)
      let outer = receive(
        Subscriber(value: { publisher in
          inner.swap(nil)?.cancel()
          _ = inner.swap(publisher.receive(Subscriber(value: subscriber.value)))
        }))
      return AnyCancellable {
        outer.cancel()
        inner.swap(nil)?.cancel()
      }
    }
  }
}

/// A publisher of whatever kind.
public struct AnyPublisher<Output: Sendable>: Publisher {
  private let attach: @Sendable (Subscriber<Output>) -> AnyCancellable

  public init(_ attach: @escaping @Sendable (Subscriber<Output>) -> AnyCancellable) {
    self.attach = attach
  }

  public func receive(_ subscriber: Subscriber<Output>) -> AnyCancellable { attach(subscriber) }
}

/// Work that is done for each who receives it.
public struct Async<Output: Sendable>: Publisher {
  private let work: @Sendable () async -> Output

  public init(_ work: @escaping @Sendable () async -> Output) { self.work = work }

  public func receive(_ subscriber: Subscriber<Output>) -> AnyCancellable {
    let task = Task {
      let value = await work()
      if Task.isCancelled { return }
      subscriber.value(value)
      subscriber.finished()
    }
    return AnyCancellable { task.cancel() }
  }
}
