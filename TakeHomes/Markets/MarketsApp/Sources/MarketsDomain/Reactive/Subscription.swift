/// Holds work that goes on in the background; freed means cancelled.
public final class Subscription: Sendable {
  private let task: Task<Void, Never>

  init(_ work: @escaping @Sendable () async -> Void) {
    task = Task { await work() }
  }

  deinit { task.cancel() }

  public func cancel() { task.cancel() }
}
