import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

/// What the guide tests on its view controller is a value here.
@MainActor @Suite struct HeroDetailVCTests {
  private let owl = Hero(
    id: 1, name: "Iron Owl", realName: "Casimir Brandt", aliases: ["The Bell", "Old Iron"],
    deck: "Keeps the night.", biography: "Title\na b", publisher: "Harbour Lights",
    firstAppearance: "Amazing Fantasy #15", issueCount: 120, powers: ["Flight", "Hearing"],
    teams: ["The Wardens"], imageURL: URL(string: "http://127.0.0.1:9/owl.png"))

  @Test func `the facts stand in their order`() {
    let facts = HeroDetailContent(hero: owl).facts
    #expect(
      facts.map(\.label) == [
        "Real name", "Aliases", "Publisher", "First appearance", "Issues", "Powers", "Teams",
      ])
  }

  @Test func `lists are joined by commas`() {
    let facts = HeroDetailContent(hero: owl).facts
    #expect(
      facts.map(\.value) == [
        "Casimir Brandt", "The Bell, Old Iron", "Harbour Lights", "Amazing Fantasy #15", "120",
        "Flight, Hearing", "The Wardens",
      ])
  }

  @Test func `a fact without a value is left out`() {
    let bare = HeroDetailContent(hero: Hero(id: 2, name: "Nobody", powers: ["Sleep"]))
    #expect(bare.facts.map(\.label) == ["Powers"])
    #expect(bare.deck == nil)
    #expect(bare.biography == nil)
    #expect(bare.imageURL == nil)
  }

  @Test func `name, deck, biography and picture are handed on`() {
    let content = HeroDetailContent(hero: owl)
    #expect(content.name == "Iron Owl")
    #expect(content.deck == "Keeps the night.")
    #expect(content.biography == "Title\na b")
    #expect(content.imageURL == owl.imageURL)
  }

  @Test func `while it loads there is a title and nothing else`() async {
    let held = Held<HeroDetail>()
    let model = HeroDetailViewModel.testing(FakeRepository(detail: { _ in try await held.call() }))
    model.load()
    _ = await Lab.eventually { held.count == 1 }
    #expect(model.state.isLoading)
    #expect(model.state.title == "Hero 1")
    #expect(model.state.content == nil && model.state.errorMessage == nil)
  }

  @Test func `content and error exclude each other`() async throws {
    let owl = owl
    let model = HeroDetailViewModel.testing(FakeRepository(detail: { _ in HeroDetail(hero: owl) }))
    model.load()
    try #require(await Lab.eventually { model.state.content == HeroDetailContent(hero: owl) })
    #expect(model.state.errorMessage == nil && !model.state.isLoading)
  }

  @Test func `whoever watches sees the content`() async throws {
    let owl = owl
    let model = HeroDetailViewModel.testing(FakeRepository(detail: { _ in HeroDetail(hero: owl) }))
    let last = Box<HeroDetailState?>(nil)
    let states = model.states()
    let watcher = Task { for await state in states { last.set(state) } }
    try #require(await Lab.eventually { last.value == model.state })
    model.load()
    try #require(await Lab.eventually { last.value?.content?.name == "Iron Owl" })
    watcher.cancel()
  }

  @Test func `contents and states that differ are not equal`() async {
    let contents = [
      Hero(id: 1, name: "A"), Hero(id: 1, name: "B"), Hero(id: 1, name: "A", deck: "R"),
      Hero(id: 1, name: "A", biography: "R"), Hero(id: 1, name: "A", powers: ["R"]),
      Hero(id: 1, name: "A", teams: ["R"]), Hero(id: 1, name: "A", imageURL: owl.imageURL),
    ].map { HeroDetailContent(hero: $0) }
    let model = HeroDetailViewModel.testing(FakeRepository())
    var states = [model.state]
    model.load()
    _ = await Lab.eventually { model.state.content != nil }
    states.append(model.state)
    #expect(
      Lab.tellsApart(
        contents
      ) { $0 == $1 })
    #expect(
      Lab.tellsApart(
        states
      ) { $0 == $1 })
  }
}
