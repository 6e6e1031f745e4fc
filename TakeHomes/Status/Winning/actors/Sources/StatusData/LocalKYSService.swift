public import Foundation
public import StatusDomain
import Synchronization

public enum KYSServiceError: Error, Sendable { case unreachable }

/// The counter at which all requests stand in line.
private actor Desk {
  private let delay: Duration
  private let clock: any Clock<Duration>

  init(delay: Duration, clock: any Clock<Duration>) {
    self.delay = delay
    self.clock = clock
  }

  func serve(_ work: @Sendable () throws -> KYSProfile) async -> Result<KYSProfile, any Error> {
    do {
      try await clock.sleep(for: delay)
      return .success(try work())
    } catch {
      return .failure(error)
    }
  }
}

public final class LocalKYSService: KYSServiceProtocol {
  private let desk: Desk
  private let policy: KYSPolicy
  private let now: @Sendable () -> Date
  private let stored: Mutex<KYSRecord>
  private let failing = Atomic(false)

  public init(
    record: KYSRecord, policy: KYSPolicy, delay: Duration = .milliseconds(600),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date
  ) {
    desk = Desk(delay: delay, clock: clock)
    self.policy = policy
    self.now = now
    stored = Mutex(record)
  }

  public var record: KYSRecord { stored.withLock { $0 } }

  public var isFailing: Bool {
    get { failing.load(ordering: .acquiring) }
    set { failing.store(newValue, ordering: .releasing) }
  }

  public func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) {
    serve(completion) { self.record }
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void
  ) {
    serve(completion) {
      let record = KYSRecord(status: status, lastCheck: self.now())
      self.stored.withLock { $0 = record }
      return record
    }
  }

  private func serve(
    _ completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void,
    _ record: @escaping @Sendable () -> KYSRecord
  ) {
    Task.detached {
      completion(
        await self.desk.serve {
          if self.isFailing { throw KYSServiceError.unreachable }
          return self.policy.profile(of: record(), now: self.now())
        })
    }
  }
}
