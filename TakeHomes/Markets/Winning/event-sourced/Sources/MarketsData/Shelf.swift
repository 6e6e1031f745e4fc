import Ledger

/// What was delivered last, and at most one order that is under way.
final class Shelf<Goods: Sendable>: Sendable {
  private struct Stock: Sendable {
    var goods: Goods?
    var deliveredAt = Duration.zero
    var order: Task<Goods, any Error>?
  }

  private enum Event: Sendable {
    case ordered(Task<Goods, any Error>)
    case delivered(Goods, at: Duration)
    case failed
  }

  private enum Decision: Sendable {
    case take(Goods)
    case wait(Task<Goods, any Error>)
  }

  private let lifetime: Duration
  private let time: @Sendable () -> Duration
  private let fetch: @Sendable () async throws -> Goods
  private let ledger = Ledger<Stock, Event>(Stock()) { stock, event in
    switch event {
    case .ordered(let task): stock.order = task
    case .delivered(let goods, let time):
      stock = Stock(goods: goods, deliveredAt: time)
    case .failed: stock.order = nil
    }
  }

  init(
    lifetime: Duration, time: @escaping @Sendable () -> Duration,
    fetch: @escaping @Sendable () async throws -> Goods
  ) {
    self.lifetime = lifetime
    self.time = time
    self.fetch = fetch
  }

  func take() async throws -> Goods {
    let now = time()
    let decision = ledger.decide { [lifetime] stock -> ([Event], Decision) in
      if let goods = stock.goods {
        let isFresh = now - stock.deliveredAt < lifetime
        return (isFresh || stock.order != nil ? [] : [.ordered(self.order())], .take(goods))
      }
      if let order = stock.order { return ([], .wait(order)) }
      let order = self.order()
      return ([.ordered(order)], .wait(order))
    }
    switch decision.answer {
    case .take(let goods): return goods
    case .wait(let order): return try await order.value
    }
  }

  private func order() -> Task<Goods, any Error> {
    Task { [ledger, time, fetch] in
      do {
        let goods = try await fetch()
        ledger.append(.delivered(goods, at: time()))
        return goods
      } catch {
        ledger.append(.failed)
        throw error
      }
    }
  }
}
