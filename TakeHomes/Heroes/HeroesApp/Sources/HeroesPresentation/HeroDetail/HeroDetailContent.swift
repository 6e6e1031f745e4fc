public import Foundation
public import HeroesDomain

/// One hero in full, in words.
public struct HeroDetailContent: Hashable, Sendable {
  /// A line of the table of facts.
  public struct Fact: Hashable, Sendable {
    public var label: String
    public var value: String
  }

  public var name: String
  public var deck: String?
  /// Plain text; `\n` ends a paragraph.
  public var biography: String?
  public var imageURL: URL?
  /// What is known, in a fixed order.
  public var facts: [Fact]
  /// The head of the page as one sentence, for those who hear it.
  public var accessibilityLabel: String

  public init(hero: Hero) {
    name = hero.name
    deck = hero.deck
    biography = hero.biography
    imageURL = hero.imageURL
    accessibilityLabel = hero.accessibilityLabel
    facts = [
      ("Real name", hero.realName),
      ("Aliases", hero.aliases.joined(separator: ", ")),
      ("Publisher", hero.publisher),
      ("First appearance", hero.firstAppearance),
      ("Issues", hero.issueCount > 0 ? "\(hero.issueCount)" : nil),
      ("Powers", hero.powers.joined(separator: ", ")),
      ("Teams", hero.teams.joined(separator: ", ")),
    ].compactMap { label, value in
      guard let value, !value.isEmpty else { return nil }
      return Fact(label: label, value: value)
    }
  }
}
