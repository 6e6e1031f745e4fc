import Foundation
import Synchronization

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

extension Lab {
  /// Calls by the base name, which holds whatever the parameter is called.
  static func read(_ provider: any FeatureFlagProviderProtocol, _ flag: FeatureFlag) -> Bool {
    let call: (FeatureFlag) -> Bool = provider.getValue
    return call(flag)
  }

  static func write(_ provider: any FeatureFlagProviderProtocol, _ flag: FeatureFlag, _ value: Bool)
  {
    let call: (FeatureFlag, Bool) -> Void = provider.update
    call(flag, value)
  }

  static func watch(_ provider: any FeatureFlagProviderProtocol, _ flag: FeatureFlag)
    -> AsyncStream<Bool>
  {
    let call: (FeatureFlag) -> AsyncStream<Bool> = provider.observeFlagValue
    return call(flag)
  }
}

/// Flags that do what the brief says of a provider; it fits either spelling of the parameter.
final class FlagsDouble: FeatureFlagProviderProtocol, Sendable {
  private struct State {
    var values: [FeatureFlag: Bool] = [:]
    var watchers: [(flag: FeatureFlag, feed: AsyncStream<Bool>.Continuation)] = []
  }

  private let state = Mutex(State())

  init(supportEUR: Bool = false) {
    state.withLock { $0.values[.supportEUR] = supportEUR }
  }

  var supportEUR: Bool {
    get { state.withLock { $0.values[.supportEUR] ?? false } }
    set { set(.supportEUR, newValue) }
  }

  /// How many streams were asked for.
  var watchers: Int { state.withLock { $0.watchers.count } }

  private func get(_ flag: FeatureFlag) -> Bool {
    state.withLock { $0.values[flag] ?? flag.defaultValue }
  }

  private func set(_ flag: FeatureFlag, _ value: Bool) {
    state.withLock { state in
      let old = state.values[flag] ?? flag.defaultValue
      state.values[flag] = value
      guard old != value else { return }
      for watcher in state.watchers where watcher.flag == flag { watcher.feed.yield(value) }
    }
  }

  private func stream(_ flag: FeatureFlag) -> AsyncStream<Bool> {
    let (stream, feed) = AsyncStream.makeStream(of: Bool.self)
    state.withLock { state in
      feed.yield(state.values[flag] ?? flag.defaultValue)
      state.watchers.append((flag, feed))
    }
    return stream
  }

  func getValue(flag: FeatureFlag) -> Bool { get(flag) }
  func getValue(falg: FeatureFlag) -> Bool { get(falg) }
  func update(flag: FeatureFlag, newValue: Bool) { set(flag, newValue) }
  func update(falg: FeatureFlag, newValue: Bool) { set(falg, newValue) }
  func observeFlagValue(flag: FeatureFlag) -> AsyncStream<Bool> { stream(flag) }
  func observeFlagValue(falg: FeatureFlag) -> AsyncStream<Bool> { stream(falg) }
}
