import Foundation

public enum KYSStatus: String, Codable, CaseIterable, Sendable { case positive, negative }

public struct KYSProfile: Hashable, Sendable {
  public var status: KYSStatus?
  public var needsUpdate: Bool
  public var lastCheck: Date?

  public init(status: KYSStatus?, needsUpdate: Bool, lastCheck: Date? = nil) {
    (self.status, self.needsUpdate, self.lastCheck) = (status, needsUpdate, lastCheck)
  }
}

public struct KYSRecord: Codable, Hashable, Sendable {
  public var status: KYSStatus?
  public var lastCheck: Date?

  public init(status: KYSStatus? = nil, lastCheck: Date? = nil) {
    (self.status, self.lastCheck) = (status, lastCheck)
  }
}

public struct KYSPolicy: Sendable {
  /// The first moment at which a check of this moment is outdated.
  private let end: @Sendable (Date) -> Date

  public init(months: Int, calendar: Calendar) {
    end = { check in
      let start = calendar.startOfDay(for: check)
      let last = calendar.date(byAdding: DateComponents(month: months), to: start) ?? start
      return calendar.dateInterval(of: .day, for: last)?.end ?? last
    }
  }

  public func isOutdated(lastCheck: Date?, now: Date) -> Bool {
    lastCheck.map { now >= end($0) && now > $0 } ?? true
  }

  public func profile(of record: KYSRecord, now: Date) -> KYSProfile {
    KYSProfile(
      status: record.status,
      needsUpdate: record.status == nil || isOutdated(lastCheck: record.lastCheck, now: now),
      lastCheck: record.lastCheck)
  }
}

public enum KYSOutcome: String, CaseIterable, Sendable {
  case upToDate, postponed, cancelled, success, failure
}

public enum KYSState: Hashable, Sendable {
  case check, prompt, update
  case save(KYSStatus)
  case final(KYSOutcome?)
}

public enum KYSEvent: Hashable, Sendable {
  case exited(KYSState)
  case entered(KYSState)
}
