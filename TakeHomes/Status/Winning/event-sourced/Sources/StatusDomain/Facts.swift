import Foundation

public enum KYSStatus: String, Codable, CaseIterable, Sendable {
  case positive
  case negative
}

/// What the app knows of its user.
public struct KYSProfile: Hashable, Sendable {
  public var status: KYSStatus?
  public var needsUpdate: Bool
  public var lastCheck: Date?

  public init(status: KYSStatus?, needsUpdate: Bool, lastCheck: Date? = nil) {
    self.status = status
    self.needsUpdate = needsUpdate
    self.lastCheck = lastCheck
  }
}

/// What a server keeps.
public struct KYSRecord: Codable, Hashable, Sendable {
  public var status: KYSStatus?
  public var lastCheck: Date?

  public init(status: KYSStatus? = nil, lastCheck: Date? = nil) {
    self.status = status
    self.lastCheck = lastCheck
  }
}

/// How long a check counts.
public struct KYSPolicy: Sendable {
  private let months: Int
  private let calendar: Calendar

  public init(months: Int, calendar: Calendar) {
    self.months = months
    self.calendar = calendar
  }

  public func isOutdated(lastCheck: Date?, now: Date) -> Bool {
    guard
      let lastCheck,
      let lastDay = calendar.date(
        byAdding: .month, value: months, to: calendar.startOfDay(for: lastCheck))
    else { return true }
    return calendar.startOfDay(for: now) > calendar.startOfDay(for: lastDay)
  }

  public func profile(of record: KYSRecord, now: Date) -> KYSProfile {
    KYSProfile(
      status: record.status,
      needsUpdate: record.status == nil || isOutdated(lastCheck: record.lastCheck, now: now),
      lastCheck: record.lastCheck)
  }
}
