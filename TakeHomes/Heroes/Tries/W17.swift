import Synchronization
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

/// Has two heroes, finds none in a search, and has no network after its first answer.
private final class OneAnswer: HeroRepositoryProtocol {
  private let asked = Mutex(0)
  private let isOpen = Mutex(true)
  var count: Int { asked.withLock { $0 } }

  func setOpen(_ open: Bool) { isOpen.withLock { $0 = open } }

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    let number = asked.withLock { asked in
      asked += 1
      return asked
    }
    while !isOpen.withLock({ $0 }) {
      try Task.checkCancellation()
      await Task.yield()
    }
    if number > 1 { throw HeroesError.network }
    return HeroPage(heroes: [Hero(id: 1, name: "Moth"), Hero(id: 2, name: "Fox")], total: 2)
  }
  func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.notFound }
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    HeroPage(heroes: [], total: 0)
  }
}

@MainActor struct FilledScreenTests {
  private let repository = OneAnswer()
  private let list: HeroesListViewModel

  init() {
    list = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository))
  }

  /// Nothing is there yet, so skeletons are; the heroes then stay while they are refreshed.
  @Test func `skeletons come first, and a refresh keeps the heroes`() async {
    #expect(list.state.skeletonCount == 20)
    list.loadInitial()
    for _ in 0..<100_000 where list.state.heroes.isEmpty { await Task.yield() }
    #expect(list.state.skeletonCount == 0)
    repository.setOpen(false)
    list.refresh()
    for _ in 0..<100_000 where repository.count < 2 { await Task.yield() }
    #expect(list.state.isRefreshing)
    #expect(list.state.heroes.map(\.name) == ["Moth", "Fox"])
    repository.setOpen(true)
    for _ in 0..<100_000 where list.state.isRefreshing { await Task.yield() }
    #expect(list.state.heroes.map(\.name) == ["Moth", "Fox"])
    #expect(list.state.errorMessage == nil)
  }

  /// An empty list says why it is empty, and what to do about it.
  @Test func `a search without a result offers to clear it`() async {
    list.loadInitial(query: "zebra")
    for _ in 0..<100_000 where list.state.emptyMessage == nil { await Task.yield() }
    #expect(list.state.emptyMessage?.title == "No heroes found")
    #expect(list.state.emptyMessage?.guidance.isEmpty == false)
    #expect(list.state.emptyMessage?.actionTitle == "Clear search")
  }
}
