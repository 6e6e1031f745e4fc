import Foundation
import StatusDomain

public enum KYSServiceError: Error, Sendable { case unreachable }

public final class LocalKYSService: KYSServiceProtocol {
  static let storageKey = "status.local-service.v2"

  private let data: Locked<(record: KYSRecord, isFailing: Bool)>
  private let profile: @Sendable (KYSRecord) -> KYSProfile
  private let now: @Sendable () -> Date
  private let wait: @Sendable () async throws -> Void

  public init(
    record: KYSRecord, policy: KYSPolicy, delay: Duration = .milliseconds(600),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date
  ) {
    data = Locked((record, false))
    profile = { policy.profile(of: $0, now: now()) }
    self.now = now
    wait = { try await clock.sleep(for: delay) }
  }

  public var record: KYSRecord { data { $0.record } }

  public var isFailing: Bool {
    get { data { $0.isFailing } }
    set { data { $0.isFailing = newValue } }
  }

  public func getStatus(completion: @escaping @Sendable (KYSAnswer) -> Void) {
    answer(completion) { _ in }
  }

  public func saveStatus(_ status: KYSStatus, completion: @escaping @Sendable (KYSAnswer) -> Void) {
    let date = now()
    answer(completion) { $0 = KYSRecord(status: status, lastCheck: date) }
  }

  private func answer(
    _ completion: @escaping @Sendable (KYSAnswer) -> Void,
    _ change: @escaping @Sendable (inout KYSRecord) -> Void
  ) {
    Task { [data, profile, wait] in
      completion(
        await Result.async {
          try await wait()
          let record = try data { data in
            guard !data.isFailing else { throw KYSServiceError.unreachable }
            change(&data.record)
            return data.record
          }
          return profile(record)
        })
    }
  }
}

extension Result where Failure == any Error, Success: Sendable {
  fileprivate static func async(_ body: () async throws -> Success) async -> Self {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}
