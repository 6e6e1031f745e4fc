import Foundation
import MarketsDomain
import Observation

/// The list: a feed, seen through a search.
@MainActor @Observable public final class CryptoListViewModel {
  public struct Row: Identifiable, Hashable, Sendable {
    public var id: Int
    public var name: String
    public var usd: String
    public var eur: String?
    public var tags: [String]
    public var route: Route
  }

  public struct State: Hashable, Sendable {
    public var searchText: String
    public var rows: [Row]
    public var isLoading: Bool
    public var errorMessage: String?

    public var emptyMessage: String? {
      if isLoading || errorMessage != nil || !rows.isEmpty { return nil }
      return searchText.isEmpty ? "No prices yet." : "Nothing matches “\(searchText)”."
    }
  }

  private var searchText = ""
  private let feed: PriceFeed
  private let formatter: CryptoFormatter

  public init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    feed = PriceFeed(useCase: useCase, flags: featureFlags)
    self.formatter = formatter
  }

  public var state: State {
    let wanted = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
    let found = (feed.items ?? []).filter { item in
      wanted.isEmpty || item.name.localizedCaseInsensitiveContains(wanted)
    }
    return State(
      searchText: searchText, rows: found.map(row), isLoading: feed.isLoading,
      errorMessage: feed.trouble)
  }

  public func states() -> AsyncStream<State> { following { [weak self] in self?.state } }
  public func run() async { await feed.run() }
  public func refresh() async { await feed.refresh() }
  public func search(_ text: String) { searchText = text }

  private func row(_ item: any CryptoPriceItem) -> Row {
    Row(
      id: item.id, name: item.name, usd: formatter.format(value: item.usd, currency: .usd),
      eur: item.eur.map { formatter.format(value: $0, currency: .eur) },
      tags: item.tagStrings.sorted(), route: .detail(id: item.id))
  }
}
