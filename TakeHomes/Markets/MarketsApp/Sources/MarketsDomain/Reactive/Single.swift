/// Work that begins when somebody wants it, and ends in one value or one error.
public struct Single<Element: Sendable>: AsyncSequence, Sendable {
  private let operation: @Sendable () async throws -> Element

  public init(_ operation: @escaping @Sendable () async throws -> Element) {
    self.operation = operation
  }

  /// Work on an owner that it does not keep alive.
  ///
  /// The work ends in ``SingleError/ownerReleased`` when the owner is gone before it begins.
  public init<Owner: AnyObject & Sendable>(
    owner: Owner, _ operation: @escaping @Sendable (Owner) async throws -> Element
  ) {
    self.init { [weak owner] in
      guard let owner else { throw SingleError.ownerReleased }
      return try await operation(owner)
    }
  }

  /// Begins the work in the background and tells its end on the main actor.
  ///
  /// The work is cancelled, and nothing is told, once the subscription is cancelled or freed.
  public func subscribe(
    onSuccess: @escaping @MainActor @Sendable (Element) -> Void,
    onFailure: @escaping @MainActor @Sendable (any Error) -> Void
  ) -> Subscription {
    Subscription {
      do {
        let value = try await operation()
        await MainActor.run { if !Task.isCancelled { onSuccess(value) } }
      } catch {
        await MainActor.run { if !Task.isCancelled { onFailure(error) } }
      }
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(operation: operation) }

  /// Runs the work on the first call; there is no second element.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var operation: (@Sendable () async throws -> Element)?

    public mutating func next() async throws -> Element? {
      defer { operation = nil }
      return try await operation?()
    }
  }
}
