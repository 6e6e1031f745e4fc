import Foundation

public enum KYSStatus: String, Codable, CaseIterable, Sendable {
  case positive
  case nagative
}

/// What the app knows of the user.
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

/// What the server keeps.
public struct KYSRecord: Codable, Hashable, Sendable {
  public var status: KYSStatus?
  public var lastCheck: Date?

  public init(status: KYSStatus? = nil, lastCheck: Date? = nil) {
    self.status = status
    self.lastCheck = lastCheck
  }
}

public struct KYSPolicy: Sendable {
  let months: Int
  let calendar: Calendar

  public init(months: Int, calendar: Calendar) {
    self.months = months
    self.calendar = calendar
  }

  public func isOutdated(lastCheck: Date?, now: Date) -> Bool {
    if lastCheck == nil { return true }
    // A month has 30 days.
    let days = calendar.dateComponents([.day], from: lastCheck!, to: now).day!
    return days > months * 30
  }

  public func profile(of record: KYSRecord, now: Date) -> KYSProfile {
    KYSProfile(
      status: record.status,
      needsUpdate: isOutdated(lastCheck: record.lastCheck, now: now),
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

public protocol KYSServiceProtocol: AnyObject, Sendable {
  func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
}
