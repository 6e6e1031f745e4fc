internal import Foundation
public import MarketsDomain

/// The list of coins, which searches and follows the flag for euros.
@MainActor public final class CryptoListViewModel {
  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol
  private let formatter: CryptoFormatter
  private let observers = Observers<State>()
  private let questions = LatestQuestion()
  private var allRows: [(row: Row, searched: String)] = []

  public private(set) var state = State() {
    didSet { if state != oldValue { observers.tell(state) } }
  }

  public init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.useCase = useCase
    self.featureFlags = featureFlags
    self.formatter = formatter
  }

  /// The present state at once, then later ones; who is slow skips to the newest.
  public func states() -> AsyncStream<State> { observers.stream(beginningWith: state) }

  /// Fetches prices, and fetches again whenever the flag changes, until the task is cancelled.
  public func run() async {
    await featureFlags.observeFlagValue(flag: .supportEUR).forEachLatest { supportEUR in
      await self.load(supportEUR: supportEUR)
    }
  }

  public func refresh() async {
    await load(supportEUR: featureFlags.getValue(flag: .supportEUR))
  }

  public func search(_ text: String) {
    var next = state
    next.searchText = text
    next.rows = rows(matching: text)
    state = next
  }

  private func load(supportEUR: Bool) async {
    var next = state
    next.isLoading = true
    next.errorMessage = nil
    state = next
    let answer = await questions.ask { try await useCase.fetchPrices(supportEUR: supportEUR) }
    if let answer { show(answer) }
  }

  private func show(_ answer: Result<[any CryptoPriceItem], any Error>) {
    var next = state
    next.isLoading = false
    switch answer {
    case .success(let items):
      allRows = items.map { item in
        (Row(item: item, formatter: formatter), item.name.lowercased())
      }
      next.rows = rows(matching: state.searchText)
    case .failure(let error):
      // Who left the screen knows why there is nothing new.
      next.errorMessage = error is CancellationError ? nil : "\(error)"
    }
    state = next
  }

  private func rows(matching text: String) -> [Row] {
    let searched = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return allRows.filter { searched.isEmpty || $0.searched.contains(searched) }.map(\.row)
  }
}
