extension CivilDate {
  /// The day some days later, or earlier for a negative number.
  public func adding(days: Int) -> CivilDate {
    CivilDate(daysSinceEpoch: daysSinceEpoch + days)
  }

  /// How many days later this day is than another.
  public func days(since other: CivilDate) -> Int { daysSinceEpoch - other.daysSinceEpoch }

  /// From 1, Monday, to 7, Sunday.
  public var weekday: Int { ((daysSinceEpoch + 3) % 7 + 7) % 7 + 1 }

  /// The first day of the month that this day lies in.
  public var startOfMonth: CivilDate { adding(days: 1 - parts.day) }

  /// The first day of the next month.
  public var startOfNextMonth: CivilDate { startOfMonth.adding(days: 31).startOfMonth }

  /// The first day of the month before.
  public var startOfPreviousMonth: CivilDate { startOfMonth.adding(days: -1).startOfMonth }

  /// `Monday`.
  public var weekdayName: String { Self.weekdayNames[weekday - 1] }

  /// `March`.
  public var monthName: String { Self.monthNames[parts.month - 1] }

  /// `Monday, 2 March`.
  public var longText: String { "\(weekdayName), \(parts.day) \(monthName)" }

  /// `Mon 2 Mar`.
  public var shortText: String { "\(weekdayName.prefix(3)) \(parts.day) \(monthName.prefix(3))" }

  /// The days of a week by name, from Monday.
  public static let weekdayNames = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension CivilDate: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CivilDate(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) isn't a day like 2026-02-06.")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
