internal import Domain
internal import Yams

/// The content of a file in `drill/`.
struct DrillFile {
  /// A card, with the places in Focus's files that prove it.
  struct Placed {
    var card: DrillCard
    let proofs: [Entry]
  }

  let cards: [Placed]

  /// Format 2 asks for everything of a card; format 1 for its question and points alone.
  init(yaml text: String, deck: String, file: String) throws(CatalogueError) {
    let whole = try Entry(yaml: text, file: file)
    let fields = try whole.fields(
      known: ["format", "title", "cards"], required: ["format", "cards"])
    let format = try fields["format"]?.integer() ?? 0
    guard (1...2).contains(format) else {
      throw whole.trouble("This version reads the formats 1 and 2.")
    }
    let title = try fields["title"]?.text()
    var cards: [Placed] = []
    for entry in try fields["cards"]?.items() ?? [] {
      let placed = try Self.card(entry, deck: deck, topic: title, isWhole: format == 2)
      guard !cards.contains(where: { $0.card.id == placed.card.id }) else {
        throw entry.trouble("The card \(placed.card.id) is listed twice.")
      }
      cards.append(placed)
    }
    self.cards = cards
  }

  private static func card(
    _ entry: Entry, deck: String, topic: String?, isWhole: Bool
  ) throws(CatalogueError) -> Placed {
    let basic: Set = ["id", "kind", "question", "points"]
    let rest: Set = ["weak", "strong", "followUp", "proof"]
    let kind = try kind(of: entry)
    let exercise = kind.exerciseKeys
    let fields = try entry.fields(
      known: basic.union(rest).union(exercise.known),
      required: isWhole ? basic.union(rest).union(exercise.required) : basic)
    var card = DrillCard(
      id: try fields["id"]?.text() ?? "", deck: deck, topic: topic, kind: kind,
      question: try fields["question"]?.text() ?? "", points: try points(fields["points"]),
      weak: try fields["weak"]?.text() ?? "", strong: try fields["strong"]?.text() ?? "",
      followUp: try fields["followUp"]?.text() ?? "")
    card.exercise = try DrillCard.Exercise(kind, fields, points: card.points)
    try check(card, entry, isWhole: isWhole)
    var proofs: [Entry] = []
    if let list = fields["proof"] { proofs = list.isList ? try list.items() : [list] }
    guard !isWhole || (1...4).contains(proofs.count) else {
      throw entry.trouble("A card has one to four proofs, not \(proofs.count).")
    }
    return Placed(card: card, proofs: proofs)
  }

  /// The kind is read first, as it says which keys are known.
  private static func kind(of entry: Entry) throws(CatalogueError) -> DrillCard.Kind {
    guard case .mapping(let mapping) = entry.node else {
      throw entry.trouble("A mapping is needed here.")
    }
    for (key, value) in mapping where key.scalar?.string == "kind" {
      return try entry.child(value, named: "kind").word(as: DrillCard.Kind.self)
    }
    throw entry.trouble("The key kind is missing.")
  }

  /// A text alone is a must; another rank is its key.
  private static func points(_ list: Entry?) throws(CatalogueError) -> [DrillCard.Point] {
    var points: [DrillCard.Point] = []
    let ranks = DrillCard.Point.Rank.allCases
    for item in try list?.items() ?? [] {
      guard item.isMapping else {
        points.append(DrillCard.Point(try item.text()))
        continue
      }
      let fields = try item.fields(known: Set(ranks.map(\.rawValue)))
      guard fields.count == 1, let (name, text) = fields.first,
        let rank = DrillCard.Point.Rank(rawValue: name)
      else { throw item.trouble("A point is a text, or one rank with its text.") }
      points.append(DrillCard.Point(try text.text(), rank: rank))
    }
    return points
  }

  private static func check(
    _ card: DrillCard, _ entry: Entry, isWhole: Bool
  ) throws(CatalogueError) {
    guard card.id.hasPrefix("\(card.deck)-") else {
      throw entry.trouble(
        "The card's id must begin with \(card.deck)-, as every card in its file does.")
    }
    guard (3...6).contains(card.points.count) else {
      throw entry.trouble("A card has three to six points, not \(card.points.count).")
    }
    let ranks = Set(card.points.map(\.rank))
    let sides: Set<DrillCard.Point.Rank> = [.for, .against, .change]
    guard card.kind == .tradeOff || ranks.isDisjoint(with: sides) else {
      throw entry.trouble("for, against and change belong to the points of a trade-off (T).")
    }
    guard isWhole else { return }
    if card.kind == .tradeOff {
      guard ranks.isSuperset(of: sides) else {
        throw entry.trouble("A trade-off needs points of each side: for, against and change.")
      }
    } else if card.points.count(where: { $0.rank == .must }) < 2 {
      throw entry.trouble("At least two points must be required.")
    }
  }
}

extension Entry {
  var isMapping: Bool {
    if case .mapping = node { true } else { false }
  }

  var isList: Bool {
    if case .sequence = node { true } else { false }
  }
}
