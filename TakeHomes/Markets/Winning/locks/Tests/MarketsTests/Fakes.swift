import Foundation
import Synchronization
import Testing

@testable import MarketsData
@testable import MarketsDomain

struct Oops: Error, Equatable { var number = 1 }

/// A value that tasks and tests share.
final class Box<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>
  init(_ value: Value) { mutex = Mutex(value) }
  var value: Value {
    get { mutex.withLock { $0 } }
    set { mutex.withLock { $0 = newValue } }
  }
  func change(_ body: @Sendable (inout Value) -> Void) { mutex.withLock { body(&$0) } }
}

/// Lets others run until the condition holds; gives up after three seconds.
func becomes(
  _ what: Comment, at place: SourceLocation = #_sourceLocation,
  _ condition: @Sendable () async -> Bool
) async throws {
  let end = ContinuousClock.now + .seconds(3)
  while !(await condition()) {
    try #require(ContinuousClock.now < end, what, sourceLocation: place)
    await Task.yield()
  }
}

/// Gives others many turns.
func letOthersRun() async {
  for _ in 0..<200 { await Task.yield() }
}

/// Calls that wait until the test answers them.
final class Asked<Question: Sendable, Answer: Sendable>: Sendable {
  private struct Call {
    var question: Question
    var continuation: CheckedContinuation<Answer, any Error>?
  }

  private let calls = Mutex<[Call]>([])

  var questions: [Question] { calls.withLock { $0.map(\.question) } }
  var count: Int { questions.count }

  func ask(_ question: Question) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      calls.withLock { $0.append(Call(question: question, continuation: continuation)) }
    }
  }

  func answer(_ index: Int, _ result: Result<Answer, any Error>) async throws {
    try await becomes("call \(index) comes") { self.count > index }
    let continuation = calls.withLock { calls in
      defer { calls[index].continuation = nil }
      return calls[index].continuation
    }
    continuation?.resume(with: result)
  }
}

struct AskedPrices: MarketsPriceUseCaseProtocol {
  let asked = Asked<Bool, [any CryptoPriceItem]>()

  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    try await asked.ask(supportEUR)
  }
}

struct FixedPrices: MarketsPriceUseCaseProtocol {
  var items: [any CryptoPriceItem]
  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] { items }
}

/// Texts in place of files, given out when the test says so.
final class AskedSource: DataSourceProtocol {
  let asked = Asked<DataSourceResource, String>()

  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    let text = try await asked.ask(resource)
    return try JSONDecoder().decode(T.self, from: Data(text.utf8))
  }
}

final class CountingRepository: MarketsRepositoryProtocol {
  let usdCalls = Box(0)
  let allCalls = Box(0)

  func fetchUSDPrices() async throws -> [USDPrice.Price] {
    usdCalls.change { $0 += 1 }
    return [USDPrice.Price(id: 1, name: "BTC", usd: 2, tags: [])]
  }

  func fetchAllPrices() async throws -> [AllPrice.Price] {
    allCalls.change { $0 += 1 }
    return [AllPrice.Price(id: 1, name: "BTC", usd: 2, eur: 3, tags: [])]
  }
}

func usd(_ id: Int, _ name: String, _ amount: Decimal = 2, _ tags: [MarketsDomain.Tag] = [])
  -> USDPrice.Price
{
  USDPrice.Price(id: id, name: name, usd: amount, tags: tags)
}

func both(_ id: Int, _ name: String, _ dollars: Decimal = 2, _ euros: Decimal? = 3)
  -> AllPrice.Price
{
  AllPrice.Price(id: id, name: name, usd: dollars, eur: euros, tags: [])
}

func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }
