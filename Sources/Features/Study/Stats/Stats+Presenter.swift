import Domain
import SiteKit
import Study

extension Stats.Model {
  public init(_ content: Stats.Content) {
    let dayStart = content.clock.dayStartMinutes
    let focus = WeeklySeries(
      FocusedTime.perDay(
        content.sessions, dayStartMinutes: dayStart, at: content.now.instant),
      today: content.today, weeks: Stats.weeks)
    let firsts = DayCounts.solved(content.submissions).map(\.moment)
    let solved = WeeklySeries(
      DayCounts.perDay(firsts, dayStartMinutes: dayStart), today: content.today,
      weeks: Stats.weeks)
    today = content.today.description
    cards = Self.cards(content, focus, solved)
    figures = [
      Stats.Figure(focus: focus), Stats.Figure(solved: solved), Stats.Figure(yearOf: content),
      Stats.Figure(topicsOf: content), Stats.Figure(difficultyOf: content),
      Stats.Figure(listsOf: content), Stats.Figure(paceOf: content),
      Stats.Figure(hardestOf: content), Stats.Figure(retentionOf: content),
    ]
  }

  private static func cards(
    _ content: Stats.Content, _ focus: WeeklySeries, _ solved: WeeklySeries
  ) -> [Stats.Card] {
    let week = Week(of: content.today)
    let streak = Streak(
      content.doneMoments, dayStartMinutes: content.clock.dayStartMinutes, now: content.now)
    let isSettled = streak.isTodayDone || streak.current == 0
    let all = Share(of: content.problems, solved: content.solved)
    return [
      Stats.Card(
        title: "Focus this week", value: ClockWords.span(seconds: focus.current),
        note: Stats.change(focus, content.today, less: "less", Stats.span),
        path: .stats(.rows(StatsRows(.focus, from: week.monday, to: week.sunday)))),
      Stats.Card(
        title: "Solved this week", value: String(solved.current),
        note: Stats.change(solved, content.today, less: "fewer") { String($0) },
        path: .stats(.rows(StatsRows(.solved, from: week.monday, to: week.sunday)))),
      Stats.Card(
        title: "Streak", value: Stats.days(streak.current),
        note: isSettled
          ? "Longest: \(Stats.days(streak.longest))." : "Today is still open.",
        path: .stats(
          .rows(
            StatsRows(
              .done,
              from: content.today.adding(days: (isSettled ? 1 : 0) - max(1, streak.current)),
              to: content.today)))),
      Stats.Card(
        title: "Completion", value: "\(all.percent) %",
        note: "\(all.solved) of \(Stats.count(all.total, "problem")).",
        path: .problems(ProblemFilter(status: .solved, view: .list))),
    ]
  }
}

// MARK: - Words

extension Stats {
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  static func days(_ number: Int) -> String { count(number, "day") }

  static func span(_ seconds: Int) -> String { ClockWords.span(seconds: seconds) }

  /// This week against the one before, by the same weekday; empty where both had nothing.
  static func change(
    _ series: WeeklySeries, _ today: CivilDate, less: String, _ words: (Int) -> String
  ) -> String {
    let (change, then) = (series.change, "last week by \(today.weekdayName)")
    if change == 0 { return series.current == 0 ? "" : "As much as \(then)." }
    return "\(words(abs(change))) \(change > 0 ? "more" : less) than \(then)."
  }

  /// `2–8 Mar`, `23 Feb – 1 Mar`.
  static func name(of week: Week) -> String {
    let (first, last) = (day(week.monday), day(week.sunday))
    let isOneMonth = week.monday.parts.month == week.sunday.parts.month
    return isOneMonth ? "\(week.monday.parts.day)–\(last)" : "\(first) – \(last)"
  }

  /// `2 Mar`.
  static func day(_ day: CivilDate) -> String { "\(day.parts.day) \(day.monthName.prefix(3))" }

  /// `2 Mar 2026`.
  static func fullDay(_ date: CivilDate) -> String { "\(day(date)) \(date.parts.year)" }
}
