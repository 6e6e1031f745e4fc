import Foundation

/// A number that many threads may raise.
public final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  public init() {}

  public func raise() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }
}
