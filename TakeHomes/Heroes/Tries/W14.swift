import Synchronization
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

/// Its hero never comes; it notes whether it was asked and whether that was cancelled.
private final class SlowRepository: HeroRepositoryProtocol {
  private let notes = Mutex<[String]>([])
  private let never = AsyncStream.makeStream(of: Void.self)
  var noted: [String] { notes.withLock { $0 } }

  func getHeroDetail(id: Int) async throws -> HeroDetail {
    notes.withLock { $0.append("asked") }
    for await _ in never.stream {}
    notes.withLock { $0.append("cancelled") }
    throw CancellationError()
  }
  func getHeroes(offset: Int, limit: Int) async throws -> HeroPage { throw HeroesError.notFound }
  func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
    throw HeroesError.notFound
  }
}

@MainActor struct LeftPageTests {
  /// The page is left while its hero is on the way.
  @Test func `leaving a page ends its request`() async {
    let repository = SlowRepository()
    let page = HeroDetailViewModel(
      heroId: 31, heroName: "Red Fox", getHeroDetail: GetHeroDetailUseCase(repository: repository))
    page.load()
    for _ in 0..<100_000 where repository.noted.isEmpty { await Task.yield() }
    page.leave()
    for _ in 0..<100_000 where repository.noted.count < 2 { await Task.yield() }
    #expect(repository.noted == ["asked", "cancelled"])
    #expect(page.state.errorMessage == nil)
  }
}
