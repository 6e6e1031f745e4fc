/// Gives values on the main actor to whoever sinks it.
@MainActor public protocol Publisher<Output> {
  associatedtype Output

  func sink(_ receive: @escaping @MainActor (Output) -> Void) -> AnyCancellable
}

/// Ends a subscription, at the latest when it is freed.
public final class AnyCancellable: Sendable {
  private let end: @Sendable () -> Void

  public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }

  public func cancel() { end() }
}

@MainActor public struct AnyPublisher<Output>: Publisher {
  private let attach: @MainActor (@escaping @MainActor (Output) -> Void) -> AnyCancellable

  public init(
    _ attach: @escaping @MainActor (@escaping @MainActor (Output) -> Void) -> AnyCancellable
  ) {
    self.attach = attach
  }

  public func sink(_ receive: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
    attach(receive)
  }
}

extension Publisher {
  /// Leaves the first value out.
  public func dropFirst() -> AnyPublisher<Output> {
    AnyPublisher { receive in
      var isFirst = true
      return sink { value in
        if isFirst { isFirst = false } else { receive(value) }
      }
    }
  }

  /// Both values, whenever one of them changes.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output)> {
    AnyPublisher { receive in
      var (left, right): (Output?, Other.Output?)
      let give = { @MainActor in
        if let left, let right { receive((left, right)) }
      }
      let first = sink { value in
        left = value
        give()
      }
      let second = other.sink { value in
        right = value
        give()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

extension Publisher where Output: Publisher {
  /// The values of the newest publisher; the one before is let go.
  public func switchToLatest() -> AnyPublisher<Output.Output> {
    AnyPublisher { receive in
      let inner = Slot()
      let outer = sink { publisher in
        inner.cancellable = nil
        inner.cancellable = publisher.sink(receive)
      }
      return AnyCancellable {
        outer.cancel()
        inner.cancel()
      }
    }
  }
}

/// Holds what belongs to the newest publisher; freed means cancelled.
@MainActor private final class Slot {
  var cancellable: AnyCancellable?

  nonisolated func cancel() {
    Task { @MainActor in cancellable = nil }
  }
}
