import Testing

@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

@MainActor @Suite struct DetailTests {
  private let prices = AskedPrices()
  private let flags = FeatureFlagProvider()
  private var detail: DetailViewModel {
    DetailViewModel(id: 2, useCase: prices, featureFlags: flags)
  }

  private func becomes(
    _ detail: DetailViewModel, at place: SourceLocation = #_sourceLocation,
    _ condition: @MainActor @Sendable (DetailViewModel.State) -> Bool
  ) async throws {
    try await MarketsTests.becomes("the page is so", at: place) { await condition(detail.state) }
  }

  @Test func `it shows its coin`() async throws {
    let detail = detail
    #expect(detail.id == 2)
    let task = Task { await detail.refresh() }
    try await becomes(detail) { $0.isLoading }
    try await prices.asked.answer(
      0, .success([usd(1, "BTC"), usd(2, "ETH", 0.5, [.withdrawal, .deposit])]))
    await task.value
    #expect(detail.state.name == "ETH")
    #expect(detail.state.usd == "$0.50")
    #expect(detail.state.eur == nil)
    #expect(Set(detail.state.tags) == ["withdrawal", "deposit"])
    #expect(!detail.state.isLoading)
    #expect(detail.state.errorMessage == nil)
  }

  @Test func `it says what went wrong until the next try`() async throws {
    let detail = detail
    let first = Task { await detail.refresh() }
    try await prices.asked.answer(0, .failure(Oops()))
    await first.value
    #expect(detail.state.errorMessage != nil)
    #expect(!detail.state.isLoading)
    let second = Task { await detail.refresh() }
    try await becomes(detail) { $0.isLoading && $0.errorMessage == nil }
    try await prices.asked.answer(1, .success([usd(2, "ETH")]))
    await second.value
    #expect(detail.state.name == "ETH")
  }

  @Test func `an open page follows the flag`() async throws {
    let detail = detail
    let running = Task { await detail.run() }
    try await prices.asked.answer(0, .success([usd(2, "ETH")]))
    try await becomes(detail) { $0.usd == "$2.00" && $0.eur == nil && !$0.isLoading }
    flags.update(flag: .supportEUR, newValue: true)
    try await prices.asked.answer(1, .success([both(2, "ETH")]))
    try await becomes(detail) { $0.eur == "€3.00" }
    flags.update(flag: .supportEUR, newValue: false)
    try await prices.asked.answer(2, .success([usd(2, "ETH")]))
    try await becomes(detail) { $0.eur == nil }
    #expect(prices.asked.questions == [false, true, false])
    running.cancel()
    await running.value
  }

  @Test(arguments: [true, false])
  func `what comes late for the old flag changes nothing`(isError: Bool) async throws {
    let detail = detail
    let running = Task { await detail.run() }
    try await MarketsTests.becomes("a call") { prices.asked.count == 1 }
    flags.update(flag: .supportEUR, newValue: true)
    try await prices.asked.answer(1, .success([both(2, "ETH")]))
    try await becomes(detail) { $0.eur == "€3.00" && !$0.isLoading }
    try await prices.asked.answer(0, isError ? .failure(Oops()) : .success([usd(2, "Old")]))
    await letOthersRun()
    #expect(detail.state.name == "ETH")
    #expect(detail.state.eur == "€3.00")
    #expect(detail.state.errorMessage == nil)
    running.cancel()
    await running.value
  }

  @Test func `states begin with the present one`() async throws {
    let detail = detail
    var states = detail.states().makeAsyncIterator()
    #expect(await states.next() == detail.state)
    let task = Task { await detail.refresh() }
    try await prices.asked.answer(0, .success([usd(2, "ETH")]))
    await task.value
    var last = await states.next()
    while last?.name != "ETH" { last = await states.next() }
    #expect(last?.usd == "$2.00")
  }
}
