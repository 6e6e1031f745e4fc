internal import Synchronization

/// When something gave a sign of life last.
final class Heartbeat: Sendable {
  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private let last = Mutex(Duration.zero)

  init(_ clock: any Clock<Duration>) {
    self.clock = clock
    elapsed = stopwatch(clock)
  }

  func strike() {
    let now = elapsed()
    last.withLock { $0 = now }
  }

  /// Returns once nothing struck for that long.
  ///
  /// Throws: `CancellationError`.
  func silence(of limit: Duration) async throws {
    while true {
      let idle = elapsed() - last.withLock { $0 }
      guard idle < limit else { return }
      try await clock.sleep(for: limit - idle)
    }
  }
}
