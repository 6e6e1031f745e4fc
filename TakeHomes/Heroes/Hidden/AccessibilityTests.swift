import Foundation
import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

@Suite struct AccessibilityTests {
  private func labels(_ hero: Hero) -> [String] {
    [HeroCard(hero: hero).accessibilityLabel, HeroDetailContent(hero: hero).accessibilityLabel]
  }

  private func offset(of part: String, in text: String) -> Int? {
    text.range(of: part).map { text.distance(from: text.startIndex, to: $0.lowerBound) }
  }

  @Test func `the label names the hero, then the real name, then the publisher`() throws {
    let hero = Hero(
      id: 1, name: "Iron Owl", realName: "Casimir Brandt", publisher: "Harbour Lights")
    for label in labels(hero) {
      #expect(label.hasPrefix("Iron Owl"))
      let name = try #require(offset(of: "Casimir Brandt", in: label))
      let publisher = try #require(offset(of: "Harbour Lights", in: label))
      #expect(name < publisher)
      #expect(!label.contains("\n"))
    }
  }

  @Test func `what is not there leaves no gap`() {
    for label in labels(Hero(id: 1, name: "Iron Owl")) {
      #expect(label == "Iron Owl" || label == "Iron Owl.")
    }
    for label in labels(Hero(id: 1, name: "Iron Owl", publisher: "Harbour Lights")) {
      #expect(label.contains("Harbour Lights"))
      for gap in [", ,", ",,", "  ", "nil", "Optional"] { #expect(!label.contains(gap)) }
    }
  }

  @Test func `a card shows the same facts that it reads`() {
    let card = HeroCard(
      hero: Hero(id: 1, name: "Iron Owl", realName: "Casimir Brandt", publisher: "Harbour Lights"))
    #expect(card.title == "Iron Owl")
    #expect(card.subtitle?.contains("Casimir Brandt") == true)
    #expect(card.subtitle?.contains("Harbour Lights") == true)
    #expect(HeroCard(hero: Hero(id: 2, name: "Nobody")).subtitle == nil)
  }
}
