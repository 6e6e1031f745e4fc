import Foundation
import HeroesData
import HeroesDomain
import HeroesPresentation
import Testing

/// The whole way of a page, with nothing replaced but the wire.
@MainActor
struct EndToEndFlowTests {
  private func results(_ ids: ClosedRange<Int>) -> String {
    "[\(ids.map { #"{"id": \#($0), "name": "Hero \#($0)"}"# }.joined(separator: ","))]"
  }

  private func container(_ wire: Wire) throws -> DependencyContainer {
    let source = try ComicVineDataSource(wire)
    return DependencyContainer(
      clock: RestlessClock(),
      makeRepository: { DefaultHeroRepository(primary: source, fallback: MockDataSource()) },
      makeImageLoader: { .sample() })
  }

  @Test func `a page travels from the last row to the state`() async throws {
    let wire = Wire(
      .ok(envelope(results(1...20), total: 37)), .ok(envelope(results(18...37), total: 37)))
    let list = try container(wire).makeHeroesListViewModel()
    list.loadInitial()
    await until { list.state.heroes.count == 20 }
    list.loadNextPageIfNeeded(at: 19)
    await until { list.state.heroes.count == 37 }
    #expect(list.state.heroes.map(\.id) == Array(1...37))
    #expect(list.state.heroes.last?.name == "Hero 37")
    #expect(!list.state.hasMorePages)
    #expect(list.state.offlineNotice == nil)
    let queries = wire.requests.map { $0.url.query() ?? "" }
    #expect(wire.requests.allSatisfy { $0.url.path() == "/api/characters/" })
    #expect(queries.map { $0.contains("offset=20") } == [false, true])
  }

  @Test(arguments: [
    (Wire.Answer.status(503, ""), HeroesError.server, 3),
    (.status(420, envelope("[]", status: 107)), .rateLimited, 1),
    (.status(200, envelope("[]", status: 100)), .invalidKey, 1),
    (.ok("<html>"), .parsing, 1),
    (.failure(APIError.timedOut), .network, 3),
  ]) func `a service that fails leaves offline data that says why`(
    answer: Wire.Answer, reason: HeroesError, requests: Int
  ) async throws {
    let wire = Wire(answer)
    let list = try container(wire).makeHeroesListViewModel()
    list.loadInitial()
    await until { list.state.heroes.count == 20 }
    #expect(list.state.heroes.first?.id == 900_001)
    #expect(list.state.offlineNotice == OfflineNotice(because: reason))
    #expect(wire.requests.count == requests)
  }

  @Test func `a search of offline data finds, and a link to an offline hero opens it`() async throws
  {
    let coordinator = try container(Wire(.status(503, ""))).makeCoordinator()
    coordinator.start(at: .list(query: "IRON"))
    guard case .list(let list) = coordinator.screen else { return }
    await until { list.state.heroes.map(\.name) == ["Iron Owl"] }
    coordinator.start(at: .detail(id: 900_002))
    guard case .detail(let detail) = coordinator.screen else { return }
    await until { detail.state.content?.name == "Iron Owl" }
    #expect(detail.state.offlineNotice == OfflineNotice(because: .server))
  }
}
