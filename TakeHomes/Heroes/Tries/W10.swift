import ClockKit
import Synchronization
import Testing

@testable import HeroesData
@testable import HeroesDomain
@testable import HeroesPresentation

/// Notes each query, and finds a hero of that name.
private final class NotingRepository: HeroRepositoryProtocol {
  private let asked = Mutex<[String]>([])
  var queries: [String] { asked.withLock { $0 } }

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    HeroPage(heroes: [Hero(id: 1, name: "Anybody")], total: 1)
  }
  func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.notFound }
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    asked.withLock { $0.append(query) }
    return HeroPage(heroes: [Hero(id: 2, name: query)], total: 1)
  }
}

@MainActor struct TypingTests {
  private let clock = ManualClock()
  private let repository = NotingRepository()
  private let list: HeroesListViewModel

  init() {
    list = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository), clock: clock)
  }

  /// Gives the list many turns to show this hero.
  private func wait(for name: String) async {
    for _ in 0..<100_000 where list.state.heroes.first?.name != name { await Task.yield() }
    #expect(list.state.heroes.first?.name == name)
  }

  /// Gives the list the time to do what it should not do.
  private func settle() async {
    for _ in 0..<1_000 { await Task.yield() }
  }

  /// Nothing is asked before the 300 ms are over, and the same text is not asked for twice.
  @Test func `two keystrokes are one search, 300 ms after the last`() async {
    list.loadInitial()
    await wait(for: "Anybody")
    list.search("fo")
    list.search("fox")
    for _ in 0..<100_000 where clock.sleeperCount == 0 { await Task.yield() }
    await settle()
    clock.advance(by: .milliseconds(299))
    await settle()
    #expect(repository.queries == [])
    clock.advance(by: .milliseconds(1))
    await wait(for: "fox")
    #expect(repository.queries == ["fox"])
    list.search("fox")
    await settle()
    clock.advance(by: .seconds(1))
    await settle()
    #expect(repository.queries == ["fox"])
  }

  /// The bundled source looks at three fields and at no letter's case.
  @Test(arguments: ["FOX", "berg", "the TAIL"]) func `the bundled heroes are found`(
    query: String
  ) async throws {
    let fox = Hero(id: 8, name: "Green Fox", realName: "Ada Berg", aliases: ["The Tail"])
    let source = MockDataSource(heroes: [Hero(id: 7, name: "Moth"), fox])
    let page = try await source.searchHeroes(query: query, offset: 0, limit: 20)
    #expect(page.heroes.map(\.name) == ["Green Fox"])
    #expect(page.total == 1)
  }
}
