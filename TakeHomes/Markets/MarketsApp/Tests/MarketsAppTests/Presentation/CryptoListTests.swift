import Foundation
import MarketsData
import MarketsDomain
import MarketsPresentation
import Testing

@MainActor struct CryptoListTests {
  private func list(_ useCase: StubUseCase) -> CryptoListViewModel {
    CryptoListViewModel(useCase: useCase, featureFlags: FeatureFlagProvider())
  }

  @Test func `rows have a name, a price, sorted tags and a way to their page`() async throws {
    let list = list(StubUseCase())
    await list.refresh()
    #expect(list.state.rows.map(\.name) == ["Bitcoin", "Ethereum", "bitTorrent"])
    let row = try #require(list.state.rows.first)
    #expect(row.id == 1)
    #expect(row.usd == "$67,187.33")
    #expect(row.eur == nil)
    #expect(row.tags == ["deposit", "withdrawal"])
    #expect(row.route == .detail(id: 1))
    #expect(list.state.isLoading == false)
    #expect(list.state.errorMessage == nil)
    #expect(list.state.emptyMessage == nil)
  }

  @Test(arguments: [
    ("bit", [1, 3]), ("BIT", [1, 3]), ("ETHER", [2]), ("coin", [1]), ("  eth ", [2]),
    ("", [1, 2, 3]),
    ("   ", [1, 2, 3]), ("x", []),
  ])
  func `search ignores case and blanks around`(_ text: String, _ ids: [Int]) async {
    let list = list(StubUseCase())
    await list.refresh()
    list.search(text)
    #expect(list.state.searchText == text)
    #expect(list.state.rows.map(\.id) == ids)
  }

  @Test func `clearing the search restores every row`() async {
    let list = list(StubUseCase())
    await list.refresh()
    list.search("bitc")
    #expect(list.state.rows.count == 1)
    list.search("")
    #expect(list.state.rows.count == 3)
  }

  @Test func `a search outlives a reload`() async {
    let list = list(StubUseCase())
    list.search("eth")
    await list.refresh()
    #expect(list.state.rows.map(\.id) == [2])
  }

  @Test func `searching fetches nothing`() async {
    let useCase = StubUseCase()
    let list = list(useCase)
    await list.refresh()
    list.search("eth")
    await settle()
    #expect(useCase.asked.count == 1)
  }

  @Test func `an empty list and an empty search say different things`() async throws {
    let list = list(StubUseCase { _, _ in [] })
    await list.refresh()
    let nothing = try #require(list.state.emptyMessage)
    list.search("zzz")
    let noMatch = try #require(list.state.emptyMessage)
    #expect(nothing != noMatch)
    #expect(noMatch.contains("zzz"))
  }

  @Test func `it says that it loads, and keeps its rows meanwhile`() async {
    let gate = Gate()
    let useCase = StubUseCase { _, count in
      if count > 1 { await gate.pass() }
      return USDPrice.samples
    }
    let list = list(useCase)
    await list.refresh()
    let again = Task { await list.refresh() }
    await eventually { gate.waitingCount == 1 }
    #expect(list.state.isLoading)
    #expect(list.state.rows.count == 3)
    gate.open()
    await again.value
    #expect(list.state.isLoading == false)
  }

  @Test func `a first load is no empty list`() async {
    let gate = Gate()
    let list = list(
      StubUseCase { _, _ in
        await gate.pass()
        return []
      })
    let loading = Task { await list.refresh() }
    await eventually { gate.waitingCount == 1 }
    #expect(list.state.isLoading)
    #expect(list.state.emptyMessage == nil)
    gate.open()
    await loading.value
    #expect(list.state.emptyMessage != nil)
  }

  @Test func `it says what went wrong and clears that on the next try`() async {
    let gate = Gate()
    let list = list(
      StubUseCase { _, count in
        if count == 1 { throw Broken() }
        await gate.pass()
        return USDPrice.samples
      })
    await list.refresh()
    #expect(list.state.errorMessage == "The line is dead.")
    #expect(list.state.isLoading == false)
    #expect(list.state.emptyMessage == nil)
    let again = Task { await list.refresh() }
    await eventually { gate.waitingCount == 1 }
    #expect(list.state.errorMessage == nil)
    gate.open()
    await again.value
    #expect(list.state.errorMessage == nil)
    #expect(list.state.rows.count == 3)
  }

  @Test func `a failed reload keeps the rows`() async {
    let list = list(
      StubUseCase { _, count in
        if count > 1 { throw Broken() }
        return USDPrice.samples
      })
    await list.refresh()
    await list.refresh()
    #expect(list.state.errorMessage != nil)
    #expect(list.state.rows.count == 3)
  }

  @Test func `who watches sees the present state at once and the last one in the end`() async {
    let list = list(StubUseCase())
    await watching(list.states()) { seen in
      await eventually { await seen.all == [list.state] }
      await list.refresh()
      list.search("eth")
      await eventually { seen.all.last?.rows.map(\.id) == [2] }
    }
  }

  @Test func `several may watch`() async {
    let list = list(StubUseCase())
    await watching(list.states()) { first in
      await watching(list.states()) { second in
        await eventually { first.count == 1 && second.count == 1 }
        list.search("a")
        await eventually { first.all.last?.searchText == "a" && second.all.last?.searchText == "a" }
      }
    }
  }
}
