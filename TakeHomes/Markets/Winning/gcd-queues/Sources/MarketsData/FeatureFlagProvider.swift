import Foundation
import MarketsDomain

public final class FeatureFlagProvider: FeatureFlagProviderProtocol {
  private struct Observer {
    let flag: FeatureFlag
    let continuation: AsyncStream<Bool>.Continuation
  }

  private struct Storage {
    var values: [FeatureFlag: Bool]
    var observers: [UUID: Observer] = [:]

    func value(of flag: FeatureFlag) -> Bool {
      values[flag, default: flag.defaultValue]
    }
  }

  private static let storageKey = "markets.feature-flags.v2"
  private let storage: Guarded<Storage>

  public init(values: [FeatureFlag: Bool] = [:]) {
    storage = Guarded(Storage(values: values), label: Self.storageKey)
  }

  public func getValue(flag: FeatureFlag) -> Bool {
    storage.sync { $0.value(of: flag) }
  }

  public func update(flag: FeatureFlag, newValue: Bool) {
    storage.sync { storage in
      let hasChanged = storage.value(of: flag) != newValue
      storage.values[flag] = newValue
      guard hasChanged else { return }
      // On the queue, or two updates could be told in the other order.
      for observer in storage.observers.values where observer.flag == flag {
        observer.continuation.yield(newValue)
      }
    }
  }

  public func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> {
    AsyncStream { continuation in
      let id = UUID()
      continuation.onTermination = { [weak storage] _ in
        storage?.sync { $0.observers[id] = nil }
      }
      storage.sync { storage in
        storage.observers[id] = Observer(flag: flag, continuation: continuation)
        continuation.yield(storage.value(of: flag))
      }
    }
  }
}
