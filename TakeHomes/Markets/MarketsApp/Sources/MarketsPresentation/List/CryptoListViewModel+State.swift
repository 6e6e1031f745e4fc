public import MarketsDomain

extension CryptoListViewModel {
  /// One coin as the list shows it; all of it leads to its route.
  public struct Row: Identifiable, Hashable, Sendable {
    public var id: Int
    public var name: String
    public var usd: String
    /// Nil where euros are not shown or not known.
    public var eur: String?
    /// In alphabetical order.
    public var tags: [String]

    public var route: Route { .detail(id: id) }
  }

  /// All that a list shows.
  public struct State: Hashable, Sendable {
    /// As it was typed.
    public var searchText = ""
    /// What the search leaves; rows of before stay while others are fetched.
    public var rows: [Row] = []
    /// True from the beginning: nothing was fetched yet.
    public var isLoading = true
    public var errorMessage: String?

    public init() {}

    /// What to say where nothing loads, nothing failed and no row stands.
    public var emptyMessage: String? {
      guard rows.isEmpty, !isLoading, errorMessage == nil else { return nil }
      return searchText.isEmpty
        ? "No coin is traded at the moment. Prices will stand here as soon as one is."
        : "No coin is called “\(searchText)”. Clear the search to see all of them."
    }
  }
}

extension CryptoListViewModel.Row {
  public init(item: any CryptoPriceItem, formatter: CryptoFormatter) {
    id = item.id
    name = item.name
    usd = formatter.format(value: item.usd, currency: .usd)
    eur = item.eur.map { formatter.format(value: $0, currency: .eur) }
    tags = item.tagStrings.sorted()
  }
}
