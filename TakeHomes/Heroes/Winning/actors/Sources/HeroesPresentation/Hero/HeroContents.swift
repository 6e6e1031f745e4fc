import Foundation
import HeroesDomain

public struct HeroCard: Hashable, Sendable {
  public var title: String
  public var subtitle: String?
  public var thumbnailURL: URL?
  public var accessibilityLabel: String

  public init(hero: Hero) {
    title = hero.name
    thumbnailURL = hero.thumbnailURL
    accessibilityLabel = sentence(about: hero)
    switch (hero.realName, hero.publisher) {
    case (let name?, let publisher?): subtitle = "\(name), \(publisher)"
    case (let name, let publisher): subtitle = name ?? publisher
    }
  }
}

public struct HeroDetailContent: Hashable, Sendable {
  public struct Fact: Hashable, Sendable {
    public var label: String
    public var value: String
  }

  public var name: String
  public var deck: String?
  public var biography: String?
  public var imageURL: URL?
  public var facts: [Fact] = []
  public var accessibilityLabel: String

  public init(hero: Hero) {
    (name, deck, biography) = (hero.name, hero.deck, hero.biography)
    imageURL = hero.imageURL
    accessibilityLabel = sentence(about: hero)
    add("Real name", hero.realName)
    add("Aliases", list(hero.aliases))
    add("Publisher", hero.publisher)
    add("First appearance", hero.firstAppearance)
    add("Issues", hero.issueCount == 0 ? nil : String(hero.issueCount))
    add("Powers", list(hero.powers))
    add("Teams", list(hero.teams))
  }

  private mutating func add(_ label: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    facts.append(Fact(label: label, value: value))
  }
}

private func list(_ values: [String]) -> String { values.joined(separator: ", ") }

/// For those who hear the screen.
private func sentence(about hero: Hero) -> String {
  var text = hero.name
  if let name = hero.realName { text += ", also known as \(name)" }
  if let publisher = hero.publisher { text += ", of \(publisher)" }
  return text + "."
}
