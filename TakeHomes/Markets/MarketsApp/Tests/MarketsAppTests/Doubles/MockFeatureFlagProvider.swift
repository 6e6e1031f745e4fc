import MarketsDomain
import Synchronization

/// One flag without a store behind it.
final class MockFeatureFlagProvider: FeatureFlagProviderProtocol {
  let updates = Notes<Bool>()
  private let value: Mutex<Bool>

  init(_ value: Bool = false) { self.value = Mutex(value) }

  func getValue(flag: FeatureFlag) -> Bool { value.withLock { $0 } }

  func update(flag: FeatureFlag, newValue: Bool) {
    updates.add(newValue)
    value.withLock { $0 = newValue }
  }

  func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> {
    AsyncStream { continuation in
      continuation.yield(value.withLock { $0 })
      continuation.finish()
    }
  }
}
