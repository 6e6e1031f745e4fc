import MarketsData
import MarketsDomain
import MarketsPresentation
import Testing

/// What is open follows the flag by itself.
@MainActor struct OpenPagesTests {
  private let flags = FeatureFlagProvider()

  @Test func `an open list shows euros once they are supported, and hides them again`() async {
    let useCase = StubUseCase()
    let list = CryptoListViewModel(useCase: useCase, featureFlags: flags)
    await running(list.run) {
      await eventually { await list.state.rows.first?.usd == "$67,187.33" }
      #expect(list.state.rows.allSatisfy { $0.eur == nil })
      flags.update(flag: .supportEUR, newValue: true)
      await eventually { await list.state.rows.first?.eur == "€134,374.66" }
      flags.update(flag: .supportEUR, newValue: false)
      await eventually { await list.state.rows.first?.eur == nil }
    }
    #expect(useCase.asked.all == [false, true, false])
  }

  @Test func `an open page shows euros once they are supported, and hides them again`() async {
    let useCase = StubUseCase()
    let detail = DetailViewModel(id: 2, useCase: useCase, featureFlags: flags)
    await running(detail.run) {
      await eventually { await detail.state.usd == "$3,421.08" }
      #expect(detail.state.eur == nil)
      flags.update(flag: .supportEUR, newValue: true)
      await eventually { await detail.state.eur == "€6,842.16" }
      flags.update(flag: .supportEUR, newValue: false)
      await eventually { await detail.state.eur == nil }
    }
    #expect(useCase.asked.all == [false, true, false])
  }

  @Test func `a flag that is set before is heeded from the start`() async {
    let flags = FeatureFlagProvider(values: [.supportEUR: true])
    let useCase = StubUseCase()
    let list = CryptoListViewModel(useCase: useCase, featureFlags: flags)
    await list.refresh()
    #expect(list.state.rows.first?.eur == "€134,374.66")
    let detail = DetailViewModel(id: 1, useCase: useCase, featureFlags: flags)
    await detail.refresh()
    #expect(detail.state.eur == "€134,374.66")
    #expect(useCase.asked.all == [true, true])
  }

  @Test func `the same value again fetches nothing`() async {
    let useCase = StubUseCase()
    let list = CryptoListViewModel(useCase: useCase, featureFlags: flags)
    await running(list.run) {
      await eventually { await list.state.isLoading == false }
      flags.update(flag: .supportEUR, newValue: false)
      await settle()
    }
    #expect(useCase.asked.all == [false])
  }

  @Test func `a slow old answer never replaces a newer one in the list`() async {
    let gate = Gate()
    let late = Notes<Bool>()
    let useCase = slowDollars(gate, late)
    let list = CryptoListViewModel(useCase: useCase, featureFlags: flags)
    await running(list.run) {
      await eventually { gate.waitingCount == 1 }
      flags.update(flag: .supportEUR, newValue: true)
      await eventually { await list.state.rows.first?.eur != nil }
      gate.open()
      await eventually { late.count == 1 }
      await settle()
      #expect(list.state.rows.first?.eur != nil)
      #expect(list.state.isLoading == false)
    }
  }

  @Test func `a slow old answer never replaces a newer one on a page`() async {
    let gate = Gate()
    let late = Notes<Bool>()
    let useCase = slowDollars(gate, late)
    let detail = DetailViewModel(id: 1, useCase: useCase, featureFlags: flags)
    await running(detail.run) {
      await eventually { gate.waitingCount == 1 }
      flags.update(flag: .supportEUR, newValue: true)
      await eventually { await detail.state.eur != nil }
      gate.open()
      await eventually { late.count == 1 }
      await settle()
      #expect(detail.state.eur != nil)
      #expect(detail.state.isLoading == false)
    }
  }

  @Test func `who left fetches nothing more`() async {
    let useCase = StubUseCase()
    let list = CryptoListViewModel(useCase: useCase, featureFlags: flags)
    await running(list.run) { await eventually { await list.state.isLoading == false } }
    flags.update(flag: .supportEUR, newValue: true)
    await settle()
    #expect(useCase.asked.all == [false])
    #expect(list.state.errorMessage == nil)
  }

  @Test func `leaving cancels what is under way, and it is no error`() async {
    let clock = TestClock()
    let cancelled = Notes<Bool>()
    let useCase = endless(clock, cancelled)
    let list = CryptoListViewModel(useCase: useCase, featureFlags: flags)
    await running(list.run) { await eventually { clock.sleeperCount == 1 } }
    let detail = DetailViewModel(id: 1, useCase: useCase, featureFlags: flags)
    await running(detail.run) { await eventually { clock.sleeperCount == 1 } }
    #expect(cancelled.count == 2)
    #expect(list.state.errorMessage == nil)
    #expect(detail.state.errorMessage == nil)
  }

  @Test func `a change of the flag cancels the question before`() async {
    let clock = TestClock()
    let cancelled = Notes<Bool>()
    let list = CryptoListViewModel(useCase: endless(clock, cancelled), featureFlags: flags)
    await running(list.run) {
      await eventually { clock.sleeperCount == 1 }
      flags.update(flag: .supportEUR, newValue: true)
      await eventually { cancelled.count == 1 }
    }
    #expect(cancelled.all == [false, true])
  }

  /// Answers only to being cancelled.
  private func endless(_ clock: TestClock, _ cancelled: Notes<Bool>) -> StubUseCase {
    StubUseCase { supportEUR, _ in
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        cancelled.add(supportEUR)
        throw error
      }
      return []
    }
  }

  /// Answers a question for dollars only once the gate is open.
  private func slowDollars(_ gate: Gate, _ late: Notes<Bool>) -> StubUseCase {
    StubUseCase { supportEUR, _ in
      if supportEUR { return AllPrice.samples }
      await gate.pass()
      late.add(true)
      return USDPrice.samples
    }
  }

  private func running(
    _ run: @escaping @MainActor () async -> Void, while body: () async -> Void
  ) async {
    let task = Task { await run() }
    await body()
    task.cancel()
    await task.value
  }
}
