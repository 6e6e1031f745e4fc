import MarketsDomain

public final class Dependency: Sendable {
  public static let shared = Dependency()

  private struct Registration {
    let factory: @Sendable () -> Any
    var instance: Any?
    let number: Int
  }

  private struct Registry {
    var registrations: [ObjectIdentifier: Registration] = [:]
    var count = 0
  }

  private let registry = Guarded(Registry(), label: "markets.dependency")

  init() {}

  public func register<T: Sendable>(_ type: T.Type, factory: @escaping @Sendable () -> T) {
    registry.sync { registry in
      registry.count += 1
      registry.registrations[ObjectIdentifier(type)] = Registration(
        factory: factory, instance: nil, number: registry.count)
    }
  }

  /// Two threads may both make one; the first that comes back wins, and both get that.
  public func resolve<T: Sendable>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    guard let found = registry.sync({ $0.registrations[key] }) else { return nil }
    if let instance = found.instance { return instance as? T }
    let made = found.factory()
    let winner = registry.sync { registry -> Any in
      // Registered again meanwhile: this instance is outdated and is not kept.
      guard let now = registry.registrations[key], now.number == found.number else { return made }
      if let instance = now.instance { return instance }
      registry.registrations[key]?.instance = made
      return made
    }
    return winner as? T
  }
}
