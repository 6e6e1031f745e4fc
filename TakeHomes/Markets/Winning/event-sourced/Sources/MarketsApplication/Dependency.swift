import Foundation
import Synchronization

/// Makes each registered thing once, when it is first asked for.
public final class Dependency: Sendable {
  public static let shared = Dependency()

  private let makers = Mutex<[ObjectIdentifier: Maker]>([:])

  init() {}

  public func register<T: Sendable>(_ type: T.Type, factory: @escaping @Sendable () -> T) {
    let maker = Maker(factory)
    makers.withLock { $0[ObjectIdentifier(type)] = maker }
  }

  public func resolve<T: Sendable>(_ type: T.Type) -> T? {
    let maker = makers.withLock { $0[ObjectIdentifier(type)] }
    return maker?.product() as? T
  }
}

/// A lock of its own: while one thing is made, others can be had.
private final class Maker: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let factory: @Sendable () -> any Sendable
  private var made: (any Sendable)?

  init(_ factory: @escaping @Sendable () -> any Sendable) { self.factory = factory }

  func product() -> any Sendable {
    lock.withLock {
      if let made { return made }
      let new = factory()
      made = new
      return new
    }
  }
}
