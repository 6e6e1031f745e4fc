/// Which workers wait for their next run, which are out, and which are to go.
///
/// Time comes in as a value, so that every rule is a plain function.
struct WorkerShelf<Worker: Sendable> {
  typealias Instant = ContinuousClock.Instant

  struct Item: Sendable {
    var worker: Worker
    var runs = 0
    var memoryBytes = 0
    var since: Instant
  }

  struct Section: Sendable {
    let runtime: Runtime
    var waiting: [Item] = []
    /// Workers that run or are being started.
    var out = 0
    var runs = 0
    var lastUse: Instant
    /// How often one was wanted and none was there.
    var misses = 0
    var failures = 0
    var failedAt: Instant?

    var isUsedAgain: Bool { runs > 1 }
  }

  /// After so many failed starts a runtime has no workers for a while.
  private static var mostFailures: Int { 3 }
  private static var penalty: Duration { .seconds(300) }
  /// What a worker may need between two runs.
  private static var preparation: Duration { .milliseconds(10) }
  /// How long a second waiting worker of a runtime stays.
  private static var patience: Duration { .seconds(30) }

  let limits: WorkerLimits
  private(set) var sections: [String: Section] = [:]

  init(_ limits: WorkerLimits) { self.limits = limits }

  /// The worker that waited for the longest time, if possible one whose last run is over.
  ///
  /// Nil when none waits. That, and one that had no time to prepare its next run, is a miss.
  mutating func take(
    _ runtime: Runtime, now: Instant, isBusy: (Worker) -> Bool = { _ in false }
  ) -> Item? {
    var section = sections[runtime.key] ?? Section(runtime: runtime, lastUse: now)
    defer { sections[runtime.key] = section }
    section.lastUse = now
    section.runs += 1
    guard !section.waiting.isEmpty else {
      section.misses += 1
      return nil
    }
    let free = section.waiting.firstIndex { !isBusy($0.worker) }
    section.out += 1
    let item = section.waiting.remove(at: free ?? 0)
    if item.runs > 0, free == nil || now - item.since < Self.preparation { section.misses += 1 }
    return item
  }

  /// Reserves the place of a worker about to be started; false when there may be no further one.
  mutating func reserve(_ runtime: Runtime, now: Instant) -> Bool {
    var section = sections[runtime.key] ?? Section(runtime: runtime, lastUse: now)
    defer { sections[runtime.key] = section }
    if let failedAt = section.failedAt, now - failedAt > Self.penalty { section.failures = 0 }
    section.misses = 0
    guard section.waiting.count + section.out < limits.perRuntime,
      section.failures < Self.mostFailures
    else { return false }
    section.out += 1
    return true
  }

  /// Puts a worker back that was taken, or started; gives it back at once if it has served enough.
  mutating func put(_ item: Item, _ runtime: Runtime) -> Worker? {
    guard item.runs < limits.runs else {
      drop(runtime)
      sections[runtime.key]?.misses += 1
      return item.worker
    }
    sections[runtime.key]?.out -= 1
    sections[runtime.key]?.waiting.append(item)
    return nil
  }

  /// Notes that a worker which was out is gone.
  mutating func drop(_ runtime: Runtime) { sections[runtime.key]?.out -= 1 }

  mutating func noteFailure(_ runtime: Runtime, now: Instant) {
    drop(runtime)
    sections[runtime.key]?.failures += 1
    sections[runtime.key]?.failedAt = now
  }

  mutating func noteSuccess(_ runtime: Runtime) { sections[runtime.key]?.failures = 0 }

  /// Takes the workers that have waited for too long or hold too much, in the order of their going.
  mutating func retire(now: Instant) -> [Worker] {
    var gone: [Worker] = []
    for key in sections.keys {
      while let oldest = sections[key]?.waiting.first,
        now - oldest.since > (sections[key]?.waiting.count == 1 ? limits.idle : Self.patience)
      {
        sections[key]?.waiting.removeFirst()
        gone.append(oldest.worker)
      }
    }
    while memoryBytes > limits.memoryBytes, let key = longestUnused {
      if let item = sections[key]?.waiting.removeFirst() { gone.append(item.worker) }
    }
    return gone
  }

  /// Takes all workers that wait.
  mutating func clear() -> [Worker] {
    var gone: [Worker] = []
    for key in sections.keys {
      gone += sections[key]?.waiting.map(\.worker) ?? []
      sections[key]?.waiting = []
    }
    return gone
  }

  /// The runtimes of which one was lately wanted in vain.
  func wanted(now: Instant) -> [Runtime] {
    guard memoryBytes < limits.memoryBytes else { return [] }
    return sections.values
      .filter { $0.misses > 0 && now - $0.lastUse < limits.idle }
      .sorted { $0.lastUse > $1.lastUse }.map(\.runtime)
  }

  var memoryBytes: Int {
    sections.values.reduce(0) { $0 + $1.waiting.reduce(0) { $0 + $1.memoryBytes } }
  }

  private var longestUnused: String? {
    sections.filter { !$0.value.waiting.isEmpty }
      .min { $0.value.waiting[0].since < $1.value.waiting[0].since }?.key
  }
}
