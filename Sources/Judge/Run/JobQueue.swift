internal import Synchronization

/// Lets a bounded number of jobs in at one time, in turn between learners.
///
/// A learner's own jobs keep their order. Each operation costs the same however many jobs wait.
final class JobQueue: Sendable {
  /// How many jobs may wait.
  struct Bounds: Sendable {
    var perLearner: Int
    var inAll: Int
  }

  private struct State {
    var running: [Int: ContinuousClock.Instant] = [:]
    /// Those of them that nobody waits for.
    var probes: Set<Int> = []
    var line = WaitingLine()
    var count = 0
    var pace = Pace()
    /// Ends of work that gives way to jobs, by whether it does so only once a job must wait.
    var guests: [Int: (waits: Bool, leave: AsyncStream<Void>.Continuation)] = [:]
  }

  private let places: Int
  private let bounds: Bounds
  private let state = Mutex(State())

  init(places: Int, bounds: Bounds = Bounds(perLearner: 64, inAll: 256)) {
    self.places = places
    self.bounds = bounds
  }

  /// A job's place: `positions` tells the jobs before it and ends when its turn has come.
  struct Turn: Sendable {
    fileprivate let number: Int
    let positions: AsyncStream<Int>
  }

  /// A probe is a job that nobody waits for; work that gives way goes on beside it.
  ///
  /// Throws: ``JudgeError/queueFull(retryAfter:)``.
  func enter(
    _ learner: String = "", isProbe: Bool = false, now: ContinuousClock.Instant = .now
  ) throws(JudgeError) -> Turn {
    let (positions, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let number = try state.withLock { (state) throws(JudgeError) in
      guard state.line.count < bounds.inAll, state.line.count(of: learner) < bounds.perLearner
      else { throw .queueFull(retryAfter: wait(state)) }
      state.count += 1
      if isProbe { state.probes.insert(state.count) }
      if state.running.count < places {
        state.running[state.count] = now
        state.line.begin(learner)
        continuation.finish()
      } else {
        let before = state.line.append(state.count, of: learner, positions: continuation)
        continuation.yield(before + state.running.count)
      }
      let mustWait = state.line.count > 0
      for guest in state.guests.values where mustWait || !guest.waits && !isProbe {
        guest.leave.finish()
      }
      return state.count
    }
    return Turn(number: number, positions: positions)
  }

  /// Gives the place up, whether the turn had come or not.
  func leave(_ turn: Turn, now: ContinuousClock.Instant = .now) {
    state.withLock { state in
      state.line.remove(turn.number)
      state.probes.remove(turn.number)
      if let start = state.running.removeValue(forKey: turn.number) {
        state.pace.note(now - start)
      }
      while state.running.count < places, let next = state.line.popFirst() {
        state.running[next.number] = now
        next.positions.finish()
      }
      state.line.tell(running: state.running.count)
    }
  }

  /// Whether a job's turn has come and is not over.
  func isRunning(_ turn: Turn) -> Bool { state.withLock { $0.running[turn.number] != nil } }

  /// Does something that gives way to jobs: nil when a job was there or came meanwhile, probes aside.
  ///
  /// With `besideRuns` it gives way only once a job has to wait.
  func whileFree<Result: Sendable>(
    besideRuns: Bool = false, _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result? {
    let (calls, leave) = AsyncStream.makeStream(of: Void.self)
    let guest = state.withLock { state -> Int? in
      let isFree = besideRuns || state.running.keys.allSatisfy(state.probes.contains)
      guard state.line.count == 0, isFree else { return nil }
      state.count += 1
      state.guests[state.count] = (besideRuns, leave)
      return state.count
    }
    guard let guest else { return nil }
    defer { state.withLock { _ = $0.guests.removeValue(forKey: guest) } }
    return try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await body() }
      group.addTask {
        for await _ in calls {}
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }

  /// When a new job would find the queue shorter: the time of the jobs before it, in seconds.
  private func wait(_ state: State) -> Int {
    let jobs = Double(state.line.count / 2 + 1) / Double(places)
    return min(60, max(1, Int((jobs * state.pace.seconds).rounded(.up))))
  }
}

/// How long jobs take, the later ones counting more.
private struct Pace {
  private(set) var seconds = 0.5

  mutating func note(_ time: Duration) { seconds += (time / .seconds(1) - seconds) / 8 }
}
