import Foundation
import HeroesData
import HeroesDomain
import HeroesPresentation
import Testing

@MainActor struct DetailTests {
  let repository = ScriptedRepository()

  private func model(_ name: String = "Owl") -> HeroDetailViewModel {
    HeroDetailViewModel(
      heroId: 4, heroName: name, getHeroDetail: GetHeroDetailUseCase(repository: repository))
  }

  @Test func `a detail is loaded once`() async {
    let model = model()
    #expect(model.state.title == "Owl")
    #expect(model.state.isLoading)
    model.load()
    model.load()
    let hero = Hero(id: 4, name: "Iron Owl", publisher: "Lighthouse")
    await repository.details.answer(
      0, .success(HeroDetail(hero: hero, origin: .offline(.parsing))))
    await until { model.state.content == HeroDetailContent(hero: hero) }
    #expect(model.state.title == "Iron Owl")
    #expect(!model.state.isLoading)
    #expect(model.state.offlineNotice == OfflineNotice(because: .parsing))
    model.load()
    await calm()
    #expect(repository.details.asked == [.detail(4)])
  }

  @Test func `an error can be tried again`() async {
    let model = model()
    model.load()
    await repository.details.answer(0, .failure(HeroesError.notFound))
    await until { model.state.errorMessage == ErrorMessage(.notFound) }
    #expect(!model.state.isLoading)
    model.retry()
    await repository.details.answer(1, .success(HeroDetail(hero: Hero(id: 4, name: "Owl"))))
    await until { model.state.content != nil }
    #expect(model.state.errorMessage == nil)
    #expect(model.state.offlineNotice == nil)
  }

  @Test func `leaving cancels`() async {
    let model = model()
    model.load()
    await until { repository.details.asked.count == 1 }
    model.leave()
    await until { repository.details.cancelled == [.detail(4)] }
    await calm()
    #expect(model.state.errorMessage == nil)
    #expect(model.state.content == nil)
  }
}

