import Testing

@testable import HeroesDomain
@testable import HeroesPresentation

struct LabelTests {
  /// The label has the name, the real name and the publisher, in this order.
  @Test func `a card is read as one sentence`() {
    let hero = Hero(id: 1, name: "Red Fox", realName: "Ada Berg", publisher: "Harbour")
    for label in [
      HeroCard(hero: hero).accessibilityLabel, HeroDetailContent(hero: hero).accessibilityLabel,
    ] {
      let places = ["Red Fox", "Ada Berg", "Harbour"].map { label.firstRange(of: $0)?.lowerBound }
      #expect(!places.contains(nil), "\(label)")
      #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(label)")
    }
  }

  /// Without a real name and a publisher there is nothing below the name.
  @Test func `what is missing leaves no gap`() {
    let card = HeroCard(hero: Hero(id: 1, name: "Moth"))
    #expect(card.title == "Moth")
    #expect(card.subtitle == nil)
    #expect(card.accessibilityLabel.hasPrefix("Moth"))
  }
}
