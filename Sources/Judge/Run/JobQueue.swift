internal import Synchronization

/// Lets a bounded number of jobs in at one time, in turn between learners.
///
/// A place is a processor's: a job that waits for something else gives it up until it goes on.
/// A learner's own jobs keep their order. Each operation costs the same however many jobs wait.
final class JobQueue: Sendable {
  /// How many jobs may wait.
  struct Bounds: Sendable {
    var perLearner: Int
    var inAll: Int
  }

  private struct State {
    var running: [Int: Running] = [:]
    /// Those that gave their place up for a while.
    var resting: [Int: Running] = [:]
    /// Those of them that nobody waits for.
    var probes: Set<Int> = []
    var line = WaitingLine()
    var count = 0
    var pace = Pace()
    /// Ends of work that gives way to jobs, by whether it does so only once a job must wait.
    var guests: [Int: (waits: Bool, leave: AsyncStream<Void>.Continuation)] = [:]
  }

  private struct Running {
    var learner: String
    var start: ContinuousClock.Instant
  }

  /// How many places are given up at one time, for each waiting process holds its memory.
  private static let mostResting = (perLearner: 2, inAll: 8)

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
      if state.running.count < places, !held(state).contains(learner) {
        state.running[state.count] = Running(learner: learner, start: now)
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
      let ended =
        state.running.removeValue(forKey: turn.number)
        ?? state.resting.removeValue(forKey: turn.number)
      if let ended { state.pace.note(now - ended.start) }
      letIn(&state, now)
    }
  }

  /// Lets another job have the place for as long as this one needs none.
  func rest(_ turn: Turn, now: ContinuousClock.Instant = .now) {
    state.withLock { state in
      guard state.resting.count < Self.mostResting.inAll,
        let job = state.running.removeValue(forKey: turn.number)
      else { return }
      state.resting[turn.number] = job
      letIn(&state, now)
    }
  }

  /// A job that gave its place up is at work again, beside the one that has it now.
  func goOn(_ turn: Turn, now: ContinuousClock.Instant = .now) {
    state.withLock { state in
      guard let job = state.resting.removeValue(forKey: turn.number) else { return }
      state.running[turn.number] = job
      letIn(&state, now)
    }
  }

  /// Whether a job's turn has come and is not over.
  func isRunning(_ turn: Turn) -> Bool {
    state.withLock { $0.running[turn.number] != nil || $0.resting[turn.number] != nil }
  }

  /// Whoever has several jobs that only wait gets no further place for them.
  private func held(_ state: State) -> Set<String> {
    if state.resting.isEmpty { return [] }
    let counts = Dictionary(state.resting.values.map { ($0.learner, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value >= Self.mostResting.perLearner }.keys)
  }

  private func letIn(_ state: inout State, _ now: ContinuousClock.Instant) {
    let held = held(state)
    while state.running.count < places, let next = state.line.popFirst(unless: held.contains) {
      state.running[next.number] = Running(learner: next.learner, start: now)
      next.positions.finish()
    }
    state.line.tell(running: state.running.count)
  }

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
