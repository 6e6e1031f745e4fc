import Dispatch
import Testing

@testable import MarketsData
@testable import MarketsDomain

@Suite struct FlagTests {
  private let flag = FeatureFlag(key: "a")
  private let other = FeatureFlag(key: "b", defaultValue: true)

  /// The next `count` values.
  private func take(_ count: Int, _ stream: AsyncStream<Bool>) async throws -> [Bool] {
    let got = Box<[Bool]>([])
    let task = Task {
      for await value in stream {
        got.change { $0.append(value) }
        if got.value.count == count { return }
      }
    }
    try await becomes("\(count) values") { got.value.count == count }
    await task.value
    return got.value
  }

  @Test func `values, defaults, updates`() {
    let provider = FeatureFlagProvider(values: [flag: true])
    #expect(provider.getValue(flag: flag))
    #expect(provider.getValue(flag: other))
    #expect(!provider.getValue(flag: FeatureFlag(key: "c")))
    provider.update(flag: flag, newValue: false)
    provider.update(flag: other, newValue: false)
    #expect(!provider.getValue(flag: flag))
    #expect(!provider.getValue(flag: other))
    #expect(FeatureFlag.supportEUR == FeatureFlag(key: "supportEUR", defaultValue: false))
  }

  @Test func `an observer gets the present value and every change once`() async throws {
    let provider = FeatureFlagProvider()
    let stream = provider.observeFlagValue(flag: flag)
    for value in [false, true, true, false, false, true] {
      provider.update(flag: flag, newValue: value)
    }
    provider.update(flag: other, newValue: false)
    provider.update(flag: flag, newValue: false)
    #expect(try await take(5, stream) == [false, true, false, true, false])
    #expect(try await take(1, provider.observeFlagValue(flag: other)) == [false])
  }

  @Test func `observers do not disturb each other`() async throws {
    let provider = FeatureFlagProvider()
    let first = provider.observeFlagValue(flag: flag)
    do {
      let left = provider.observeFlagValue(flag: flag)
      #expect(try await take(1, left) == [false])
    }
    let second = provider.observeFlagValue(flag: flag)
    provider.update(flag: flag, newValue: true)
    #expect(try await take(2, first) == [false, true])
    #expect(try await take(2, second) == [false, true])
  }

  @Test func `no update of many threads is lost`() async throws {
    let flags = (0..<8).map { FeatureFlag(key: "flag \($0)") }
    let provider = FeatureFlagProvider()
    let streams = flags.map { provider.observeFlagValue(flag: $0) }
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for step in 1...101 { provider.update(flag: flags[index], newValue: step % 2 == 1) }
    }
    for (flag, stream) in zip(flags, streams) {
      #expect(provider.getValue(flag: flag))
      let values = try await take(102, stream)
      #expect(values == (0...101).map { $0 % 2 == 1 })
    }
  }
}
