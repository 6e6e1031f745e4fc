import MarketsDomain

public enum NetworkProviderType: String, CaseIterable, Sendable {
  case local
  case cryptoCom
  case coinGecko
}

public final class MarketsRepository: MarketsRepositoryProtocol {
  private let dollars: PriceCache<USDPrice.Price>
  private let euros: PriceCache<AllPrice.Price>

  public init(
    providerType: NetworkProviderType = .local,
    cacheLifetime: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    makeDataSource: @escaping @Sendable (NetworkProviderType) -> any DataSourceProtocol
  ) {
    let now = MarketsRepository.stopwatch(clock)
    dollars = PriceCache(lifetime: cacheLifetime, now: now) {
      try await (makeDataSource(providerType).fetchData(forDataType: .usdPrices) as USDPrice).data
    }
    euros = PriceCache(lifetime: cacheLifetime, now: now) {
      try await (makeDataSource(providerType).fetchData(forDataType: .allPrices) as AllPrice).data
    }
  }

  public func fetchUSDPrices() async throws -> [USDPrice.Price] {
    try await dollars.value()
  }

  public func fetchAllPrices() async throws -> [AllPrice.Price] {
    try await euros.value()
  }

  private static func stopwatch<C: Clock>(_ clock: C) -> @Sendable () -> Duration
  where C.Duration == Duration {
    let begin = clock.now
    return { begin.duration(to: clock.now) }
  }
}

/// The last prices, and whoever waits for the first ones.
final class PriceCache<Price: Sendable>: Sendable {
  typealias Waiter = CheckedContinuation<[Price], any Error>

  private struct State {
    var prices: [Price]?
    var expiry = Duration.zero
    var isFetching = false
    var waiters: [Waiter] = []
  }

  private let state = Guarded(State(), label: "markets.prices")
  private let lifetime: Duration
  private let now: @Sendable () -> Duration
  private let fetch: @Sendable () async throws -> [Price]

  init(
    lifetime: Duration, now: @escaping @Sendable () -> Duration,
    fetch: @escaping @Sendable () async throws -> [Price]
  ) {
    self.lifetime = lifetime
    self.now = now
    self.fetch = fetch
  }

  func value() async throws -> [Price] {
    try await withCheckedThrowingContinuation { waiter in
      let (prices, mustFetch) = state.sync { state -> ([Price]?, Bool) in
        if state.prices == nil { state.waiters.append(waiter) }
        let isOld = state.prices == nil || now() > state.expiry
        let mustFetch = isOld && !state.isFetching
        if mustFetch { state.isFetching = true }
        return (state.prices, mustFetch)
      }
      if mustFetch { Task { await renew() } }
      if let prices { waiter.resume(returning: prices) }
    }
  }

  private func renew() async {
    let result: Result<[Price], any Error>
    do {
      result = .success(try await fetch())
    } catch {
      result = .failure(error)
    }
    let waiters = state.sync { state -> [Waiter] in
      if case .success(let prices) = result { state.prices = prices }
      // Old prices that could not be renewed are kept as long again, so as not to press a sick server.
      state.expiry = now() + lifetime
      state.isFetching = false
      defer { state.waiters = [] }
      return state.waiters
    }
    waiters.forEach { $0.resume(with: result) }
  }
}
