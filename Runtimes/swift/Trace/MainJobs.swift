#if canImport(Glibc)
  import Glibc

  // The main actor's jobs do not pass the hook of the global ones, and the hook that is named after them is for executors
  // of other kinds: the runtime pushes them onto the main queue itself. So it is told of another main executor, which
  // pushes them there as well, and takes the tape for each.

  private typealias Executor = (UInt, UInt)
  private typealias EnqueueWork =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer,
      @convention(c) (UnsafeMutableRawPointer) -> Void
    ) -> Void
  /// The answer is an executor: two words, as `ldiv_t` is.
  private typealias MainHook = @convention(c) (UnsafeRawPointer) -> ldiv_t
  private typealias IsMain = @convention(c) (UInt, UInt) -> Bool
  private typealias IsMainHook = @convention(c) (UInt, UInt, UnsafeRawPointer) -> Bool

  nonisolated(unsafe) private var mainExecutor: Executor = (0, 0)
  nonisolated(unsafe) private var mainQueue: UnsafeMutableRawPointer!
  nonisolated(unsafe) private var enqueueWork: EnqueueWork!
  nonisolated(unsafe) private var assertQueue: (@convention(c) (UnsafeMutableRawPointer) -> Void)!

  private final class MainJobs: SerialExecutor {
    func enqueue(_ job: UnownedJob) {
      enqueueWork(mainQueue, unsafeBitCast(job, to: UnsafeMutableRawPointer.self)) {
        runTold($0, mainExecutor)
      }
    }

    func checkIsolated() { assertQueue(mainQueue) }
  }

  /// Takes over the main actor's jobs.
  func openMainJobs() {
    guard let main = dlsym(nil, "swift_task_getMainExecutor_hook"),
      let isMain = dlsym(nil, "swift_task_isMainExecutor_hook"),
      let queue = dlsym(nil, "_dispatch_main_q"), let enqueue = dlsym(nil, "dispatch_async_f"),
      let assert = dlsym(nil, "dispatch_assert_queue")
    else { return }
    mainQueue = queue
    enqueueWork = unsafeBitCast(enqueue, to: EnqueueWork.self)
    assertQueue = unsafeBitCast(
      assert, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    let jobs = Unmanaged.passRetained(MainJobs()).takeUnretainedValue()
    mainExecutor = unsafeBitCast(jobs.asUnownedSerialExecutor(), to: Executor.self)
    isMain.assumingMemoryBound(to: IsMainHook?.self).pointee = { identity, kind, original in
      identity == mainExecutor.0
        || unsafeBitCast(original, to: IsMain.self)(identity, kind)
    }
    main.assumingMemoryBound(to: MainHook?.self).pointee = { _ in
      ldiv_t(quot: Int(bitPattern: mainExecutor.0), rem: Int(bitPattern: mainExecutor.1))
    }
  }
#endif
