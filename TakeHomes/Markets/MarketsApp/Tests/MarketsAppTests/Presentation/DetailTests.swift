import Foundation
import MarketsData
import MarketsDomain
import MarketsPresentation
import Testing

@MainActor struct DetailTests {
  private func detail(_ id: Int, _ useCase: StubUseCase) -> DetailViewModel {
    DetailViewModel(id: id, useCase: useCase, featureFlags: FeatureFlagProvider())
  }

  @Test func `a page shows its coin`() async {
    let detail = detail(1, StubUseCase())
    await detail.refresh()
    #expect(detail.id == 1)
    #expect(detail.state.name == "Bitcoin")
    #expect(detail.state.usd == "$67,187.33")
    #expect(detail.state.eur == nil)
    #expect(detail.state.tags == ["deposit", "withdrawal"])
    #expect(detail.state.isLoading == false)
    #expect(detail.state.errorMessage == nil)
  }

  @Test func `a coin that nobody trades is an error`() async {
    let detail = detail(99, StubUseCase())
    await detail.refresh()
    #expect(detail.state.errorMessage?.isEmpty == false)
    #expect(detail.state.usd == nil)
    #expect(detail.state.isLoading == false)
  }

  @Test func `it says what went wrong, keeps its price, and clears that on the next try`() async {
    let detail = detail(
      1,
      StubUseCase { _, count in
        if count == 2 { throw Broken() }
        return USDPrice.samples
      })
    await detail.refresh()
    await detail.refresh()
    #expect(detail.state.errorMessage == "The line is dead.")
    #expect(detail.state.usd == "$67,187.33")
    await detail.refresh()
    #expect(detail.state.errorMessage == nil)
  }

  @Test func `it says that it loads`() async {
    let gate = Gate()
    let detail = detail(
      1,
      StubUseCase { _, _ in
        await gate.pass()
        return USDPrice.samples
      })
    let loading = Task { await detail.refresh() }
    await eventually { gate.waitingCount == 1 }
    #expect(detail.state.isLoading)
    gate.open()
    await loading.value
    #expect(detail.state.isLoading == false)
  }

  @Test func `who watches sees the last state`() async {
    let detail = detail(1, StubUseCase())
    await watching(detail.states()) { seen in
      await eventually { await seen.all == [detail.state] }
      await detail.refresh()
      await eventually { seen.all.last?.name == "Bitcoin" }
    }
  }
}
