import Foundation
import Synchronization

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

enum Sample {
  static let usd = """
    {"data":[{"id":1,"name":"Bitcoin","usd":64000.5,"tags":["deposit","withdrawal"]},
    {"id":2,"name":"Ether","usd":3100.25,"tags":[]}]}
    """
  static let all = """
    {"data":[{"id":1,"name":"Bitcoin","price":{"usd":64000.5,"eur":59000.25},"tags":["deposit"]},
    {"id":2,"name":"Ether","price":{"usd":3100.25,"eur":2900.5},"tags":[]}]}
    """
  static let files: [DataSourceResource: Data] = [
    .usdPrices: Data(usd.utf8), .allPrices: Data(all.utf8),
  ]

  static func usd(amount: String) -> String {
    #"{"data":[{"id":1,"name":"Bitcoin","usd":\#(amount),"tags":[]}]}"#
  }
}

/// A source that decodes the texts it was given, remembers what it was asked and may be held.
final class SourceDouble: DataSourceProtocol, Sendable {
  let calls = Shared<[DataSourceResource]>([])
  let texts: Shared<[DataSourceResource: String]>
  let trouble = Shared<(any Error)?>(nil)
  let gate: Gate
  let cancelled = Shared(0)

  init(isHeld: Bool = false) {
    texts = Shared([.usdPrices: Sample.usd, .allPrices: Sample.all])
    gate = Gate(isOpen: !isHeld)
  }

  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    let (text, trouble) = (texts.value[resource] ?? "", trouble.value)
    calls.change { $0.append(resource) }
    await withTaskCancellationHandler {
      await gate.wait()
    } onCancel: {
      cancelled.change { $0 += 1 }
    }
    if let trouble { throw trouble }
    return try JSONDecoder().decode(T.self, from: Data(text.utf8))
  }
}
