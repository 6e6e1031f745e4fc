internal import Domain

/// Asks for a verdict again and again, ever less often, until it is there or too late.
struct LeetCodePolling: Sendable {
  private static let firstPause = Duration.milliseconds(450)
  private static let longestPause = Duration.seconds(2)
  /// A result that began and then waits this long again is forgotten.
  private static let longestRelapse = Duration.seconds(10)
  /// One after the other, each of them repeated by the transport.
  private static let mostTroubles = 3

  var site: LeetCodeSite
  var clock: any Clock<Duration>
  /// From the first question on.
  var deadline: Duration
  /// Whether LeetCode keeps what was sent, so that nobody should send it again unseen.
  var isKept: Bool

  /// How far the judge is, as a check tells.
  enum State: Equatable {
    case pending, started, done
    case failed
  }

  /// Throws: ``OnlineError/neverJudged``, ``OnlineError/resultExpired``,
  /// ``OnlineError/judgeFailed(reason:)``, or what the requests throw; of what is kept,
  /// ``OnlineError/verdictLost(reason:)`` instead.
  func result(
    of id: String, slug: String, session: OnlineSession, tell: (SentState) -> Void
  ) async throws -> Value {
    let elapsed = stopwatch(clock)
    let call = LeetCodeSite.Call(
      path: "/submissions/detail/\(id)/check/", session: session, slug: slug)
    var told = SentState.pending
    var pause = Self.firstPause
    var troubles = 0
    var relapse: Duration?
    tell(told)
    while true {
      try await clock.sleep(for: pause)
      try Task.checkCancellation()
      pause = min(pause * 1.25, Self.longestPause)
      do {
        let answer = try await answer(to: call)
        troubles = 0
        switch Self.state(of: answer) {
        case .done: return answer
        case .failed: throw OnlineError.judgeFailed(reason: Self.reason(answer))
        case .started:
          if told != .started { tell(.started) }
          (told, relapse) = (.started, nil)
        case .pending where told == .started:
          let since = relapse ?? elapsed()
          relapse = since
          if elapsed() - since >= Self.longestRelapse { throw OnlineError.resultExpired }
        case .pending: break
        }
      } catch let error as OnlineError where Self.mayPass(error) {
        troubles += 1
        guard troubles < Self.mostTroubles else { throw isKept ? .neverJudged : error }
        pause = max(pause, .seconds(min(error.retryAfterSeconds ?? 0, 30)))
      }
      guard elapsed() < deadline else { throw OnlineError.neverJudged }
    }
  }

  private func answer(to call: LeetCodeSite.Call) async throws -> Value {
    do {
      return try await site.value(of: call)
    } catch OnlineError.unknownProblem {
      // The problem was known when the code was taken: what is missing is the result.
      throw OnlineError.resultExpired
    } catch let error as OnlineError where isKept && !Self.mayPass(error) {
      throw OnlineError.verdictLost(reason: error.message)
    }
  }

  /// `finished` counts first, then `state` in any case; no other key is sure to be there.
  static func state(of answer: Value) -> State {
    if answer["finished"]?.flag == true { return .done }
    switch answer["state"]?.text?.uppercased() {
    case "SUCCESS": return .done
    case "FAILURE", "REVOKED": return .failed
    case "PENDING", nil: return .pending
    default: return .started
    }
  }

  private static func reason(_ answer: Value) -> String {
    answer["status_msg"]?.words ?? "it gave up on the code without a verdict."
  }

  private static func mayPass(_ error: OnlineError) -> Bool {
    switch error {
    case .offline, .timedOut, .serviceTrouble, .rateLimited: true
    default: false
    }
  }
}
