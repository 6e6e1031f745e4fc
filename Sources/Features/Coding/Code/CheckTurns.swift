/// Lets each learner have one check of unfinished code at a time; the newest is the one that counts.
///
/// A newer check ends the one before and begins once that one's compiler is gone; of those that wait
/// for it only the newest is kept.
public actor CheckTurns {
  /// A check under way, with the one that follows it.
  private struct Turn {
    var stop: AsyncStream<Void>.Continuation
    var next: Waiting?
  }

  private struct Waiting {
    var stop: AsyncStream<Void>.Continuation
    /// Told whether its turn came, rather than a newer one.
    var begin: CheckedContinuation<Bool, Never>
  }

  private var turns: [String: Turn] = [:]

  public init() {}

  /// Does a learner's check; nil when a newer one took its place.
  ///
  /// Throws: what the check throws, or `CancellationError`.
  public func run<Result: Sendable>(
    learner: String = "", _ check: @escaping @Sendable () async throws -> Result
  ) async throws -> Result? {
    let (calls, stop) = AsyncStream.makeStream(of: Void.self)
    guard await begin(learner, stop) else { return nil }
    defer { leave(learner) }
    try Task.checkCancellation()
    return try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await check() }
      group.addTask {
        for await _ in calls {}
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  private func begin(_ learner: String, _ stop: AsyncStream<Void>.Continuation) async -> Bool {
    guard let before = turns[learner] else {
      turns[learner] = Turn(stop: stop)
      return true
    }
    before.stop.finish()
    before.next?.begin.resume(returning: false)
    return await withCheckedContinuation { begin in
      turns[learner]?.next = Waiting(stop: stop, begin: begin)
    }
  }

  private func leave(_ learner: String) {
    let next = turns[learner]?.next
    turns[learner] = next.map { Turn(stop: $0.stop) }
    next?.begin.resume(returning: true)
  }
}
