import Foundation
import MarketsDomain

/// Tells states to those who watch, the newest at least.
final class Watchers<State: Equatable & Sendable> {
  private var all: [AsyncStream<State>.Continuation] = []

  isolated deinit { all.forEach { $0.finish() } }

  func join(at state: State) -> AsyncStream<State> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { watcher in
      watcher.yield(state)
      all.append(watcher)
    }
  }

  func hear(_ state: State, after old: State) {
    if state != old { all.forEach { $0.yield(state) } }
  }
}

public final class CryptoListViewModel {
  nonisolated public struct Row: Identifiable, Hashable, Sendable {
    public var id: Int
    public var name: String
    public var usd: String
    public var eur: String?
    public var tags: [String]
    public var route: Route
  }

  nonisolated public struct State: Hashable, Sendable {
    public var searchText = ""
    public var rows: [Row] = []
    public var isLoading = false
    public var errorMessage: String?

    public var emptyMessage: String? {
      rows.isEmpty && !isLoading && errorMessage == nil ? "There is nothing to show." : nil
    }
  }

  public private(set) var state = State() {
    didSet { watchers.hear(state, after: oldValue) }
  }

  private let questions: PriceQuestions
  private let formatter: CryptoFormatter
  private let watchers = Watchers<State>()
  private var rows: [Row] = []

  public init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol,
    formatter: CryptoFormatter = CryptoFormatter()
  ) {
    questions = PriceQuestions(useCase: useCase, flags: featureFlags)
    self.formatter = formatter
  }

  public func states() -> AsyncStream<State> { watchers.join(at: state) }

  public func run() async {
    await questions.follow {
      self.begin()
    } end: {
      self.show($0)
    }
  }

  public func refresh() async {
    await questions.ask {
      begin()
    } end: {
      show($0)
    }
  }

  public func search(_ text: String) {
    var next = state
    next.searchText = text
    next.rows = found(text)
    state = next
  }

  private func begin() {
    var next = state
    (next.isLoading, next.errorMessage) = (true, nil)
    state = next
  }

  private func show(_ answer: PriceAnswer) {
    var next = state
    next.isLoading = false
    switch answer {
    case .prices(let items):
      rows = items.map(row)
      next.rows = found(next.searchText)
    case .trouble(let text): next.errorMessage = text
    case .stopped, .outdated: break
    }
    state = next
  }

  private func found(_ text: String) -> [Row] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return text.isEmpty ? rows : rows.filter { $0.name.lowercased().contains(text) }
  }

  private func row(of item: any CryptoPriceItem) -> Row {
    Row(
      id: item.id, name: item.name, usd: formatter.format(value: item.usd, currency: .usd),
      eur: item.eur.map { formatter.format(value: $0, currency: .eur) },
      tags: item.tagStrings.sorted(), route: .detail(id: item.id))
  }
}

public final class DetailViewModel {
  nonisolated public struct State: Hashable, Sendable {
    public var name = ""
    public var usd: String?
    public var eur: String?
    public var tags: [String] = []
    public var isLoading = false
    public var errorMessage: String?
  }

  public private(set) var state = State() {
    didSet { watchers.hear(state, after: oldValue) }
  }

  public let id: Int
  private let questions: PriceQuestions
  private let formatter: CryptoFormatter
  private let watchers = Watchers<State>()

  public init(
    id: Int, useCase: any MarketsPriceUseCaseProtocol,
    featureFlags: any FeatureFlagProviderProtocol, formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.id = id
    questions = PriceQuestions(useCase: useCase, flags: featureFlags)
    self.formatter = formatter
  }

  public func states() -> AsyncStream<State> { watchers.join(at: state) }

  public func run() async {
    await questions.follow {
      self.begin()
    } end: {
      self.show($0)
    }
  }

  public func refresh() async {
    await questions.ask {
      begin()
    } end: {
      show($0)
    }
  }

  private func begin() {
    var next = state
    (next.isLoading, next.errorMessage) = (true, nil)
    state = next
  }

  private func show(_ answer: PriceAnswer) {
    var next = state
    next.isLoading = false
    switch answer {
    case .prices(let items):
      if let coin = items.first(where: { $0.id == id }) {
        next.name = coin.name
        next.usd = formatter.format(value: coin.usd, currency: .usd)
        next.eur = coin.eur.map { formatter.format(value: $0, currency: .eur) }
        next.tags = coin.tagStrings.sorted()
      } else {
        next.errorMessage = "This coin is gone."
      }
    case .trouble(let text): next.errorMessage = text
    case .stopped, .outdated: break
    }
    state = next
  }
}

public final class SettingViewModel {
  nonisolated public struct State: Hashable, Sendable {
    public var isEURSupported: Bool
    public var title = "Prices"
    public var description = "Show euros"
    public var footer = "This changes every page at once."
  }

  public private(set) var state: State {
    didSet { watchers.hear(state, after: oldValue) }
  }

  private let featureFlags: any FeatureFlagProviderProtocol
  private let watchers = Watchers<State>()

  public init(featureFlags: any FeatureFlagProviderProtocol) {
    self.featureFlags = featureFlags
    state = State(isEURSupported: featureFlags.getValue(flag: .supportEUR))
  }

  public func states() -> AsyncStream<State> { watchers.join(at: state) }

  public func run() async {
    for await isOn in featureFlags.observeFlagValue(flag: .supportEUR) {
      state.isEURSupported = isOn
    }
  }

  public func setEURSupported(_ isSupported: Bool) {
    featureFlags.update(flag: .supportEUR, newValue: isSupported)
    state.isEURSupported = featureFlags.getValue(flag: .supportEUR)
  }
}
