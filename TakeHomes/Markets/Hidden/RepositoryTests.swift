import Foundation
import Synchronization
import Testing

@testable import MarketsApplication
@testable import MarketsData
@testable import MarketsDomain
@testable import MarketsPresentation

/// C9: the repository speaks of prices and chooses who answers.
@Suite struct RepositoryTests {
  @Test(arguments: NetworkProviderType.allCases)
  func `it asks for the source of its provider type`(type: NetworkProviderType) async throws {
    let asked = Shared<Set<NetworkProviderType>>([])
    let repository = MarketsRepository(providerType: type, clock: HandClock()) { type in
      asked.change { _ = $0.insert(type) }
      return SourceDouble()
    }
    _ = try await repository.fetchUSDPrices()
    #expect(asked.value == [type])
  }

  @Test func `unless somebody says otherwise, the local source answers`() async throws {
    let asked = Shared<Set<NetworkProviderType>>([])
    let repository = MarketsRepository { type in
      asked.change { _ = $0.insert(type) }
      return SourceDouble()
    }
    _ = try await repository.fetchAllPrices()
    #expect(asked.value == [.local])
  }

  @Test func `dollars come from the one resource, as prices`() async throws {
    let source = SourceDouble()
    let repository: any MarketsRepositoryProtocol = MarketsRepository { _ in source }
    let prices = try await repository.fetchUSDPrices()
    #expect(
      prices == [
        Lab.dollars(1, "Bitcoin", "64000.5", tags: [.deposit, .withdrawal]),
        Lab.dollars(2, "Ether", "3100.25"),
      ])
    #expect(source.calls.value == [.usdPrices])
  }

  @Test func `euros come from the other one, as prices`() async throws {
    let source = SourceDouble()
    let repository: any MarketsRepositoryProtocol = MarketsRepository { _ in source }
    let prices = try await repository.fetchAllPrices()
    #expect(
      prices == [
        Lab.both(1, "Bitcoin", "64000.5", "59000.25", tags: [.deposit]),
        Lab.both(2, "Ether", "3100.25", "2900.5"),
      ])
    #expect(source.calls.value == [.allPrices])
  }

  @Test(arguments: [
    DataSourceError.missingFile(.usdPrices), .invalidJSON(.usdPrices),
    .wrongSchema(.usdPrices, path: "data.0.usd"),
  ])
  func `an error of the source reaches the caller`(error: DataSourceError) async {
    let source = SourceDouble()
    source.trouble.change { $0 = error }
    let repository = MarketsRepository { _ in source }
    await #expect(throws: error) { try await repository.fetchUSDPrices() }
    await #expect(throws: error) { try await repository.fetchAllPrices() }
  }

  @Test func `an error that the repository does not know reaches the caller, too`() async {
    let source = SourceDouble()
    source.trouble.change { $0 = Trouble(name: "somebody else's") }
    let repository = MarketsRepository { _ in source }
    await #expect(throws: Trouble(name: "somebody else's")) {
      try await repository.fetchAllPrices()
    }
  }

  @Test func `prices that differ in one part are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          Lab.dollars(1, "A"), Lab.dollars(2, "A"), Lab.dollars(1, "B"), Lab.dollars(1, "A", "2"),
          Lab.dollars(1, "A", tags: [.deposit]), Lab.dollars(1, "A", tags: [.withdrawal]),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        [
          Lab.both(1, "A"), Lab.both(2, "A"), Lab.both(1, "B"), Lab.both(1, "A", "2"),
          Lab.both(1, "A", "1.5", "2"), Lab.both(1, "A", tags: [.deposit]),
          Lab.both(1, "A", tags: [.withdrawal]),
        ]) { $0 == $1 })
  }

  @Test func `errors, resources and types that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          DataSourceError.missingFile(.usdPrices), .missingFile(.allPrices),
          .invalidJSON(.usdPrices),
          .invalidJSON(.allPrices), .wrongSchema(.usdPrices, path: "data.0.usd"),
          .wrongSchema(.usdPrices, path: "data.1.usd"),
          .wrongSchema(.allPrices, path: "data.0.usd"),
        ]) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        DataSourceResource.allCases
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        NetworkProviderType.allCases
      ) { $0 == $1 })
  }
}
