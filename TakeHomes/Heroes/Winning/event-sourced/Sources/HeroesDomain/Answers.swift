/// A part of a list, as its source gave it.
public struct HeroPage: Hashable, Sendable {
  public var heroes: [Hero]
  public var total: Int
  public var origin: HeroOrigin

  public init(heroes: [Hero], total: Int, origin: HeroOrigin = .live) {
    self.heroes = heroes
    self.total = total
    self.origin = origin
  }
}

public struct HeroDetail: Hashable, Sendable {
  public var hero: Hero
  public var origin: HeroOrigin

  public init(hero: Hero, origin: HeroOrigin = .live) {
    self.hero = hero
    self.origin = origin
  }
}

public enum HeroOrigin: Hashable, Sendable {
  case live
  case offline(HeroesError)
}

public enum HeroesError: Error, Hashable, Sendable, CaseIterable {
  case network, server, parsing, rateLimited, invalidKey, notFound
}
