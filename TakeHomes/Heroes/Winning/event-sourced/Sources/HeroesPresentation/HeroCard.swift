import Foundation
import HeroesDomain

public struct HeroCard: Hashable, Sendable {
  public var title: String
  public var subtitle: String?
  public var thumbnailURL: URL?
  public var accessibilityLabel: String

  public init(hero: Hero) {
    title = hero.name
    subtitle = hero.credits.isEmpty ? nil : hero.credits.joined(separator: " · ")
    thumbnailURL = hero.thumbnailURL
    accessibilityLabel = hero.spokenLabel
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
  public var facts: [Fact]
  public var accessibilityLabel: String

  public init(hero: Hero) {
    name = hero.name
    deck = hero.deck
    biography = hero.biography
    imageURL = hero.imageURL
    let issues = hero.issueCount > 0 ? "\(hero.issueCount)" : nil
    let all: KeyValuePairs<String, String?> = [
      "Real name": hero.realName, "Aliases": hero.aliases.joined(separator: ", "),
      "Publisher": hero.publisher, "First appearance": hero.firstAppearance, "Issues": issues,
      "Powers": hero.powers.joined(separator: ", "), "Teams": hero.teams.joined(separator: ", "),
    ]
    facts = all.compactMap { label, value in
      value.flatMap { $0.isEmpty ? nil : Fact(label: label, value: $0) }
    }
    accessibilityLabel = hero.spokenLabel
  }
}

extension Hero {
  fileprivate var credits: [String] {
    [realName, publisher].compactMap(\.self).filter { !$0.isEmpty }
  }

  fileprivate var spokenLabel: String { ([name] + credits).joined(separator: ", ") + "." }
}
