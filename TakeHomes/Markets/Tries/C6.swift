import Foundation
import Synchronization
import Testing

@testable import MarketsDomain

private final class NoPrices: MarketsRepositoryProtocol {
  func fetchUSDPrices() async throws -> [USDPrice.Price] { [] }
  func fetchAllPrices() async throws -> [AllPrice.Price] { [] }
}

/// Whether the value was made, and whether it arrived.
private final class Marks: Sendable {
  let isMade = Mutex(false)
  let isHeard = Mutex(false)
}

@MainActor struct LateValueTests {
  /// The main actor is busy while the value is made, so it is on its way when the subscription is cancelled.
  @Test func `a cancelled subscription hears nothing that was on its way`() async {
    let marks = Marks()
    let single = Single<Int> {
      marks.isMade.withLock { $0 = true }
      return 7
    }
    let subscription = single.subscribe { _ in
      marks.isHeard.withLock { $0 = true }
    } onFailure: { _ in
    }
    for _ in 0..<500 where !marks.isMade.withLock({ $0 }) { usleep(1_000) }
    usleep(5_000)
    subscription.cancel()
    for _ in 0..<1_000 { await Task.yield() }
    #expect(!marks.isHeard.withLock { $0 })
  }
}

struct FreedOwnerTests {
  /// Its owner is gone when it is given back.
  private func single() -> Single<Int> { NoPrices().asSingle { _ in 1 } }

  /// A single must not keep its repository alive, so the error comes in place of the value.
  @Test func `a freed owner ends in ownerReleased`() async {
    await #expect(throws: SingleError.ownerReleased) {
      for try await _ in single() {}
    }
  }
}
