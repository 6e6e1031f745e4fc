import Synchronization
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

/// Fails once with its error, then has one hero.
private final class FailsOnce: HeroRepositoryProtocol {
  private let error: HeroesError
  private let asked = Mutex(0)
  var count: Int { asked.withLock { $0 } }

  init(_ error: HeroesError) { self.error = error }

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    let number = asked.withLock { asked in
      asked += 1
      return asked
    }
    if number == 1 { throw error }
    return HeroPage(heroes: [Hero(id: 4, name: "Moth")], total: 1)
  }
  func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.notFound }
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    throw HeroesError.notFound
  }
}

struct ErrorWordsTests {
  /// A reader can tell six errors apart, and can try again after each of them.
  @Test func `each error has its own text`() {
    let messages = HeroesError.allCases.map { ErrorMessage($0) }
    #expect(Set(messages.map(\.text)).count == 6)
    #expect(Set(messages.map(\.retryTitle)) == ["Retry"])
    #expect(Set(HeroesError.allCases.map { OfflineNotice(because: $0).text }).count == 6)
  }
}

@MainActor struct ReturnedServiceTests {
  /// Loads a list whose first request fails, and says that the connection is back.
  private func list(_ repository: FailsOnce, _ error: HeroesError) async -> HeroesListViewModel {
    let list = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository))
    list.loadInitial()
    for _ in 0..<100_000 where list.state.errorMessage == nil { await Task.yield() }
    #expect(list.state.errorMessage == ErrorMessage(error))
    for _ in 0..<1_000 { await Task.yield() }
    list.serviceReturned()
    return list
  }

  /// The list failed without a network, and one request loads it when there is one again.
  @Test func `the list comes when the service returns`() async {
    let repository = FailsOnce(.network)
    let list = await list(repository, .network)
    for _ in 0..<100_000 where list.state.heroes.isEmpty { await Task.yield() }
    #expect(list.state.heroes.map(\.name) == ["Moth"])
    #expect(list.state.errorMessage == nil)
    #expect(repository.count == 2)
  }

  /// A wrong key is still wrong when the network is back.
  @Test func `another error stays when the service returns`() async {
    let repository = FailsOnce(.invalidKey)
    let list = await list(repository, .invalidKey)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(list.state.errorMessage == ErrorMessage(.invalidKey))
    #expect(repository.count == 1)
  }
}
