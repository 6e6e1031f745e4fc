import Reactive

public enum SingleError: Error { case ownerReleased }

/// A publisher of one value or one error.
public struct Single<Element: Sendable>: AsyncSequence, Sendable {
  private let operation: @Sendable () async throws -> Element

  public init(_ operation: @escaping @Sendable () async throws -> Element) {
    self.operation = operation
  }

  var result: Async<Result<Element, any Error>> {
    Async { [operation] in
      do {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }
  }

  public func subscribe(
    onSuccess: @escaping @MainActor @Sendable (Element) -> Void,
    onFailure: @escaping @MainActor @Sendable (any Error) -> Void
  ) -> Subscription {
    let isWanted = Locked(true)
    let work = result.sink { result in
      Task { @MainActor in
        guard isWanted.use({ $0 }) else { return }
        switch result {
        case .success(let element): onSuccess(element)
        case .failure(let error): onFailure(error)
        }
      }
    }
    return Subscription(
      AnyCancellable {
        _ = isWanted.swap(false)
        work.cancel()
      })
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(operation: operation) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var operation: (@Sendable () async throws -> Element)?

    public mutating func next() async throws -> Element? {
      let operation = self.operation
      self.operation = nil
      return try await operation?()
    }
  }
}

public final class Subscription: Sendable {
  private let cancellable: AnyCancellable

  init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }

  public func cancel() { cancellable.cancel() }
}
