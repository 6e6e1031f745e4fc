import Domain
import Stubs
import TestSupport
import Testing

@testable import Clients

/// The whole client over real sockets, against the stand-in.
@Suite(.timeLimit(.minutes(20)))
struct LeetCodeStubTests {
  private static let session = OnlineSession(token: "stub-session", csrf: "stub-csrf")

  /// Judge and stand-in; pauses take no time, and no time limit is ever over.
  private static func judging(
    _ fault: LeetCodeFault? = nil, lines: LogLines? = nil,
    _ body: (OnlineJudge, LeetCodeStub) async throws -> Void
  ) async throws {
    let stub = LeetCodeStub()
    stub.inject(fault)
    try await stub.serving { (address) async throws -> Void in
      let requests = Retrying(
        inner: .bare(.focus).limited(to: .seconds(20), clock: ManualClock()),
        clock: SkippingClock(), jitter: { 0 }, now: { .systemTime },
        report: { lines?.note("\($0.message) \($0.detail ?? "")") }
      ).requests
      try await body(
        .leetCode(at: address, requests: requests, clock: SkippingClock()), stub)
    }
  }

  @Test func `the port to the network reaches a service`() async throws {
    let lines = LogLines()
    let stub = LeetCodeStub()
    try await stub.serving { (address) async throws -> Void in
      let requests = RequestExecuting.network { _, message, _ in lines.note(message) }
      let judge = OnlineJudge.leetCode(at: address, requests: requests)
      #expect(try await judge.member("ADA")?.name == "ada")
    }
    #expect(lines.all.count == 1)
    #expect(lines.all.first?.hasPrefix("POST 127.0.0.1:") == true)
  }

