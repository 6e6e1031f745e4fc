public import Domain

/// Work that a learner waits for.
public protocol BoardWork: Sendable {
  associatedtype Event: BoardEvent

  /// Whose it is; the only learner of a folder has no name.
  var learner: String { get }

  /// Does it and tells what happens, up to an event that is the last.
  func follow(with services: Services, report: @Sendable (Event) async -> Void) async

  /// The same, for work with an event that needs leave.
  ///
  /// `claim` tells such an event, or tells nothing and throws when the work was cancelled or something
  /// else of the learner's stands in its way by then.
  func follow(
    with services: Services, report: @Sendable (Event) async -> Void,
    claim: @Sendable (Event) async throws -> Void
  ) async

  /// Why it may not begin, or claim an event, beside work of the same learner that goes on; nil when
  /// it may.
  func obstacle(by other: Self, after events: [Event]) -> (any UserFacingError)?
}

extension BoardWork {
  public func follow(
    with services: Services, report: @Sendable (Event) async -> Void,
    claim: @Sendable (Event) async throws -> Void
  ) async {
    await follow(with: services, report: report)
  }

  public func obstacle(by other: Self, after events: [Event]) -> (any UserFacingError)? { nil }
}

/// What happens to work.
public protocol BoardEvent: Sendable, Hashable {
  /// Whether nothing follows.
  var isLast: Bool { get }
  /// Whether nobody need wait for more: it is the answer, or the answer is far.
  var isSettled: Bool { get }
  /// Whether the answer is there, so that nothing else need stand back for what still goes on.
  var isAnswered: Bool { get }
  /// Whether the learner's next work need not stop this one.
  var leavesRoom: Bool { get }
  /// What stays of it once the work has ended: nothing that a page does not show.
  var remembered: Self { get }
  /// Trouble of ours or of the machine, in words; the last event.
  static func failed(message: String, hint: String?) -> Self
}

extension BoardEvent {
  public var isAnswered: Bool { isLast }
  public var leavesRoom: Bool { isLast }
  public var remembered: Self { self }
}

