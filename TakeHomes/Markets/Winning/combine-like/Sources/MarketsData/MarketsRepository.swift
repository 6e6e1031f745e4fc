import MarketsDomain
import Reactive

public enum NetworkProviderType: String, CaseIterable, Sendable {
  case local, cryptoCom, coinGecko
}

public final class MarketsRepository: MarketsRepositoryProtocol {
  private let usd: Cache<[USDPrice.Price]>
  private let all: Cache<[AllPrice.Price]>

  public init(
    providerType: NetworkProviderType = .local, cacheLifetime: Duration = .seconds(60),
    clock: any Clock<Duration> = ContinuousClock(),
    makeDataSource: @escaping @Sendable (NetworkProviderType) -> any DataSourceProtocol
  ) {
    let source = makeDataSource(providerType)
    let time = timer(clock)
    usd = Cache(lifetime: cacheLifetime, time: time) {
      let envelope: USDPrice = try await source.fetchData(forDataType: .usdPrices)
      return envelope.data
    }
    all = Cache(lifetime: cacheLifetime, time: time) {
      let envelope: AllPrice = try await source.fetchData(forDataType: .allPrices)
      return envelope.data
    }
  }

  public func fetchUSDPrices() async throws -> [USDPrice.Price] { try await usd.value() }
  public func fetchAllPrices() async throws -> [AllPrice.Price] { try await all.value() }
}

private func timer(_ clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

/// The last value, and a subject that tells all who wait for the next one.
final class Cache<Value: Sendable>: Sendable {
  private typealias Answer = Result<Value, any Error>

  private struct Content {
    var value: Value?
    var expiry = Duration.zero
    /// Nil while nothing is fetched.
    var next: CurrentValueSubject<Answer?>?
  }

  private let content = Locked(Content())
  private let lifetime: Duration
  private let time: @Sendable () -> Duration
  private let fetch: @Sendable () async throws -> Value

  init(
    lifetime: Duration, time: @escaping @Sendable () -> Duration,
    fetch: @escaping @Sendable () async throws -> Value
  ) {
    (self.lifetime, self.time, self.fetch) = (lifetime, time, fetch)
  }

  func value() async throws -> Value {
    let (known, next) = content.use { content -> (Value?, CurrentValueSubject<Answer?>?) in
      let isGood = content.value != nil && time() < content.expiry
      if !isGood, content.next == nil { content.next = fetched() }
      return (content.value, content.next)
    }
    if let known { return known }
    if let next {
      for await answer in next.values { if let answer { return try answer.get() } }
    }
    throw CancellationError()
  }

  private func fetched() -> CurrentValueSubject<Answer?> {
    let subject = CurrentValueSubject<Answer?>(nil)
    Task {
      let answer: Answer
      do {
        answer = .success(try await fetch())
      } catch {
        answer = .failure(error)
      }
      content.use { content in
        content.next = nil
        guard case .success(let value) = answer else { return }
        content.value = value
        content.expiry = time() + lifetime
      }
      subject.send { $0 = answer }
    }
    return subject
  }
}
