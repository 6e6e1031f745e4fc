import Foundation
import Ledger
import MarketsDomain

/// The list of coins: what happened to it, folded into what it shows.
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

    public var emptyMessage: String? {
      guard !isLoading, errorMessage == nil, rows.isEmpty else { return nil }
      return searchText.isEmpty ? "There are no coins." : "No coin is called “\(searchText)”."
    }
  }

  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol
  private let formatter: CryptoFormatter
  private let story = Ledger<ListStory, ListStory.Event>(ListStory()) { $0.fold($1) }

  public init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.useCase = useCase
    self.featureFlags = featureFlags
    self.formatter = formatter
  }

  public var state: State { story.state.shown }

  public func states() -> AsyncStream<State> { story.follow(\.shown) }

  public func run() async {
    await followEUR(featureFlags) { supportEUR in
      let load = self.story.append(.began).load
      return Task { await self.finish(load, supportEUR: supportEUR) }
    }
  }

  public func refresh() async {
    let load = story.append(.began).load
    await finish(load, supportEUR: featureFlags.getValue(flag: .supportEUR))
  }

  public func search(_ text: String) { story.append(.searched(text)) }

  private func finish(_ load: Int, supportEUR: Bool) async {
    do {
      let items = try await useCase.fetchPrices(supportEUR: supportEUR)
      story.append(.arrived(load, items.map(row)))
    } catch is CancellationError {
      story.append(.stopped(load))
    } catch {
      story.append(.failed(load, "\(error)"))
    }
  }

  private func row(_ item: any CryptoPriceItem) -> Row {
    Row(
      id: item.id, name: item.name, usd: formatter.format(value: item.usd, currency: .usd),
      eur: item.eur.map { formatter.format(value: $0, currency: .eur) },
      tags: item.tagStrings.sorted(), route: .detail(id: item.id))
  }
}

/// All rows, the load that counts, and what is shown of both.
struct ListStory: Sendable {
  enum Event: Sendable {
    case began
    case arrived(Int, [CryptoListViewModel.Row])
    case failed(Int, String)
    case stopped(Int)
    case searched(String)
  }

  private(set) var load = 0
  private(set) var shown = CryptoListViewModel.State()
  private var rows: [CryptoListViewModel.Row] = []

  init() {}

  mutating func fold(_ event: Event) {
    switch event {
    case .began:
      load += 1
      shown.isLoading = true
      shown.errorMessage = nil
    case .arrived(load, let new):
      shown.isLoading = false
      rows = new
    case .failed(load, let message):
      shown.isLoading = false
      shown.errorMessage = message
    case .stopped(load): shown.isLoading = false
    case .searched(let text): shown.searchText = text
    case .arrived, .failed, .stopped: return
    }
    shown.rows = rows.filter { matches($0.name) }
  }

  private func matches(_ name: String) -> Bool {
    let wanted = shown.searchText.trimmingCharacters(in: .whitespacesAndNewlines)
    return wanted.isEmpty || name.localizedCaseInsensitiveContains(wanted)
  }
}