/// The jobs that are under way and the last ones that ended; gone with the server.
///
/// ``run(with:)`` must be running for jobs to start. A learner has one job at a time, unless told
/// otherwise: a new one cancels the one before.
public actor Board<Work: BoardWork> {
  /// A job as it stands.
  public struct Snapshot: Sendable {
    public var id: String
    public var submission: Work
    /// Everything that happened so far, in order.
    public var events: [Work.Event]

    public init(id: String, submission: Work, events: [Work.Event]) {
      self.id = id
      self.submission = submission
      self.events = events
    }

    public var isFinished: Bool { events.last?.isLast ?? false }
  }

  /// An event with its number within the job, from 1.
  public struct NumberedEvent: Sendable, Hashable {
    public var number: Int
    public var event: Work.Event
  }

  private struct Job {
    var submission: Work
    var events: [Work.Event] = []
    var listeners: [Int: AsyncStream<NumberedEvent>.Continuation] = [:]
    var isCancelled = false
    /// Finishing it ends the job's work.
    var stop: AsyncStream<Void>.Continuation?
    /// Those who wait until it is settled.
    var waiters: [AsyncStream<Void>.Continuation] = []
    var isFinished: Bool { events.last?.isLast ?? false }
    var isUnderWay: Bool { !isFinished && !isCancelled }
    var isSettled: Bool { events.last?.isSettled ?? false }
  }

  /// The most jobs that wait or run.
  private let capacity: Int
  /// The most of them that are one learner's.
  private let share: Int
  /// The most finished jobs that stay readable.
  private let memory: Int
  private let makeIdentifier: @Sendable () -> String
  private let inbox: AsyncStream<String>
  private let arrivals: AsyncStream<String>.Continuation
  private var jobs: [String: Job] = [:]
  /// What waits or runs for each learner, the oldest first.
  private var active: [String: [String]] = [:]
  private var activeCount = 0
  private var finished: [String] = []
  private var pace = Pace()
  private var lastListener = 0

  public init(
    capacity: Int = 32, share: Int = 1, memory: Int = 32,
    makeIdentifier: @escaping @Sendable () -> String = randomJobIdentifier
  ) {
    self.capacity = capacity
    self.share = share
    self.memory = memory
    self.makeIdentifier = makeIdentifier
    (inbox, arrivals) = AsyncStream.makeStream()
  }

  /// Takes a submission and gives its job's identifier; work begins as soon as it can.
  ///
  /// Throws: ``CodingError/tooManyJobs(retryAfterSeconds:)``, and what stands in the work's own way.
  public func start(_ submission: Work) throws -> String {
    let learner = submission.learner
    try checkWay(of: submission)
    if let own = active[learner], own.count >= share, let oldest = own.first { cancel(oldest) }
    guard activeCount < capacity else {
      throw CodingError.tooManyJobs(retryAfterSeconds: pace.secondsToNextEnd)
    }
    let id = makeIdentifier()
    jobs[id] = Job(submission: submission)
    active[learner, default: []].append(id)
    activeCount += 1
    arrivals.yield(id)
    return id
  }

  /// Whether a learner waits for an answer; what goes on after it keeps nobody.
  public func isBusy(learner: String = "") -> Bool {
    active[learner]?.contains { jobs[$0]?.events.last?.isAnswered != true } ?? false
  }

  /// The learner's job that was started last and goes on; nil when none does.
  public func underWay(learner: String = "") -> Snapshot? {
    active[learner]?.last.flatMap { snapshot(of: $0) }
  }

  /// Stops a job, whose last event follows at once.
  ///
  /// Unknown and finished jobs are left alone.
  public func cancel(_ id: String) {
    jobs[id]?.isCancelled = true
    jobs[id]?.stop?.finish()
    release(id)
  }

  /// A job as it stands, or nil when it is not known (any more).
  public func snapshot(of id: String) -> Snapshot? {
    jobs[id].map { Snapshot(id: id, submission: $0.submission, events: $0.events) }
  }

  /// A job once it has its answer or has to wait for others, or as it stands when the patience is
  /// over.
  public func snapshot(of id: String, within patience: Duration) async -> Snapshot? {
    guard patience > .zero, jobs[id]?.isSettled == false else { return snapshot(of: id) }
    let (settled, settle) = AsyncStream.makeStream(of: Void.self)
    jobs[id]?.waiters.append(settle)
    await withTaskGroup { group in
      group.addTask { for await _ in settled {} }
      group.addTask { try? await Task.sleep(for: patience) }
      await group.next()
      group.cancelAll()
    }
    return snapshot(of: id)
  }

  /// Everything of a job after an event's number, and then what follows, until it ends.
  ///
  /// Nil when the job is not known (any more).
  public func events(of id: String, after number: Int = 0) -> AsyncStream<NumberedEvent>? {
    guard let job = jobs[id] else { return nil }
    let (stream, listener) = AsyncStream<NumberedEvent>.makeStream()
    for (index, event) in job.events.enumerated().dropFirst(max(0, number)) {
      listener.yield(NumberedEvent(number: index + 1, event: event))
    }
    if job.isFinished {
      listener.finish()
    } else {
      lastListener += 1
      jobs[id]?.listeners[lastListener] = listener
    }
    return stream
  }

  /// Works off the jobs until its task is cancelled, which cancels them too.
  public func run(with services: Services) async {
    await withDiscardingTaskGroup { group in
      for await id in inbox {
        group.addTask { await self.work(on: id, with: services) }
      }
      group.cancelAll()
    }
    for id in jobs.keys { close(id) }
  }

  private func work(on id: String, with services: Services) async {
    guard let submission = jobs[id]?.submission else { return }
    let begin = services.now()
    let (stopped, stop) = AsyncStream<Void>.makeStream()
    jobs[id]?.stop = stop
    if jobs[id]?.isCancelled == true { stop.finish() }
    await withTaskGroup { group in
      group.addTask {
        await submission.follow(
          with: services, report: { await self.add($0, to: id) },
          claim: { try await self.claim($0, for: id) })
      }
      group.addTask { for await _ in stopped {} }
      await group.next()
      group.cancelAll()
    }
    pace.note(begin: begin, end: services.now())
    close(id)
  }

  /// Throws what stands in the way of new work, or of a job of the board's.
  private func checkWay(of submission: Work, as id: String? = nil) throws {
    let learner = submission.learner
    for (other, job) in jobs where other != id && job.submission.learner == learner {
      guard job.isUnderWay else { continue }
      if let error = submission.obstacle(by: job.submission, after: job.events) { throw error }
    }
  }

  /// Looks and tells in one step, so that nothing comes in between.
  private func claim(_ event: Work.Event, for id: String) throws {
    guard let job = jobs[id], job.isUnderWay else { throw CancellationError() }
    try checkWay(of: job.submission, as: id)
    add(event, to: id)
  }

  private func add(_ event: Work.Event, to id: String) {
    guard var job = jobs[id], !job.isFinished else { return }
    job.events.append(event)
    let numbered = NumberedEvent(number: job.events.count, event: event)
    for (key, listener) in job.listeners {
      if case .terminated = listener.yield(numbered) { job.listeners[key] = nil }
    }
    if job.isSettled {
      for waiter in job.waiters { waiter.finish() }
      job.waiters = []
    }
    jobs[id] = job
    if event.leavesRoom { release(id) }
  }

  /// Makes room for another job in the place of this one.
  private func release(_ id: String) {
    guard let learner = jobs[id]?.submission.learner,
      let index = active[learner]?.firstIndex(of: id)
    else { return }
    active[learner]?.remove(at: index)
    if active[learner]?.isEmpty == true { active[learner] = nil }
    activeCount -= 1
  }

  /// Ends a job's streams and forgets the oldest finished ones.
  private func close(_ id: String) {
    guard let job = jobs[id], !finished.contains(id) else { return }
    if !job.isFinished {
      let reason = CodingError.judgeStopped
      add(.failed(message: reason.message, hint: reason.hint), to: id)
    }
    for listener in jobs[id]?.listeners.values ?? [:].values { listener.finish() }
    jobs[id]?.listeners = [:]
    if let events = jobs[id]?.events { jobs[id]?.events = events.map(\.remembered) }
    release(id)
    finished.append(id)
    if finished.count > memory { jobs[finished.removeFirst()] = nil }
  }
}

/// A hundred random bits, as a name that nobody guesses.
public let randomJobIdentifier: @Sendable () -> String = {
  String(UInt64.random(in: .min ... .max), radix: 36)
    + String(UInt64.random(in: .min ... .max), radix: 36)
}

/// How fast jobs end, for whoever is told to come back.
private struct Pace {
  private var milliseconds = 1000.0
  private var last: Instant?

  /// The time that the next end is away, as far as the last ones tell; at least one.
  var secondsToNextEnd: Int { max(1, Int((milliseconds / 1000).rounded(.up))) }

  mutating func note(begin: Instant, end: Instant) {
    let from = max(begin.milliseconds, last?.milliseconds ?? 0)
    milliseconds += (Double(max(0, end.milliseconds - from)) - milliseconds) / 4
    last = end
  }
}
