import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C19: prices are kept for a while, then renewed behind the scenes.
@Suite struct PriceCacheTests {
  private static let lifetime = Duration.seconds(60)

  private let clock = HandClock()
  private let source = SourceDouble()
  private let repository: MarketsRepository

  init() {
    let source = source
    repository = MarketsRepository(cacheLifetime: Self.lifetime, clock: clock) { _ in source }
  }

  private func setNames(_ name: String) {
    source.texts.change {
      $0[.usdPrices] = #"{"data":[{"id":1,"name":"\#(name)","usd":1,"tags":[]}]}"#
    }
  }

  private func names() async throws -> [String] {
    try await repository.fetchUSDPrices().map(\.name)
  }

  /// Asks until the answer is another one; each wait is for a renewal that already runs.
  private func namesAfterRenewal(from old: [String]) async throws -> [String] {
    for _ in 0..<500 {
      let names = try await names()
      if names != old { return names }
      try await Task.sleep(for: .milliseconds(2))
    }
    return old
  }

  @Test func `within the lifetime one fetch is enough`() async throws {
    setNames("old")
    #expect(try await names() == ["old"])
    setNames("new")
    clock.advance(by: .seconds(59))
    #expect(try await names() == ["old"])
    await Lab.settle()
    #expect(source.calls.value.count == 1)
  }

  @Test func `dollars and euros are kept apart`() async throws {
    _ = try await repository.fetchUSDPrices()
    _ = try await repository.fetchAllPrices()
    _ = try await repository.fetchUSDPrices()
    _ = try await repository.fetchAllPrices()
    #expect(source.calls.value == [.usdPrices, .allPrices])
  }

  @Test func `old prices are given out at once while one new fetch runs behind`() async throws {
    setNames("old")
    _ = try await names()
    setNames("new")
    source.gate.close()
    clock.advance(by: .seconds(61))
    // The fetch is held: whoever waited for it would not come back.
    let first = Shared<[[String]]>([])
    let task = Task {
      for _ in 0..<3 {
        let found = try await names()
        first.change { $0.append(found) }
      }
    }
    try #require(await Lab.eventually { first.value.count == 3 })
    #expect(first.value.allSatisfy { $0 == ["old"] })
    try #require(await Lab.eventually { source.calls.value.count == 2 })
    await Lab.settle()
    #expect(source.calls.value.count == 2)
    source.gate.open()
    try await task.value
    #expect(try await namesAfterRenewal(from: ["old"]) == ["new"])
    #expect(source.calls.value.count == 2)
  }

  @Test func `renewed prices live as long again`() async throws {
    setNames("first")
    _ = try await names()
    setNames("second")
    clock.advance(by: .seconds(61))
    _ = try await names()
    #expect(try await namesAfterRenewal(from: ["first"]) == ["second"])
    clock.advance(by: .seconds(59))
    #expect(try await names() == ["second"])
    await Lab.settle()
    #expect(source.calls.value.count == 2)
  }

  @Test func `a renewal that fails keeps what was there`() async throws {
    setNames("old")
    _ = try await names()
    source.trouble.change { $0 = Trouble() }
    clock.advance(by: .seconds(61))
    #expect(try await names() == ["old"])
    try #require(await Lab.eventually { source.calls.value.count == 2 })
    await Lab.settle()
    #expect(try await names() == ["old"])
    await Lab.settle()
    source.trouble.change { $0 = nil }
    setNames("new")
    // A failure may be kept from the source for a while, too.
    clock.advance(by: .seconds(61))
    _ = try await names()
    #expect(try await namesAfterRenewal(from: ["old"]) == ["new"])
  }

  @Test func `a first fetch that failed is not kept`() async throws {
    source.trouble.change { $0 = Trouble() }
    await #expect(throws: Trouble.self) { try await names() }
    source.trouble.change { $0 = nil }
    setNames("fine")
    #expect(try await names() == ["fine"])
    #expect(source.calls.value.count == 2)
  }

  @Test func `callers at the same time share one fetch`() async throws {
    setNames("shared")
    source.gate.close()
    let tasks = (0..<5).map { _ in Task { try await names() } }
    try #require(await Lab.eventually { source.gate.waiting >= 1 })
    await Lab.settle()
    source.gate.open()
    for task in tasks { #expect(try await task.value == ["shared"]) }
    #expect(source.calls.value.count == 1)
  }

  @Test func `two resources are not equal`() {
    #expect(
      Lab.tellsApart(
        DataSourceResource.allCases
      ) { $0 == $1 })
  }
}
