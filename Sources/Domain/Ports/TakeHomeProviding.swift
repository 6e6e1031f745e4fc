/// The port to the take-home projects and the interview cards that teach what they ask for.
public struct TakeHomeProviding: Sendable {
  /// Every project, by slug.
  public var all: @Sendable () throws -> [TakeHome]
  /// The project of a slug, or nil when there is none.
  public var takeHome: @Sendable (_ slug: String) throws -> TakeHome?
  /// What the candidate reads, as Markdown.
  public var brief: @Sendable (TakeHome) throws -> String
  /// Every card, in the order of its deck.
  public var cards: @Sendable () throws -> [DrillCard]
  /// What is wrong with packs, whose projects are left out.
  public var troubles: @Sendable () -> [any Error]
  /// The folder of the kits.
  public var kits: String
  /// The folder whose folders are packs; empty where there are none.
  public var packs: String

  public init(
    all: @escaping @Sendable () throws -> [TakeHome],
    takeHome: @escaping @Sendable (_ slug: String) throws -> TakeHome?,
    brief: @escaping @Sendable (TakeHome) throws -> String,
    cards: @escaping @Sendable () throws -> [DrillCard] = { [] },
    troubles: @escaping @Sendable () -> [any Error] = { [] }, kits: String = "",
    packs: String = ""
  ) {
    self.all = all
    self.takeHome = takeHome
    self.brief = brief
    self.cards = cards
    self.troubles = troubles
    self.kits = kits
    self.packs = packs
  }

  /// Projects in memory, for tests.
  public static func fixed(
    _ takeHomes: [TakeHome], brief: String = "", cards: [DrillCard] = []
  ) -> TakeHomeProviding {
    TakeHomeProviding(
      all: { takeHomes }, takeHome: { slug in takeHomes.first { $0.slug == slug } },
      brief: { _ in brief }, cards: { cards })
  }
}
