import Foundation
import HeroesDomain

public struct ErrorMessage: Hashable, Sendable {
  public var title: String
  public var text: String
  public var retryTitle: String

  public init(_ error: HeroesError) {
    title = "Error"
    text = "Something went wrong. Pull to refresh."
    retryTitle = "OK"
  }
}

public struct OfflineNotice: Hashable, Sendable {
  public var title: String
  public var text: String
  public var retryTitle: String

  public init(because error: HeroesError) {
    title = "Offline"
    text = ""
    retryTitle = "OK"
  }
}

public struct EmptyMessage: Hashable, Sendable {
  public var title: String
  public var guidance: String
  public var actionTitle: String?

  public init(query: String) {
    title = "No heroes found"
    guidance = ""
  }
}

public struct HeroCard: Hashable, Sendable {
  public var title: String
  public var subtitle: String?
  public var thumbnailURL: URL?
  public var accessibilityLabel: String

  public init(hero: Hero) {
    title = hero.name
    subtitle = "\(hero.realName ?? "") \(hero.publisher ?? "")"
    thumbnailURL = hero.thumbnailURL
    accessibilityLabel = "\(hero.name), \(hero.realName ?? ""), \(hero.publisher ?? "")"
  }
}
