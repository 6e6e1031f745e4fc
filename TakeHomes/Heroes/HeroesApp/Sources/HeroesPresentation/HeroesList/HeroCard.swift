public import Foundation
public import HeroesDomain

/// A row of the list, in words.
public struct HeroCard: Hashable, Sendable {
  public var title: String
  /// Real name and publisher, where there are any.
  public var subtitle: String?
  public var thumbnailURL: URL?
  /// The whole row as one sentence, for those who hear it.
  public var accessibilityLabel: String

  public init(hero: Hero) {
    title = hero.name
    let parts = [hero.realName, hero.publisher].compactMap(\.self)
    subtitle = parts.isEmpty ? nil : parts.joined(separator: " · ")
    thumbnailURL = hero.thumbnailURL
    accessibilityLabel = hero.accessibilityLabel
  }
}

extension Hero {
  /// Name, real name and publisher as one sentence.
  var accessibilityLabel: String {
    let parts = [
      name, realName.map { "real name \($0)" }, publisher.map { "published by \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "."
  }
}
