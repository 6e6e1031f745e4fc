import Foundation
import MarketsData
import MarketsDomain
import Testing

@MainActor struct SingleTests {
  @Test func `nothing runs before somebody wants it`() async throws {
    let runs = Notes<Int>()
    let single = Single { runs.add(1) }
    await settle()
    #expect(runs.count == 0)
    for try await _ in single {}
    #expect(runs.count == 1)
  }

  @Test func `a sequence of one value`() async throws {
    var values: [Int] = []
    for try await value in Single({ 7 }) { values.append(value) }
    #expect(values == [7])
  }

  @Test func `a sequence that fails`() async {
    let single = Single<Int> { throw Broken() }
    await #expect(throws: Broken()) { for try await _ in single {} }
  }

  @Test func `the value arrives on the main actor`() async {
    let notes = Notes<Int>()
    let subscription = Single { 7 }.subscribe(
      onSuccess: { value in
        MainActor.assertIsolated()
        notes.add(value)
      }, onFailure: { _ in notes.add(-1) })
    await eventually { notes.count == 1 }
    #expect(notes.all == [7])
    subscription.cancel()
  }

  @Test func `the error arrives on the main actor`() async {
    let notes = Notes<String>()
    let subscription = Single<Int> { throw Broken() }.subscribe(
      onSuccess: { _ in notes.add("value") },
      onFailure: { error in
        MainActor.assertIsolated()
        notes.add("\(error)")
      })
    await eventually { notes.count == 1 }
    #expect(notes.all == ["The line is dead."])
    subscription.cancel()
  }

  @Test func `cancelling cancels the work and silences it`() async {
    let clock = TestClock()
    let notes = Notes<String>()
    let subscription = Single {
      do { try await clock.sleep(for: .seconds(1)) } catch { notes.add("cancelled") }
    }.subscribe(onSuccess: { notes.add("value") }, onFailure: { _ in notes.add("error") })
    await eventually { clock.sleeperCount == 1 }
    subscription.cancel()
    await eventually { notes.count == 1 }
    await settle()
    #expect(notes.all == ["cancelled"])
  }

  @Test func `an answer that comes after the cancellation is dropped`() async {
    let gate = Gate()
    let notes = Notes<String>()
    let subscription = Single {
      await gate.pass()
      notes.add("passed")
    }.subscribe(onSuccess: { notes.add("value") }, onFailure: { _ in notes.add("error") })
    await eventually { gate.waitingCount == 1 }
    subscription.cancel()
    gate.open()
    await eventually { notes.count == 1 }
    await settle()
    #expect(notes.all == ["passed"])
  }

  @Test func `what the cancellation itself throws is not told`() async {
    let clock = TestClock()
    let notes = Notes<String>()
    let subscription = Single {
      defer { notes.add("ended") }
      try await clock.sleep(for: .seconds(1))
    }.subscribe(onSuccess: { notes.add("value") }, onFailure: { _ in notes.add("error") })
    await eventually { clock.sleeperCount == 1 }
    subscription.cancel()
    await eventually { notes.count == 1 }
    await settle()
    #expect(notes.all == ["ended"])
  }

  @Test func `freeing the subscription cancels the work`() async {
    let clock = TestClock()
    let notes = Notes<String>()
    var subscription: Subscription? = Single {
      do { try await clock.sleep(for: .seconds(1)) } catch { notes.add("cancelled") }
    }.subscribe(onSuccess: { notes.add("value") }, onFailure: { _ in notes.add("error") })
    await eventually { clock.sleeperCount == 1 }
    withExtendedLifetime(subscription) {}
    subscription = nil
    await eventually { notes.all == ["cancelled"] }
  }

  @Test func `a source has a reactive face`() async throws {
    let source = StubSource()
    let single = source.fetchDataSingle(forDataType: .usdPrices, as: USDPrice.self)
    var names: [String] = []
    for try await answer in single { names += answer.data.map(\.name) }
    #expect(names == ["BTC"])
    #expect(source.asked.all == [.usdPrices])
  }

  @Test func `a source is held weakly`() async {
    var source: StubSource? = StubSource()
    weak let watched = source
    let single = source?.fetchDataSingle(forDataType: .usdPrices, as: USDPrice.self)
    source = nil
    #expect(watched == nil)
    await #expect(throws: SingleError.ownerReleased) {
      for try await _ in try #require(single) {}
    }
  }

  @Test func `a repository has a reactive face and is held weakly`() async throws {
    var repository: MarketsRepository? = MarketsRepository { _ in StubSource() }
    weak let watched = repository
    let single = try #require(repository?.asSingle { try await $0.fetchAllPrices() })
    var euros: [Decimal?] = []
    for try await prices in single { euros += prices.map(\.eur) }
    #expect(euros == [2])
    repository = nil
    #expect(watched == nil)
    await #expect(throws: SingleError.ownerReleased) { for try await _ in single {} }
  }
}
