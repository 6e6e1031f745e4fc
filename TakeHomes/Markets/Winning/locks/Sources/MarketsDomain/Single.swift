import Guarding

public enum SingleError: Error { case ownerReleased }

/// One value or one error for each who subscribes.
public struct Single<Element: Sendable>: AsyncSequence, Sendable {
  let operation: @Sendable () async throws -> Element

  public init(_ operation: @escaping @Sendable () async throws -> Element) {
    self.operation = operation
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(operation: operation) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    let operation: @Sendable () async throws -> Element
    private var isOver = false

    init(operation: @escaping @Sendable () async throws -> Element) { self.operation = operation }

    public mutating func next() async throws -> Element? {
      guard !isOver else { return nil }
      isOver = true
      return try await operation()
    }
  }

  public func subscribe(
    onSuccess: @escaping @MainActor @Sendable (Element) -> Void,
    onFailure: @escaping @MainActor @Sendable (any Error) -> Void
  ) -> Subscription {
    let subscription = Subscription()
    let isWanted = subscription.isWanted
    let task = Task.detached { [operation] in
      do {
        let element = try await operation()
        await MainActor.run { if isWanted({ $0 }) { onSuccess(element) } }
      } catch {
        await MainActor.run { if isWanted({ $0 }) { onFailure(error) } }
      }
    }
    subscription.task { $0 = task }
    return subscription
  }
}

/// Ends what was subscribed to, at the latest when it is freed.
public final class Subscription: Sendable {
  fileprivate let isWanted = Guarded(true)
  fileprivate let task = Guarded<Task<Void, Never>?>(nil)

  deinit { cancel() }

  public func cancel() {
    isWanted { $0 = false }
    let running = task { task in
      defer { task = nil }
      return task
    }
    // Its handlers may do anything, so no lock is held.
    running?.cancel()
  }
}
