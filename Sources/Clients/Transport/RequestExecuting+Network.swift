internal import AsyncHTTPClient
public import Domain
internal import Foundation

extension RequestExecuting {
  /// The network itself: a time limit for each request, retries of what may pass, a line of the log for each.
  ///
  /// The limit also says how long a stream may be silent. Whoever tries again by itself wants no retries.
  public static func network(
    timeLimit: Duration = .seconds(20), retries: Bool = true, log: @escaping NetworkLog
  ) -> RequestExecuting {
    let clock = ContinuousClock()
    return Retrying(
      inner: bare(.focus).limited(to: timeLimit, clock: clock),
      policy: retries ? RetryPolicy() : RetryPolicy(pauses: []), clock: clock,
      jitter: { .random(in: 0...1) }, now: { .systemTime },
      report: { await log($0.level, $0.message, $0.detail) }
    ).requests
  }
}

extension Instant {
  /// The machine's clock.
  static var systemTime: Instant {
    Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded()))
  }
}
