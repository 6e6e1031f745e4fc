import Domain
public import SiteKit
import Study

extension Review.Model {
  /// How many of the next ones are shown.
  static let shownComing = 12
  static let forecastDays = 30

  /// Words, order and figures of everything that was reviewed.
  public init(_ deck: ReviewDeck) {
    let today = deck.today
    self.today = today
    let allDue = deck.due(on: today)
    let room = deck.room(on: today)
    let rows = allDue.map { Row($0, deck: deck) }
    due = Array(rows.prefix(room))
    beyond = Array(rows.dropFirst(room))
    let standings = deck.standings.filter { deck.summaries[$0.slug] != nil }
    coming = standings.filter { $0.dueOn > today }
      .sorted { ($0.dueOn, $0.retrievability, $0.slug) < ($1.dueOn, $1.retrievability, $1.slug) }
      .prefix(Self.shownComing).compactMap { Row($0, deck: deck) }
    headline = Self.headline(due.count, beyond: beyond.count)
    note = beyond.isEmpty ? nil : Self.note(beyond: beyond.count, deck: deck)
    forecast = standings.isEmpty ? [] : Self.forecast(of: standings, from: today)
    figures = standings.isEmpty ? [] : Self.figures(standings, deck: deck)
    empty = Self.empty(
      isUnused: standings.isEmpty, isDone: due.isEmpty, beyond: beyond.count, next: coming.first)
  }

  private static func headline(_ count: Int, beyond: Int) -> String {
    switch count {
    case 0: beyond > 0 ? "Today's reviews are done" : "No review is due"
    case 1: "1 review is due"
    default: "\(count) reviews are due"
    }
  }

  private static func note(beyond count: Int, deck: ReviewDeck) -> String {
    let more = count == 1 ? "1 more is due" : "\(count) more are due"
    return "\(more), beyond the \(deck.reviewsPerDay) reviews per day in your settings."
  }

  private static func empty(
    isUnused: Bool, isDone: Bool, beyond: Int, next: Row?
  ) -> Empty? {
    if isUnused {
      return Empty(
        message: "Your reviews will appear here.",
        hint: "Solve a problem: how it went (tries, hints, time) decides when it comes back.")
    }
    guard isDone else { return nil }
    if beyond > 0 { return Empty(message: "Today's reviews are done.", hint: "") }
    return Empty(
      message: "Nothing is due today.",
      hint: next.map { "The next one is \($0.title), \($0.due)." } ?? "")
  }

  private static func forecast(
    of standings: [ReviewDeck.Standing], from today: CivilDate
  ) -> [Bar] {
    let days = Dictionary(grouping: standings) { max($0.dueOn, today) }
    return (0..<forecastDays).map { offset in
      let day = today.adding(days: offset)
      return Bar(
        day: day, title: offset == 0 ? "Today" : day.shortText, count: days[day]?.count ?? 0)
    }
  }

  private static func figures(
    _ standings: [ReviewDeck.Standing], deck: ReviewDeck
  ) -> [Figure] {
    let average = standings.map(\.retrievability).reduce(0, +) / Double(standings.count)
    let wanted = Review.percent(deck.schedule.desiredRetention)
    return [
      Figure(
        label: "In review", value: Measure.number(standings.count),
        meaning: "problems that you solved or graded"),
      Figure(
        label: "Still known", value: Review.percent(average),
        meaning: "chance today, on average"),
      retention(of: deck, wanted: wanted),
      Figure(
        label: "Lapses", value: Measure.number(standings.reduce(0) { $0 + $1.lapses }),
        meaning: "times one was forgotten"),
    ]
  }

  private static func retention(of deck: ReviewDeck, wanted: String) -> Figure {
    let since = deck.today.adding(days: -forecastDays)
    let grades = deck.histories.values.flatMap { $0.dropFirst() }
      .filter { deck.day(of: $0) > since }.map(\.grade)
    guard !grades.isEmpty else {
      return Figure(
        label: "Retention", value: "–", meaning: "no reviews yet; goal: \(wanted)")
    }
    let known = Double(grades.count { $0 != .again }) / Double(grades.count)
    return Figure(
      label: "Retention", value: Review.percent(known),
      meaning: "of \(Measure.count(grades.count, "review")) in 30 days; wanted: \(wanted)")
  }
}

extension Review.Model.Row {
  init(_ due: ReviewDeck.Due, deck: ReviewDeck) {
    self.init(
      summary: due.summary, dueOn: due.dueOn, retrievability: due.retrievability, deck: deck)
  }

  init?(_ standing: ReviewDeck.Standing, deck: ReviewDeck) {
    guard let summary = deck.summaries[standing.slug] else { return nil }
    self.init(
      summary: summary, dueOn: standing.dueOn, retrievability: standing.retrievability, deck: deck)
  }

  private init(
    summary: ProblemSummary, dueOn: CivilDate, retrievability: Double, deck: ReviewDeck
  ) {
    slug = summary.slug
    title = summary.title
    path = .problem(slug: summary.slug, ProblemView())
    grading = .review(.problem(slug: summary.slug))
    topic = summary.topic
    difficulty = summary.difficulty
    minutes = summary.minutes
    self.dueOn = dueOn
    overdueDays = max(0, deck.today.days(since: dueOn))
    due = DayWords.due(dueOn, today: deck.today)
    isOverdue = dueOn < deck.today
    self.retrievability = retrievability
    chance = Review.percent(retrievability)
    lapses = deck.standing(of: summary.slug)?.lapses ?? 0
    grades = deck.gradeChoices(for: summary.slug, suggested: nil)
  }
}

extension ReviewDeck {
  /// The four grades in their order, with the days that they lead to.
  func gradeChoices(for slug: String, suggested: Grade?) -> [GradeChoice] {
    let choices = choices(for: slug)
    let given = reviewToday(of: slug)?.grade
    return Grade.allCases.compactMap { grade in
      guard let standing = choices[grade] else { return nil }
      return GradeChoice(
        grade: grade, days: standing.intervalDays, dueOn: standing.dueOn,
        interval: "in \(DayWords.days(standing.intervalDays))",
        date: DayWords.date(standing.dueOn, today: today), isSuggested: grade == suggested,
        isGiven: grade == given)
    }
  }
}
