internal import Foundation
public import MarketsDomain

/// The page of one coin, which follows the flag for euros while it is open.
@MainActor public final class DetailViewModel {
  public let id: Int
  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol
  private let history: (any PriceHistoryProviding)?
  private let formatter: CryptoFormatter
  private let observers = Observers<State>()
  private let questions = LatestQuestion()

  public private(set) var state = State() {
    didSet { if state != oldValue { observers.tell(state) } }
  }

  public init(
    id: Int, useCase: any MarketsPriceUseCaseProtocol,
    featureFlags: any FeatureFlagProviderProtocol,
    history: (any PriceHistoryProviding)? = nil, formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.id = id
    self.useCase = useCase
    self.featureFlags = featureFlags
    self.history = history
    self.formatter = formatter
  }

  /// The present state at once, then later ones; who is slow skips to the newest.
  public func states() -> AsyncStream<State> { observers.stream(beginningWith: state) }

  /// Fetches the coin, and fetches it again whenever the flag changes, until the task is cancelled.
  public func run() async {
    await featureFlags.observeFlagValue(flag: .supportEUR).forEachLatest { supportEUR in
      await self.load(supportEUR: supportEUR)
    }
  }

  public func refresh() async {
    await load(supportEUR: featureFlags.getValue(flag: .supportEUR))
  }

  private func load(supportEUR: Bool) async {
    var next = state
    next.isLoading = true
    next.errorMessage = nil
    state = next
    let answer = await questions.ask {
      try await useCase.fetchPrice(id: id, supportEUR: supportEUR)
    }
    guard let answer else { return }
    show(answer)
    await loadHistory()
  }

  private func show(_ answer: Result<any CryptoPriceItem, any Error>) {
    var next = state
    next.isLoading = false
    switch answer {
    case .success(let item):
      next.name = item.name
      next.usd = formatter.format(value: item.usd, currency: .usd)
      next.eur = item.eur.map { formatter.format(value: $0, currency: .eur) }
      next.tags = item.tagStrings.sorted()
    case .failure(let error):
      // Who left the page knows why there is nothing new.
      next.errorMessage = error is CancellationError ? nil : "\(error)"
    }
    state = next
  }

  /// A page without its little drawing is still a page, so its errors are not shown.
  private func loadHistory() async {
    guard let history, let prices = try? await history.priceHistory(id: id) else { return }
    state.sparkline = Sparkline(prices: prices, formatter: formatter)
  }
}
