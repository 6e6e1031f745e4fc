public import Foundation

nonisolated public enum KYSStatus: String, Codable, CaseIterable, Sendable {
  case positive, negative
}

nonisolated public struct KYSProfile: Hashable, Sendable {
  public var status: KYSStatus?
  public var needsUpdate: Bool
  public var lastCheck: Date?

  public init(status: KYSStatus?, needsUpdate: Bool, lastCheck: Date? = nil) {
    self.status = status
    self.needsUpdate = needsUpdate
    self.lastCheck = lastCheck
  }
}

nonisolated public struct KYSRecord: Codable, Hashable, Sendable {
  public var status: KYSStatus?
  public var lastCheck: Date?

  public init(status: KYSStatus? = nil, lastCheck: Date? = nil) {
    self.status = status
    self.lastCheck = lastCheck
  }
}

nonisolated public struct KYSPolicy: Sendable {
  private let months: Int
  private let calendar: Calendar

  public init(months: Int, calendar: Calendar) {
    self.months = months
    self.calendar = calendar
  }

  public func isOutdated(lastCheck: Date?, now: Date) -> Bool {
    guard let lastCheck else { return true }
    let dayAfter = calendar.date(byAdding: .month, value: months, to: lastCheck)
      .flatMap { calendar.date(byAdding: .day, value: 1, to: $0) }
      .map(calendar.startOfDay)
    return dayAfter.map { now >= $0 } ?? true
  }

  public func profile(of record: KYSRecord, now: Date) -> KYSProfile {
    var profile = KYSProfile(
      status: record.status, needsUpdate: true, lastCheck: record.lastCheck)
    if record.status != nil {
      profile.needsUpdate = isOutdated(lastCheck: record.lastCheck, now: now)
    }
    return profile
  }
}

nonisolated public enum KYSOutcome: String, CaseIterable, Sendable {
  case upToDate, postponed, cancelled, success, failure
}

nonisolated public enum KYSState: Hashable, Sendable {
  case check, prompt, update
  case save(KYSStatus)
  case final(KYSOutcome?)
}

nonisolated public enum KYSEvent: Hashable, Sendable {
  case exited(KYSState)
  case entered(KYSState)
}

nonisolated public protocol KYSServiceProtocol: AnyObject, Sendable {
  func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
  func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void)
}
