import Foundation
import Testing

@testable import MarketsData
@testable import MarketsDomain

@Suite struct RepositoryTests {
  private let source = AskedSource()
  private let clock = ManualClock()

  private func repository(lifetime: Duration = .seconds(60)) -> MarketsRepository {
    MarketsRepository(cacheLifetime: lifetime, clock: clock) { [source] _ in source }
  }

  private func dollars(_ id: Int) -> Result<String, any Error> {
    .success(#"{"data":[{"id":\#(id),"name":"A","usd":1,"tags":[]}]}"#)
  }

  /// A repository that holds prices of the id 1.
  private func filled() async throws -> MarketsRepository {
    let repository = repository()
    async let first = repository.fetchUSDPrices()
    try await source.asked.answer(0, dollars(1))
    #expect(try await first.map(\.id) == [1])
    return repository
  }

  @Test(arguments: NetworkProviderType.allCases)
  func `the provider's source is asked`(type: NetworkProviderType) async throws {
    let types = Box<Set<NetworkProviderType>>([])
    let repository = MarketsRepository(providerType: type) { [source] type in
      types.change { $0.insert(type) }
      return source
    }
    async let prices = repository.fetchAllPrices()
    try await source.asked.answer(
      0, .success(#"{"data":[{"id":4,"name":"A","price":{"usd":2,"eur":1},"tags":[]}]}"#))
    #expect(try await prices == [AllPrice.Price(id: 4, name: "A", usd: 2, eur: 1, tags: [])])
    #expect(types.value == [type])
    #expect(source.asked.questions == [.allPrices])
  }

  @Test func `errors of the source reach the caller`() async throws {
    let repository = repository()
    let usd = Task { try await repository.fetchUSDPrices() }
    try await source.asked.answer(0, .failure(Oops(number: 4)))
    await #expect(throws: Oops(number: 4)) { try await usd.value }
    let all = Task { try await repository.fetchAllPrices() }
    try await source.asked.answer(1, .failure(Oops(number: 5)))
    await #expect(throws: Oops(number: 5)) { try await all.value }
  }

  @Test func `fresh prices are not asked for again`() async throws {
    let repository = try await filled()
    clock.advance(by: .seconds(59))
    #expect(try await repository.fetchUSDPrices().map(\.id) == [1])
    await letOthersRun()
    #expect(source.asked.count == 1)
  }

  @Test func `dollars and euros are kept apart`() async throws {
    let repository = try await filled()
    async let all = repository.fetchAllPrices()
    try await source.asked.answer(
      1, .success(#"{"data":[{"id":9,"name":"A","price":{"usd":2},"tags":[]}]}"#))
    #expect(try await all.map(\.id) == [9])
    #expect(try await repository.fetchUSDPrices().map(\.id) == [1])
  }

  @Test func `old prices are given out while one fetch runs`() async throws {
    let repository = try await filled()
    clock.advance(by: .seconds(61))
    #expect(try await repository.fetchUSDPrices().map(\.id) == [1])
    try await source.asked.answer(1, dollars(2))
    try await becomes("new prices") { (try? await repository.fetchUSDPrices().map(\.id)) == [2] }
    await letOthersRun()
    #expect(source.asked.count == 2)
  }

  @Test func `a failed renewal keeps the prices`() async throws {
    let repository = try await filled()
    clock.advance(by: .seconds(61))
    #expect(try await repository.fetchUSDPrices().map(\.id) == [1])
    try await source.asked.answer(1, .failure(Oops()))
    await letOthersRun()
    #expect(try await repository.fetchUSDPrices().map(\.id) == [1])
  }

  @Test func `a failed first fetch is not kept`() async throws {
    let repository = repository()
    let first = Task { try await repository.fetchUSDPrices() }
    try await source.asked.answer(0, .failure(Oops()))
    await #expect(throws: Oops.self) { try await first.value }
    async let second = repository.fetchUSDPrices()
    try await source.asked.answer(1, dollars(3))
    #expect(try await second.map(\.id) == [3])
  }

  @Test func `callers at the same time share a fetch`() async throws {
    let repository = repository()
    let tasks = (0..<5).map { _ in Task { try await repository.fetchUSDPrices().map(\.id) } }
    try await becomes("it is asked") { source.asked.count >= 1 }
    await letOthersRun()
    #expect(source.asked.count == 1)
    try await source.asked.answer(0, dollars(6))
    for task in tasks { #expect(try await task.value == [6]) }
  }

  @Test func `a caller that leaves takes nothing from the others`() async throws {
    let repository = repository()
    let leaver = Task { try await repository.fetchUSDPrices() }
    try await becomes("it is asked") { source.asked.count == 1 }
    let stayer = Task { try await repository.fetchUSDPrices() }
    await letOthersRun()
    leaver.cancel()
    await letOthersRun()
    try await source.asked.answer(0, dollars(6))
    #expect(try await stayer.value.map(\.id) == [6])
  }
}
