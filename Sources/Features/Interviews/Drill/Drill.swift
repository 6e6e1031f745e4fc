public import Domain
import SiteKit
public import Study

/// Interview questions, a card each, which come back as problems do.
public enum Drill {
  /// How it stands with a card.
  public enum Stand: Sendable, Hashable {
    case new
    case due(CivilDate)
    case later(CivilDate)

    public var isDue: Bool {
      if case .due = self { true } else { false }
    }
  }

  /// Every card with the answers that were graded, and the rules by which the next ones are dated.
  public struct Deck: Sendable {
    public var clock: DayClock
    public var now: Instant
    public var schedule: ReviewSchedule
    /// By deck, in the order of its file.
    public var cards: [DrillCard]
    /// By card, oldest first.
    public var histories: [String: [DrillAnswer]]
  }
}

extension Drill.Deck {
  public var today: CivilDate { clock.day(of: now) }

  public func day(of answer: DrillAnswer) -> CivilDate { clock.day(of: answer.moment) }

  /// How it stands after the answers of the days before one; of each day its last grade counts.
  public func standing(of card: String, before day: CivilDate? = nil) -> ReviewSchedule.Standing? {
    var steps: [ReviewSchedule.Step] = []
    for answer in histories[card] ?? [] {
      guard let grade = answer.grade else { continue }
      let step = ReviewSchedule.Step(day: self.day(of: answer), grade: grade)
      if let day, step.day >= day { break }
      if steps.last?.day == step.day { steps.removeLast() }
      steps.append(step)
    }
    return schedule.standing(after: steps, slug: Self.key(card))
  }

  public func stand(of card: String) -> Drill.Stand {
    guard let standing = standing(of: card) else { return .new }
    return standing.dueOn <= today ? .due(standing.dueOn) : .later(standing.dueOn)
  }

  /// The four grades in their order, with the days that they lead to from the day of an answer.
  func choices(for answer: DrillAnswer) -> [GradeChoice] {
    let day = day(of: answer)
    let choices = schedule.choices(
      after: standing(of: answer.card, before: day), on: day, slug: Self.key(answer.card))
    return Grade.allCases.compactMap { grade in
      guard let standing = choices[grade] else { return nil }
      return GradeChoice(
        grade: grade, days: standing.intervalDays, dueOn: standing.dueOn,
        interval: "in \(DayWords.days(standing.intervalDays))",
        date: DayWords.date(standing.dueOn, today: today), isSuggested: false,
        isGiven: grade == answer.grade)
    }
  }

  /// The due ones that a filter lets through, most likely forgotten first.
  func due(_ filter: DrillFilter = .all) -> [DrillCard] {
    cards.filter { filter.admits($0) && stand(of: $0.id).isDue }
      .map { card in
        let standing = standing(of: card.id)
        return (card, standing.map { schedule.retrievability(of: $0, on: today) } ?? 0)
      }
      .sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.map(\.0)
  }

  func new(_ filter: DrillFilter = .all) -> [DrillCard] {
    cards.filter { filter.admits($0) && stand(of: $0.id) == .new }
  }

  /// What a session asks next: what is due, then what is new, without those that are left for later.
  func next(_ filter: DrillFilter, leaving left: Set<String> = []) -> DrillCard? {
    func first(_ cards: [DrillCard]) -> DrillCard? { cards.first { !left.contains($0.id) } }
    let due = filter.state == .new ? nil : first(due(filter))
    return due ?? (filter.state == .due ? nil : first(new(filter)))
  }

  /// Cards and problems are moved a little each by its own name.
  private static func key(_ card: String) -> String { "drill/\(card)" }
}
