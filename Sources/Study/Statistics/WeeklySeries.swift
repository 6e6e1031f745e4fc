public import Domain

/// What each of the last weeks came to, and this week beside the one before.
public struct WeeklySeries: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public var week: Week
    public var amount: Int
  }

  /// Oldest first; the last is the week of today.
  public var entries: [Entry]
  /// What the week before had come to by the same weekday.
  public var previousByNow: Int

  /// Sums amounts of days over weeks; later days of this week belong to a clock set back and count,
  /// later weeks do not.
  public init(_ perDay: [CivilDate: Int], today: CivilDate, weeks: Int = 12) {
    let current = Week(of: today)
    var sums: [Week: Int] = [:]
    for (day, amount) in perDay { sums[Week(of: day), default: 0] += amount }
    entries = (1 - weeks...0).map { offset in
      let week = current.adding(weeks: offset)
      return Entry(week: week, amount: sums[week] ?? 0)
    }
    let (first, last) = (current.adding(weeks: -1).monday, today.adding(days: -7))
    previousByNow = perDay.reduce(0) { sum, entry in
      first <= entry.key && entry.key <= last ? sum + entry.value : sum
    }
  }

  /// What this week came to so far.
  public var current: Int { entries.last?.amount ?? 0 }
  /// This week against the one before by the same weekday.
  public var change: Int { current - previousByNow }
  public var isEmpty: Bool { entries.allSatisfy { $0.amount == 0 } && previousByNow == 0 }
}
