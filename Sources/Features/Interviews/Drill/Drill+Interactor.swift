public import Domain
public import SiteKit
import Store
import Study

extension Drill {
  /// The most letters of an answer in words that are kept.
  private static let longestText = 20_000
  /// Beyond this nobody thought about a question; in seconds.
  private static let longestThought = 3 * 3600

  /// Reads every card and every answer; the schedule itself is kept nowhere.
  public static func deck(with services: Services) async throws -> Deck {
    let preferences = try await services.database.preferences()
    let answers = try await services.database.drillAnswers()
    return Deck(
      clock: try await services.dayClock(), now: services.now(),
      schedule: ReviewSchedule(desiredRetention: preferences.desiredRetention),
      cards: try services.takeHomes.cards(),
      histories: Dictionary(grouping: answers, by: \.card))
  }

  /// The list of cards as it stands.
  ///
  /// Throws: ``DrillError/unknownTopic(_:nearest:)``.
  public static func model(
    _ filter: DrillFilter = .all, with services: Services
  ) async throws -> Model {
    let deck = try await deck(with: services)
    try check(filter, in: deck)
    let interview = try await underWay(with: services)
    return Model(deck, filter: filter, interview: interview)
  }

  /// How many cards are due; none where the cards cannot be read, which the drill's own page tells.
  package static func dueCount(with services: Services) async throws -> Int {
    // Without an answer nothing can be due, and no card has to be read.
    guard try await !services.database.drilledMoments().isEmpty,
      let deck = try? await deck(with: services)
    else { return 0 }
    return deck.due().count
  }

  /// The card that a session asks next, without those that were left ungraded; nil when no other is there.
  public static func next(
    _ filter: DrillFilter, leaving left: Set<String> = [], with services: Services
  ) async throws -> DrillCard? {
    let deck = try await deck(with: services)
    try check(filter, in: deck)
    return deck.next(filter, leaving: left)
  }

  private static func check(_ filter: DrillFilter, in deck: Deck) throws {
    guard let topic = filter.topic, !deck.cards.contains(where: { $0.deck == topic }) else {
      return
    }
    let known = Set(deck.cards.map(\.deck)).sorted()
    let nearest = nearestNames(to: topic, in: known)
    throw DrillError.unknownTopic(topic, nearest: nearest.isEmpty ? known : nearest)
  }

  /// The card of an id.
  ///
  /// Throws: ``DrillError/unknownCard(_:nearest:)``.
  public static func card(_ id: String, with services: Services) throws -> DrillCard {
    let cards = try services.takeHomes.cards()
    guard let card = cards.first(where: { $0.id == id }) else {
      throw DrillError.unknownCard(id, nearest: nearestNames(to: id, in: cards.map(\.id)))
    }
    return card
  }

  /// A card's question, or an answer beside what it is compared with.
  public static func model(
    card id: String, _ view: DrillView = DrillView(), with services: Services
  ) async throws -> CardModel {
    let card = try card(id, with: services)
    let deck = try await deck(with: services)
    var answer: DrillAnswer?
    if let number = view.answer { answer = try await self.answer(number, to: id, with: services) }
    var model = CardModel(card, answer: answer, view: view, deck: deck)
    if let id = view.interview {
      let interviews = try await services.database.mockInterviews()
      model.lead = interviews.first { $0.id == id }?.lead(to: card.id)
    }
    if let answer, !answer.work.written.isEmpty {
      model.canAsk = try await services.aiChoice().canWrite
    }
    return model
  }

  /// A card's question with code that was tested.
  public static func model(
    card id: String, _ view: DrillView, code: String, report: CodeReport, with services: Services
  ) async throws -> CardModel {
    var model = try await model(card: id, view.question, with: services)
    if case .mend(_, let tests, _) = model.exercise {
      model.exercise = .mend(code: code, tests: tests, report: report)
    }
    return model
  }

  /// Keeps an answer; code is compiled and tested first, unless the machine may not.
  public static func answer(
    _ card: DrillCard, work: DrillWork, begun: Instant?, interview: Int? = nil,
    isTested: Bool = true, learner: String = "", with services: Services
  ) async throws -> DrillAnswer {
    var work = work
    work.text = String(work.text.prefix(longestText))
    work.sketch = work.sketch.map { String($0.prefix(longestText)) }
    if isTested, case .mend(let exercise) = card.exercise, let code = work.code,
      code != exercise.code,
      code.contains(where: { !$0.isWhitespace })
    {
      work.report = try await test(code, of: card, learner: learner, with: services)
    }
    // One that comes after the interview's end is an answer like any other.
    var asked = interview
    if let id = interview, try await !isAsked(card.id, in: id, with: services) { asked = nil }
    let now = services.now()
    // What a form says of its beginning may be any number.
    let seconds = begun.flatMap { begun -> Int? in
      let passed = now.milliseconds.subtractingReportingOverflow(begun.milliseconds)
      return passed.overflow ? nil : Int(passed.partialValue / 1000)
    }
    return try await services.database.keepDrillAnswer(
      DrillAnswer(
        card: card.id, moment: try await services.dayClock().moment(now),
        seconds: seconds.flatMap { (0...longestThought).contains($0) ? $0 : nil }, work: work,
        interview: asked))
  }

  /// Keeps which points an answer had, and its grade where there is one.
  @discardableResult
  public static func grade(
    _ answer: Int, of card: String, ticks: [Int], as grade: Grade?, with services: Services
  ) async throws -> DrillAnswer {
    let known = try Self.card(card, with: services)
    var kept = try await self.answer(answer, to: card, with: services)
    kept.ticks = ticks.filter { known.wanted.contains($0) }
    if let grade { kept.grade = grade }
    return try await services.database.keepDrillAnswer(kept)
  }

  package static func answer(
    _ number: Int, to card: String, with services: Services
  ) async throws -> DrillAnswer {
    guard let answer = try await services.database.drillAnswer(id: number), answer.card == card
    else { throw DrillError.unknownAnswer }
    return answer
  }
}
