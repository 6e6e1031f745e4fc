internal import Domain

/// Which requests are sent again, and after how long.
struct RetryPolicy: Sendable {
  /// How an attempt ended.
  enum Outcome: Sendable {
    case answered(ServiceAnswer)
    case failed(TransportFailure)
  }

  var pauses: [Duration] = [.seconds(1), .seconds(2), .seconds(4)]
  /// How much longer chance may make a pause, so that many clients do not come back together.
  var mostJitter = 0.25
  /// A service that wants a longer pause than this is not waited for.
  var longestPause = Duration.seconds(30)

  /// How long to wait before the next attempt; nil: there is none.
  ///
  /// `jitter` is from 0 to 1.
  func pause(
    after outcome: Outcome, retries: Int, of request: ServiceRequest, jitter: Double, now: Instant
  ) -> Duration? {
    guard pauses.indices.contains(retries), mayRepeat(request, after: outcome) else { return nil }
    let usual = pauses[retries] * (1 + mostJitter * min(max(jitter, 0), 1))
    guard case .answered(let answer) = outcome,
      let wanted = answer.retryAfterSeconds(at: now).map({ Duration.seconds($0) })
    else { return usual }
    return wanted > longestPause ? nil : max(usual, wanted)
  }

  private func mayRepeat(_ request: ServiceRequest, after outcome: Outcome) -> Bool {
    switch outcome {
    // It was refused before anything was done.
    case .answered(let answer) where answer.status == 429: true
    case .answered(let answer): request.isRepeatable && answer.status >= 500
    case .failed(let failure):
      failure.isTransient && (request.isRepeatable || failure.isCertainlyUnsent)
    }
  }
}