  @Test func `members and sessions are looked up`() async throws {
    try await Self.judging { (judge, _) async throws -> Void in
      #expect(try await judge.member("ADA")?.name == "ada")
      #expect(try await judge.member("nobody") == nil)
      #expect(try await judge.account(Self.session) == OnlineAccount(name: "ada"))
      let premium = OnlineSession(token: "premium-session", csrf: "")
      #expect(
        try await judge.account(premium) == OnlineAccount(name: "grace", isPremium: true))
      await #expect(throws: OnlineError.sessionEnded(service: "LeetCode")) {
        try await judge.account(OnlineSession(token: "old", csrf: "old"))
      }
    }
  }

  @Test(arguments: [nil, LeetCodeFault.rotateCSRF])
  func `what was solved is listed`(fault: LeetCodeFault?) async throws {
    try await Self.judging(fault) { (judge, stub) async throws -> Void in
      let recent = try await judge.recentlySolved("ada")
      #expect(recent.count == stub.world.solved(by: "ada").count)
      #expect(recent.map(\.at) == recent.map(\.at).sorted(by: >))
      let page = try await judge.solved(Self.session, nil)
      #expect(Set(page.items.map(\.slug)) == Set(stub.world.solved(by: "ada")))
      #expect(page.items.allSatisfy { $0.at != nil })
      #expect(page.next == nil)
      let own = try await judge.submissions(Self.session, "lru-cache")
      #expect(own.map(\.verdict) == [.wrongAnswer])
    }
  }

  @Test(arguments: [
    nil, LeetCodeFault.pendingLong, .finishedOnly, .textNumbers, .shapes2020, .rotateCSRF,
  ]) func `a run and a submission are judged, whatever their answers look like`(
    fault: LeetCodeFault?
  ) async throws {
    try await Self.judging(fault) { (judge, stub) async throws -> Void in
      let job = LeetCodeSamples.job()
      let run = try await LeetCodeSamples.events(judge.run(job, Self.session))
      guard case .finished(let ran) = run.last else {
        Issue.record("\(run)")
        return
      }
      #expect(ran.verdict == .accepted)
      #expect(ran.cases.map(\.actual) == [[0, 1], [1, 2]])
      #expect(run.prefix(2) == [.sent(.sending), .sent(.pending)])
      let submit = try await LeetCodeSamples.events(judge.submit(job, Self.session))
      guard case .finished(let submitted) = submit.last else {
        Issue.record("\(submit)")
        return
      }
      #expect(submitted.verdict == .accepted)
      #expect(submitted.passed == submitted.total)
      #expect(submitted.online?.submission != nil)
      #expect(stub.world.submissions.last?.code == LeetCodeSamples.source)
    }
  }

  @Test(arguments: [
    (LeetCodeFault.wrongAnswer, VerdictKind.wrongAnswer), (.memoryLimit, .memoryLimit),
    (.outputLimit, .outputLimit), (.timeLimit, .timeLimit), (.runtimeError, .runtimeError),
    (.internalError, .internalError), (.compileError, .compileError),
    (.unknownError, .internalError), (.timeout, .timeLimit), (.restrictions, .denied),
  ]) func `each outcome of a run and of a submission is told`(
    fault: LeetCodeFault, kind: VerdictKind
  ) async throws {
    try await Self.judging(fault) { (judge, _) async throws -> Void in
      for ask in [judge.run, judge.submit] {
        let events = try await LeetCodeSamples.events(ask(LeetCodeSamples.job(), Self.session))
        guard case .finished(let verdict) = events.last else {
          Issue.record("\(events)")
          return
        }
        #expect(verdict.verdict == kind)
        #expect(verdict.verdict == verdict.firstFailure?.verdict ?? verdict.verdict)
      }
    }
  }

  @Test(arguments: [
    (LeetCodeFault.never, OnlineError.neverJudged), (.expires, .resultExpired),
    (.failure, .judgeFailed(reason: "it gave up on the code without a verdict.")),
    (.cloudflare, .challenge(service: "LeetCode")), (.csrf, .forgeryCheck),
    (.csrfJSON, .forgeryCheck), (.loginRedirect, .sessionEnded(service: "LeetCode")),
    (.unauthorized, .sessionEnded(service: "LeetCode")),
    (.sessionExpired, .sessionEnded(service: "LeetCode")),
    (.tooFast, .rateLimited(service: "LeetCode", retryAfterSeconds: 2)),
    (.tooFastSilent, .rateLimited(service: "LeetCode", retryAfterSeconds: nil)),
    (.tooSoon, .rateLimited(service: "LeetCode", retryAfterSeconds: nil)),
    (.clientClosed, .refused(service: "LeetCode", status: 499, reason: "it didn't say why")),
    (.html500, .serviceTrouble(service: "LeetCode")),
    (.notJSON, .unreadable(service: "LeetCode", reason: "a page instead of data")),
    (.hangUp, .offline(service: "LeetCode")), (.paid, .premium(slug: "two-sum")),
    (.unknownProblem, .unknownProblem(slug: "two-sum")),
  ]) func `each trouble of a submission has its own error`(
    fault: LeetCodeFault, error: OnlineError
  ) async throws {
    try await Self.judging(fault) { (judge, _) async throws -> Void in
      await #expect(throws: error) {
        try await LeetCodeSamples.events(judge.submit(LeetCodeSamples.job(), Self.session))
      }
    }
  }

  @Test(arguments: [LeetCodeFault.truncated, .huge, .nullData])
  func `answers that nobody can read change nothing and say so`(fault: LeetCodeFault) async throws {
    try await Self.judging(fault) { (judge, _) async throws -> Void in
      let error = await #expect(throws: OnlineError.self) { try await judge.member("ada") }
      switch error {
      case .unreadable, .answerTooLong: break
      default: Issue.record("\(String(describing: error))")
      }
    }
  }

  @Test func `a paid problem, a language and a dead address have their errors`() async throws {
    try await Self.judging { (judge, _) async throws -> Void in
      var rooms = Problem.twoSum
      rooms.summary.slug = "meeting-rooms"
      await #expect(throws: OnlineError.premium(slug: "meeting-rooms")) {
        try await LeetCodeSamples.events(
          judge.submit(LeetCodeSamples.job(rooms), Self.session))
      }
    }
    let dead = OnlineJudge.leetCode(
      at: try await RawServer.deadAddress(),
      requests: Retrying(
        inner: .bare(.focus), clock: SkippingClock(), jitter: { 0 }, now: { .systemTime }
      ).requests)
    await #expect(throws: OnlineError.offline(service: "LeetCode")) {
      try await dead.member("ada")
    }
  }

  @Test func `a trouble that passes is not seen`() async throws {
    try await Self.judging { (judge, stub) async throws -> Void in
      stub.inject(.html500, times: 2)
      #expect(try await judge.member("ada")?.name == "ada")
      #expect(stub.requests.count == 3)
    }
  }

  @Test func `a submission whose answer was lost is not sent twice`() async throws {
    try await Self.judging { (judge, stub) async throws -> Void in
      // The number of the problem is known from here on.
      _ = try await LeetCodeSamples.events(judge.run(LeetCodeSamples.job(), Self.session))
      stub.inject(.hangUp)
      let reason = OnlineError.offline(service: "LeetCode").message
      await #expect(throws: OnlineError.fateUnknown(service: "LeetCode", reason: reason)) {
        try await LeetCodeSamples.events(judge.submit(LeetCodeSamples.job(), Self.session))
      }
      #expect(stub.requests.filter { $0.path.hasSuffix("/submit/") }.count == 1)
    }
  }

  @Test func `no line of the log holds a secret`() async throws {
    let lines = LogLines()
    try await Self.judging(lines: lines) { (judge, _) async throws -> Void in
      _ = try await judge.account(Self.session)
      _ = try await LeetCodeSamples.events(judge.submit(LeetCodeSamples.job(), Self.session))
    }
    let all = lines.all
    #expect(all.count > 3)
    #expect(!all.contains { $0.contains("stub-session") || $0.contains("stub-csrf") })
    #expect(!all.contains { $0.contains("class Solution") })
  }
}
