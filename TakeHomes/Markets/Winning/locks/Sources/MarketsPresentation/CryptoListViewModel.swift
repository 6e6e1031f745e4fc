import Foundation
import MarketsDomain

@MainActor public final class CryptoListViewModel {
  public struct Row: Identifiable, Hashable, Sendable {
    public var id: Int
    public var name: String
    public var usd: String
    public var eur: String?
    public var tags: [String]

    public var route: Route { .detail(id: id) }
  }

  public struct State: Hashable, Sendable {
    public var searchText = ""
    public var isLoading = false
    public var errorMessage: String?
    var all: [Row] = []

    public var rows: [Row] {
      let wanted = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
      guard !wanted.isEmpty else { return all }
      return all.filter { $0.name.range(of: wanted, options: .caseInsensitive) != nil }
    }

    public var emptyMessage: String? {
      guard rows.isEmpty, errorMessage == nil, !isLoading else { return nil }
      return all.isEmpty ? "There are no coins." : "No coin has such a name."
    }
  }

  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol
  private let formatter: CryptoFormatter
  private let page = PageState(State())
  private let tickets = LoadTicket()

  public init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.useCase = useCase
    self.featureFlags = featureFlags
    self.formatter = formatter
  }

  public var state: State { page.value }

  public func states() -> AsyncStream<State> { page.stream() }

  public func run() async { await forEachFlag(featureFlags) { await self.load($0) } }

  public func refresh() async { await load(featureFlags.getValue(flag: .supportEUR)) }

  public func search(_ text: String) { page.change { $0.searchText = text } }

  private func load(_ withEuros: Bool) async {
    let ticket = tickets.draw()
    page.change { ($0.isLoading, $0.errorMessage) = (true, nil) }
    do {
      let rows = try await useCase.fetchPrices(supportEUR: withEuros).map { row($0) }
      end(ticket) { $0.all = rows }
    } catch is CancellationError {
      end(ticket) { _ in }
    } catch {
      end(ticket) { $0.errorMessage = "\(error)" }
    }
  }

  private func end(_ ticket: Int, _ change: (inout State) -> Void) {
    guard tickets.isLast(ticket) else { return }
    page.change {
      $0.isLoading = false
      change(&$0)
    }
  }

  private func row(_ item: any CryptoPriceItem) -> Row {
    Row(
      id: item.id, name: item.name, usd: formatter.format(value: item.usd, currency: .usd),
      eur: item.eur.map { formatter.format(value: $0, currency: .eur) },
      tags: item.tagStrings.sorted())
  }
}
