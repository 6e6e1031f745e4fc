public import Foundation
import TallyKit

/// Counts the lamps that are on.
public final class Panel: @unchecked Sendable {
  private let lock = NSLock()
  private let changes = Tally()
  private var lit = 0

  public init() {}

  public var count: Int { lock.withLock { lit } }

  public func add(_ lamp: Lamp) {
    _ = changes.raise()
    lock.withLock { if lamp.isOn { lit += 1 } }
  }
}
