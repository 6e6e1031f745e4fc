import Foundation
import Synchronization

/// Runs a body on two threads that begin at the same moment, and returns once both are done.
///
/// The gate is relaxed on purpose: a stronger order would hide races from ThreadSanitizer. The end
/// is not: the caller reads what the threads wrote.
public func hammer(_ body: @escaping @Sendable (_ thread: Int) -> Void) {
  final class Meeting: Sendable {
    let arrived = Atomic(0)
    let done = Atomic(0)
  }
  let meeting = Meeting()
  for thread in 0..<2 {
    Thread.detachNewThread {
      meeting.arrived.wrappingAdd(1, ordering: .relaxed)
      while meeting.arrived.load(ordering: .relaxed) < 2 {}
      body(thread)
      meeting.done.wrappingAdd(1, ordering: .releasing)
    }
  }
  while meeting.done.load(ordering: .acquiring) < 2 { sched_yield() }
}

/// What one thread of a hammer wrote; to be read by others only when the hammer is over.
public final class Notes<Element>: @unchecked Sendable {
  public var items: [Element] = []

  public init() {}
}

/// A number that threads count up without meeting each other.
public final class Count: Sendable {
  private let atomic = Atomic(0)

  public init() {}

  public var value: Int { atomic.load(ordering: .acquiring) }

  public func add() { atomic.wrappingAdd(1, ordering: .releasing) }

  /// Returns once it was counted that far.
  public func wait(for value: Int) {
    while self.value < value { sched_yield() }
  }
}
