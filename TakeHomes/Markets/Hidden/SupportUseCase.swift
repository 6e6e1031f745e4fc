import Foundation
import Synchronization

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// Each answer goes through a gate of its currency, so that a test says what arrives when.
final class UseCaseDouble: MarketsPriceUseCaseProtocol, Sendable {
  /// The flag of each call, in order.
  let calls = Shared<[Bool]>([])
  let gates: [Bool: Gate] = [false: Gate(isOpen: true), true: Gate(isOpen: true)]
  let names: Shared<[String]>
  let tags: [Tag]
  let trouble = Shared<Trouble?>(nil)

  init(names: [String] = ["Bitcoin", "Ether"], tags: [Tag] = []) {
    self.names = Shared(names)
    self.tags = tags
  }

  func hold(euros: Bool) { gates[euros]?.close() }
  func release(euros: Bool) { gates[euros]?.open() }
  func waiting(euros: Bool) -> Int { gates[euros]?.waiting ?? 0 }

  func fetchPrices(supportEUR: Bool) async throws -> [any CryptoPriceItem] {
    let (names, trouble) = (names.value, trouble.value)
    calls.change { $0.append(supportEUR) }
    await gates[supportEUR]?.wait()
    if let trouble { throw trouble }
    return names.enumerated().map { index, name -> any CryptoPriceItem in
      if supportEUR { return Lab.both(index + 1, name, tags: tags) }
      return Lab.dollars(index + 1, name, tags: tags)
    }
  }
}
