import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C13: what the list says.
///
/// Amounts are compared with what the formatter writes: digits are C14.
@MainActor @Suite struct CryptoListTests {
  private let flags = FlagsDouble()
  private let coins = ["Bitcoin", "Ether", "Bitcoin Cash"]

  private func list(_ useCase: UseCaseDouble) -> CryptoListViewModel {
    CryptoListViewModel(useCase: useCase, featureFlags: flags)
  }

  private func names(_ list: CryptoListViewModel) -> [String] {
    list.state.rows.map(\.name).sorted()
  }

  @Test func `while it loads it says so and nothing else`() async throws {
    let useCase = UseCaseDouble(names: coins)
    useCase.hold(euros: false)
    let list = list(useCase)
    try await Lab.whileRunning({ await list.run() }) {
      try #require(await Lab.eventually { useCase.waiting(euros: false) == 1 })
      #expect(list.state.isLoading)
      #expect(list.state.rows.isEmpty)
      #expect(list.state.errorMessage == nil)
      #expect(list.state.emptyMessage == nil)
      useCase.release(euros: false)
      try #require(await Lab.eventually { !list.state.isLoading })
    }
  }

  @Test func `a row has a name, a price, a place to go and no euros where they are off`() async {
    let list = list(UseCaseDouble(names: coins))
    await list.refresh()
    #expect(names(list) == coins.sorted())
    #expect(!list.state.isLoading)
    #expect(list.state.errorMessage == nil)
    #expect(list.state.emptyMessage == nil)
    let row = list.state.rows.first { $0.name == "Ether" }
    #expect(row?.id == 2)
    #expect(row?.usd == CryptoFormatter().format(value: Lab.exact("1.5"), currency: .usd))
    #expect(row?.eur == nil)
    #expect(row?.route == .detail(id: 2))
  }

  @Test func `a row has euros where they are on`() async {
    flags.supportEUR = true
    let list = list(UseCaseDouble(names: coins))
    await list.refresh()
    let euros = CryptoFormatter().format(value: Lab.exact("1.4"), currency: .eur)
    #expect(list.state.rows.map(\.eur) == [euros, euros, euros])
  }

  @Test func `tags stand in the order of the alphabet`() async {
    let list = list(UseCaseDouble(names: ["Bitcoin"], tags: [.withdrawal, .deposit]))
    await list.refresh()
    #expect(list.state.rows.map(\.tags) == [["deposit", "withdrawal"]])
  }

  @Test func `it says what went wrong, and clears that on the next try`() async throws {
    let useCase = UseCaseDouble(names: coins)
    useCase.trouble.change { $0 = Trouble() }
    let list = list(useCase)
    await list.refresh()
    #expect(list.state.errorMessage?.isEmpty == false)
    #expect(!list.state.isLoading)
    #expect(list.state.emptyMessage == nil)
    useCase.trouble.change { $0 = nil }
    useCase.hold(euros: false)
    let task = Task { await list.refresh() }
    try #require(await Lab.eventually { useCase.waiting(euros: false) == 1 })
    #expect(list.state.errorMessage == nil)
    #expect(list.state.isLoading)
    useCase.release(euros: false)
    await task.value
    #expect(list.state.errorMessage == nil)
    #expect(names(list) == coins.sorted())
  }

  @Test func `rows stay while a reload runs`() async throws {
    let useCase = UseCaseDouble(names: coins)
    let list = list(useCase)
    await list.refresh()
    useCase.hold(euros: false)
    useCase.names.change { $0 = ["Ether"] }
    let task = Task { await list.refresh() }
    try #require(await Lab.eventually { useCase.waiting(euros: false) == 1 })
    #expect(list.state.isLoading)
    #expect(names(list) == coins.sorted())
    useCase.release(euros: false)
    await task.value
    #expect(names(list) == ["Ether"])
  }

  @Test func `rows stay after a reload that failed`() async {
    let useCase = UseCaseDouble(names: coins)
    let list = list(useCase)
    await list.refresh()
    useCase.trouble.change { $0 = Trouble() }
    await list.refresh()
    #expect(list.state.errorMessage?.isEmpty == false)
    #expect(names(list) == coins.sorted())
  }

  @Test func `a list without coins says that it is empty`() async {
    let list = list(UseCaseDouble(names: []))
    await list.refresh()
    #expect(list.state.rows.isEmpty)
    #expect(list.state.emptyMessage?.isEmpty == false)
  }

  @Test(arguments: [
    ("bit", ["Bitcoin", "Bitcoin Cash"]), ("ETHER", ["Ether"]), ("  cash ", ["Bitcoin Cash"]),
    ("n c", ["Bitcoin Cash"]), ("   ", ["Bitcoin", "Bitcoin Cash", "Ether"]),
    ("", ["Bitcoin", "Bitcoin Cash", "Ether"]), ("doge", []),
  ])
  func `search ignores case and blanks around it`(text: String, found: [String]) async {
    let list = list(UseCaseDouble(names: coins))
    await list.refresh()
    list.search(text)
    #expect(names(list) == found)
  }

  @Test func `clearing the search restores every row`() async {
    let list = list(UseCaseDouble(names: coins))
    await list.refresh()
    list.search("ether")
    #expect(names(list) == ["Ether"])
    list.search("bitcoin")
    #expect(names(list) == ["Bitcoin", "Bitcoin Cash"])
    list.search("")
    #expect(names(list) == coins.sorted())
    #expect(list.state.searchText.isEmpty)
  }

  @Test func `a search that finds nothing says so until it is cleared`() async {
    let list = list(UseCaseDouble(names: coins))
    await list.refresh()
    list.search("doge")
    #expect(list.state.rows.isEmpty)
    #expect(list.state.emptyMessage?.isEmpty == false)
    list.search("")
    #expect(list.state.emptyMessage == nil)
  }

  @Test func `a search holds while prices are fetched again`() async {
    let useCase = UseCaseDouble(names: coins)
    let list = list(useCase)
    await list.refresh()
    list.search("ether")
    useCase.names.change { $0 = ["Ether Classic", "Ether", "Bitcoin"] }
    await list.refresh()
    #expect(names(list) == ["Ether", "Ether Classic"])
    #expect(list.state.searchText == "ether")
  }

  @Test func `who watches gets the present state at once, and the last one for sure`() async throws
  {
    let useCase = UseCaseDouble(names: coins)
    let list = list(useCase)
    let seen = Shared<[CryptoListViewModel.State]>([])
    let states = list.states()
    let before = list.state
    let task = Task {
      for await state in states { seen.change { $0.append(state) } }
    }
    try #require(await Lab.eventually { seen.value.first == before })
    await list.refresh()
    try #require(
      await Lab.eventually { seen.value.last == list.state && seen.value.last?.rows.count == 3 })
    list.search("ether")
    try #require(await Lab.eventually { seen.value.last?.rows.count == 1 })
    task.cancel()
  }

  @Test func `states, rows and routes that differ are not equal`() async {
    let useCase = UseCaseDouble(names: coins)
    let list = list(useCase)
    var states = [list.state]
    await list.refresh()
    states.append(list.state)
    list.search("ether")
    states.append(list.state)
    list.search("")
    useCase.trouble.change { $0 = Trouble() }
    await list.refresh()
    states.append(list.state)
    #expect(
      Lab.tellsApart(
        states
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        states[1].rows
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [Route.list, .settings, .detail(id: 2), .detail(id: 3)]) { $0 == $1 })
  }
}
