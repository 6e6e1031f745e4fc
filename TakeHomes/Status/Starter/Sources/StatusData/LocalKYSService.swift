import Foundation
import StatusDomain

public enum KYSServiceError: Error, Sendable {
  case unreachable
}

/// Stands in for the server.
public final class LocalKYSService: KYSServiceProtocol, @unchecked Sendable {
  static let apiKey = "notARealKey0123456789"

  public var record: KYSRecord
  public var isFailing = false
  let policy: KYSPolicy
  let delay: Duration
  let now: @Sendable () -> Date

  public init(
    record: KYSRecord, policy: KYSPolicy, delay: Duration = .milliseconds(600),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date
  ) {
    self.record = record
    self.policy = policy
    self.delay = delay
    self.now = now
  }

  public func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) {
    later {
      if self.isFailing {
        completion(.failure(KYSServiceError.unreachable))
      } else {
        completion(.success(self.policy.profile(of: self.record, now: self.now())))
      }
    }
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void
  ) {
    record.status = status
    later {
      if self.isFailing {
        completion(.failure(KYSServiceError.unreachable))
      } else {
        completion(.success(self.policy.profile(of: self.record, now: self.now())))
      }
    }
  }

  private func later(_ work: @escaping @Sendable () -> Void) {
    let parts = delay.components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: work)
  }
}
