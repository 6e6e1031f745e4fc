import Foundation
import Testing

@testable import MarketsData
@testable import MarketsDomain

@Suite struct SingleTests {
  @Test func `nothing runs before somebody subscribes`() async throws {
    let runs = Box(0)
    let single = Single<Int> {
      runs.change { $0 += 1 }
      return 7
    }
    await letOthersRun()
    #expect(runs.value == 0)
    let got = Box<[Int]>([])
    let subscription = single.subscribe(
      onSuccess: { value in
        MainActor.assertIsolated()
        got.change { $0.append(value) }
      }, onFailure: { _ in got.change { $0.append(-1) } })
    try await becomes("a value") { got.value == [7] }
    #expect(runs.value == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `errors arrive as they are`() async throws {
    let got = Box<(any Error)?>(nil)
    let subscription = Single<Int> { throw Oops(number: 3) }.subscribe(
      onSuccess: { _ in },
      onFailure: { error in
        MainActor.assertIsolated()
        got.value = error
      })
    try await becomes("an error") { got.value != nil }
    #expect(got.value as? Oops == Oops(number: 3))
    withExtendedLifetime(subscription) {}
  }

  @Test func `iterating gives one value or one error`() async throws {
    var values: [Int] = []
    for try await value in Single<Int>({ 5 }) { values.append(value) }
    #expect(values == [5])
    await #expect(throws: Oops.self) {
      for try await _ in Single<Int>({ throw Oops() }) {}
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `cancelling or freeing cancels the task and silences it`(
    isFreed: Bool, throwsAfterwards: Bool
  ) async throws {
    let (asked, calls, cancelled) = (Asked<Int, Int>(), Box(0), Box(false))
    var subscription: Subscription? = Single<Int> {
      defer { cancelled.value = Task.isCancelled }
      return try await asked.ask(1)
    }.subscribe(
      onSuccess: { _ in calls.change { $0 += 1 } }, onFailure: { _ in calls.change { $0 += 1 } })
    try await becomes("it runs") { asked.count == 1 }
    if isFreed { subscription = nil } else { subscription?.cancel() }
    try await asked.answer(0, throwsAfterwards ? .failure(Oops()) : .success(1))
    try await becomes("it is cancelled") { cancelled.value }
    await letOthersRun()
    #expect(calls.value == 0)
    _ = subscription
  }

  @Test func `a source is held weakly`() async throws {
    var source: AskedSource? = AskedSource()
    weak let seen = source
    let single = try #require(source).fetchDataSingle(forDataType: .usdPrices, as: USDPrice.self)
    source = nil
    #expect(seen == nil)
    await #expect(throws: SingleError.ownerReleased) { for try await _ in single {} }
  }

  @Test func `a source gives its data`() async throws {
    let source = AskedSource()
    let single = source.fetchDataSingle(forDataType: .allPrices, as: AllPrice.self)
    async let value = single.first { _ in true }
    try await source.asked.answer(0, .success(#"{"data":[]}"#))
    #expect(try await value == AllPrice(data: []))
    #expect(source.asked.questions == [.allPrices])
  }

  @Test func `a repository is held weakly`() async throws {
    var repository: CountingRepository? = CountingRepository()
    weak let seen = repository
    let single = try #require(repository).asSingle { try await $0.fetchUSDPrices() }
    var count = 0
    for try await prices in single { count += prices.count }
    #expect(count == 1)
    repository = nil
    #expect(seen == nil)
    let got = Box<(any Error)?>(nil)
    let subscription = single.subscribe(onSuccess: { _ in }, onFailure: { got.value = $0 })
    try await becomes("an error") { got.value != nil }
    #expect(got.value as? SingleError == .ownerReleased)
    withExtendedLifetime(subscription) {}
  }
}
