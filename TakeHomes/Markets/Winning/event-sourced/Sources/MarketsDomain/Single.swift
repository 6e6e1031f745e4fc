import Synchronization

public enum SingleError: Error { case ownerReleased }

/// One value or one error, made again for each subscriber and each iteration.
public struct Single<Element: Sendable>: AsyncSequence, Sendable {
  private let operation: @Sendable () async throws -> Element

  public init(_ operation: @escaping @Sendable () async throws -> Element) {
    self.operation = operation
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var operation: (@Sendable () async throws -> Element)?

    public mutating func next() async throws -> Element? {
      defer { operation = nil }
      return try await operation?()
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(operation: operation) }

  public func subscribe(
    onSuccess: @escaping @MainActor @Sendable (Element) -> Void,
    onFailure: @escaping @MainActor @Sendable (any Error) -> Void
  ) -> Subscription {
    let ticket = Ticket()
    let task = Task { [operation] in
      do {
        let element = try await operation()
        await MainActor.run { if ticket.claim() { onSuccess(element) } }
      } catch {
        await MainActor.run { if ticket.claim() { onFailure(error) } }
      }
    }
    return Subscription {
      ticket.void()
      task.cancel()
    }
  }
}

/// Keeps a subscription alive; freed means cancelled.
public final class Subscription: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }

  /// Cancels the task; neither closure is called any more.
  public func cancel() { end() }
}

/// May be claimed once, and not after it was made void.
private final class Ticket: Sendable {
  private let isValid = Atomic(true)

  func claim() -> Bool { isValid.exchange(false, ordering: .acquiringAndReleasing) }
  func void() { isValid.store(false, ordering: .releasing) }
}
