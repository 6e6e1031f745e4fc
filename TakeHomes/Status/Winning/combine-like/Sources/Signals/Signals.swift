/// Gives values to whoever sinks it.
public protocol Publisher<Output> {
  associatedtype Output

  func sink(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

/// A subscription; freed means cancelled.
public final class AnyCancellable {
  private var end: (() -> Void)?

  public init(_ end: @escaping () -> Void) { self.end = end }

  isolated deinit { end?() }

  public func cancel() {
    end?()
    end = nil
  }
}

/// A value that tells of each change.
public final class CurrentValueSubject<Output>: Publisher {
  private var receivers: [Int: (Output) -> Void] = [:]
  private var lastNumber = 0
  private var stored: Output

  public init(_ value: Output) { stored = value }

  public var value: Output {
    get { stored }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    stored = value
    for number in receivers.keys.sorted() { receivers[number]?(value) }
  }

  public func sink(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    receive(stored)
    lastNumber += 1
    let number = lastNumber
    receivers[number] = receive
    return AnyCancellable { [weak self] in self?.receivers[number] = nil }
  }
}

/// What an operator makes of a publisher.
public struct AnyPublisher<Output>: Publisher {
  private let attach: (@escaping (Output) -> Void) -> AnyCancellable

  public init(_ attach: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.attach = attach
  }

  public func sink(_ receive: @escaping (Output) -> Void) -> AnyCancellable { attach(receive) }
}

extension Publisher {
  public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New> {
    AnyPublisher { receive in sink { receive(transform($0)) } }
  }

  /// Each value with the one before.
  public func pairwise(from first: Output) -> AnyPublisher<(old: Output, new: Output)> {
    AnyPublisher { receive in
      var old = first
      return sink { new in
        let pair = (old, new)
        // First: the receiver may lead to the next value.
        old = new
        receive(pair)
      }
    }
  }

  public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<
    (Output, Other.Output)
  > {
    AnyPublisher { receive in
      var (left, right): (Output?, Other.Output?)
      let parts = [
        sink { value in
          left = value
          if let right { receive((value, right)) }
        },
        other.sink { value in
          right = value
          if let left { receive((left, value)) }
        },
      ]
      return AnyCancellable { parts.forEach { $0.cancel() } }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output> {
    AnyPublisher { receive in
      var last: Output?
      return sink { value in
        if value == last { return }
        last = value
        receive(value)
      }
    }
  }
}

extension Publisher where Output: Sendable {
  /// The values as a stream, which keeps the subscription.
  public var values: AsyncStream<Output> {
    let (stream, continuation) = AsyncStream.makeStream(of: Output.self)
    let subscription = sink { continuation.yield($0) }
    continuation.onTermination = { _ in Task { @MainActor in subscription.cancel() } }
    return stream
  }
}
