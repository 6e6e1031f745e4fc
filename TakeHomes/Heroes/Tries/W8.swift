import Synchronization
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

/// Has 30 heroes; the network is gone after the first page.
private final class GoneNetwork: HeroRepositoryProtocol {
  private let asked = Mutex<[Int]>([])
  var offsets: [Int] { asked.withLock { $0 } }

  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
    asked.withLock { $0.append(offset) }
    let heroes = (offset..<min(offset + limit, 30)).map { Hero(id: $0 + 1, name: "Hero") }
    return HeroPage(heroes: heroes, total: 30, origin: offset == 0 ? .live : .offline(.network))
  }
  func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.notFound }
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    throw HeroesError.notFound
  }
}

@MainActor struct NextPageTests {
  private let repository = GoneNetwork()
  private let list: HeroesListViewModel

  init() {
    list = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository))
  }

  private func load() async {
    list.loadInitial()
    for _ in 0..<100_000 where list.state.heroes.isEmpty { await Task.yield() }
    #expect(list.state.heroes.count == 20)
  }

  /// A row in the middle is no reason for another request.
  @Test func `a row before the last asks for nothing`() async {
    await load()
    list.loadNextPageIfNeeded(at: 3)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(repository.offsets == [0])
  }

  /// The second page comes from another source, so it is shown as its error, below the list.
  @Test func `an offline page is not put behind live ones`() async {
    await load()
    list.loadNextPageIfNeeded(at: 19)
    for _ in 0..<100_000 where list.state.nextPageError == nil { await Task.yield() }
    #expect(list.state.nextPageError == ErrorMessage(.network))
    #expect(list.state.heroes.count == 20)
    #expect(list.state.hasMorePages)
    #expect(repository.offsets == [0, 20])
  }
}
