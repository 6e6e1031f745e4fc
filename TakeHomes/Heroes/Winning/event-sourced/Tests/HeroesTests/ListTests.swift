import Foundation
import HeroesData
import HeroesDomain
import HeroesPresentation
import Testing

@MainActor struct ListTests {
  let clock = HandClock()
  let repository = ScriptedRepository()
  let model: HeroesListViewModel
  var pages: Script<Call, HeroPage> { repository.pages }

  init() {
    model = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: repository),
      searchHeroes: SearchHeroesUseCase(repository: repository), clock: clock)
  }

  private func page(
    _ ids: some Sequence<Int>, of total: Int = 60, _ origin: HeroOrigin = .live
  ) -> Result<HeroPage, any Error> {
    .success(HeroPage(heroes: heroes(ids), total: total, origin: origin))
  }

  private func loadFirst(_ origin: HeroOrigin = .live, of total: Int = 60) async {
    model.loadInitial()
    await pages.answer(0, page(1...20, of: total, origin))
    await until { model.state.heroes.count == 20 }
  }

  private func typing(_ text: String) async {
    model.search(text)
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
  }

  @Test func `the first state has skeletons`() async {
    #expect(model.state.skeletonCount == 20)
    model.loadInitial()
    #expect(model.state.skeletonCount == 20)
    await pages.answer(0, page(1...20))
    await until { model.state.heroes.count == 20 }
    #expect(model.state.skeletonCount == 0)
    #expect(model.state.hasMorePages)
    model.loadInitial()
    await calm()
    #expect(pages.asked == [.list(offset: 0, limit: 20)])
  }

  @Test func `watchers see every state`() async {
    var states = model.states().makeAsyncIterator()
    #expect(await states.next()?.skeletonCount == 20)
    await loadFirst()
    while let state = await states.next(), state.heroes.isEmpty {}
    #expect(model.state.heroes.count == 20)
  }

  @Test func `pages come one by one, by what came`() async {
    await loadFirst()
    model.loadNextPageIfNeeded(at: 18)
    await calm()
    #expect(pages.asked.count == 1)
    for _ in 0..<3 { model.loadNextPageIfNeeded(at: 19) }
    #expect(model.state.isLoadingNextPage)
    await pages.answer(1, page(11...30, of: 41))
    await until { model.state.heroes.count == 30 }
    #expect(model.state.heroes.map(\.id) == Array(1...30))
    #expect(!model.state.isLoadingNextPage)
    model.loadNextPageIfNeeded(at: 29)
    await pages.answer(2, page([30], of: 41))
    await until { !model.state.hasMorePages }
    model.loadNextPageIfNeeded(at: 29)
    await calm()
    #expect(pages.asked == [0, 20, 40].map { .list(offset: $0, limit: 20) })
  }

  @Test func `an empty page is the end`() async {
    await loadFirst()
    model.loadNextPageIfNeeded(at: 19)
    await pages.answer(1, page([]))
    await until { !model.state.hasMorePages }
    #expect(model.state.heroes.count == 20)
    #expect(model.state.emptyMessage == nil)
  }

  @Test func `a failed page can be asked for again`() async {
    await loadFirst()
    model.loadNextPageIfNeeded(at: 19)
    await pages.answer(1, .failure(HeroesError.rateLimited))
    await until { model.state.nextPageError == ErrorMessage(.rateLimited) }
    #expect(model.state.errorMessage == nil)
    #expect(model.state.heroes.count == 20)
    model.retry()
    await pages.answer(2, page(21...40))
    await until { model.state.heroes.count == 40 }
    #expect(model.state.nextPageError == nil)
    #expect(pages.asked.last == .list(offset: 20, limit: 20))
  }

  @Test func `a list that was cut off loads when the service returns`() async {
    model.loadInitial()
    await pages.answer(0, .failure(HeroesError.network))
    await until { model.state.errorMessage != nil }
    model.serviceReturned()
    await pages.answer(1, page(1...20))
    await until { model.state.heroes.count == 20 }
    model.serviceReturned()
    await calm()
    #expect(pages.asked.count == 2)
    model.loadNextPageIfNeeded(at: 19)
    await pages.answer(2, .failure(HeroesError.network))
    await until { model.state.nextPageError != nil }
    model.serviceReturned()
    await pages.answer(3, page(21...40))
    await until { model.state.heroes.count == 40 }
    let next = Call.list(offset: 20, limit: 20)
    #expect(pages.asked.dropFirst(2) == [next, next])
  }

  @Test(arguments: HeroesError.allCases)
  func `the service returns in vain where nobody looks or something else failed`(
    error: HeroesError
  ) async {
    model.loadInitial()
    await pages.answer(0, .failure(error))
    await until { model.state.errorMessage != nil }
    if error == .network { model.leave() }
    model.serviceReturned()
    await calm()
    #expect(pages.asked.count == 1)
  }

  @Test func `sources are not mixed`() async {
    await loadFirst()
    model.loadNextPageIfNeeded(at: 19)
    await pages.answer(1, page(900_001...900_020, .offline(.server)))
    await until { model.state.nextPageError == ErrorMessage(.server) }
    #expect(model.state.heroes.map(\.id) == Array(1...20))
    #expect(model.state.offlineNotice == nil)
    model.retry()
    await pages.answer(2, page(21...40))
    await until { model.state.heroes.count == 40 }
    #expect(pages.asked.last == .list(offset: 20, limit: 20))
  }

  @Test func `an offline list says so`() async {
    await loadFirst(.offline(.network))
    #expect(model.state.offlineNotice == OfflineNotice(because: .network))
    model.loadNextPageIfNeeded(at: 19)
    await pages.answer(1, page(21...40, .offline(.network)))
    await until { model.state.heroes.count == 40 }
    #expect(model.state.nextPageError == nil)
  }

  @Test(arguments: HeroesError.allCases)
  func `an error stands in place of the list`(error: HeroesError) async {
    model.loadInitial()
    await pages.answer(0, .failure(error))
    await until { model.state.errorMessage == ErrorMessage(error) }
    #expect(model.state.skeletonCount == 0)
    model.retry()
    #expect(model.state.errorMessage == nil)
    await pages.answer(1, page([], of: 0))
    await until { model.state.emptyMessage == EmptyMessage(query: "") }
    #expect(!model.state.hasMorePages)
  }

  @Test func `content stays while it is refreshed`() async {
    await loadFirst()
    model.refresh()
    #expect(model.state.isRefreshing)
    #expect(model.state.heroes.count == 20)
    #expect(model.state.skeletonCount == 0)
    await pages.answer(1, page(5...24))
    await until { !model.state.isRefreshing }
    #expect(model.state.heroes.map(\.id) == Array(5...24))
  }

  @Test func `keystrokes are collected`() async {
    await loadFirst()
    model.search("")
    await calm()
    #expect(clock.sleepers == 0)
    model.search("ow")
    #expect(model.state.query == "ow")
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(299))
    model.search("owl")
    await calm()
    clock.advance(by: .milliseconds(299))
    await calm()
    #expect(pages.asked.count == 1)
    clock.advance(by: .milliseconds(1))
    await pages.answer(1, page([7], of: 1))
    await until { model.state.heroes.map(\.id) == [7] }
    #expect(pages.asked.last == .search("owl", offset: 0, limit: 20))
    model.search("owl")
    await calm()
    clock.advance(by: .seconds(1))
    await calm()
    #expect(pages.asked.count == 2)
    await typing("  ")
    await pages.answer(2, page(1...20))
    await until { model.state.heroes.count == 20 }
    #expect(pages.asked.last == .list(offset: 0, limit: 20))
  }

  @Test func `the first empty text asks nothing`() async {
    model.search("")
    await calm()
    clock.advance(by: .seconds(1))
    await calm()
    #expect(pages.asked.isEmpty)
  }

  @Test func `late answers never show`() async {
    let slow = Script<Call, HeroPage>(heedsCancellation: false)
    struct Slow: HeroRepositoryProtocol {
      let script: Script<Call, HeroPage>
      func getHeroes(offset: Int, limit: Int) async throws -> HeroPage {
        try await script(.list(offset: offset, limit: limit))
      }
      func getHeroDetail(id: Int) async throws -> HeroDetail { throw HeroesError.notFound }
      func searchHeroes(query: String, offset: Int, limit: Int) async throws -> HeroPage {
        try await script(.search(query, offset: offset, limit: limit))
      }
    }
    let source = Slow(script: slow)
    let model = HeroesListViewModel(
      getHeroes: GetHeroesUseCase(repository: source),
      searchHeroes: SearchHeroesUseCase(repository: source), clock: clock)
    model.search("a")
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await until { slow.asked.count == 1 }
    model.search("ab")
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    await until { slow.asked.count == 2 }
    #expect(slow.cancelled == [.search("a", offset: 0, limit: 20)])
    await slow.answer(1, page([2], of: 1))
    await until { model.state.heroes.map(\.id) == [2] }
    await slow.answer(0, page([1], of: 1))
    await calm()
    #expect(model.state.heroes.map(\.id) == [2])
    model.refresh()
    await until { slow.asked.count == 3 }
    model.leave()
    let left = model.state
    await slow.answer(2, page([3], of: 1))
    await calm()
    #expect(model.state == left)
    #expect(slow.cancelled.count == 2)
  }

  @Test func `clearing does not wait`() async {
    await loadFirst()
    await typing("owl")
    await pages.answer(1, page([], of: 0))
    await until { model.state.emptyMessage == EmptyMessage(query: "owl") }
    model.clearSearch()
    #expect(model.state.query == "")
    await pages.answer(2, page(1...20))
    await until { model.state.heroes.count == 20 }
    #expect(pages.asked.last == .list(offset: 0, limit: 20))
  }

  @Test func `leaving cancels`() async {
    model.loadInitial()
    await until { pages.asked.count == 1 }
    model.leave()
    await until { pages.cancelled.count == 1 }
    await calm()
    #expect(model.state.errorMessage == nil)
    model.loadInitial()
    await pages.answer(1, page(1...20))
    await until { model.state.heroes.count == 20 }
  }

  @Test func `a keystroke is forgotten on leaving`() async {
    await loadFirst()
    model.search("owl")
    await clock.waitForSleepers()
    model.leave()
    await until { clock.sleepers == 0 }
    clock.advance(by: .seconds(1))
    await calm()
    #expect(pages.asked.count == 1)
  }
}
