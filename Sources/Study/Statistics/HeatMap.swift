public import Domain

/// A year of days in weeks, each with how much was done on it.
public struct HeatMap: Sendable, Hashable {
  public struct Cell: Sendable, Hashable {
    public var day: CivilDate
    public var amount: Int
    /// From 0, nothing, to 4.
    public var level: Int
  }

  /// Whole weeks from a Monday up to today, oldest first.
  public var cells: [Cell]

  public init(_ perDay: [CivilDate: Int], today: CivilDate, weeks: Int = 53) {
    let first = Week(of: today).adding(weeks: 1 - weeks).monday
    cells = (0...today.days(since: first)).map { offset in
      let day = first.adding(days: offset)
      let amount = perDay[day] ?? 0
      return Cell(day: day, amount: amount, level: Self.level(amount))
    }
  }

  // Fixed bounds: a day keeps its colour when a busier one follows.
  private static func level(_ amount: Int) -> Int {
    switch amount {
    case ...0: 0
    case 1: 1
    case 2...3: 2
    case 4...6: 3
    default: 4
    }
  }
}
