#if canImport(Glibc)
  import Glibc

  // A recorded program's tasks run one after the other on a thread of ours, as on a machine with one processor, and only
  // while the program's first thread waits: whoever holds the tape is its `owner`. The tape has one stack of calls, with
  // the first thread's below and the running task's above. A task's calls are suspended when its job ends, and resumed
  // with its next one. An actor's job has the tape for whichever task it runs. What runs on a third thread, or does not
  // get the tape in time, goes untold.

  private typealias Job = UnsafeMutableRawPointer
  private typealias Hook = @convention(c) (Job, UnsafeRawPointer) -> Void
  private typealias DelayHook = @convention(c) (UInt64, Job, UnsafeRawPointer) -> Void
  private typealias DeadlineHook =
    @convention(c) (
      Int64, Int64, Int64, Int64, Int32, Job, UnsafeRawPointer
    ) -> Void
  private typealias DrainHook = @convention(c) (@convention(c) () -> Void, UnsafeRawPointer) -> Void

  nonisolated(unsafe) private var lock = pthread_mutex_t()
  nonisolated(unsafe) private var changed = pthread_cond_t()
  nonisolated(unsafe) private var hasTasks = false
  nonisolated(unsafe) private var isHeld = true
  nonisolated(unsafe) private var jobs: [Job] = []
  nonisolated(unsafe) private var idleWorkers = 0
  /// The calls of tasks that wait, outermost first.
  nonisolated(unsafe) private var waiting: [UnsafeRawPointer: [Frame]] = [:]
  /// Tasks of which something went untold: their calls are no longer known.
  nonisolated(unsafe) private var lost: Set<UnsafeRawPointer> = []
  /// The task whose calls are on the stack, from `base` on.
  nonisolated(unsafe) private var current: UnsafeRawPointer?
  nonisolated(unsafe) private var base = 0
  /// The thread that has the tape while it runs an actor's jobs, of which each may be another task's; it is no `owner`.
  nonisolated(unsafe) private var drainer: pthread_t?
  nonisolated(unsafe) private var runJob: (@convention(c) (Job, UInt, UInt) -> Void)!
  nonisolated(unsafe) private var currentTask: (@convention(c) () -> UnsafeRawPointer?)!
  /// How long a job waits for a thread that neither goes on nor says that it waits.
  private let patience = 1.0

  /// Takes over how jobs are run, if the host found tasks in the source.
  func openTasks() {
    guard getenv("FOCUS_TRACE_TASKS") != nil, let run = dlsym(nil, "swift_job_run"),
      let task = dlsym(nil, "swift_task_getCurrent"),
      let enqueue = dlsym(nil, "swift_task_enqueueGlobal_hook")
    else { return }
    runJob = unsafeBitCast(run, to: (@convention(c) (Job, UInt, UInt) -> Void).self)
    currentTask = unsafeBitCast(task, to: (@convention(c) () -> UnsafeRawPointer?).self)
    current = currentTask()
    hasTasks = true
    enqueue.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in add(job) }
    if let place = dlsym(nil, "swift_task_enqueueGlobalWithDelay_hook") {
      place.assumingMemoryBound(to: DelayHook?.self).pointee = { delay, job, _ in
        add(job, after: Double(delay) / 1e9)
      }
    }
    if let place = dlsym(nil, "swift_task_enqueueGlobalWithDeadline_hook") {
      place.assumingMemoryBound(to: DeadlineHook?.self).pointee = {
        seconds, rest, _, _, clock, job, _ in
        var now = timespec()
        clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now)
        add(
          job, after: Double(seconds - Int64(now.tv_sec)) + Double(rest - Int64(now.tv_nsec)) / 1e9)
      }
    }
    if let place = dlsym(nil, "swift_task_asyncMainDrainQueue_hook") {
      place.assumingMemoryBound(to: DrainHook?.self).pointee = { drain, _ in
        _djPark()
        drain()
      }
    }
    openMainJobs()
  }

  /// Lets tasks run while this thread waits for them.
  public func _djPark() {
    guard hasTasks, isHolder else { return }
    pthread_mutex_lock(&lock)
    release()
    // What waits on a worker may wait for a job that none is left to run.
    if !jobs.isEmpty, idleWorkers == 0 { startWorker() }
    pthread_mutex_unlock(&lock)
  }

  /// Goes on telling after `_djPark`.
  public func _djBack() {
    guard hasTasks, !isHolder else { return }
    pthread_mutex_lock(&lock)
    _ = take(for: currentTask())
    pthread_mutex_unlock(&lock)
  }

  /// Whether a thread that ends the program has the tape, or gets it.
  func holdsTape() -> Bool {
    _djBack()
    return isHolder
  }

  // MARK: The tape's holder

  /// Waits for the tape, with the lock held, and puts the task's calls back on the stack.
  private func take(for task: UnsafeRawPointer?) -> Bool {
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    deadline.tv_nsec += Int(patience * 1e9)
    deadline.tv_sec += deadline.tv_nsec / 1_000_000_000
    deadline.tv_nsec %= 1_000_000_000
    while isHeld {
      if pthread_cond_timedwait(&changed, &lock, &deadline) != 0 {
        if let task { lose(task) }
        return false
      }
    }
    if let task, lost.contains(task) { return false }
    isHeld = true
    owner = pthread_self()
    begin(task)
    return true
  }

  /// Puts a task's calls back on the stack.
  private func begin(_ task: UnsafeRawPointer?) {
    current = task
    base = depth
    for frame in task.flatMap({ waiting.removeValue(forKey: $0) }) ?? [] { resume(frame) }
  }

  /// Takes the calls of the current task from the stack.
  private func leave() {
    guard let task = current else { return }
    var calls: [Frame] = []
    while depth > base { calls.append(suspend()) }
    if !calls.isEmpty { waiting[task] = calls.reversed() }
    current = nil
  }

  /// Whether this thread runs a task of an actor's that is told; from now on its calls are on the stack.
  func isRunningTask() -> Bool {
    guard let holder = drainer, holder == pthread_self(), let task = currentTask() else {
      return false
    }
    if task == current { return true }
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    owner = holder
    leave()
    if !lost.contains(task) { begin(task) }
    owner = nil
    return current == task
  }

  private func lose(_ task: UnsafeRawPointer) {
    waiting[task] = nil
    lost.insert(task)
  }

  /// Gives the tape away, with the lock held.
  private func release() {
    owner = pthread_self()
    leave()
    drainer = nil
    owner = nil
    isHeld = false
    pthread_cond_broadcast(&changed)
  }

  private func suspend() -> Frame {
    let frame = frames + depth
    dropShadows(of: frame)
    running[frame.pointee.function] &-= 1
    returnsEnd = frame.pointee.returnStart
    frame.pointee.returnCount = 0
    depth &-= 1
    expectChanges()
    if tellsCalls() {
      cursor.pointee = Op.suspend
      cursor += 1
    }
    return frame.pointee
  }

  private func resume(_ frame: Frame) {
    depth &+= 1
    if depth >= frameCapacity { growFrames() }
    (frames + depth).initialize(to: frame)
    frames[depth].returnStart = returnsEnd
    running[frame.function] &+= 1
    expectChanges()
    guard tellsCalls() else { return }
    var place = cursor.unsafelyUnwrapped
    putByte(Op.resume, at: &place)
    putNumber(numberOnTape(ofCall: frame.call), at: &place)
    cursor = place
  }

  /// Whether calls are more than counted.
  private func tellsCalls() -> Bool { (isRecording || writesOutline()) && mode == .recording }

  // MARK: Jobs

  private func add(_ job: Job) {
    pthread_mutex_lock(&lock)
    jobs.append(job)
    if idleWorkers == 0, jobs.count == 1 { startWorker() }
    pthread_cond_broadcast(&changed)
    pthread_mutex_unlock(&lock)
  }

  private func startWorker() {
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in work() }, nil)
  }

  private func work() -> UnsafeMutableRawPointer? {
    pthread_mutex_lock(&lock)
    while true {
      idleWorkers += 1
      while jobs.isEmpty { pthread_cond_wait(&changed, &lock) }
      idleWorkers -= 1
      let job = jobs.removeFirst()
      pthread_mutex_unlock(&lock)
      runTold(job, (0, 0))
      pthread_mutex_lock(&lock)
    }
  }

  /// Runs a job on its executor: told, if it gets the tape.
  func runTold(_ job: UnsafeMutableRawPointer, _ executor: (UInt, UInt)) {
    guard !isHolder else { return runJob(job, executor.0, executor.1) }
    // A job of another kind is an actor's, which runs those of several tasks.
    let isTask = job.load(fromByteOffset: 32, as: UInt8.self) == 0
    pthread_mutex_lock(&lock)
    let isTold = take(for: isTask ? UnsafeRawPointer(job) : nil)
    if isTold, !isTask { (owner, drainer) = (nil, pthread_self()) }
    pthread_mutex_unlock(&lock)
    runJob(job, executor.0, executor.1)
    guard isTold else { return }
    pthread_mutex_lock(&lock)
    if owner == pthread_self() || drainer == pthread_self() { release() }
    pthread_mutex_unlock(&lock)
  }

  private struct Delayed {
    var job: Job
    var seconds: Double
  }

  private func add(_ job: Job, after seconds: Double) {
    let delayed = UnsafeMutablePointer<Delayed>.allocate(capacity: 1)
    delayed.initialize(to: Delayed(job: job, seconds: max(0, seconds)))
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { place in
        guard let place else { return nil }
        let delayed = place.assumingMemoryBound(to: Delayed.self).move()
        place.deallocate()
        usleep(UInt32(min(delayed.seconds * 1e6, 4e9)))
        add(delayed.job)
        return nil
      }, delayed)
  }
#else
  func openTasks() {}
  public func _djPark() {}
  public func _djBack() {}
  func holdsTape() -> Bool { isHolder }
  func isRunningTask() -> Bool { false }
#endif
