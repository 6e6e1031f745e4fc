import MarketsDomain
import Observation

/// The prices as they were given last, and whether new ones are on their way.
@MainActor @Observable final class PriceFeed {
  private(set) var items: [any CryptoPriceItem]?
  private(set) var isLoading = false
  private(set) var trouble: String?

  @ObservationIgnored private var question = 0
  private let useCase: any MarketsPriceUseCaseProtocol
  private let flags: any FeatureFlagProviderProtocol

  init(useCase: any MarketsPriceUseCaseProtocol, flags: any FeatureFlagProviderProtocol) {
    self.useCase = useCase
    self.flags = flags
  }

  /// Asks for each value of the flag until the task is cancelled.
  func run() async {
    await withDiscardingTaskGroup { group in
      for await withEuros in flags.observeFlagValue(flag: .supportEUR) {
        let number = begin()
        group.addTask { await self.finish(number, withEuros) }
      }
      group.cancelAll()
    }
  }

  func refresh() async {
    let number = begin()
    await finish(number, flags.getValue(flag: .supportEUR))
  }

  private func begin() -> Int {
    question += 1
    isLoading = true
    trouble = nil
    return question
  }

  private func finish(_ number: Int, _ withEuros: Bool) async {
    do {
      let answer = try await useCase.fetchPrices(supportEUR: withEuros)
      guard number == question else { return }
      items = answer
    } catch {
      guard number == question else { return }
      trouble = error is CancellationError ? nil : String(describing: error)
    }
    isLoading = false
  }
}
