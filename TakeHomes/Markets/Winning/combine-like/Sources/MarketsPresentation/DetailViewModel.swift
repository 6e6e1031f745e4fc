import MarketsDomain

@MainActor public final class DetailViewModel {
  public struct State: Hashable, Sendable {
    public var name = ""
    public var usd: String?
    public var eur: String?
    public var tags: [String] = []
    public var isLoading = false
    public var errorMessage: String?
  }

  public let id: Int
  private let page: Page<State>
  private let pipe: PricePipe

  public init(
    id: Int, useCase: any MarketsPriceUseCaseProtocol,
    featureFlags: any FeatureFlagProviderProtocol, formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.id = id
    let page = Page(State())
    self.page = page
    pipe = PricePipe(useCase: useCase, flags: featureFlags) {
      page.change { ($0.isLoading, $0.errorMessage) = (true, nil) }
    } onAnswer: { prices in
      page.change { state in
        state.isLoading = false
        switch prices {
        case .success(let items)?:
          state.show(items.first { $0.id == id }, formatter)
        case .failure(is CancellationError)?, nil: break
        case .failure(let error)?: state.errorMessage = "\(error)"
        }
      }
    }
  }

  public var state: State { page.state }

  public func states() -> AsyncStream<State> { page.states }
  public func run() async { await pipe.run() }
  public func refresh() async { await pipe.refresh() }
}

extension DetailViewModel.State {
  fileprivate mutating func show(_ coin: (any CryptoPriceItem)?, _ formatter: CryptoFormatter) {
    guard let coin else {
      errorMessage = "This coin isn't traded."
      return
    }
    name = coin.name
    usd = formatter.format(value: coin.usd, currency: .usd)
    eur = coin.eur.map { formatter.format(value: $0, currency: .eur) }
    tags = coin.tagStrings.sorted()
  }
}
