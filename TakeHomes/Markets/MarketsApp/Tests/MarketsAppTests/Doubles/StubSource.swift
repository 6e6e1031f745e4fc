import Foundation
import MarketsData
import MarketsDomain

/// Answers as it is told, and knows what it was asked.
final class StubSource: DataSourceProtocol {
  let asked = Notes<DataSourceResource>()
  private let answer: @Sendable (DataSourceResource, _ count: Int) async throws -> Data

  init(_ answer: @escaping @Sendable (DataSourceResource, _ count: Int) async throws -> Data) {
    self.answer = answer
  }

  /// Both shapes, with the number of the question as the price.
  convenience init() {
    self.init { resource, count in .prices(of: resource, usd: "\(count)") }
  }

  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    let count = asked.add(resource)
    return try JSONDecoder().decode(T.self, from: await answer(resource, count))
  }
}

struct Broken: Error, Equatable, CustomStringConvertible {
  var description: String { "The line is dead." }
}

extension Data {
  static func prices(of resource: DataSourceResource, usd: String) -> Data {
    switch resource {
    case .usdPrices: Data(#"{"data":[{"id":1,"name":"BTC","usd":\#(usd),"tags":[]}]}"#.utf8)
    case .allPrices:
      Data(#"{"data":[{"id":1,"name":"BTC","price":{"usd":\#(usd),"eur":2},"tags":[]}]}"#.utf8)
    }
  }
}
