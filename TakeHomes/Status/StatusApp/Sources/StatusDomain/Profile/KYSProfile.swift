public import Foundation

/// A person's status as the app shows it, with whether it is time to ask again.
public struct KYSProfile: Hashable, Sendable {
  /// Nil where nothing was ever said.
  public var status: KYSStatus?
  public var needsUpdate: Bool
  public var lastCheck: Date?

  public init(status: KYSStatus?, needsUpdate: Bool, lastCheck: Date? = nil) {
    self.status = status
    self.needsUpdate = needsUpdate
    self.lastCheck = lastCheck
  }
}
