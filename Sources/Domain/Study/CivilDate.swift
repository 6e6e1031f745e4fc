/// A day of the Gregorian calendar, without a zone, written `2026-02-06`.
public struct CivilDate: Sendable, Hashable, Comparable {
  /// 1970-01-01 is 0.
  public var daysSinceEpoch: Int

  public init(daysSinceEpoch: Int) { self.daysSinceEpoch = daysSinceEpoch }

  /// Nil for a day that the calendar does not have.
  ///
  /// Years 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    // Counts from March, so that the leap day is a year's last. Source: days_from_civil (Hinnant).
    let shifted = month > 2 ? year : year - 1
    let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    daysSinceEpoch = era * 146_097 + dayOfEra - 719_468
    guard parts == (year, month, day) else { return nil }
  }

  /// The year, the month from 1 and the day from 1.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = daysSinceEpoch + 719_468
    let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }
}

extension CivilDate: CustomStringConvertible, LosslessStringConvertible {
  public var description: String {
    let (year, month, day) = parts
    let text = [String(year), String(month), String(day)]
    return zip(text, [4, 2, 2]).map { part, width in
      String(repeating: "0", count: max(0, width - part.count)) + part
    }.joined(separator: "-")
  }

  /// Reads `YYYY-MM-DD`; nil for anything else.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
