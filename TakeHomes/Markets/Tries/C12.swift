import Synchronization
import Testing

@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

private struct OneCoin: MarketsPriceUseCaseProtocol {
  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    [
      AllPrice.Price(
        id: 1, name: "Bitcoin", usd: 2, eur: supportEUR ? 1 : nil, tags: [.withdrawal, .deposit])
    ]
  }
}

/// Keeps a caller that asks for dollars waiting until the test says so.
private final class SlowDollars: MarketsPriceUseCaseProtocol {
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    if !supportEUR {
      await withCheckedContinuation { asker in waiting.withLock { $0.append(asker) } }
    }
    return try await OneCoin().fetchPrices(supportEUR: supportEUR)
  }

  var isAsked: Bool { waiting.withLock { !$0.isEmpty } }

  func answer() {
    let askers = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for asker in askers { asker.resume() }
  }
}

/// An open page that does not follow the flag makes the test run into its limit.
@MainActor @Suite(.timeLimit(.minutes(1))) struct OpenPageTests {
  /// The dollars are asked for first and answer last.
  @Test func `an old answer does not replace a newer one`() async {
    let flags = FeatureFlagProvider()
    let prices = SlowDollars()
    let page = DetailViewModel(id: 1, useCase: prices, featureFlags: flags)
    let run = Task { await page.run() }
    while !prices.isAsked { await Task.yield() }
    flags.update(flag: .supportEUR, newValue: true)
    // Some ask again only after the old answer: it comes a little later, whether or not the new one is here.
    for _ in 0..<10_000 where page.state.eur == nil { await Task.yield() }
    prices.answer()
    for await state in page.states() where state.eur != nil { break }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(page.state.eur != nil)
    run.cancel()
  }

  /// Nothing reloads the page after the flag has changed.
  @Test func `an open page changes with the flag`() async {
    let flags = FeatureFlagProvider()
    let page = DetailViewModel(id: 1, useCase: OneCoin(), featureFlags: flags)
    let run = Task { await page.run() }
    for await state in page.states() where state.usd != nil { break }
    #expect(page.state.eur == nil)
    flags.update(flag: .supportEUR, newValue: true)
    for await state in page.states() where state.eur != nil { break }
    #expect(page.state.eur != nil)
    run.cancel()
  }
}
