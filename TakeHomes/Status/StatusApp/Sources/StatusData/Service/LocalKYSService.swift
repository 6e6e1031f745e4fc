internal import Synchronization
public import Foundation
public import StatusDomain

/// Stands in for the server: keeps one record, takes its time, and fails on demand.
///
/// It answers on a thread of its own choice. Freed means silent: what is on its way is given up.
public final class LocalKYSService: KYSServiceProtocol {
  private struct Held {
    var record: KYSRecord
    var isFailing = false
    var ticket = 0
    var calls: [Int: Task<Void, Never>] = [:]
  }

  private let held: Mutex<Held>
  private let policy: KYSPolicy
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  public init(
    record: KYSRecord, policy: KYSPolicy, delay: Duration = .milliseconds(600),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date
  ) {
    held = Mutex(Held(record: record))
    self.policy = policy
    self.delay = delay
    self.clock = clock
    self.now = now
  }

  deinit {
    for call in held.withLock({ $0.calls.values }) { call.cancel() }
  }

  public var record: KYSRecord { held.withLock { $0.record } }

  public var isFailing: Bool {
    get { held.withLock { $0.isFailing } }
    set { held.withLock { $0.isFailing = newValue } }
  }

  public func getStatus(completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void) {
    answer(completion) { _, _ in }
  }

  public func saveStatus(
    _ status: KYSStatus, completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void
  ) {
    answer(completion) { record, now in record = KYSRecord(status: status, lastCheck: now) }
  }

  private func answer(
    _ completion: @escaping @Sendable (Result<KYSProfile, any Error>) -> Void,
    change: @escaping @Sendable (inout KYSRecord, Date) -> Void
  ) {
    held.withLock { held in
      held.ticket += 1
      let ticket = held.ticket
      held.calls[ticket] = Task { [weak self, clock, delay] in
        guard (try? await clock.sleep(for: delay)) != nil, let self else { return }
        completion(self.result(of: change))
        self.held.withLock { $0.calls[ticket] = nil }
      }
    }
  }

  private func result(
    of change: (inout KYSRecord, Date) -> Void
  ) -> Result<KYSProfile, any Error> {
    let now = now()
    return held.withLock { held in
      guard !held.isFailing else { return .failure(KYSServiceError.unreachable) }
      change(&held.record, now)
      return .success(policy.profile(of: held.record, now: now))
    }
  }
}
