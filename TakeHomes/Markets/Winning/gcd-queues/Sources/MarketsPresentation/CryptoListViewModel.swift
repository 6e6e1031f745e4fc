import Foundation
import MarketsDomain

@MainActor public final class CryptoListViewModel {
  public struct Row: Identifiable, Hashable, Sendable {
    public let id: Int
    public let name: String
    public let usd: String
    public let eur: String?
    public let tags: [String]

    public var route: Route { .detail(id: id) }
  }

  public struct State: Hashable, Sendable {
    public var searchText: String { didSet { filter() } }
    public private(set) var rows: [Row] = []
    public var isLoading: Bool
    public var errorMessage: String?

    var allRows: [Row] { didSet { filter() } }

    public var emptyMessage: String? {
      rows.isEmpty && !isLoading && errorMessage == nil ? "Nothing to see here" : nil
    }

    init() {
      searchText = ""
      isLoading = false
      allRows = []
    }

    private mutating func filter() {
      let needle = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
      rows =
        needle.isEmpty
        ? allRows : allRows.filter { $0.name.range(of: needle, options: .caseInsensitive) != nil }
    }
  }

  private let loader: PriceLoader
  private let formatter: CryptoFormatter
  private let holder = StateHolder(State())

  public init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    loader = PriceLoader(useCase: useCase, featureFlags: featureFlags)
    self.formatter = formatter
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
    var next = state
    next.isLoading = false
    switch result {
    case .success(let items):
      next.allRows = items.map(row)
    case .failure(let error):
      next.errorMessage = Task.isCancelled ? nil : error.localizedDescription
    }
    holder.current = next
  }

  public func search(_ text: String) {
    holder.current.searchText = text
  }

  private func row(for item: any CryptoPriceItem) -> Row {
    let euros = item.eur.map { formatter.format(value: $0, currency: .eur) }
    return Row(
      id: item.id, name: item.name, usd: formatter.format(value: item.usd, currency: .usd),
      eur: euros, tags: item.tagStrings.sorted())
  }
}
