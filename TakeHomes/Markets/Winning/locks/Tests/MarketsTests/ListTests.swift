import Testing

@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

@MainActor @Suite struct ListTests {
  private let prices = AskedPrices()
  private let flags = FeatureFlagProvider()
  private var list: CryptoListViewModel {
    CryptoListViewModel(useCase: prices, featureFlags: flags)
  }

  private func becomes(
    _ list: CryptoListViewModel, at place: SourceLocation = #_sourceLocation,
    _ condition: @MainActor @Sendable (CryptoListViewModel.State) -> Bool
  ) async throws {
    try await MarketsTests.becomes("the list is so", at: place) { await condition(list.state) }
  }

  /// A list that has shown these.
  private func filled(_ items: [any CryptoPriceItem]) async -> CryptoListViewModel {
    let list = CryptoListViewModel(useCase: FixedPrices(items: items), featureFlags: flags)
    await list.refresh()
    return list
  }

  @Test func `rows show what was fetched`() async throws {
    let list = await filled([
      usd(3, "BTC", 1.5, [.withdrawal, .deposit]), both(4, "ETH", 2, 0.001),
    ])
    let rows = list.state.rows
    #expect(rows.map(\.id) == [3, 4])
    #expect(rows.map(\.name) == ["BTC", "ETH"])
    #expect(rows.map(\.usd) == ["$1.50", "$2.00"])
    #expect(rows.map(\.eur) == [nil, "€0.001"])
    #expect(rows.map(\.tags) == [["deposit", "withdrawal"], []])
    #expect(rows.map(\.route) == [.detail(id: 3), .detail(id: 4)])
    #expect(!list.state.isLoading)
    #expect(list.state.errorMessage == nil)
    #expect(list.state.emptyMessage == nil)
  }

  @Test func `it says that it loads`() async throws {
    let list = list
    let task = Task { await list.refresh() }
    try await becomes(list) { $0.isLoading && $0.emptyMessage == nil }
    try await prices.asked.answer(0, .success([]))
    await task.value
    #expect(!list.state.isLoading)
    #expect(list.state.emptyMessage != nil)
  }

  @Test func `it says what went wrong until the next try`() async throws {
    let list = list
    let first = Task { await list.refresh() }
    try await prices.asked.answer(0, .failure(Oops()))
    await first.value
    #expect(list.state.errorMessage != nil)
    #expect(!list.state.isLoading)
    #expect(list.state.emptyMessage == nil)
    let second = Task { await list.refresh() }
    try await becomes(list) { $0.isLoading && $0.errorMessage == nil }
    try await prices.asked.answer(1, .success([usd(1, "A")]))
    await second.value
    #expect(list.state.errorMessage == nil)
    #expect(list.state.rows.map(\.id) == [1])
  }

  @Test func `rows stay while a reload runs and after it failed`() async throws {
    let list = list
    let first = Task { await list.refresh() }
    try await prices.asked.answer(0, .success([usd(1, "A")]))
    await first.value
    let second = Task { await list.refresh() }
    try await becomes(list) { $0.isLoading }
    #expect(list.state.rows.map(\.id) == [1])
    try await prices.asked.answer(1, .failure(Oops()))
    await second.value
    #expect(list.state.rows.map(\.id) == [1])
    #expect(list.state.errorMessage != nil)
  }

  @Test(arguments: ["btc", "  BTC ", "Tc", "\tb\n"])
  func `search ignores case and blanks`(text: String) async throws {
    let list = await filled([usd(1, "BTC"), usd(2, "ETH")])
    list.search(text)
    #expect(list.state.rows.map(\.id) == [1])
    list.search("xyz")
    #expect(list.state.rows == [])
    #expect(list.state.emptyMessage != nil)
    list.search("")
    #expect(list.state.rows.map(\.id) == [1, 2])
    list.search("   ")
    #expect(list.state.rows.map(\.id) == [1, 2])
  }

  @Test func `a search outlives a reload`() async throws {
    let list = list
    list.search("eth")
    let task = Task { await list.refresh() }
    try await prices.asked.answer(0, .success([usd(1, "BTC"), usd(2, "ETH")]))
    await task.value
    #expect(list.state.rows.map(\.id) == [2])
    #expect(list.state.searchText == "eth")
  }

  @Test func `an open list follows the flag`() async throws {
    let list = list
    let running = Task { await list.run() }
    try await prices.asked.answer(0, .success([usd(1, "A")]))
    try await becomes(list) { $0.rows.map(\.eur) == [nil] && !$0.isLoading }
    flags.update(flag: .supportEUR, newValue: true)
    try await prices.asked.answer(1, .success([both(1, "A")]))
    try await becomes(list) { $0.rows.map(\.eur) == ["€3.00"] }
    #expect(prices.asked.questions == [false, true])
    running.cancel()
    await running.value
  }

  @Test func `a late answer for the old flag changes nothing`() async throws {
    let list = list
    let running = Task { await list.run() }
    try await MarketsTests.becomes("a call") { prices.asked.count == 1 }
    flags.update(flag: .supportEUR, newValue: true)
    try await prices.asked.answer(1, .success([both(1, "A")]))
    try await becomes(list) { $0.rows.map(\.eur) == ["€3.00"] && !$0.isLoading }
    try await prices.asked.answer(0, .success([usd(1, "A")]))
    await letOthersRun()
    #expect(list.state.rows.map(\.eur) == ["€3.00"])
    running.cancel()
    await running.value
  }

  @Test func `a late error for the old flag is not shown`() async throws {
    let list = list
    let running = Task { await list.run() }
    try await MarketsTests.becomes("a call") { prices.asked.count == 1 }
    flags.update(flag: .supportEUR, newValue: true)
    try await prices.asked.answer(1, .success([both(1, "A")]))
    try await becomes(list) { $0.rows.count == 1 && !$0.isLoading }
    try await prices.asked.answer(0, .failure(Oops()))
    await letOthersRun()
    #expect(list.state.errorMessage == nil)
    running.cancel()
    await running.value
  }

  @Test func `states begin with the present one and end with the last`() async throws {
    let list = await filled([usd(1, "BTC"), usd(2, "ETH")])
    var states = list.states().makeAsyncIterator()
    #expect(await states.next() == list.state)
    list.search("b")
    list.search("bt")
    list.search("eth")
    var last = await states.next()
    while last?.searchText != "eth" { last = await states.next() }
    #expect(last == list.state)
    var late = list.states().makeAsyncIterator()
    #expect(await late.next() == list.state)
  }
}
