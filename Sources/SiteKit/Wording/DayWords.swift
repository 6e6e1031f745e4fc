package import Domain

/// Days in words.
package enum DayWords {
  /// `1 day`, `12 days`.
  package static func days(_ count: Int) -> String { Measure.count(count, "day") }

  /// `Thu 5 Mar`, with its year unless it is this one's.
  package static func date(_ day: CivilDate, today: CivilDate) -> String {
    let year = day.parts.year
    return year == today.parts.year ? day.shortText : "\(day.shortText) \(year)"
  }

  /// `3 days overdue`, `due today`, `due Thu 5 Mar`.
  package static func due(_ day: CivilDate, today: CivilDate) -> String {
    switch today.days(since: day) {
    case 0: "due today"
    case 1...: "\(days(today.days(since: day))) overdue"
    default: "due \(date(day, today: today))"
    }
  }
}
