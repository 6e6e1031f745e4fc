internal import Domain
internal import Synchronization

/// Gives processes of runtimes: from a worker that is kept warm, or from a jail of their own.
final class WorkerPool: Sendable {
  /// A worker and its last run, whose end nobody may have waited for.
  private struct Resting {
    var worker: JailWorker
    var last: JailSession?
  }

  private typealias Shelf = WorkerShelf<Resting>

  private struct State {
    var shelf: Shelf
    /// Whether the machine keeps no workers at all.
    var isOff = false
    /// Wakes whoever keeps the pool.
    var call: AsyncStream<Void>.Continuation?
  }

  private let supervisor: JailSupervisor
  private let state: Mutex<State>

  init(_ supervisor: JailSupervisor, _ limits: WorkerLimits = WorkerLimits()) {
    self.supervisor = supervisor
    state = Mutex(State(shelf: Shelf(limits), isOff: limits.perRuntime == 0))
  }

  deinit { close() }

  /// Ends all workers that wait.
  func close() {
    for resting in state.withLock({ $0.shelf.clear() }) { resting.worker.close() }
  }

  /// A process of a runtime that has been given its load; `limits` hold for this run.
  ///
  /// Throws: ``JudgeError``.
  func lease(
    _ runtime: Runtime, _ load: Load, limits: JailLimits, collected: [String] = []
  ) async throws(JudgeError) -> Lease {
    var order = RunOrder(files: load.files, placed: load.placed, collected: collected)
    order.limits = limits
    let lease: Lease
    if let warm = await warmLease(runtime, order) {
      lease = warm
    } else {
      var spec = runtime.spec
      spec.files += order.files
      spec.placed += order.placed
      spec.collected = order.collected
      spec.limits = limits
      lease = Lease(try await open(spec))
    }
    lease.session.send(frame: load.frame.bytes, budget: nil)
    return lease
  }

  /// A session in a worker with this order and nothing sent yet; nil when none is to be had.
  func warmLease(_ runtime: Runtime, _ order: RunOrder) async -> Lease? {
    guard runtime.kind != .cold, !state.withLock(\.isOff) else { return nil }
    while let item = state.withLock({ $0.shelf.take(runtime, now: .now, isBusy: \.worker.isBusy) })
    {
      if await isReady(item.worker), let lease = start(item, runtime, order) {
        state.withLock { _ = $0.call?.yield() }
        return lease
      }
      drop(item.worker.worker, runtime)
    }
    // Who keeps the pool starts the next one; alone, the second run of a runtime pays for it.
    let isAlone = state.withLock { state in
      state.call?.yield()
      return state.call == nil && state.shelf.sections[runtime.key]?.isUsedAgain == true
    }
    guard isAlone, let worker = await openWorker(runtime) else { return nil }
    return start(.init(worker: Resting(worker: worker), since: .now), runtime, order)
  }

  /// A process in a jail of its own.
  func open(_ spec: JailSpec) async throws(JudgeError) -> JailSession {
    do { return try await supervisor.open(spec) } catch { throw JudgeError(error) }
  }

  /// Starts a worker of a runtime unless one waits already.
  func warm(_ runtime: Runtime) async {
    let isThere = state.withLock { state in
      state.isOff || state.shelf.sections[runtime.key]?.waiting.isEmpty == false
    }
    if !isThere { await add(runtime) }
  }

  private func add(_ runtime: Runtime) async {
    guard runtime.kind != .cold, let worker = await openWorker(runtime) else { return }
    put(.init(worker: Resting(worker: worker), since: .now), runtime)
  }

  /// Replaces, starts and ends workers until the task is cancelled.
  func keep() async {
    let (calls, call) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    state.withLock { $0.call = call }
    defer { state.withLock { $0.call = nil } }
    await withTaskGroup { group in
      group.addTask { [self] in
        for await _ in calls {
          for runtime in state.withLock({ $0.shelf.wanted(now: .now) }) { await add(runtime) }
        }
      }
      group.addTask { [self] in
        while (try? await Task.sleep(for: .seconds(5))) != nil { retire() }
      }
    }
  }

