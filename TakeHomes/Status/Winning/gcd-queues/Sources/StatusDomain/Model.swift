import Foundation

public enum KYSStatus: String, Codable, CaseIterable, Sendable { case positive, negative }

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
    guard let lastCheck else { return true }
    guard let due = calendar.date(byAdding: .month, value: months, to: lastCheck) else {
      return false
    }
    return calendar.compare(now, to: due, toGranularity: .day) == .orderedDescending
  }

  public func profile(of record: KYSRecord, now: Date) -> KYSProfile {
    let isKnown = record.status != nil
    return KYSProfile(
      status: record.status,
      needsUpdate: !isKnown || isOutdated(lastCheck: record.lastCheck, now: now),
      lastCheck: record.lastCheck
    )
  }
}

public protocol KYSServiceProtocol: AnyObject, Sendable {
  func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
}
