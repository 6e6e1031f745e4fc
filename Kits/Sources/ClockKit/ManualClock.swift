internal import Synchronization

/// A clock that stands still until a test moves it, and that knows who sleeps on it.
public final class ManualClock: Clock, Sendable {
  /// A moment, as the time since the clock was made.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the clock was made.
    public let offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private typealias Wake = CheckedContinuation<Void, any Error>

  private struct State {
    var now = Instant(offset: .zero)
    var ticket = 0
    var sleepers: [Int: (deadline: Instant, wake: Wake)] = [:]
    var watchers: [Int: (count: Int, wake: Wake)] = [:]

    mutating func satisfied() -> [Wake] {
      let met = watchers.filter { $0.value.count <= sleepers.count }
      for id in met.keys { watchers[id] = nil }
      return met.values.map(\.wake)
    }
  }

  private let state = Mutex(State())

  public init() {}

  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep on the clock at present.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Moves the time on and wakes, in the order of their deadlines, all whose time has come.
  ///
  /// It does not wait for what they do then: see ``waitUntilSleeping(_:)``.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    for sleeper in due { sleeper.value.wake.resume() }
  }

  /// Sleeps until the clock was moved to the deadline.
  ///
  /// Throws: `CancellationError` when the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await wait { state, id, wake in
      guard deadline > state.now else { return [wake] }
      state.sleepers[id] = (deadline, wake)
      return state.satisfied()
    }
  }

  /// Returns as soon as at least that many tasks sleep on the clock.
  ///
  /// Throws: `CancellationError` when the task is cancelled first.
  public func waitUntilSleeping(_ count: Int = 1) async throws {
    try await wait { state, id, wake in
      guard state.sleepers.count < count else { return [wake] }
      state.watchers[id] = (count, wake)
      return []
    }
  }

  private func wait(
    _ enter: @Sendable (inout sending State, Int, Wake) -> [Wake]
  ) async throws {
    let id = state.withLock { state in
      state.ticket += 1
      return state.ticket
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: Wake) in
        // A cancellation before this point found nobody to wake.
        let woken = state.withLock { state in
          Task.isCancelled ? nil : enter(&state, id, wake)
        }
        if woken == nil { wake.resume(throwing: CancellationError()) }
        for other in woken ?? [] { other.resume() }
      }
    } onCancel: {
      let wake = state.withLock { state in
        state.sleepers.removeValue(forKey: id)?.wake ?? state.watchers.removeValue(forKey: id)?.wake
      }
      wake?.resume(throwing: CancellationError())
    }
  }
}
