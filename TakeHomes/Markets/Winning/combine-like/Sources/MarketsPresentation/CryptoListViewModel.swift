import Foundation
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
    public var searchText = ""
    public var rows: [Row] = []
    public var isLoading = false
    public var errorMessage: String?
    var found: [Row] = []

    public var emptyMessage: String? {
      guard rows.isEmpty, !isLoading, errorMessage == nil else { return nil }
      return found.isEmpty ? "There are no prices." : "Nothing is called that."
    }

    /// Sets the rows to what the search leaves of those that were found.
    mutating func filter() {
      let text = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
      rows = found.filter { text.isEmpty || $0.name.localizedCaseInsensitiveContains(text) }
    }
  }

  private let page: Page<State>
  private let pipe: PricePipe

  public init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    let page = Page(State())
    self.page = page
    pipe = PricePipe(useCase: useCase, flags: featureFlags) {
      page.change { ($0.isLoading, $0.errorMessage) = (true, nil) }
    } onAnswer: { prices in
      page.change { state in
        state.isLoading = false
        switch prices {
        case .success(let items)?: state.found = items.map { Row($0, formatter) }
        case .failure(is CancellationError)?, nil: break
        case .failure(let error)?: state.errorMessage = "\(error)"
        }
        state.filter()
      }
    }
  }

  public var state: State { page.state }

  public func states() -> AsyncStream<State> { page.states }
  public func run() async { await pipe.run() }
  public func refresh() async { await pipe.refresh() }

  public func search(_ text: String) {
    page.change {
      $0.searchText = text
      $0.filter()
    }
  }
}

extension CryptoListViewModel.Row {
  fileprivate init(_ item: any CryptoPriceItem, _ formatter: CryptoFormatter) {
    id = item.id
    name = item.name
    usd = formatter.format(value: item.usd, currency: .usd)
    eur = item.eur.map { formatter.format(value: $0, currency: .eur) }
    tags = item.tagStrings.sorted()
    route = .detail(id: item.id)
  }
}
