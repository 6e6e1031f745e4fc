import Ledger
import MarketsDomain

/// One coin.
@MainActor public final class DetailViewModel {
  public struct State: Hashable, Sendable {
    public var name = ""
    public var usd: String?
    public var eur: String?
    public var tags: [String] = []
    public var isLoading = false
    public var errorMessage: String?
  }

  private struct Story: Sendable {
    var load = 0
    var shown = State()
  }

  private enum Event: Sendable {
    case began
    case ended(Int, Outcome)
  }

  fileprivate enum Outcome: Sendable {
    case coin(any CryptoPriceItem)
    case unknown
    case failure(any Error)
    case stopped
  }

  public let id: Int
  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol
  private let story: Ledger<Story, Event>

  public init(
    id: Int, useCase: any MarketsPriceUseCaseProtocol,
    featureFlags: any FeatureFlagProviderProtocol, formatter: CryptoFormatter = CryptoFormatter()
  ) {
    self.id = id
    self.useCase = useCase
    self.featureFlags = featureFlags
    story = Ledger(Story()) { story, event in
      switch event {
      case .began:
        story.load += 1
        story.shown.isLoading = true
        story.shown.errorMessage = nil
      case .ended(story.load, let outcome):
        story.shown.isLoading = false
        story.shown.show(outcome, formatter)
      case .ended: break
      }
    }
  }

  public var state: State { story.state.shown }

  public func states() -> AsyncStream<State> { story.follow(\.shown) }

  public func run() async {
    await followEUR(featureFlags) { supportEUR in
      let load = self.story.append(.began).load
      return Task { self.story.append(.ended(load, await self.outcome(supportEUR))) }
    }
  }

  public func refresh() async {
    let load = story.append(.began).load
    story.append(.ended(load, await outcome(featureFlags.getValue(flag: .supportEUR))))
  }

  private func outcome(_ supportEUR: Bool) async -> Outcome {
    do {
      let items = try await useCase.fetchPrices(supportEUR: supportEUR)
      return items.first { $0.id == id }.map(Outcome.coin) ?? .unknown
    } catch is CancellationError {
      return .stopped
    } catch {
      return .failure(error)
    }
  }
}

extension DetailViewModel.State {
  fileprivate mutating func show(_ outcome: DetailViewModel.Outcome, _ formatter: CryptoFormatter) {
    switch outcome {
    case .coin(let item):
      name = item.name
      usd = formatter.format(value: item.usd, currency: .usd)
      eur = item.eur.map { formatter.format(value: $0, currency: .eur) }
      tags = item.tagStrings.sorted()
    case .unknown: errorMessage = "This coin is not sold any more."
    case .failure(let error): errorMessage = "\(error)"
    case .stopped: break
    }
  }
}
