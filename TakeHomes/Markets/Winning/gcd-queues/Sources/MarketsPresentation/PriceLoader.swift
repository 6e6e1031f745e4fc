import MarketsDomain

/// Asks for prices until the answer fits the flag; only the last one who asked is answered.
@MainActor final class PriceLoader {
  private let useCase: any MarketsPriceUseCaseProtocol
  private let featureFlags: any FeatureFlagProviderProtocol
  private var lastRequest = 0
  private var answered: Bool?

  init(
    useCase: any MarketsPriceUseCaseProtocol, featureFlags: any FeatureFlagProviderProtocol
  ) {
    self.useCase = useCase
    self.featureFlags = featureFlags
  }

  /// Nil where somebody else has asked since.
  func load() async -> Result<[any CryptoPriceItem], any Error>? {
    lastRequest += 1
    let request = lastRequest
    while true {
      let supportEUR = featureFlags.getValue(flag: .supportEUR)
      let result: Result<[any CryptoPriceItem], any Error>
      do {
        result = .success(try await useCase.fetchPrices(supportEUR: supportEUR))
      } catch {
        result = .failure(error)
      }
      guard request == lastRequest else { return nil }
      guard supportEUR == featureFlags.getValue(flag: .supportEUR) || Task.isCancelled else {
        continue
      }
      answered = supportEUR
      return result
    }
  }

  /// Calls for each value of the flag that no answer was for yet.
  func follow(_ reload: () async -> Void) async {
    answered = nil
    for await supportEUR in featureFlags.observeFlagValue(flag: .supportEUR)
    where supportEUR != answered {
      await reload()
    }
  }
}