  /// Whether somebody replaces its workers as they are taken.
  var isKept: Bool { state.withLock { $0.call != nil && !$0.isOff } }

  /// What waits at the moment.
  var workers: [RunnerStatus.Worker] {
    let sections = state.withLock { Array($0.shelf.sections.values) }
    return sections.flatMap { section -> [RunnerStatus.Worker] in
      guard let language = section.runtime.language else { return [] }
      return section.waiting.map {
        RunnerStatus.Worker(
          language: language, purpose: section.runtime.purpose, runs: $0.runs,
          memoryBytes: $0.worker.worker.memoryBytes)
      }
    }.sorted { ($0.language.rawValue, $0.purpose) < ($1.language.rawValue, $1.purpose) }
  }
}

// MARK: - Lending

extension WorkerPool {
  private func start(_ item: Shelf.Item, _ runtime: Runtime, _ order: RunOrder) -> Lease? {
    let worker = item.worker.worker
    guard let session = try? worker.run(order) else { return nil }
    let runs = item.runs + 1
    return Lease(session) { [self] session, end in
      guard end?.isSound ?? true, worker.isAlive else { return drop(worker, runtime) }
      put(.init(worker: Resting(worker: worker, last: session), runs: runs, since: .now), runtime)
    }
  }

  private func put(_ item: Shelf.Item, _ runtime: Runtime) {
    var item = item
    item.memoryBytes = item.worker.worker.memoryBytes
    guard let spent = state.withLock({ $0.shelf.put(item, runtime) }) else { return }
    spent.worker.close()
    state.withLock { _ = $0.call?.yield() }
  }

  private func drop(_ worker: JailWorker, _ runtime: Runtime) {
    worker.close()
    state.withLock { $0.shelf.drop(runtime) }
    state.withLock { _ = $0.call?.yield() }
  }

  /// Waits for the end of a worker's last run, which was killed if it had not ended.
  private func isReady(_ resting: Resting) async -> Bool {
    guard let last = resting.last else { return resting.worker.isAlive }
    for await event in last.events {
      if case .ended(let end) = event, !end.isSound { return false }
    }
    return resting.worker.isAlive
  }

  private func retire() {
    for resting in state.withLock({ $0.shelf.retire(now: .now) }) { resting.worker.close() }
  }

  private func openWorker(_ runtime: Runtime) async -> JailWorker? {
    guard state.withLock({ $0.shelf.reserve(runtime, now: .now) }) else { return nil }
    do {
      let worker = try await supervisor.openWorker(runtime.workerSpec)
      state.withLock { $0.shelf.noteSuccess(runtime) }
      return worker
    } catch {
      state.withLock { state in
        if case JailError.workersUnavailable = error { state.isOff = true }
        state.shelf.noteFailure(runtime, now: .now)
      }
      return nil
    }
  }
}

extension JailExit {
  /// Whether the worker may go on: neither the jail failed nor did the program try what is denied.
  fileprivate var isSound: Bool {
    switch cause {
    case .jailFailure, .deniedCall: false
    default: true
    }
  }
}

extension Runtime {
  /// The process from which a worker makes one for each run.
  fileprivate var workerSpec: JailSpec {
    var spec = spec
    let starter = [JailSpec.zygoteProgram, "zygote"]
    switch kind {
    case .forks, .cold: break
    case .oneShot: spec.arguments = starter + ["--"] + spec.arguments
    case .executes: spec.arguments = starter + ["--wait", "--"] + spec.arguments
    case .tool:
      spec.environment["LD_PRELOAD"] = JailSpec.zygoteLibrary
      spec.environment["FOCUS_ZYGOTE_MAIN"] = "1"
      spec.hasFrames = true
    }
    return spec
  }
}
