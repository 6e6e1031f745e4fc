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
  }

  private struct Waiting: Sendable {
    var key: Key
    var seat: Seat
    var start: ContinuousClock.Instant
  }

  /// What makes two processes interchangeable before they have seen a program.
  private struct Key: Hashable, Sendable {
    var arguments: [String]
    var environment: [String: String]
    var mounts: [JailSpec.Mount]
    var limits: JailLimits

    init(_ spec: JailSpec) {
      (arguments, environment) = (spec.arguments, spec.environment)
      (mounts, limits) = (spec.mounts, spec.limits)
    }
  }

  /// How long a process waits; its own limit of wall time ends it a little later.
  static let patience = Duration.seconds(240)

  /// The learner's page draws the last run just now.
  private static let breath = Duration.milliseconds(300)

  private let waiting = Mutex<Waiting?>(nil)
  private let wishes: AsyncStream<(JailSpec, Int)>
  private let wish: AsyncStream<(JailSpec, Int)>.Continuation

  init() {
    (wishes, wish) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The process that waits, if it is one of this kind; `spec` is the process without its tape.
  func take(_ spec: JailSpec) -> Seat? {
    let found = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    guard let found else { return nil }
    if found.key == Key(spec), found.start.duration(to: .now) < Self.patience { return found.seat }
    found.seat.tape.remove()
    return nil
  }

  /// Asks for a process of this kind, whose tape has so many bytes.
  func prepare(_ spec: JailSpec, bytes: Int) { wish.yield((spec, bytes)) }

  /// Starts what was asked for until the task is cancelled.
  func keep(_ start: (JailSpec, Int) async throws -> Seat) async {
    for await (spec, bytes) in wishes {
      guard (try? await Task.sleep(for: Self.breath)) != nil,
        let seat = try? await start(spec, bytes)
      else { continue }
      let old = waiting.withLock { waiting in
        defer { waiting = Waiting(key: Key(spec), seat: seat, start: .now) }
        return waiting
      }
      old?.seat.tape.remove()
    }
    waiting.withLock { waiting in
      waiting?.seat.tape.remove()
      waiting = nil
    }
  }
}
