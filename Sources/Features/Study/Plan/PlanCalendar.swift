import Domain
import SiteKit

/// Lays problems out as a month and as days.
struct PlanCalendar {
  var items: [Plan.Item]
  var start: CivilDate
  var today: CivilDate
  var interview: CivilDate?

  private var lastDay: CivilDate { items.map(\.plannedOn).max() ?? start }

  /// The month that is shown where none was asked for: that of today within the plan.
  var usualMonth: CivilDate { max(start, min(today, lastDay)).startOfMonth }

  /// A month with ways to its neighbours, as far as the plan goes.
  func month(of day: CivilDate, path: (CivilDate) -> SitePath) -> Plan.Month {
    let first = day.startOfMonth
    let next = first.startOfNextMonth
    let last = max(lastDay, interview ?? lastDay, today)
    let byDay = Dictionary(grouping: items, by: \.plannedOn)
    let monday = first.adding(days: 1 - first.weekday)
    let weeks = stride(from: monday.daysSinceEpoch, to: next.daysSinceEpoch, by: 7).map { week in
      (0..<7).map { offset -> Plan.Cell in
        let date = CivilDate(daysSinceEpoch: week + offset)
        return cell(date, byDay[date] ?? [], isInMonth: date >= first && date < next)
      }
    }
    return Plan.Month(
      title: "\(first.monthName) \(first.parts.year)",
      previous: first > min(start, today) ? path(first.startOfPreviousMonth) : nil,
      next: next <= last ? path(next) : nil, weeks: weeks)
  }

  /// The days of a month that have problems; nil: all.
  func days(of month: CivilDate? = nil) -> [Plan.DayGroup] {
    groups(
      items.filter { item in
        month.map { item.plannedOn.startOfMonth == $0.startOfMonth } ?? true
      })
  }

  /// The next days after a day that have problems.
  func days(after day: CivilDate, limit: Int) -> [Plan.DayGroup] {
    Array(groups(items.filter { $0.plannedOn > day }).prefix(limit))
  }

  /// A day, with problems or without.
  func group(_ date: CivilDate) -> Plan.DayGroup {
    group(date, items.filter { $0.plannedOn == date })
  }

  private func groups(_ items: [Plan.Item]) -> [Plan.DayGroup] {
    Dictionary(grouping: items, by: \.plannedOn).sorted { $0.key < $1.key }
      .map { group($0.key, $0.value) }
  }

  private func group(_ date: CivilDate, _ items: [Plan.Item]) -> Plan.DayGroup {
    Plan.DayGroup(
      date: date, title: date.longText, label: "Day \(date.days(since: start) + 1)",
      isToday: date == today, rows: items.map { Plan.Row($0) })
  }

  private func cell(_ date: CivilDate, _ items: [Plan.Item], isInMonth: Bool) -> Plan.Cell {
    let done = items.count(where: \.isDone)
    let isInterview = date == interview
    var words = items.isEmpty ? [] : ["\(done) of \(items.count) done"]
    if isInterview { words.append("interview") }
    if date == today { words.append("today") }
    let text = words.isEmpty ? "" : ": \(words.joined(separator: ", "))"
    return Plan.Cell(
      date: date, isInMonth: isInMonth, isToday: date == today, isInterview: isInterview,
      marks: items.map(\.isDone), isMissed: date < today && done < items.count,
      label: date.longText + text)
  }
}
