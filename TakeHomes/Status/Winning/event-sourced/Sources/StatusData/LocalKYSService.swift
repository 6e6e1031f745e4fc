import Foundation
import StatusDomain
import Synchronization

public enum KYSServiceError: Error, Sendable {
  case unreachable
}

/// Stands in for the server: an account that is the sum of what was done to it.
public final class LocalKYSService: KYSServiceProtocol {
  private struct Account {
    enum Fact {
      case saved(KYSStatus, Date)
      case switched(failing: Bool)
    }

    var record: KYSRecord
    var isFailing = false

    mutating func apply(_ fact: Fact) {
      switch fact {
      case .saved(let status, let date): record = KYSRecord(status: status, lastCheck: date)
      case .switched(let failing): isFailing = failing
      }
    }
  }

  private let account: Mutex<Account>
  private let policy: KYSPolicy
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  public init(
    record: KYSRecord, policy: KYSPolicy, delay: Duration = .milliseconds(600),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date
  ) {
    account = Mutex(Account(record: record))
    self.policy = policy
    self.delay = delay
    self.clock = clock
    self.now = now
  }

  public var record: KYSRecord { account.withLock(\.record) }

  public var isFailing: Bool {
    get { account.withLock(\.isFailing) }
    set { account.withLock { $0.apply(.switched(failing: newValue)) } }
  }

  public func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) {
    answer(completion, after: nil)
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void
  ) {
    answer(completion, after: status)
  }

  private func answer(
    _ completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void,
    after status: KYSStatus?
  ) {
    Task {
      try? await clock.sleep(for: delay)
      let date = now()
      completion(
        account.withLock { account in
          if account.isFailing { return .failure(KYSServiceError.unreachable) }
          if let status { account.apply(.saved(status, date)) }
          return .success(policy.profile(of: account.record, now: date))
        })
    }
  }
}
