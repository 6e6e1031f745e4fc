/// Where heroes came from, which the reader must be told when it was not the service.
public enum HeroOrigin: Hashable, Sendable {
  case live
  /// From the bundled list, because the service failed in this way.
  case offline(HeroesError)
}

/// One answer of a list or a search.
public struct HeroPage: Hashable, Sendable {
  /// As they came: a source may repeat heroes of earlier pages.
  public var heroes: [Hero]
  /// How many there are in all, repeats included.
  public var total: Int
  public var origin: HeroOrigin

  public init(heroes: [Hero], total: Int, origin: HeroOrigin = .live) {
    self.heroes = heroes
    self.total = total
    self.origin = origin
  }
}

/// One hero in full, and where it came from.
public struct HeroDetail: Hashable, Sendable {
  public var hero: Hero
  public var origin: HeroOrigin

  public init(hero: Hero, origin: HeroOrigin = .live) {
    self.hero = hero
    self.origin = origin
  }
}
