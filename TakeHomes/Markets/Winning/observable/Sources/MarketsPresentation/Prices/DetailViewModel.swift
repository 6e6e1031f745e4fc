import MarketsDomain
import Observation

/// One coin of a feed.
@MainActor @Observable public final class DetailViewModel {
  public struct State: Hashable, Sendable {
    public var name: String
    public var usd: String?
    public var eur: String?
    public var tags: [String]
    public var isLoading: Bool
    public var errorMessage: String?
  }

  public let id: Int
  private let feed: PriceFeed
  private let formatter: CryptoFormatter

  public init(
    id: Int, useCase: any MarketsPriceUseCaseProtocol,
    featureFlags: any FeatureFlagProviderProtocol, formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.id = id
    feed = PriceFeed(useCase: useCase, flags: featureFlags)
    self.formatter = formatter
  }

  public var state: State {
    let coin = feed.items?.first { $0.id == id }
    let isMissing = feed.items != nil && coin == nil && !feed.isLoading
    return State(
      name: coin?.name ?? "",
      usd: coin.map { formatter.format(value: $0.usd, currency: .usd) },
      eur: coin?.eur.map { formatter.format(value: $0, currency: .eur) },
      tags: coin?.tagStrings.sorted() ?? [], isLoading: feed.isLoading,
      errorMessage: feed.trouble ?? (isMissing ? "No coin has the number \(id)." : nil))
  }

  public func states() -> AsyncStream<State> { following { [weak self] in self?.state } }
  public func run() async { await feed.run() }
  public func refresh() async { await feed.refresh() }
}
