import Foundation
import Synchronization

/// A value that many threads may read and change.
final class Shared<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) { state = Mutex(value) }

  var value: Value { state.withLock { $0 } }

  func set(_ value: Value) { state.withLock { $0 = value } }

  @discardableResult
  func change<Result: Sendable>(_ body: (inout Value) -> sending Result) -> Result {
    state.withLock { body(&$0) }
  }
}

extension Lab {
  /// Waits until the condition holds, two seconds at most, and says whether it did.
  ///
  /// Where one wait was in vain the suite has failed, so that later ones need not last as long.
  static func eventually(
    within seconds: Double = 2, isolation: isolated (any Actor)? = #isolation,
    _ condition: () -> Bool
  ) async -> Bool {
    let end = Date(timeIntervalSinceNow: Patience.isLost.value ? min(seconds, 0.3) : seconds)
    while !condition() {
      guard Date() < end else {
        Patience.isLost.set(true)
        return false
      }
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(1))
    }
    return true
  }
}

private enum Patience {
  static let isLost = Shared(false)
}

extension Lab {
  /// Gives everything that was started a chance to go on, for tests that nothing more happens.
  static func settle(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<4 {
      for _ in 0..<20 { await Task.yield() }
      try? await Task.sleep(for: .milliseconds(3))
    }
  }

  /// Runs the work on a thread that is not the main one, and does not wait for it.
  static func elsewhere(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread { work() }
    thread.stackSize = 1 << 20
    thread.start()
  }
}

/// Counts how many threads are done; what they did is seen by whoever counted them.
final class Tally: Sendable {
  private let ended = Atomic<Int>(0)

  var count: Int { ended.load(ordering: .acquiring) }
  func add() { ended.add(1, ordering: .acquiringAndReleasing) }
}
