/// An instant as text in UTC, to the millisecond: `2025-11-23T14:05:00.000Z`.
public enum Stamp {
  private static let day: Int64 = 86_400_000

  public static func text(millis: Int64) -> String {
    let (days, rest) = millis.dividedDown(by: day)
    let date = civil(days)
    func pad(_ number: Int64, _ width: Int) -> String {
      let digits = String(number.magnitude)
      let zeros = String(repeating: "0", count: max(0, width - digits.count))
      return (number < 0 ? "-" : "") + zeros + digits
    }
    return "\(pad(date.year, 4))-\(pad(date.month, 2))-\(pad(date.day, 2))"
      + "T\(pad(rest / 3_600_000, 2)):\(pad(rest / 60_000 % 60, 2)):\(pad(rest / 1_000 % 60, 2))"
      + ".\(pad(rest % 1_000, 3))Z"
  }

  /// Reads what ``text(millis:)`` writes, without the milliseconds or with a day alone, too.
  public static func millis(_ text: String) -> Int64? {
    let pattern =
      /(-?\d{4,9})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:\.(\d{3}))?Z)?/
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    func number(_ part: Substring?) -> Int64 { part.flatMap { Int64($0) } ?? 0 }
    let (year, month, date) = (number(match.1), number(match.2), number(match.3))
    let (hour, minute, second) = (number(match.4), number(match.5), number(match.6))
    guard 1...12 ~= month, hour < 24, minute < 60, second < 60 else { return nil }
    let days = days(year, month, date)
    // The 31st of a shorter month would come back as another day.
    guard civil(days) == (year, month, date) else { return nil }
    let (whole, isTooLarge) = days.multipliedReportingOverflow(by: day)
    let rest = ((hour * 60 + minute) * 60 + second) * 1_000 + number(match.7)
    let (sum, isOver) = whole.addingReportingOverflow(rest)
    return isTooLarge || isOver ? nil : sum
  }

  /// The day of the Gregorian calendar, so many days after 1970 began.
  ///
  /// Source: Howard Hinnant, chrono-compatible low-level date algorithms.
  public static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = (days + 719_468).dividedDown(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).dividedDown(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension Int64 {
  /// Quotient and remainder with a remainder that is never negative.
  fileprivate func dividedDown(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
