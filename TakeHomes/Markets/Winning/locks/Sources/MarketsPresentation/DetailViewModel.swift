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
  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol
  private let formatter: CryptoFormatter
  private let page = PageState(State())
  private let tickets = LoadTicket()

  public init(
    id: Int, useCase: any MarketsPriceUseCaseProtocol,
    featureFlags: any FeatureFlagProviderProtocol, formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.id = id
    self.useCase = useCase
    self.featureFlags = featureFlags
    self.formatter = formatter
  }

  public var state: State { page.value }

  public func states() -> AsyncStream<State> { page.stream() }

  public func run() async { await forEachFlag(featureFlags) { await self.load($0) } }

  public func refresh() async { await load(featureFlags.getValue(flag: .supportEUR)) }

  private func load(_ withEuros: Bool) async {
    let ticket = tickets.draw()
    page.change { ($0.isLoading, $0.errorMessage) = (true, nil) }
    let answer: Result<(any CryptoPriceItem)?, any Error>
    do {
      answer = .success(try await useCase.fetchPrices(supportEUR: withEuros).first { $0.id == id })
    } catch {
      answer = .failure(error)
    }
    guard tickets.isLast(ticket) else { return }
    page.change { state in
      state.isLoading = false
      switch answer {
      case .success(let coin?):
        state.name = coin.name
        state.usd = formatter.format(value: coin.usd, currency: .usd)
        state.eur = coin.eur.map { formatter.format(value: $0, currency: .eur) }
        state.tags = coin.tagStrings.sorted()
      case .success(nil): state.errorMessage = "There is no coin \(id)."
      case .failure(is CancellationError): break
      case .failure(let error): state.errorMessage = "\(error)"
      }
    }
  }
}
