import Domain
import SiteKit
import Study

extension Stats.Figure {
  init(focus series: WeeklySeries) {
    self.init(
      name: .focus, title: "Focus time by week",
      summary: "\(Stats.span(series.current)) this week.", drawing: .bars,
      columns: ["Week", "Focused"],
      rows: series.entries.map { entry in
        Stats.Row(
          entry.week, .focus, cell: Stats.span(entry.amount),
          amount: Double(entry.amount / 60))
      },
      empty: series.isEmpty
        ? "Your focus time by week will appear here once you use the focus timer." : nil)
  }

  init(solved series: WeeklySeries) {
    self.init(
      name: .solved, title: "Problems solved by week",
      summary: "\(Stats.count(series.current, "problem")) solved for the first time this week.",
      drawing: .line, columns: ["Week", "Solved"],
      rows: series.entries.map { entry in
        Stats.Row(entry.week, .solved, cell: String(entry.amount), amount: Double(entry.amount))
      },
      empty: series.isEmpty
        ? "Your problems by week will appear here once a submission is accepted." : nil)
  }

  init(yearOf content: Stats.Content) {
    let map = HeatMap(
      DayCounts.perDay(
        content.doneMoments, dayStartMinutes: content.clock.dayStartMinutes),
      today: content.today)
    let busy = map.cells.filter { $0.amount > 0 }
    self.init(
      name: .year, title: "Your year",
      summary: "\(Stats.days(busy.count)) with work in the last year: accepted submissions, "
        + "reviews, interview cards, finished focus sessions.",
      drawing: .year, columns: ["Day", "Done"],
      rows: busy.map { cell in
        Stats.Row(
          label: Stats.fullDay(cell.day), short: cell.day.description,
          path: .stats(.rows(StatsRows(.done, from: cell.day, to: cell.day))),
          cells: [String(cell.amount)], amounts: [Double(cell.amount), Double(cell.level)])
      },
      empty: busy.isEmpty
        ? "Each day of work will appear here once a submission is accepted, a problem reviewed "
          + "or a focus session finished." : nil)
  }
}

extension Stats.Row {
  fileprivate init(_ week: Week, _ kind: StatsRows.Kind, cell: String, amount: Double) {
    self.init(
      label: Stats.name(of: week), short: Stats.day(week.monday),
      path: .stats(.rows(StatsRows(kind, from: week.monday, to: week.sunday))), cells: [cell],
      amounts: [amount])
  }
}
