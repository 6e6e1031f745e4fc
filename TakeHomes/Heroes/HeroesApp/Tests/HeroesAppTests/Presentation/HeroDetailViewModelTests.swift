import HeroesDomain
import HeroesPresentation
import Testing

@MainActor
struct HeroDetailViewModelTests {
  private func detail(_ repository: RepositoryDouble, name: String = "Seven")
    -> HeroDetailViewModel
  {
    HeroDetailViewModel(
      heroId: 7, heroName: name, getHeroDetail: GetHeroDetailUseCase(repository: repository))
  }

  @Test func `it begins with the name it was opened with`() {
    let repository = RepositoryDouble(total: 1)
    let state = detail(repository).state
    #expect(state.title == "Seven")
    #expect(state.isLoading)
    #expect(state.content == nil && state.errorMessage == nil && state.offlineNotice == nil)
    #expect(repository.calls == [])
    #expect(detail(repository, name: "").state.title == "Hero")
  }

  @Test func `it shows the hero and takes its name`() async {
    let hero = Hero(id: 7, name: "Number Seven", deck: "A number.")
    let repository = RepositoryDouble { _ in .all(hero) }
    let detail = detail(repository)
    detail.load()
    detail.load()
    await until { !detail.state.isLoading }
    #expect(detail.state.title == "Number Seven")
    #expect(detail.state.content == HeroDetailContent(hero: hero))
    detail.load()
    detail.retry()
    await quiet()
    #expect(repository.calls == [.detail(id: 7)])
  }

  @Test(arguments: HeroesError.allCases) func `it shows the error, and retry brings the hero`(
    error: HeroesError
  ) async {
    let isBroken = Flag(true)
    let detail = detail(
      RepositoryDouble { _ in
        if isBroken.value { throw error }
        return .all(.sample(7))
      })
    detail.load()
    await until { !detail.state.isLoading }
    #expect(detail.state.errorMessage == ErrorMessage(error))
    #expect(detail.state.title == "Seven")
    isBroken.value = false
    detail.retry()
    #expect(detail.state.isLoading)
    await until { detail.state.content != nil }
    #expect(detail.state.errorMessage == nil)
  }

  @Test func `an offline hero is marked, and retry asks for the real one`() async {
    let origin = Flag(HeroOrigin.offline(.server))
    let detail = detail(RepositoryDouble { _ in .all(.sample(7), origin: origin.value) })
    detail.load()
    await until { !detail.state.isLoading }
    #expect(detail.state.offlineNotice == OfflineNotice(because: .server))
    origin.value = .live
    detail.retry()
    #expect(detail.state.content != nil)
    await until { detail.state.offlineNotice == nil }
  }

  @Test func `whoever watches sees the end`() async {
    let detail = detail(RepositoryDouble(total: 1))
    let seen = Flag<[HeroDetailState]>([])
    let states = detail.states()
    let watching = Task { for await state in states { seen.value += [state] } }
    await until { seen.value.count == 1 }
    detail.load()
    await until { seen.value.last?.content?.name == "Hero 7" }
    watching.cancel()
    await watching.value
    #expect(seen.value.first?.isLoading == true)
  }
}
