/// Prices of one kind: the last ones, and at most one fetch.
actor PriceShelf<Price: Sendable> {
  private let lifetime: Duration
  private let time: @Sendable () -> Duration
  private let fetch: @Sendable () async throws -> [Price]
  private var prices: [Price]?
  private var expiry = Duration.zero
  private var fetching: Task<[Price], any Error>?

  init(
    lifetime: Duration, time: @escaping @Sendable () -> Duration,
    fetch: @escaping @Sendable () async throws -> [Price]
  ) {
    self.lifetime = lifetime
    self.time = time
    self.fetch = fetch
  }

  func take() async throws -> [Price] {
    guard let prices else { return try await renewal().value }
    if time() >= expiry { _ = renewal() }
    return prices
  }

  private func renewal() -> Task<[Price], any Error> {
    if let fetching { return fetching }
    let task = Task {
      defer { fetching = nil }
      let new = try await fetch()
      prices = new
      expiry = time() + lifetime
      return new
    }
    fetching = task
    return task
  }
}
