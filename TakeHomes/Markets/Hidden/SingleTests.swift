import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C6: work with a reactive face.
///
/// What arrives is written down on the main actor.
@MainActor @Suite struct SingleTests {
  @MainActor private final class Heard {
    var values: [Int] = []
    var errors: [any Error] = []
    var isQuiet: Bool { values.isEmpty && errors.isEmpty }

    func subscribe(_ single: Single<Int>) -> Subscription {
      single.subscribe { value in
        MainActor.assertIsolated()
        self.values.append(value)
      } onFailure: { error in
        MainActor.assertIsolated()
        self.errors.append(error)
      }
    }
  }

  @Test func `nothing runs before somebody subscribes`() async throws {
    let runs = Shared(0)
    let single = Single<Int> {
      runs.change { $0 += 1 }
      return 7
    }
    await Lab.settle()
    #expect(runs.value == 0)
    let heard = Heard()
    let subscription = heard.subscribe(single)
    try #require(await Lab.eventually { heard.values == [7] })
    #expect(runs.value == 1)
    subscription.cancel()
  }

  @Test func `a value arrives once, on the main actor`() async throws {
    let heard = Heard()
    let subscription = heard.subscribe(Single { 7 })
    try #require(await Lab.eventually { !heard.isQuiet })
    await Lab.settle()
    #expect(heard.values == [7])
    #expect(heard.errors.isEmpty)
    subscription.cancel()
  }

  @Test func `an error arrives as it was thrown`() async throws {
    let heard = Heard()
    let subscription = heard.subscribe(Single { throw Trouble(name: "no network") })
    try #require(await Lab.eventually { !heard.isQuiet })
    await Lab.settle()
    #expect(heard.values.isEmpty)
    #expect(heard.errors.map { $0 as? Trouble } == [Trouble(name: "no network")])
    subscription.cancel()
  }

  @Test func `as a sequence it is one value`() async throws {
    var values: [Int] = []
    for try await value in Single({ 7 }) { values.append(value) }
    #expect(values == [7])
  }

  @Test func `as a sequence it is one error`() async {
    await #expect(throws: Trouble(name: "no network")) {
      for try await _ in Single<Int>({ throw Trouble(name: "no network") }) {}
    }
  }

  @Test func `cancelling a subscription cancels its task and silences it`() async throws {
    let (began, cancelled) = (Done(), Done())
    let gate = Gate()
    let heard = Heard()
    let subscription = heard.subscribe(
      Single {
        began.set()
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          cancelled.set()
        }
        return 7
      })
    try #require(await Lab.eventually { began.isSet })
    subscription.cancel()
    try #require(await Lab.eventually { cancelled.isSet })
    gate.open()
    await Lab.settle()
    #expect(heard.isQuiet)
  }

  @Test func `what was on its way to the main actor is silenced, too`() async {
    let done = Done()
    let heard = Heard()
    let subscription = heard.subscribe(
      Single {
        done.set()
        return 7
      })
    // The main actor is busy here: the value is made, but cannot have arrived. Work that begins on
    // the main actor has not even begun.
    _ = Lab.blockUntil(within: 0.5) { done.isSet }
    usleep(5_000)
    subscription.cancel()
    await Lab.settle()
    #expect(heard.isQuiet)
  }

  @Test func `a freed subscription is a cancelled one`() async throws {
    let (began, cancelled) = (Done(), Done())
    let gate = Gate()
    let heard = Heard()
    var subscription: Subscription? = heard.subscribe(
      Single {
        began.set()
        await withTaskCancellationHandler {
          await gate.wait()
        } onCancel: {
          cancelled.set()
        }
        return 7
      })
    try #require(await Lab.eventually { began.isSet })
    #expect(subscription != nil)
    subscription = nil
    try #require(await Lab.eventually { cancelled.isSet })
    gate.open()
    await Lab.settle()
    #expect(heard.isQuiet)
  }

  @Test func `a source's single fetches`() async throws {
    let source = SourceDouble()
    var names: [String] = []
    let subscription = source.fetchDataSingle(forDataType: .usdPrices, as: USDPrice.self)
      .subscribe {
        names = $0.data.map(\.name)
      } onFailure: {
        names = ["\($0)"]
      }
    try #require(await Lab.eventually { !names.isEmpty })
    #expect(names == ["Bitcoin", "Ether"])
    #expect(source.calls.value == [.usdPrices])
    subscription.cancel()
  }

  @Test func `cancelling a source's single cancels the fetch`() async throws {
    let source = SourceDouble(isHeld: true)
    var isQuiet = true
    let subscription = source.fetchDataSingle(forDataType: .allPrices, as: AllPrice.self)
      .subscribe { _ in
        isQuiet = false
      } onFailure: { _ in
        isQuiet = false
      }
    try #require(await Lab.eventually { source.gate.waiting == 1 })
    subscription.cancel()
    try #require(await Lab.eventually { source.cancelled.value == 1 })
    source.gate.open()
    await Lab.settle()
    #expect(isQuiet)
  }

  @Test func `a single does not keep its source, and says that it is gone`() async throws {
    var source: SourceDouble? = SourceDouble()
    weak let gone = source
    let single = source?.fetchDataSingle(forDataType: .usdPrices, as: USDPrice.self)
    source = nil
    #expect(gone == nil)
    var errors: [any Error] = []
    let subscription = single?.subscribe { _ in
    } onFailure: {
      errors.append($0)
    }
    try #require(await Lab.eventually { !errors.isEmpty })
    #expect(errors.map { $0 as? SingleError } == [.ownerReleased])
    subscription?.cancel()
  }

  @Test func `a repository's single gives what its work gives`() async throws {
    let repository = RepositoryDouble(
      usd: .success([Lab.dollars(1, "Bitcoin"), Lab.dollars(2, "Ether")]))
    var counts: [Int] = []
    let subscription = repository.asSingle { try await $0.fetchUSDPrices().count }
      .subscribe {
        counts.append($0)
      } onFailure: { _ in
      }
    try #require(await Lab.eventually { !counts.isEmpty })
    #expect(counts == [2])
    subscription.cancel()
  }

  @Test func `a single does not keep its repository, and says that it is gone`() async throws {
    var repository: RepositoryDouble? = RepositoryDouble()
    weak let gone = repository
    let single = repository?.asSingle { try await $0.fetchUSDPrices().count }
    repository = nil
    #expect(gone == nil)
    var errors: [any Error] = []
    let subscription = single?.subscribe { _ in
    } onFailure: {
      errors.append($0)
    }
    try #require(await Lab.eventually { !errors.isEmpty })
    #expect(errors.map { $0 as? SingleError } == [.ownerReleased])
    subscription?.cancel()
  }

  @Test func `two resources are not equal`() {
    #expect(Lab.tellsApart(DataSourceResource.allCases) { $0 == $1 })
  }
}
