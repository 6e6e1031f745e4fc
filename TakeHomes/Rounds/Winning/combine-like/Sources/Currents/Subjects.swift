/// Those who receive, by number.
@MainActor private final class Receivers<Output> {
  var all: [Int: @MainActor (Output) -> Void] = [:]
  var count = 0

  func add(_ receive: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
    count += 1
    let number = count
    all[number] = receive
    return AnyCancellable { [weak self] in
      Task { @MainActor in self?.all[number] = nil }
    }
  }

  func send(_ value: Output) {
    for number in all.keys.sorted() { all[number]?(value) }
  }
}

/// A value, and whoever is told of each new one.
@MainActor public final class CurrentValueSubject<Output>: Publisher {
  private let receivers = Receivers<Output>()

  public var value: Output {
    didSet { receivers.send(value) }
  }

  public init(_ value: Output) { self.value = value }

  public func sink(_ receive: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
    receive(value)
    return receivers.add(receive)
  }
}

@MainActor public final class PassthroughSubject<Output>: Publisher {
  private let receivers = Receivers<Output>()

  public init() {}

  public func send(_ value: Output) { receivers.send(value) }

  public func sink(_ receive: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
    receivers.add(receive)
  }
}

/// Work that begins at once and is done once; letting go of its result cancels it.
@MainActor public final class Future<Value: Sendable>: Publisher {
  public typealias Output = Result<Value, any Error>

  private let task: Task<Value, any Error>
  private var deliveries: [Task<Void, Never>] = []

  public init(_ work: @escaping @Sendable () async throws -> Value) {
    task = Task.detached { try await work() }
  }

  /// Returns when all have the result, which the caller's cancellation speeds up.
  public func wait() async {
    _ = await withTaskCancellationHandler {
      await task.result
    } onCancel: { [task] in
      task.cancel()
    }
    for delivery in deliveries { await delivery.value }
  }

  public func sink(_ receive: @escaping @MainActor (Output) -> Void) -> AnyCancellable {
    let delivery = Task { [task] in
      let result = await task.result
      if !Task.isCancelled { receive(result) }
    }
    deliveries.append(delivery)
    return AnyCancellable { [task] in
      delivery.cancel()
      task.cancel()
    }
  }
}
