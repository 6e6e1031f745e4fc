import Synchronization

/// Things by their type, each made once.
public final class Dependency: Sendable {
  public static let shared = Dependency()

  private let cells = Mutex<[ObjectIdentifier: Cell]>([:])

  init() {}

  public func register<T: Sendable>(_ type: T.Type, factory: @escaping @Sendable () -> T) {
    let cell = Cell(factory: factory)
    cells.withLock { $0[ObjectIdentifier(type)] = cell }
  }

  public func resolve<T: Sendable>(_ type: T.Type) -> T? {
    cells.withLock { $0[ObjectIdentifier(type)] }?.thing as? T
  }

  func resolved<T: Sendable>(_ type: T.Type) -> T {
    guard let thing = resolve(type) else {
      preconditionFailure("Register \(type) before it is asked for.")
    }
    return thing
  }
}

/// Several threads may make a thing at once; the first one that is done counts for all.
private final class Cell: Sendable {
  private let factory: @Sendable () -> any Sendable
  private let made = Mutex<(any Sendable)?>(nil)

  init(factory: @escaping @Sendable () -> any Sendable) { self.factory = factory }

  var thing: any Sendable {
    if let thing = made.withLock({ $0 }) { return thing }
    let new = factory()
    return made.withLock { made in
      if let first = made { return first }
      made = new
      return new
    }
  }
}
