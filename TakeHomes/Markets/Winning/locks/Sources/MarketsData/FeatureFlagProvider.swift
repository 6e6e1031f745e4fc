import Guarding
import MarketsDomain

public final class FeatureFlagProvider: FeatureFlagProviderProtocol {
  private struct Flags {
    var values: [FeatureFlag: Bool]
    var observers: [FeatureFlag: [Int: AsyncStream<Bool>.Continuation]] = [:]
    var count = 0
  }

  private let flags: Guarded<Flags>

  public init(values: [FeatureFlag: Bool] = [:]) { flags = Guarded(Flags(values: values)) }

  public func getValue(flag: FeatureFlag) -> Bool {
    flags { $0.values[flag] ?? flag.defaultValue }
  }

  public func update(flag: FeatureFlag, newValue: Bool) {
    flags { flags in
      let old = flags.values.updateValue(newValue, forKey: flag) ?? flag.defaultValue
      guard old != newValue else { return }
      // A stream only stores what it is given: this calls nobody, and keeps the order.
      flags.observers[flag]?.values.forEach { $0.yield(newValue) }
    }
  }

  public func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> {
    let (stream, observer) = AsyncStream.makeStream(of: Bool.self)
    let number = flags { flags -> Int in
      flags.count += 1
      flags.observers[flag, default: [:]][flags.count] = observer
      observer.yield(flags.values[flag] ?? flag.defaultValue)
      return flags.count
    }
    observer.onTermination = { [weak flags] _ in
      flags?({ _ = $0.observers[flag]?.removeValue(forKey: number) })
    }
    return stream
  }
}
