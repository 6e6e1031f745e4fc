public import Foundation

/// When a status is too old to be shown without a question.
public struct KYSPolicy: Sendable {
  private let months: Int
  private let calendar: Calendar

  /// Days begin and end as the calendar's time zone has it.
  public init(months: Int, calendar: Calendar) {
    self.months = months
    self.calendar = calendar
  }

  /// Whether the day that bears the check's number, so many months later, has passed.
  ///
  /// In a shorter month that is its last day. Without a check: always.
  public func isOutdated(lastCheck: Date?, now: Date) -> Bool {
    guard let lastCheck,
      let lastDay = calendar.date(byAdding: .month, value: months, to: lastCheck)
    else { return true }
    return calendar.compare(now, to: lastDay, toGranularity: .day) == .orderedDescending
  }

  /// What the app shows of what the server keeps.
  public func profile(of record: KYSRecord, now: Date) -> KYSProfile {
    KYSProfile(
      status: record.status,
      needsUpdate: record.status == nil || isOutdated(lastCheck: record.lastCheck, now: now),
      lastCheck: record.lastCheck)
  }
}
