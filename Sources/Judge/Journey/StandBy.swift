internal import Synchronization

/// Keeps a recorder's process that was started ahead, with a tape of its own, for a run like the last.
///
/// An interpreter takes longer to start than most programs take to run.
final class StandBy: Sendable {
  /// A process that waits for its program, and the files it has open.
  struct Seat: Sendable {
    var tape: Tape
    /// Nil: it is still to be started.
    var session: JailSession?

    fileprivate func clear() {
      session?.kill()
      tape.remove()
    }
  }

  /// A process to be started, without its tape.
  struct Wish: Sendable {
    var runtime: Runtime
    var tapeBytes: Int
  }

  private struct Waiting: Sendable {
    var key: Key
    var seat: Seat
    var start: ContinuousClock.Instant
  }

  /// What makes two processes interchangeable before they have seen a program.
  private struct Key: Hashable, Sendable {
    /// The toolchain and the folder of the recorder.
    var runtime: Runtime
    var arguments: [String]
    var environment: [String: String]
    var mounts: [JailSpec.Mount]
    var limits: JailLimits

    init(_ runtime: Runtime) {
      self.runtime = runtime
      let spec = runtime.spec
      (arguments, environment) = (spec.arguments, spec.environment)
      (mounts, limits) = (spec.mounts, spec.limits)
    }
  }

  /// How long a process waits; its own limit of wall time ends it a little later.
  static let patience = Duration.seconds(240)

  /// The learner's page draws the last run just now.
  private let breath: Duration
  private let waiting = Mutex<Waiting?>(nil)
  private let wishes: AsyncStream<Wish>
  private let wish: AsyncStream<Wish>.Continuation

  init(breath: Duration = .milliseconds(300)) {
    self.breath = breath
    (wishes, wish) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Keeps a process; the one that waited until now is ended.
  func put(_ seat: Seat, for runtime: Runtime, now: ContinuousClock.Instant = .now) {
    replace(with: Waiting(key: Key(runtime), seat: seat, start: now))?.seat.clear()
  }

  /// The process that waits, if it is one of this kind; one of another kind is ended.
  func take(_ runtime: Runtime, now: ContinuousClock.Instant = .now) -> Seat? {
    guard let found = replace(with: nil) else { return nil }
    if found.key == Key(runtime), found.start.duration(to: now) < Self.patience {
      return found.seat
    }
    found.seat.clear()
    return nil
  }

  /// Whether a process of this kind waits, and will for as long as it has.
  func hasWaiting(_ runtime: Runtime, now: ContinuousClock.Instant = .now) -> Bool {
    let found = waiting.withLock(\.self)
    return found.map { $0.key == Key(runtime) && $0.start.duration(to: now) < Self.patience / 2 }
      ?? false
  }

  /// Asks for a process of this kind, whose tape has so many bytes.
  func prepare(_ runtime: Runtime, tapeBytes: Int) {
    wish.yield(Wish(runtime: runtime, tapeBytes: tapeBytes))
  }

  /// Starts what was asked for until the task is cancelled.
  func keep(_ start: (Wish) async throws -> Seat) async {
    for await wish in wishes {
      guard (try? await Task.sleep(for: breath)) != nil else { break }
      guard let seat = try? await start(wish) else { continue }
      put(seat, for: wish.runtime)
    }
    replace(with: nil)?.seat.clear()
  }

  /// Gives what waited until now.
  @discardableResult
  private func replace(with next: Waiting?) -> Waiting? {
    waiting.withLock { waiting in
      defer { waiting = next }
      return waiting
    }
  }
}
