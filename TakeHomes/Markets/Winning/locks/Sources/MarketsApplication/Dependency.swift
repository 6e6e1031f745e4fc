import Guarding
import MarketsDomain
import MarketsPresentation

public final class Dependency: Sendable {
  public static let shared = Dependency()

  private struct Table {
    var factories: [ObjectIdentifier: (number: Int, make: @Sendable () -> any Sendable)] = [:]
    var things: [ObjectIdentifier: any Sendable] = [:]
    var count = 0
  }

  private let table = Guarded(Table())

  init() {}

  public func register<T: Sendable>(_ type: T.Type, factory: @escaping @Sendable () -> T) {
    table { table in
      table.count += 1
      table.factories[ObjectIdentifier(type)] = (table.count, factory)
      table.things[ObjectIdentifier(type)] = nil
    }
  }

  public func resolve<T: Sendable>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    let (known, factory) = table { ($0.things[key], $0.factories[key]) }
    if let known { return known as? T }
    guard let factory else { return nil }
    let new = factory.make()
    return table { table -> (any Sendable)? in
      // Registered again meanwhile: who asked before gets what was there before.
      guard table.factories[key]?.number == factory.number else { return new }
      if let first = table.things[key] { return first }
      table.things[key] = new
      return new
    } as? T
  }
}

extension SettingViewModel {
  public convenience init(dependency: Dependency) {
    let type = (any FeatureFlagProviderProtocol).self
    guard let flags = dependency.resolve(type) else { fatalError("\(type) was not registered.") }
    self.init(featureFlags: flags)
  }
}
