public enum SingleError: Error {
  case ownerReleased
}

// TODO: only the names are there: cancelling does nothing yet, and nothing hops to the main thread.
public struct Single<Element: Sendable>: AsyncSequence, Sendable {
  private let task: Task<Element, Error>

  public init(_ operation: @escaping @Sendable () async throws -> Element) {
    task = Task { try await operation() }
  }

  public func subscribe(
    onSuccess: @escaping @MainActor @Sendable (Element) -> Void,
    onFailure: @escaping @MainActor @Sendable (Error) -> Void
  ) -> Subscription {
    let task = self.task
    Task {
      if let value = try? await task.value {
        await onSuccess(value)
      }
    }
    return Subscription()
  }

  public func makeAsyncIterator() -> Iterator {
    return Iterator(task: task)
  }

  public struct Iterator: AsyncIteratorProtocol {
    var task: Task<Element, Error>?

    public mutating func next() async throws -> Element? {
      defer { task = nil }
      return try? await task?.value
    }
  }
}

public final class Subscription: Sendable {
  public func cancel() {
    // TODO
  }
}
