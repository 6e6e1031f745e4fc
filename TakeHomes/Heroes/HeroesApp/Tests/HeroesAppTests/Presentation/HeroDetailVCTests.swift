import Foundation
import HeroesData
import HeroesDomain
import HeroesPresentation
import Testing

/// What a view of the detail would show: there is no view controller here, only its values.
struct HeroDetailVCTests {
  private let full = Hero(
    id: 7, name: "Iron Owl", realName: "Casimir Brandt", aliases: ["Owl", "The Night Clerk"],
    deck: "A night clerk.", biography: "Origin\nA hotel.", publisher: "Harbour Lights Press",
    firstAppearance: "Harbour Lights #3", issueCount: 131, powers: ["Silent flight", "Memory"],
    teams: ["Sleepless"], imageURL: URL(string: "drawn://7/super.png"))

  @Test func `the facts stand in their order`() {
    let facts = HeroDetailContent(hero: full).facts
    #expect(
      facts.map(\.label) == [
        "Real name", "Aliases", "Publisher", "First appearance", "Issues", "Powers", "Teams",
      ])
    #expect(
      facts.map(\.value) == [
        "Casimir Brandt", "Owl, The Night Clerk", "Harbour Lights Press", "Harbour Lights #3",
        "131", "Silent flight, Memory", "Sleepless",
      ])
  }

  @Test func `a fact without a value is left out`() {
    #expect(HeroDetailContent(hero: .sample(1)).facts == [])
    let hero = Hero(id: 1, name: "One", issueCount: 1, teams: ["A"])
    #expect(HeroDetailContent(hero: hero).facts.map(\.label) == ["Issues", "Teams"])
  }

  @Test func `the texts and the picture are the hero's`() {
    let content = HeroDetailContent(hero: full)
    #expect(content.name == "Iron Owl")
    #expect(content.deck == "A night clerk.")
    #expect(content.biography == "Origin\nA hotel.")
    #expect(content.imageURL == full.imageURL)
  }

  @Test func `the head is one sentence`() {
    #expect(
      HeroDetailContent(hero: full).accessibilityLabel
        == "Iron Owl, real name Casimir Brandt, published by Harbour Lights Press.")
  }

  @Test(arguments: [
    ("<h1>Title</h1><p>a <b>b</b></p>", "Title\na b"),
    ("<p>Tom &amp; Ana</p><script>alert(1)</script>", "Tom & Ana"),
  ]) func `a description in HTML is shown as text`(html: String, text: String) throws {
    let json = try JSONEncoder().encode(["description": html])
    let object = try #require(String(data: json, encoding: .utf8)).dropFirst()
    let dto = try JSONDecoder().decode(
      ComicVineCharacterDTO.self, from: Data("{\"id\": 1, \(object)".utf8))
    #expect(HeroDetailContent(hero: dto.toDomain()).biography == text)
  }
}
