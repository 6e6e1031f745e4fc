import Foundation
import Synchronization

extension Lab {
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

/// Where threads wait for each other, spinning; it orders nothing between them.
final class Meeting: Sendable {
  private let count = Atomic<Int>(0)

  func arrive(of all: Int) {
    count.add(1, ordering: .relaxed)
    var turns = 0
    while count.load(ordering: .relaxed) < all {
      turns += 1
      // The other thread may need this processor.
      if turns > 2_000 {
        sched_yield()
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
