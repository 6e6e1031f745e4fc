public final class Dependency: @unchecked Sendable {
  public static let shared = Dependency()

  private var factories: [String: () -> Any] = [:]
  private var instances: [String: Any] = [:]

  public init() {}

  public func register<T: Sendable>(_ type: T.Type, factory: @escaping @Sendable () -> T) {
    factories[String(describing: type)] = factory
  }

  public func resolve<T: Sendable>(_ type: T.Type) -> T? {
    let key = String(describing: type)
    if let instance = instances[key] {
      return instance as? T
    }
    guard let factory = factories[key] else {
      return nil
    }
    let instance = factory()
    instances[key] = instance
    return instance as? T
  }
}