@MainActor struct NavigationTests {
  @Test(
    arguments: [
      (.list(query: ""), "/"), (.list(query: "iron owl"), "/?q=iron%20owl"),
      (.list(query: "a&b=c+d?é"), "/?q=a%26b%3Dc%2Bd%3F%C3%A9"),
      (.detail(id: 900_001), "/hero/900001"),
    ] as [(HeroesRoute, String)])
  func `routes print and parse`(route: HeroesRoute, path: String) {
    #expect(HeroesRoute(path: route.path) == route)
    if !path.contains("%26") { #expect(route.path == path) }
  }

  @Test(arguments: ["/hero/", "/hero/x", "/villain/3", "/hero/3/4"])
  func `other paths are no routes`(path: String) { #expect(HeroesRoute(path: path) == nil) }

  @Test func `a detail and back`() async throws {
    let repository = ScriptedRepository()
    var made = 0
    let container = DependencyContainer(
      clock: HandClock(),
      makeRepository: {
        made += 1
        return repository
      },
      makeImageLoader: {
        ImageLoader(fetch: { _ in Data() }, decode: { _, _ in throw HeroesError.parsing })
      })
    #expect(made == 0)
    let coordinator = container.makeCoordinator()
    coordinator.start()
    await until { repository.pages.asked.count == 1 }
    guard case .list(let list) = coordinator.screen else { throw HeroesError.notFound }
    coordinator.showDetail(heroId: 4, heroName: "Owl")
    await until { repository.pages.cancelled.count == 1 }
    guard case .detail(let detail) = coordinator.screen else { throw HeroesError.notFound }
    #expect(detail.state.title == "Owl")
    #expect(coordinator.route == .detail(id: 4))
    await until { repository.details.asked == [.detail(4)] }
    coordinator.back()
    await until { repository.details.cancelled == [.detail(4)] }
    await repository.pages.answer(1, .success(HeroPage(heroes: heroes([1]), total: 1)))
    guard case .list(let same) = coordinator.screen else { throw HeroesError.notFound }
    #expect(same === list)
    #expect(coordinator.route == .list(query: ""))
    await until { list.state.heroes.count == 1 }
    coordinator.showDetail(heroId: 5, heroName: "")
    coordinator.stop()
    await calm()
    coordinator.back()
    await calm()
    #expect(repository.pages.asked.count == 2)
    #expect(made == 1)
  }

  @Test func `the coordinator asks its factory`() {
    let repository = ScriptedRepository()
    var opened: [String] = []
    let coordinator = HeroesCoordinator(
      makeList: {
        HeroesListViewModel(
          getHeroes: GetHeroesUseCase(repository: repository),
          searchHeroes: SearchHeroesUseCase(repository: repository), clock: HandClock())
      },
      makeDetail: { id, name in
        opened.append("\(id) \(name)")
        return HeroDetailViewModel(
          heroId: id, heroName: name, getHeroDetail: GetHeroDetailUseCase(repository: repository))
      })
    coordinator.showDetail(heroId: 7, heroName: "Fox")
    #expect(opened == ["7 Fox"])
    coordinator.stop()
  }

  @Test func `a cold deep link`() async {
    let repository = ScriptedRepository()
    let container = DependencyContainer(
      clock: HandClock(), makeRepository: { repository },
      makeImageLoader: {
        ImageLoader(fetch: { _ in Data() }, decode: { _, _ in throw HeroesError.parsing })
      })
    let coordinator = container.makeCoordinator()
    coordinator.start(at: .detail(id: 9))
    await until { repository.details.asked == [.detail(9)] }
    #expect(repository.pages.asked.isEmpty)
    coordinator.back()
    await until { repository.pages.asked == [.list(offset: 0, limit: 20)] }
    coordinator.start(at: .list(query: "owl"))
    await until { repository.pages.asked.last == .search("owl", offset: 0, limit: 20) }
    #expect(coordinator.route == .list(query: "owl"))
    coordinator.stop()
  }
}

struct WordsTests {
  @Test func `each error has words of its own`() {
    let messages = HeroesError.allCases.map(ErrorMessage.init)
    #expect(Set(messages.map(\.text)).count == messages.count)
    #expect(messages.allSatisfy { $0.retryTitle == "Retry" && !$0.title.isEmpty })
    let notices = HeroesError.allCases.map(OfflineNotice.init(because:))
    #expect(Set(notices.map(\.text)).count == notices.count)
    #expect(notices.allSatisfy { $0.title == "Offline data" && !$0.retryTitle.isEmpty })
  }

  @Test(arguments: [("", nil), ("  ", nil), ("owl", "Clear search")])
  func `an empty result helps`(query: String, action: String?) {
    let message = EmptyMessage(query: query)
    #expect(message.title == "No heroes found")
    #expect(!message.guidance.isEmpty)
    #expect(message.actionTitle == action)
  }

  @Test func `a card is one sentence`() throws {
    let card = HeroCard(
      hero: Hero(id: 1, name: "Owl", realName: "Brandt", publisher: "Lighthouse"))
    let words = ["Owl", "Brandt", "Lighthouse"]
    let places = words.compactMap { card.accessibilityLabel.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(try #require(card.subtitle).contains("Brandt"))
    #expect(try #require(card.subtitle).contains("Lighthouse"))
    let bare = HeroCard(hero: Hero(id: 1, name: "Owl"))
    #expect(bare.subtitle == nil)
    #expect(!bare.accessibilityLabel.contains("nil"))
    #expect(!bare.accessibilityLabel.contains(","))
  }

  @Test func `facts`() {
    let full = HeroDetailContent(
      hero: Hero(
        id: 1, name: "Owl", realName: "Brandt", aliases: ["A", "B"], deck: "D", biography: "Bio",
        publisher: "P", firstAppearance: "F #1", issueCount: 3, powers: ["x", "y"], teams: ["t"],
        imageURL: URL(string: "https://a/i")))
    #expect(
      full.facts.map { "\($0.label): \($0.value)" } == [
        "Real name: Brandt", "Aliases: A, B", "Publisher: P", "First appearance: F #1", "Issues: 3",
        "Powers: x, y", "Teams: t",
      ])
    #expect(full.deck == "D" && full.biography == "Bio" && full.imageURL != nil)
    let places = ["Owl", "Brandt", "P"].compactMap {
      full.accessibilityLabel.range(of: $0)?.lowerBound
    }
    #expect(places.count == 3)
    let bare = HeroDetailContent(hero: Hero(id: 1, name: "Owl"))
    #expect(bare.facts.filter { $0.label != "Issues" }.isEmpty)
  }
}
