@testable import CodingFeature
import Domain
import Foundation
import Markup
@testable import OnlineFeature
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct HandInTests {
  /// What was told so far.
  private final class Seen: Sendable {
    let events = Mutex<[Coding.Event]>([])
  }

  private static let source = "class Solution:\r\n\tpass  # ü\n"

  private let submission = {
    var submission = Coding.Submission(
      slug: "two-sum", language: .python, source: source, purpose: .submit)
    submission.isOfficial = true
    return submission
  }()

  /// Fails on the hidden case of Two Sum.
  private func failing(_ kind: VerdictKind) -> Runner {
    ScriptedRunner { _, item in
      var result = CaseResult.accepted(item, answer: item.expected ?? [0, 1])
      if !item.isVisible { result.verdict = kind }
      return result
    }.runner
  }

  /// What happened, in order.
  private func events(
    _ submission: Coding.Submission, with services: Services
  ) async -> [Coding.Event] {
    let seen = Mutex<[Coding.Event]>([])
    await submission.follow(with: services) { event in seen.withLock { $0.append(event) } }
    return seen.withLock { $0 }
  }

  @Test
  func `what passes every case here goes to LeetCode, byte for byte, and both verdicts stand`()
    async throws
  {
    let online = ScriptedOnlineJudge.judging(.official())
    try await withOnlineServices(online) { services in
      let events = await events(submission, with: services)
      #expect(online.submissions.map { Array($0.source.utf8) } == [Array(Self.source.utf8)])
      #expect(online.submissions.map(\.language) == [.python])
      let local = try #require(try await services.database.attempt(id: 1))
      let official = try #require(try await services.database.attempt(id: 2))
      #expect(local.place == .local && local.verdict.verdict == .accepted)
      #expect(official.place == .leetCode && official.verdict.online?.submission == "1145131890")
      #expect(official.source == Self.source)
      #expect(
        Array(events.drop { if case .judged = $0 { false } else { true } }) == [
          .judged(local.verdict), .handingIn(local, .sending), .handingIn(local, .pending),
          .handingIn(local, .started), .official(official), .finished(local),
        ])
      #expect(events.count(where: \.isLast) == 1)
    }
  }

  @Test(arguments: [
    VerdictKind.wrongAnswer, .timeLimit, .memoryLimit, .runtimeError, .outputLimit, .idleLimit,
    .denied, .internalError, .cancelled,
  ])
  func `after a hidden case that fails LeetCode is asked nothing, and the case is shown`(
    kind: VerdictKind
  ) async throws {
    let online = ScriptedOnlineJudge.judging(.official())
    try await withOnlineServices(online, runner: failing(kind)) { services in
      let events = await events(submission, with: services)
      #expect(online.submissions.isEmpty && online.runs.isEmpty)
      let kept = try await services.database.attempts(slug: "two-sum")
      #expect(kept.map(\.place) == [.local])
      let job = JobBoard.Snapshot(id: "j", submission: submission, events: events)
      let model = Coding.Model(snapshot: job, problem: .twoSum)
      #expect(model.official?.headline == "Not sent to LeetCode")
      #expect(model.failure?.title == "Case 3: \(kind.title)")
      #expect(model.failure?.input.map(\.text) == ["[3, 3]", "6"])
    }
  }

  @Test func `a hidden test that was marked bad does not stand in the way`() async throws {
    let online = ScriptedOnlineJudge.judging(.official())
    try await withOnlineServices(online, runner: failing(.wrongAnswer)) { services in
      let input: [Value] = [[3, 3], 6]
      try await services.database.keepReport(
        TestReport(
          slug: "two-sum", contentVersion: "sample", index: 2,
          inputHash: TestReport.hash(of: input), outcome: .wrongAnswer,
          test: TestReport.Finding(input: input, expected: [0, 1], actual: []),
          reason: "Not unique.", decision: .insisted, madeAt: .sample))
      let events = await events(submission, with: services)
      #expect(online.submissions.count == 1)
      guard case .finished(let local) = events.last else {
        Issue.record("\(events)")
        return
      }
      #expect(local.verdict.excluded?.map(\.index) == [2])
    }
  }

  @Test func `a warning on stderr is no failure: the gate lets it through, and shows it`()
    async throws
  {
    let warning = "DeprecationWarning: use the other one"
    let runner = ScriptedRunner { _, item in
      var result = CaseResult.accepted(item, answer: item.expected ?? [0, 1])
      result.stderr = warning
      return result
    }.runner
    let online = ScriptedOnlineJudge.judging(.official())
    try await withOnlineServices(online, runner: runner) { services in
      let events = await events(submission, with: services)
      #expect(online.submissions.count == 1)
      let job = JobBoard.Snapshot(id: "j", submission: submission, events: events)
      let model = Coding.Model(snapshot: job, problem: .twoSum)
      #expect(model.headline == "Accepted")
      #expect(model.outputs.last?.fields.map(\.text) == [warning])
    }
  }

  @Test func `whoever is not signed in hears it before anything is judged`() async throws {
    let script = ScriptedRunner { _, _ in nil }
    let online = ScriptedOnlineJudge()
    try await withOnlineServices(online, runner: script.runner, isSignedIn: false) { services in
      await #expect(throws: OnlineError.signedOut) {
        try await Coding.judge(submission, with: services) { _ in }
      }
      #expect(script.jobs.isEmpty)
      let kept = try await services.database.attempts(slug: "two-sum")
      #expect(kept.isEmpty)
    }
  }

  @Test func `a problem that LeetCode asks money for is not judged in vain`() async throws {
    var problem = Problem.twoSum
    problem.summary.isLocalOnly = true
    let script = ScriptedRunner { _, _ in nil }
    let online = ScriptedOnlineJudge()
    try await withOnlineServices(online, runner: script.runner, problems: [problem]) { services in
      await #expect(throws: OnlineError.premium(slug: "two-sum")) {
        try await Coding.judge(submission, with: services) { _ in }
      }
      #expect(script.jobs.isEmpty)
    }
  }

  @Test(arguments: [
    OnlineError.offline(service: "LeetCode"), .timedOut(service: "LeetCode"),
    .rateLimited(service: "LeetCode", retryAfterSeconds: 20), .serviceTrouble(service: "LeetCode"),
    .challenge(service: "LeetCode"), .sessionEnded(service: "LeetCode"), .forgeryCheck,
    .premium(slug: "two-sum"), .unknownProblem(slug: "two-sum"), .unknownLanguage(.python),
    .fateUnknown(service: "LeetCode", reason: "LeetCode didn't answer in time."),
    .neverJudged, .verdictLost(reason: "LeetCode wants to check first that you're human."),
    .resultExpired, .judgeFailed(reason: "Internal Error"),
    .answerTooLong(service: "LeetCode", limitBytes: 4 << 20),
    .unreadable(service: "LeetCode", reason: "it is no JSON"),
    .refused(service: "LeetCode", status: 499, reason: "no reason"),
  ])
  func `each trouble has its own sentence and next step, and what was found here is kept`(
    trouble: OnlineError
  ) async throws {
    let online = ScriptedOnlineJudge(.tell(.sent(.sending)), .fail(trouble))
    try await withOnlineServices(online) { services in
      let events = await events(submission, with: services)
      let kept = try await services.database.attempts(slug: "two-sum")
      #expect(kept.map(\.verdict.verdict) == [.accepted])
      #expect(
        events.suffix(2).first == .unofficial(message: trouble.message, hint: trouble.hint))
      let job = JobBoard.Snapshot(id: "j", submission: submission, events: events)
      let model = Coding.Model(snapshot: job, problem: .twoSum)
      #expect(model.headline == "Accepted")
      let page = Coding.results(model).text
      expectWellFormed(page)
      for words in [trouble.message, trouble.hint].compactMap(\.self) {
        #expect(model.official?.lines.contains(words) == true)
        #expect(Coding.text(model).contains(words))
      }
    }
  }

  @Test(arguments: [
    (SentState.sending, "stopped before LeetCode confirmed"), (.pending, "The code was sent"),
    (.started, "The code was sent"),
  ])
  func `whoever stops waiting is told what became of the code`(
    state: SentState, words: String
  ) async throws {
    let online = ScriptedOnlineJudge(.tell(.sent(state)), .fallSilent)
    try await withOnlineServices(online) { services in
      let seen = Seen()
      let (waiting, tell) = AsyncStream<Void>.makeStream()
      let following = Task { [submission] in
        await submission.follow(with: services) { event in
          seen.events.withLock { $0.append(event) }
          if case .handingIn(_, state) = event, !online.submissions.isEmpty || state == .sending {
            tell.finish()
          }
        }
      }
      for await _ in waiting {}
      while online.submissions.isEmpty { await Task.yield() }
      following.cancel()
      await following.value
      let events = seen.events.withLock { $0 }
      guard case .unofficial(let message, let hint) = events.suffix(2).first else {
        Issue.record("\(events)")
        return
      }
      #expect(message.contains(words))
      #expect(hint?.contains("submissions there") == true)
      let kept = try await services.database.attempts(slug: "two-sum")
      #expect(kept.map(\.place) == [.local])
    }
  }

  @Test func `a verdict that contradicts ours is shown with its input, and noted`() async throws {
    var item = CaseResult.sample(0, .wrongAnswer, visible: false, actual: [])
    item.input = [[7, 7], 14]
    let online = ScriptedOnlineJudge.judging(.official(.wrongAnswer, passed: 41, case: item))
    try await withOnlineServices(online) { services in
      let events = await events(submission, with: services)
      let job = JobBoard.Snapshot(id: "j", submission: submission, events: events)
      let model = Coding.Model(snapshot: job, problem: .twoSum)
      let official = try #require(model.official)
      #expect(model.headline == "Accepted")
      #expect(official.headline == "Wrong answer on LeetCode")
      #expect(official.lines.first == "41 of 57 cases there passed.")
      #expect(official.lines.contains { $0.contains("a test is missing here") })
      #expect(official.failure?.input.map(\.text) == ["[7, 7]", "14"])
      #expect(official.failure?.addable == "[[7,7],14]")
      let log = try await services.database.logEntries(LogFilter(), limit: 50)
      let noted = log.filter { $0.level == .warning }
      #expect(noted.contains { $0.message.contains("which passed every case here") })
      #expect(noted.contains { $0.detail?.contains("[[7,7],14]") == true })
    }
  }

  @Test func `no secret stands in the log`() async throws {
    try await withOnlineServices(.judging(.official())) { services in
      _ = await events(submission, with: services)
      let log = try await services.database.logEntries(LogFilter(), limit: 50)
      #expect(!log.isEmpty)
      #expect(!log.contains { "\($0)".contains("stub-session") || "\($0)".contains("stub-csrf") })
    }
  }
}

/// What a task told, for whoever looks on.
private final class Heard: Sendable {
  private let told = Mutex<[Coding.Event]>([])

  var events: [Coding.Event] { told.withLock { $0 } }

  func add(_ event: Coding.Event) { told.withLock { $0.append(event) } }
}
