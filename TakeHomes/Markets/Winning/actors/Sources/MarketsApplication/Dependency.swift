import MarketsDomain
import MarketsPresentation
import Synchronization

public final class Dependency: Sendable {
  public static let shared = Dependency()

  private enum Entry: Sendable {
    case waiting(number: Int, make: @Sendable () -> any Sendable)
    case made(any Sendable)
  }

  private let entries = Mutex<(count: Int, all: [ObjectIdentifier: Entry])>((0, [:]))

  init() {}

  public func register<T: Sendable>(_ type: T.Type, factory: @escaping @Sendable () -> T) {
    entries.withLock { entries in
      entries.count += 1
      entries.all[ObjectIdentifier(type)] = .waiting(number: entries.count, make: factory)
    }
  }

  public func resolve<T: Sendable>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    switch entries.withLock({ $0.all[key] }) {
    case nil: return nil
    case .made(let thing)?: return thing as? T
    case .waiting(let number, let make)?:
      let new = make()
      let kept = entries.withLock { entries -> any Sendable in
        switch entries.all[key] {
        case .waiting(number, _)?:
          entries.all[key] = .made(new)
          return new
        case .made(let first)?: return first
        // It was registered again while this one was made.
        default: return new
        }
      }
      return kept as? T
    }
  }
}

@MainActor extension SettingViewModel {
  public convenience init(dependency: Dependency) {
    guard let flags = dependency.resolve((any FeatureFlagProviderProtocol).self) else {
      fatalError("FeatureFlagProviderProtocol is not registered.")
    }
    self.init(featureFlags: flags)
  }
}
