import Foundation
import XCTest

@testable import MarketsData
@testable import MarketsDomain

struct NoNetwork: Error, Equatable {
  var code = 503
}

/// A box with a lock.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  @discardableResult
  func mutate<R>(_ body: (inout Value) -> R) -> R { lock.withLock { body(&stored) } }
}

extension XCTestCase {
  /// Yields until it is so, for at most some seconds.
  func wait(
    _ what: String, file: StaticString = #filePath, line: UInt = #line,
    until isSo: @Sendable () async -> Bool
  ) async throws {
    let deadline = Date().addingTimeInterval(3)
    while await !isSo() {
      if Date() > deadline {
        XCTFail("never: \(what)", file: file, line: line)
        throw NoNetwork(code: 0)
      }
      await Task.yield()
    }
  }

  /// Long enough for what must not happen.
  func breathe() async {
    let end = Date().addingTimeInterval(0.05)
    while Date() < end { await Task.yield() }
  }
}

/// A clock that is set by hand.
final class TestClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var seconds: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(seconds: seconds + duration) }
    func duration(to other: Instant) -> Duration { other.seconds - seconds }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.seconds < rhs.seconds }
  }

  private typealias Sleeper = (until: Instant, wake: CheckedContinuation<Void, any Error>)

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [UUID: Sleeper] = [:]
  private var gone: Set<UUID> = []

  let minimumResolution: Duration = .nanoseconds(1)
  var now: Instant { lock.withLock { time } }
  var sleeping: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        lock.lock()
        let (isGone, isDue) = (gone.contains(id), deadline <= time)
        if !isGone, !isDue { sleepers[id] = (deadline, wake) }
        lock.unlock()
        if isGone {
          wake.resume(throwing: CancellationError())
        } else if isDue {
          wake.resume()
        }
      }
    } onCancel: {
      let sleeper = lock.withLock {
        gone.insert(id)
        return sleepers.removeValue(forKey: id)
      }
      sleeper?.wake.resume(throwing: CancellationError())
    }
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.until <= time }
      due.keys.forEach { sleepers[$0] = nil }
      return due.values.map(\.wake)
    }
    due.forEach { $0.resume() }
  }
}

/// A use case that answers when the test says so.
final class SlowPrices: MarketsPriceUseCaseProtocol {
  typealias Answer = CheckedContinuation<[any CryptoPriceItem], any Error>

  private let calls = Locked<[(supportEUR: Bool, answer: Answer)]>([])

  var asked: [Bool] { calls.value.map(\.supportEUR) }

  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    try await withCheckedThrowingContinuation { answer in
      calls.mutate { $0.append((supportEUR, answer)) }
    }
  }

  func answer(_ call: Int, _ items: [any CryptoPriceItem]) {
    calls.value[call].answer.resume(returning: items)
  }

  func fail(_ call: Int) {
    calls.value[call].answer.resume(throwing: NoNetwork())
  }
}

struct ReadyPrices: MarketsPriceUseCaseProtocol {
  var items: [any CryptoPriceItem]

  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] { items }
}

/// A source of texts that counts, fails and waits as it is told.
final class TextSource: DataSourceProtocol {
  let text = Locked(#"{"data":[]}"#)
  let failure = Locked<(any Error)?>(nil)
  let isHeld = Locked(false)
  let asked = Locked<[DataSourceResource]>([])

  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    asked.mutate { $0.append(resource) }
    while isHeld.value { await Task.yield() }
    if let failure = failure.value { throw failure }
    return try JSONDecoder().decode(T.self, from: Data(text.value.utf8))
  }
}

func number(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

func dollarCoin(_ id: Int, _ name: String, tags: [MarketsDomain.Tag] = []) -> USDPrice.Price {
  USDPrice.Price(id: id, name: name, usd: 2, tags: tags)
}

func euroCoin(_ id: Int, _ name: String) -> AllPrice.Price {
  AllPrice.Price(id: id, name: name, usd: 2, eur: 3, tags: [])
}
