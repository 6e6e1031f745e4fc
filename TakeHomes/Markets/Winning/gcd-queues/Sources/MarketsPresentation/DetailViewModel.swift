import Foundation
import MarketsDomain

@MainActor public final class DetailViewModel {
  public struct State: Hashable, Sendable {
    public fileprivate(set) var name = ""
    public fileprivate(set) var usd: String?
    public fileprivate(set) var eur: String?
    public fileprivate(set) var tags: [String] = []
    public fileprivate(set) var isLoading = false
    public fileprivate(set) var errorMessage: String?
  }

  public let id: Int
  private let loader: PriceLoader
  private let formatter: CryptoFormatter
  private let holder = StateHolder(State())

  public init(
    id: Int, useCase: any MarketsPriceUseCaseProtocol,
    featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.id = id
    self.formatter = formatter
    loader = PriceLoader(useCase: useCase, featureFlags: featureFlags)
  }

  public var state: State { holder.current }

  public func states() -> AsyncStream<State> { holder.stream() }

  public func run() async {
    await loader.follow { await refresh() }
  }

  public func refresh() async {
    holder.current.isLoading = true
    holder.current.errorMessage = nil
    guard let result = await loader.load() else { return }
    holder.current = state(after: result)
  }

  private func state(after result: Result<[any CryptoPriceItem], any Error>) -> State {
    var next = state
    next.isLoading = false
    switch result {
    case .failure(let error):
      next.errorMessage = Task.isCancelled ? nil : error.localizedDescription
    case .success(let items):
      guard let item = items.first(where: { [id] in $0.id == id }) else {
        next.errorMessage = "Coin \(id) is unknown"
        return next
      }
      next.name = item.name
      next.usd = formatter.format(value: item.usd, currency: .usd)
      next.eur = item.eur.map { formatter.format(value: $0, currency: .eur) }
      next.tags = item.tagStrings
    }
    return next
  }
}
