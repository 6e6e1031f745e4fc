import Foundation

/// Ends a subscription, at the latest when it is freed.
public final class AnyCancellable: Sendable {
  private let end: Locked<(@Sendable () -> Void)?>

  public init(_ end: @escaping @Sendable () -> Void) { self.end = Locked(end) }

  deinit { cancel() }

  public func cancel() { end.swap(nil)?() }
}

/// A value that is sent to all when it changes, and to everybody who comes.
public final class CurrentValueSubject<Output: Sendable>: Publisher {
  private struct Content {
    var value: Output
    var subscribers: [Int: Subscriber<Output>] = [:]
    var count = 0
  }

  private let content: Locked<Content>

  public init(_ value: Output) { content = Locked(Content(value: value)) }

  deinit { content.use { $0.subscribers.values.forEach { $0.finished() } } }

  public var value: Output { content.use { $0.value } }

  /// Changes the value; all hear of changes in the same order.
  public func send(_ change: (inout Output) -> Void) {
    content.use { content in
      change(&content.value)
      for subscriber in content.subscribers.values { subscriber.value(content.value) }
    }
  }

  public func receive(_ subscriber: Subscriber<Output>) -> AnyCancellable {
    let number = content.use { content -> Int in
      content.count += 1
      content.subscribers[content.count] = subscriber
      subscriber.value(content.value)
      return content.count
    }
    return AnyCancellable { [weak content] in
      content?.use { _ = $0.subscribers.removeValue(forKey: number) }
    }
  }
}

/// Passes on what it is sent.
public final class PassthroughSubject<Output: Sendable>: Publisher {
  private let subscribers = Locked<(count: Int, all: [Int: Subscriber<Output>])>((0, [:]))

  public init() {}

  public func send(_ value: Output) {
    for subscriber in subscribers.use({ $0.all.values }) { subscriber.value(value) }
  }

  public func receive(_ subscriber: Subscriber<Output>) -> AnyCancellable {
    let number = subscribers.use { subscribers -> Int in
      subscribers.count += 1
      subscribers.all[subscribers.count] = subscriber
      return subscribers.count
    }
    return AnyCancellable { [weak subscribers] in
      subscribers?.use { _ = $0.all.removeValue(forKey: number) }
    }
  }
}

/// A value behind a lock.
public final class Locked<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: Value

  public init(_ value: Value) { self.value = value }

  public func use<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }

  /// Puts something in and gives out what was there, which is then freed without the lock.
  public func swap(_ new: Value) -> Value {
    use { value in
      defer { value = new }
      return value
    }
  }
}
