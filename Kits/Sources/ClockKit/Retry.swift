/// Said of a try that took longer than it may.
public struct TimedOut: Error, Equatable, Sendable, CustomStringConvertible {
  /// What the try was given.
  public let limit: Duration

  public init(limit: Duration) { self.limit = limit }

  public var description: String { "No answer within \(limit)." }
}

/// Tries once, and once more after each delay while what was thrown is transient.
///
/// A try that outlives the timeout is cancelled and counts as transient. Cancelling the task ends
/// a pause at once, and no further try begins.
/// Throws: what the last try threw, or `CancellationError`.
public func retry<Result: Sendable>(
  delays: [Duration], timeout: Duration? = nil, clock: any Clock<Duration>,
  isTransient: @Sendable (any Error) -> Bool,
  _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await retry(
    clock: clock,
    pause: { error, retries in
      let passes = error is TimedOut || isTransient(error)
      return passes && retries < delays.count ? delays[retries] : nil
    },
    {
      guard let timeout else { return try await body() }
      return try await withTimeout(timeout, clock: clock, body)
    })
}

/// Tries until the body answers or `pause` gives no more time to wait.
///
/// `pause` is asked after each failure with what was thrown and the number of retries so far.
nonisolated(nonsending) public func retry<Result>(
  clock: any Clock<Duration>, pause: (any Error, Int) -> Duration?,
  _ body: () async throws -> Result
) async throws -> Result {
  var retries = 0
  while true {
    do {
      return try await body()
    } catch {
      guard !(error is CancellationError), let delay = pause(error, retries) else { throw error }
      try await clock.sleep(for: delay)
      // Not every clock looks for this.
      try Task.checkCancellation()
      retries += 1
    }
  }
}

/// Runs the body, and cancels it when it takes longer than the limit.
///
/// Throws: ``TimedOut``, or what the body throws.
public func withTimeout<Result: Sendable>(
  _ limit: Duration, clock: any Clock<Duration>,
  _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    defer { group.cancelAll() }
    group.addTask { try await body() }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut(limit: limit)
    }
    guard let first = try await group.next() else { throw CancellationError() }
    return first
  }
}
