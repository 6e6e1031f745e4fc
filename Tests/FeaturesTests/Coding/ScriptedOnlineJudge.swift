import Domain
import Foundation
import SiteKit
import Store
import Synchronization
import TestSupport

/// LeetCode as a script, for tests that look at what it was asked.
final class ScriptedOnlineJudge: Sendable {
  /// What it does next.
  enum Step: Sendable {
    case tell(JudgeEvent)
    case fail(OnlineError)
    /// Says nothing more: only cancelling helps.
    case fallSilent
  }

  static let session = OnlineSession(token: "stub-session", csrf: "stub-csrf")

  private let asked = Mutex<[(job: JudgeJob, isSubmission: Bool)]>([])
  private let steps: [Step]

  init(_ steps: Step...) { self.steps = steps }

  /// What it was sent as a submission, in order.
  var submissions: [JudgeJob] { jobs(areSubmissions: true) }
  /// What it was sent as a run, in order.
  var runs: [JudgeJob] { jobs(areSubmissions: false) }

  var judge: OnlineJudge {
    var judge = OnlineJudge.offline
    judge.run = { job, session in self.take(job, session, isSubmission: false) }
    judge.submit = { job, session in self.take(job, session, isSubmission: true) }
    return judge
  }

  private func jobs(areSubmissions: Bool) -> [JudgeJob] {
    asked.withLock { $0.filter { $0.isSubmission == areSubmissions }.map(\.job) }
  }

  private func take(
    _ job: JudgeJob, _ session: OnlineSession, isSubmission: Bool
  ) -> AsyncThrowingStream<JudgeEvent, any Error> {
    asked.withLock { $0.append((job, isSubmission)) }
    return AsyncThrowingStream { stream in
      guard session == Self.session else { return stream.finish(throwing: OnlineError.signedOut) }
      for step in steps {
        switch step {
        case .tell(let event): stream.yield(event)
        case .fail(let error): return stream.finish(throwing: error)
        case .fallSilent: return
        }
      }
      stream.finish()
    }
  }
}

extension ScriptedOnlineJudge {
  /// One that says how far it is and then gives a verdict.
  static func judging(_ verdict: Verdict) -> ScriptedOnlineJudge {
    ScriptedOnlineJudge(
      .tell(.sent(.sending)), .tell(.sent(.pending)), .tell(.sent(.pending)),
      .tell(.sent(.started)), .tell(.finished(verdict)))
  }
}

extension Verdict {
  /// LeetCode's verdict on Two Sum; the case is the one that failed there.
  static func official(
    _ kind: VerdictKind = .accepted, passed: Int = 57, case failing: CaseResult? = nil,
    number: String? = "1145131890"
  ) -> Verdict {
    var verdict = Verdict.sample(kind, cases: failing.map { [$0] } ?? [], total: 57)
    verdict.passed = passed
    verdict.jail = ""
    verdict.online = OnlineReport(
      submission: number, runtime: kind == .accepted ? "52 ms" : nil,
      memory: kind == .accepted ? "17.6 MB" : nil,
      runtimePercentile: kind == .accepted ? 85.24 : nil)
    return verdict
  }
}

/// Runs a body with services of a learner's folder, signed in to a scripted LeetCode.
func withOnlineServices<Result>(
  _ judge: ScriptedOnlineJudge, runner: Runner = .accepting, problems: [Problem] = [.twoSum],
  isSignedIn: Bool = true, _ body: (Services) async throws -> Result
) async throws -> Result {
  try await withTemporaryFolder { folder in
    if isSignedIn {
      try LeetCodeSessionFile(folder: folder).keep(ScriptedOnlineJudge.session)
    }
    var services = Services(
      problems: .fixed(problems), runner: runner, database: try AppDatabase(folder: folder),
      now: { .sample }, cacheFolder: folder)
    services.online = { _ in judge.judge }
    return try await body(services)
  }
}
