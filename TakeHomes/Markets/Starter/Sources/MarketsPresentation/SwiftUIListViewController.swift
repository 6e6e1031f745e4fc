import Foundation
import MarketsData
import MarketsDomain

@MainActor public final class CryptoListViewModel {
  public struct Row: Identifiable, Hashable, Sendable {
    public var id: Int
    public var name: String
    public var usd: String
    public var eur: String?
    public var tags: [String]
    public var route: Route
  }

  public struct State: Hashable, Sendable {
    public var searchText: String = ""
    public var rows: [Row] = []
    public var isLoading: Bool = false
    public var errorMessage: String?

    // TODO
    public var emptyMessage: String? { return nil }
  }

  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol

  public init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.useCase = useCase
    self.featureFlags = featureFlags
  }

  public private(set) var state = State()

  public func states() -> AsyncStream<State> {
    let state = self.state
    return AsyncStream { continuation in
      continuation.yield(state)
      continuation.finish()
    }
  }

  public func run() async {
    await refresh()
  }

  public func refresh() async {
    state.rows = []
    let supportEUR = featureFlags.getValue(falg: FeatureFlag(key: "supportEUR"))
    let items = (try? await useCase.fetchPrices(supportEUR: supportEUR)) ?? []
    for item in items {
      var row = Row(
        id: item.id, name: item.name,
        usd: CryptoFormatter.shared.format(value: item.usd, currency: .usd), tags: [], route: .list)
      if item.eur != nil {
        row.eur = CryptoFormatter.shared.format(value: item.eur!, currency: .eur)
      }
      for tag in item.tags {
        row.tags.append(tag.rawValue)
      }
      state.rows.append(row)
    }
  }

  public func search(_ text: String) {
    // TODO: clearing the text brings nothing back
    state.searchText = text
    state.rows = state.rows.filter { $0.name.contains(text) }
  }
}
