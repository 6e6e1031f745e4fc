import Dispatch

public enum SingleError: Error {
  case ownerReleased
}

/// Work that gives one value or one error to everybody who subscribes.
public struct Single<Element: Sendable>: AsyncSequence, Sendable {
  private let work: @Sendable () async throws -> Element

  public init(_ operation: @escaping @Sendable () async throws -> Element) {
    work = operation
  }

  /// Work of somebody who is not kept alive by it.
  public init<Owner: AnyObject & Sendable>(
    owner: Owner, _ operation: @escaping @Sendable (Owner) async throws -> Element
  ) {
    work = { [weak owner] in
      guard let owner else { throw SingleError.ownerReleased }
      return try await operation(owner)
    }
  }

  public func subscribe(
    onSuccess: @escaping @MainActor @Sendable (Element) -> Void,
    onFailure: @escaping @MainActor @Sendable (any Error) -> Void
  ) -> Subscription {
    let subscription = Subscription()
    let state = subscription.state
    let deliver: @Sendable (Result<Element, any Error>) -> Void = { result in
      DispatchQueue.main.async {
        guard state.sync({ !$0.isOver }) else { return }
        MainActor.assumeIsolated {
          switch result {
          case .success(let element): onSuccess(element)
          case .failure(let error): onFailure(error)
          }
        }
      }
    }
    let task = Task { [work] in
      do {
        deliver(.success(try await work()))
      } catch {
        deliver(.failure(error))
      }
    }
    state.sync { $0.task = task }
    return subscription
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(work: work)
  }

  public struct Iterator: AsyncIteratorProtocol {
    let work: @Sendable () async throws -> Element
    var isDone = false

    public mutating func next() async throws -> Element? {
      if isDone { return nil }
      isDone = true
      return try await work()
    }
  }
}

public final class Subscription: Sendable {
  struct State {
    var task: Task<Void, Never>?
    var isOver = false
  }

  let state = Guarded(State(), label: "markets.subscription")

  init() {}

  deinit {
    cancel()
  }

  public func cancel() {
    let task = state.sync { state -> Task<Void, Never>? in
      state.isOver = true
      defer { state.task = nil }
      return state.task
    }
    task?.cancel()
  }
}
