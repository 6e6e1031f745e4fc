import Clients
import Domain
import Stubs
import TestSupport
import Testing

/// A `CodeExecuting` that the conformance suite is run on: a fourth one is one more value.
struct ConformingExecutor: Sendable, CustomTestStringConvertible {
  /// How a test finds it.
  struct Session: Sendable {
    var runner: Runner
    /// The sources that left this machine, in order.
    var sent: @Sendable () -> [String] = { [] }
  }

  var name: String
  /// What it says of code that ends so.
  var verdict: @Sendable (VerdictKind) -> VerdictKind
  /// What it says where there is nothing to run.
  var verdictOfNothing = VerdictKind.accepted
  /// Whether the source leaves this machine.
  var sendsSource = false
  /// Runs a body with it; the other one never comes to an end by itself.
  var use:
    @Sendable (_ isEndless: Bool, _ body: @Sendable (Session) async throws -> Void) async throws ->
      Void

  var testDescription: String { name }
}

extension ConformingExecutor {
  static let all = [local, leetCode, noOp, accepting]

  static let local = ConformingExecutor(
    name: "local", verdict: { $0 },
    use: { _, body in
      try await Language.python.require()
      try await body(Session(runner: live))
    })

  static let leetCode = ConformingExecutor(
    name: "LeetCode", verdict: { $0 }, sendsSource: true,
    use: { isEndless, body in
      let stub = LeetCodeStub()
      if isEndless { stub.inject(.never) }
      try await stub.serving { address in
        let judge = OnlineJudge.leetCode(
          at: address, requests: .network(timeLimit: .seconds(600), log: { _, _, _ in }),
          clock: ImpatientClock())
        let session = OnlineSession(token: "stub-session", csrf: "stub-csrf")
        try await body(Session(runner: .leetCode(judge, as: session)) { stub.sentSources })
      }
    })

  static let noOp = ConformingExecutor(
    name: "no-op", verdict: { _ in .cancelled }, verdictOfNothing: .cancelled,
    use: { _, body in try await body(Session(runner: .noOp)) })

  /// What other suites' tests stand on.
  static let accepting = ConformingExecutor(
    name: "accepting", verdict: { _ in .accepted },
    use: { _, body in try await body(Session(runner: .accepting)) })
}

extension LeetCodeStub {
  /// The code of each run that it was sent.
  fileprivate var sentSources: [String] {
    requests.filter { $0.path.hasSuffix("/interpret_solution/") }.compactMap {
      try? Value(json: $0.body)["typed_code"]?.text
    }
  }
}

/// A clock on which no time passes between two polls, however long they are to be apart.
private struct ImpatientClock: Clock {
  let now = ContinuousClock.now
  let minimumResolution = Duration.zero

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    await Task.yield()
  }
}
