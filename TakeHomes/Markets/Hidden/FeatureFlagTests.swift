import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C11: flags are read, written and watched.
///
/// Calls go by base name: the spelling is C1.
@Suite struct FeatureFlagTests {
  private let one = FeatureFlag(key: "one")
  private let other = FeatureFlag(key: "other")

  /// Collects what a stream says, from its first value on.
  private func collect(_ stream: AsyncStream<Bool>) -> (
    seen: Shared<[Bool]>, task: Task<Void, Never>
  ) {
    let seen = Shared<[Bool]>([])
    let task = Task {
      for await value in stream { seen.change { $0.append(value) } }
    }
    return (seen, task)
  }

  @Test func `euros are off unless somebody switches them on`() {
    #expect(FeatureFlag.supportEUR.key == "supportEUR")
    #expect(FeatureFlag.supportEUR.defaultValue == false)
    #expect(Lab.read(FeatureFlagProvider(), .supportEUR) == false)
  }

  @Test(arguments: [true, false])
  func `a flag nobody touched has its default`(value: Bool) {
    #expect(Lab.read(FeatureFlagProvider(), FeatureFlag(key: "some", defaultValue: value)) == value)
  }

  @Test func `what the provider was made with beats the default`() {
    let on = FeatureFlag(key: "on", defaultValue: true)
    let provider = FeatureFlagProvider(values: [one: true, on: false])
    #expect(Lab.read(provider, one))
    #expect(!Lab.read(provider, on))
    #expect(!Lab.read(provider, other))
  }

  @Test func `an update can be read`() {
    let provider = FeatureFlagProvider()
    Lab.write(provider, one, true)
    #expect(Lab.read(provider, one))
    #expect(!Lab.read(provider, other))
    Lab.write(provider, one, false)
    #expect(!Lab.read(provider, one))
  }

  @Test func `an observer gets the present value first`() async throws {
    let provider = FeatureFlagProvider(values: [one: true])
    let (ones, oneTask) = collect(Lab.watch(provider, one))
    let (others, otherTask) = collect(Lab.watch(provider, other))
    try #require(await Lab.eventually { ones.value.count == 1 && others.value.count == 1 })
    #expect(ones.value == [true])
    #expect(others.value == [false])
    oneTask.cancel()
    otherTask.cancel()
  }

  @Test func `an observer gets every change in order, and nothing twice`() async throws {
    let provider = FeatureFlagProvider()
    let (seen, task) = collect(Lab.watch(provider, one))
    try #require(await Lab.eventually { seen.value == [false] })
    for value in [false, true, true, true, false, false, true] { Lab.write(provider, one, value) }
    try #require(await Lab.eventually { seen.value.count >= 4 })
    await Lab.settle()
    #expect(seen.value == [false, true, false, true])
    task.cancel()
  }

  @Test func `an observer who is slow misses nothing`() async throws {
    let provider = FeatureFlagProvider()
    let stream = Lab.watch(provider, one)
    let seen = Shared<[Bool]>([])
    let gate = Gate()
    let task = Task {
      for await value in stream {
        seen.change { $0.append(value) }
        await gate.wait()
      }
    }
    try #require(await Lab.eventually { seen.value == [false] })
    for turn in 0..<1_000 { Lab.write(provider, one, turn.isMultiple(of: 2)) }
    gate.open()
    _ = await Lab.eventually { seen.value.count >= 1_001 }
    #expect(seen.value == [false] + (0..<1_000).map { $0.isMultiple(of: 2) })
    task.cancel()
  }

  @Test func `two observers do not disturb each other`() async throws {
    let provider = FeatureFlagProvider()
    let (first, firstTask) = collect(Lab.watch(provider, one))
    try #require(await Lab.eventually { first.value == [false] })
    Lab.write(provider, one, true)
    let (second, secondTask) = collect(Lab.watch(provider, one))
    try #require(await Lab.eventually { second.value == [true] })
    Lab.write(provider, one, false)
    try #require(await Lab.eventually { first.value.count >= 3 && second.value.count >= 2 })
    firstTask.cancel()
    await Lab.settle()
    Lab.write(provider, one, true)
    try #require(await Lab.eventually { second.value.count >= 3 })
    #expect(first.value == [false, true, false])
    #expect(second.value == [true, false, true])
    secondTask.cancel()
  }

  @Test func `a change of one flag is no news to the observers of another`() async throws {
    let provider = FeatureFlagProvider()
    let (ones, oneTask) = collect(Lab.watch(provider, one))
    let (others, otherTask) = collect(Lab.watch(provider, other))
    try #require(await Lab.eventually { ones.value.count == 1 && others.value.count == 1 })
    Lab.write(provider, other, true)
    try #require(await Lab.eventually { others.value == [false, true] })
    await Lab.settle()
    #expect(ones.value == [false])
    oneTask.cancel()
    otherTask.cancel()
  }

  @Test func `two providers do not disturb each other`() {
    let (first, second) = (FeatureFlagProvider(), FeatureFlagProvider())
    Lab.write(first, one, true)
    #expect(!Lab.read(second, one))
  }
}
