public import Foundation

/// What a server keeps of a person: facts, and no verdict on their age.
public struct KYSRecord: Codable, Hashable, Sendable {
  public var status: KYSStatus?
  public var lastCheck: Date?

  public init(status: KYSStatus? = nil, lastCheck: Date? = nil) {
    self.status = status
    self.lastCheck = lastCheck
  }
}
