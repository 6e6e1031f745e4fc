import Foundation
import StatusDomain

public enum KYSServiceError: Error, Sendable { case unreachable }

/// A server in the pocket; a serial queue keeps its data.
public final class LocalKYSService: KYSServiceProtocol, @unchecked Sendable {
  private let queue = DispatchQueue(label: "status.local-service")
  private var storedRecord: KYSRecord
  private var storedFailing = false

  private let policy: KYSPolicy
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  public init(
    record: KYSRecord, policy: KYSPolicy, delay: Duration = .milliseconds(600),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date
  ) {
    storedRecord = record
    self.policy = policy
    self.delay = delay
    self.clock = clock
    self.now = now
  }

  public var record: KYSRecord { queue.sync { storedRecord } }

  public var isFailing: Bool {
    get { queue.sync { storedFailing } }
    set { queue.sync { storedFailing = newValue } }
  }

  public func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) {
    let answer = queue.sync { look() }
    later { completion(answer) }
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void
  ) {
    let answer = queue.sync {
      if !storedFailing { storedRecord = KYSRecord(status: status, lastCheck: now()) }
      return look()
    }
    later { completion(answer) }
  }

  private func look() -> Result<KYSProfile, any Error> {
    dispatchPrecondition(condition: .onQueue(queue))
    return storedFailing
      ? .failure(KYSServiceError.unreachable)
      : .success(policy.profile(of: storedRecord, now: now()))
  }

  private func later(_ work: @escaping @Sendable () -> Void) {
    Task.detached { [clock, delay, queue] in
      try? await clock.sleep(for: delay)
      queue.async(execute: work)
    }
  }
}
