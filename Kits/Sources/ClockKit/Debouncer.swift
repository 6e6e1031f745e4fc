internal import Synchronization

/// Lets the last of several quick calls through, once it has been quiet for a while.
public final class Debouncer: Sendable {
  private let quiet: Duration
  private let clock: any Clock<Duration>
  private let latest = Mutex(0)

  public init(for quiet: Duration, clock: any Clock<Duration>) {
    self.quiet = quiet
    self.clock = clock
  }

  /// Waits, and says whether the caller may go on: no later call came and nobody cancelled it.
  public func settles() async -> Bool {
    // A caller cancelled for the sake of a later one may come here after it, and must not outdo it.
    let mine = latest.withLock { latest -> Int? in
      guard !Task.isCancelled else { return nil }
      latest += 1
      return latest
    }
    guard let mine else { return false }
    do {
      try await clock.sleep(for: quiet)
      try Task.checkCancellation()
    } catch {
      return false
    }
    return latest.withLock { $0 == mine }
  }
}
