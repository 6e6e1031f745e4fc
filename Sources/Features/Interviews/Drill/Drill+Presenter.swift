public import Domain
public import SiteKit
import Study

extension Drill.Model {
  /// Words, order and counts of the cards that a filter lets through.
  public init(_ deck: Drill.Deck, filter: DrillFilter = .all, interview: MockInterview? = nil) {
    self.filter = filter
    let (due, new) = (deck.due(), deck.new())
    dueCount = due.count
    newCount = new.count
    headline = Self.headline(due: due.count, new: new.count, all: deck.cards.count)
    note = "Answer aloud or in writing, compare the points, and grade yourself."
    let shown = deck.cards.filter { card in
      guard filter.admits(card) else { return false }
      switch filter.state {
      case nil: return true
      case .due: return deck.stand(of: card.id).isDue
      case .new: return deck.stand(of: card.id) == .new
      }
    }
    topics = Self.topics(shown, deck: deck)
    let decks = deck.cards.reduce(into: [(String, String)]()) { decks, card in
      if decks.last?.0 != card.deck { decks.append((card.deck, card.topic)) }
    }
    topicChoices =
      [Choice(value: "", title: "Every topic", isChosen: filter.topic == nil)]
      + decks.map { Choice(value: $0.0, title: $0.1, isChosen: filter.topic == $0.0) }
    kindChoices =
      [Choice(value: "", title: "Every kind", isChosen: filter.kind == nil)]
      + DrillCard.Kind.allCases.map {
        Choice(value: $0.rawValue, title: $0.title, isChosen: filter.kind == $0)
      }
    stateChoices = [
      Choice(value: "", title: "All cards", isChosen: filter.state == nil),
      Choice(value: "due", title: "Due", isChosen: filter.state == .due),
      Choice(value: "new", title: "New", isChosen: filter.state == .new),
    ]
    session = deck.next(filter).map { _ in .drill(.next(filter)) }
    self.interview = interview.map { .drill(.interview(id: $0.id)) }
    empty = Self.empty(isBare: deck.cards.isEmpty, isFiltered: shown.isEmpty)
  }

  private static func headline(due: Int, new: Int, all: Int) -> String {
    switch (due, new) {
    case (0, 0): all == 0 ? "There are no cards" : "No card is due"
    case (0, let new): "No card is due; \(new) \(new == 1 ? "is" : "are") new"
    case (1, _): "1 card is due"
    default: "\(due) cards are due"
    }
  }

  private static func topics(_ cards: [DrillCard], deck: Drill.Deck) -> [Topic] {
    var topics: [Topic] = []
    for card in cards {
      if topics.last?.id != card.deck {
        topics.append(Topic(id: card.deck, title: card.topic, count: "", rows: []))
      }
      topics[topics.count - 1].rows.append(Row(card, deck: deck))
    }
    for place in topics.indices {
      let rows = topics[place].rows
      let parts = [
        (rows.count(where: \.isDue), "due"), (rows.count(where: \.isNew), "new"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      topics[place].count = (parts + [Measure.count(rows.count, "card")]).joined(separator: ", ")
    }
    return topics
  }

  private static func empty(isBare: Bool, isFiltered: Bool) -> String? {
    if isBare { return "The interview cards will appear here; they are in Content/drill." }
    return isFiltered ? "No cards match. Choose another topic, kind or state." : nil
  }
}

extension Drill.Model.Row {
  init(_ card: DrillCard, deck: Drill.Deck) {
    let stand = deck.stand(of: card.id)
    self.init(
      id: card.id, question: card.question, path: .drill(.card(id: card.id, DrillView())),
      kind: card.kind, state: Drill.words(stand, today: deck.today), isDue: stand.isDue,
      isNew: stand == .new, grade: deck.histories[card.id]?.last { $0.grade != nil }?.grade)
  }
}

extension Drill {
  /// `2 interview cards are due`; nil when none is.
  package static func dueWords(_ count: Int) -> String? {
    count == 0 ? nil : "\(Measure.count(count, "interview card")) \(count == 1 ? "is" : "are") due"
  }

  /// `new`, `due today`, `2 days overdue`, `due Thu 5 Mar`.
  static func words(_ stand: Stand, today: CivilDate) -> String {
    switch stand {
    case .new: "new"
    case .due(let day), .later(let day): DayWords.due(day, today: today)
    }
  }
}

extension DrillCard.Kind {
  /// How one answers, in a sentence.
  var advice: String {
    switch self {
    case .keyPoints: "Answer aloud in a minute; then compare the key points."
    case .tradeOff: "Make the case for each side, and say when you'd change your mind."
    case .steps: "Put the steps in order."
    case .debugging:
      "Open what you'd look at, say what proves the cause, and how it stays fixed."
    case .design: "Sketch the states and the edges, one per line: from -> to: action."
    case .code: "Fix the code until its tests pass, and say what was wrong."
    case .numbers: "Say the numbers, then where they come from."
    }
  }
}
