import Domain

extension ComicVineStub {
  /// Whom the stand-in knows.
  public struct World: Sendable, Hashable {
    public var heroes: [Hero]
    /// How many heroes of the page before each page begins with again.
    public var repeatedHeroes = 0

    public init(heroes: [Hero]) { self.heroes = heroes }
  }
}

extension ComicVineStub.World {
  public struct Hero: Sendable, Hashable {
    /// The widths and heights in which a picture is served.
    public enum Picture: String, Sendable, Hashable, CaseIterable {
      case icon, thumb, small, medium, screen
      case screenLarge = "screen_large"
      case large = "super"
      case original

      public var width: Int {
        switch self {
        case .icon: 80
        case .thumb: 160
        case .small: 320
        case .medium: 400
        case .screen: 600
        case .screenLarge: 800
        case .large: 1000
        case .original: 2000
        }
      }

      /// Taller than wide, but for the icon.
      public var height: Int { self == .icon ? width : width * 3 / 2 }
    }

    public var id: Int
    public var name: String
    public var realName: String?
    public var deck: String?
    /// HTML, as the service's editors write it.
    public var description: String?
    public var aliases: [String]
    public var issues: Int
    public var publisher: String?
    public var firstIssue: Issue?
    public var powers: [String]
    public var teams: [String]

    public init(
      id: Int, name: String, realName: String? = nil, deck: String? = nil,
      description: String? = nil, aliases: [String] = [], issues: Int = 0,
      publisher: String? = nil, firstIssue: Issue? = nil,
      powers: [String] = [], teams: [String] = []
    ) {
      self.id = id
      self.name = name
      self.realName = realName
      self.deck = deck
      self.description = description
      self.aliases = aliases
      self.issues = issues
      self.publisher = publisher
      self.firstIssue = firstIssue
      self.powers = powers
      self.teams = teams
    }

    /// Where a hero was seen first.
    public struct Issue: Sendable, Hashable {
      public var title: String
      public var number: String

      public init(title: String, number: String) {
        self.title = title
        self.number = number
      }
    }
  }
}

extension ComicVineStub.World.Hero {
  /// The hero as the service tells of it, with pictures at a host.
  func json(at host: String, hasNulls: Bool = false) -> Value {
    let pictures = Picture.allCases.map { size in
      ("\(size.rawValue)_url", "http://\(host)/pictures/\(size.rawValue)/\(id).png")
    }
    var fields: [String: Value] = [
      "id": .int(id), "name": .string(name), "real_name": Self.text(realName),
      "deck": Self.text(deck), "description": Self.text(description),
      "aliases": Self.text(aliases.isEmpty ? nil : aliases.joined(separator: "\n")),
      "gender": 0, "count_of_issue_appearances": .int(issues),
      "publisher": publisher.map { ["id": 31, "name": .string($0)] } ?? .null,
      "first_appeared_in_issue": firstIssue.map {
        ["id": 100, "name": .string($0.title), "issue_number": .string($0.number)]
      } ?? .null,
      "powers": Self.named(powers), "teams": Self.named(teams),
      "image": .object(Dictionary(pictures.map { ($0, .string($1)) }) { $1 }),
      "date_added": "2008-06-06 11:27:37", "resource_type": "character",
    ]
    if hasNulls {
      for name in fields.keys where !["id", "gender"].contains(name) { fields[name] = .null }
    }
    return .object(fields)
  }

  private static func text(_ text: String?) -> Value { text.map { .string($0) } ?? .null }

  private static func named(_ names: [String]) -> Value {
    .array(names.enumerated().map { ["id": .int($0 + 1), "name": .string($1)] })
  }
}
