import Foundation
import Synchronization

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// What a double throws.
struct Trouble: Error, Equatable {
  var name = "trouble"
}

extension Lab {
  /// Exact: a literal such as `0.1` would go through a binary fraction.
  static func exact(_ text: String) -> Decimal {
    Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
  }

  static func dollars(_ id: Int, _ name: String, _ usd: String = "1.5", tags: [Tag] = [])
    -> USDPrice.Price
  {
    USDPrice.Price(id: id, name: name, usd: Lab.exact(usd), tags: tags)
  }

  static func both(
    _ id: Int, _ name: String, _ usd: String = "1.5", _ eur: String = "1.4", tags: [Tag] = []
  ) -> AllPrice.Price {
    AllPrice.Price(id: id, name: name, usd: Lab.exact(usd), eur: Lab.exact(eur), tags: tags)
  }
}

/// Answers as it was told, and remembers what it was asked.
final class RepositoryDouble: MarketsRepositoryProtocol, Sendable {
  let calls = Shared<[String]>([])
  let usd: Shared<Result<[USDPrice.Price], any Error>>
  let all: Shared<Result<[AllPrice.Price], any Error>>
  let gate = Gate(isOpen: true)

  init(
    usd: Result<[USDPrice.Price], any Error> = .success([]),
    all: Result<[AllPrice.Price], any Error> = .success([])
  ) {
    self.usd = Shared(usd)
    self.all = Shared(all)
  }

  func fetchUSDPrices() async throws -> [USDPrice.Price] {
    calls.change { $0.append("usd") }
    await gate.wait()
    return try usd.value.get()
  }

  func fetchAllPrices() async throws -> [AllPrice.Price] {
    calls.change { $0.append("all") }
    await gate.wait()
    return try all.value.get()
  }
}
