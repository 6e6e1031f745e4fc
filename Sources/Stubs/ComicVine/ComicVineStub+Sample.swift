extension ComicVineStub.World {
  /// Forty-five heroes, so that the third page is short; the first has everything that a hero can have.
  public static var sample: ComicVineStub.World { heroes(count: 45) }

  /// As many invented heroes as wanted, the same ones each time.
  public static func heroes(count: Int) -> ComicVineStub.World {
    ComicVineStub.World(heroes: (0..<count).map(hero))
  }

  private static let first = [
    "Copper", "Silent", "Amber", "Spindle", "Velvet", "Northern", "Paper", "Spark", "Glass",
    "Thistle", "Lantern", "Midnight", "Coral", "Iron", "Wandering",
  ]

  private static let second = [
    "Heron", "Archivist", "Tide", "Sparrow", "Cartographer", "Beacon", "Moth", "Locksmith",
    "Compass", "Drummer", "Gardener",
  ]

  private static let powers = [
    "Flight", "Echo sense", "Perfect recall", "Weather talk", "Lock whispering", "Light weaving",
  ]

  private static func hero(_ index: Int) -> Hero {
    let (one, two) = (first[index % first.count], second[index % second.count])
    let round = index / (first.count * second.count)
    let name = round == 0 ? "\(one) \(two)" : "\(one) \(two) \(round + 1)"
    guard index > 0 else { return complete(named: name) }
    return Hero(
      id: 1_700 + index, name: name, realName: index % 4 == 0 ? nil : "\(two) \(one)son",
      deck: index % 5 == 0 ? nil : "\(name) looks after the harbour town at night.",
      description: "<p>\(name) was first seen on a <b>rainy</b> evening.</p>",
      aliases: index % 3 == 0 ? ["The \(one) One"] : [], issues: 10 + index * 7 % 90,
      publisher: "Focus Comics",
      firstIssue: Hero.Issue(title: "Harbour Lights", number: "\(1 + index)"),
      powers: [powers[index % powers.count]], teams: index % 2 == 0 ? ["Harbour Watch"] : [])
  }

  private static func complete(named name: String) -> Hero {
    Hero(
      id: 1_700, name: name, realName: "Ines Kestrel",
      deck: "A tinkerer with copper wings who keeps the night ferries safe.",
      description: """
        <h2>Origin</h2><p>\(name) found the wings in a <b>flooded</b> shop &amp; repaired them.</p>\
        <h2>Powers</h2><ul><li>Flight</li><li>Hears metal &quot;sing&quot;</li></ul>\
        <script>alert("never shown")</script><p>Works <a href="/x">alone</a> &lt;mostly&gt;.
        """,
      aliases: ["The Ferry Ghost", "Kestrel"], issues: 128, publisher: "Focus Comics",
      firstIssue: Hero.Issue(title: "Harbour Lights", number: "15"),
      powers: ["Flight", "Echo sense"], teams: ["Harbour Watch", "The Menders"])
  }
}
