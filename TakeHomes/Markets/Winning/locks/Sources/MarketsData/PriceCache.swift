import Guarding

/// What was fetched last, who waits for the first time, and when to fetch again.
final class PriceCache<Price: Sendable>: Sendable {
  private typealias Caller = CheckedContinuation<[Price], any Error>

  private struct Content {
    var prices: [Price]?
    var goodUntil = Duration.zero
    var isFetching = false
    var callers: [Caller] = []
  }

  private let content = Guarded(Content())
  private let lifetime: Duration
  private let now: @Sendable () -> Duration
  private let fetch: @Sendable () async throws -> [Price]

  init(
    lifetime: Duration, now: @escaping @Sendable () -> Duration,
    fetch: @escaping @Sendable () async throws -> [Price]
  ) {
    (self.lifetime, self.now, self.fetch) = (lifetime, now, fetch)
  }

  func value() async throws -> [Price] {
    let time = now()
    return try await withCheckedThrowingContinuation { caller in
      let (known, isFirst) = content { content -> ([Price]?, Bool) in
        let isFirst =
          !content.isFetching && (content.prices == nil || time >= content.goodUntil)
        if isFirst { content.isFetching = true }
        if content.prices == nil { content.callers.append(caller) }
        return (content.prices, isFirst)
      }
      if isFirst { Task.detached { await self.renew() } }
      if let known { caller.resume(returning: known) }
    }
  }

  private func renew() async {
    let result: Result<[Price], any Error>
    do {
      result = .success(try await fetch())
    } catch {
      result = .failure(error)
    }
    let time = now()
    let callers = content { content -> [Caller] in
      content.isFetching = false
      if case .success(let prices) = result {
        content.prices = prices
        content.goodUntil = time + lifetime
      }
      defer { content.callers = [] }
      return content.callers
    }
    for caller in callers { caller.resume(with: result) }
  }
}
