import Domain
import Testing

@testable import Clients

struct LeetCodePollingTests {
  private static let done = """
    {"state":"SUCCESS","status_code":10,"status_msg":"Accepted","correct_answer":true,
    "code_answer":["[0,1]","[1,2]"]}
    """
  private static let pending = ServiceAnswer.json(#"{"state":"PENDING"}"#)
  private static let started = ServiceAnswer.json(#"{"state":"STARTED"}"#)

  @Test(arguments: [
    (#"{"finished":true,"state":"PENDING"}"#, LeetCodePolling.State.done),
    (#"{"finished":"true","state":"STARTED"}"#, .done), (#"{"finished":1}"#, .done),
    (#"{"state":"success"}"#, .done), (#"{"state":"SUCCESS","finished":false}"#, .done),
    (#"{"state":"STARTED"}"#, .started), (#"{"state":"RUNNING_TESTS"}"#, .started),
    (#"{"state":"PENDING"}"#, .pending), (#"{}"#, .pending), (#"{"state":null}"#, .pending),
    (#"{"finished":"false","state":"PENDING"}"#, .pending), (#"{"finished":0}"#, .pending),
    (#"{"state":"FAILURE"}"#, .failed), (#"{"state":"revoked"}"#, .failed), (#"[]"#, .pending),
  ]) func `a check says how far the judge is`(text: String, state: LeetCodePolling.State) throws {
    #expect(LeetCodePolling.state(of: try Value(json: text)) == state)
  }

  @Test func `one request sends the code, and checks follow until the verdict`() async throws {
    let clock = SkippingClock()
    let script = LeetCodeSamples.judging([
      Self.pending, Self.pending, Self.started, .json(Self.done),
    ])
    let events = try await LeetCodeSamples.events(
      LeetCodeSamples.judge(script, clock: clock)
        .run(LeetCodeSamples.job(), LeetCodeSamples.session))
    let posts = script.requests.filter { $0.address.contains("/problems/") }
    #expect(posts.count == 1)
    #expect(script.requests.filter { $0.address.hasSuffix("/check/") }.count == 4)
    #expect(
      script.requests.last?.address
        == "https://leetcode.test/submissions/detail/runcode_1.5_x-Y/check/")
    #expect(
      clock.sleeps == [
        .milliseconds(450), .microseconds(562_500), .nanoseconds(703_125_000),
        .nanoseconds(878_906_250),
      ])
    #expect(
      events.prefix(3) == [.sent(.sending), .sent(.pending), .sent(.started)])
    guard case .compiled = events[3], case .caseFinished(let first) = events[4],
      case .caseFinished(let second) = events[5], case .finished = events[6]
    else {
      Issue.record("\(events)")
      return
    }
    #expect([first.index, second.index] == [0, 1])
    #expect(events.count == 7)
  }

  @Test func `checks come at last every two seconds`() async throws {
    let clock = SkippingClock()
    let checks = Array(repeating: Self.started, count: 12) + [.json(Self.done)]
    _ = try await LeetCodeSamples.events(
      LeetCodeSamples.judge(LeetCodeSamples.judging(checks), clock: clock)
        .run(LeetCodeSamples.job(), LeetCodeSamples.session))
    #expect(clock.sleeps.last == .seconds(2))
    #expect(clock.sleeps.allSatisfy { $0 <= .seconds(2) })
  }

  @Test(arguments: [(false, 40), (true, 120)])
  func `a verdict that never comes is given up at a deadline`(isSubmit: Bool, seconds: Int) async {
    let clock = SkippingClock()
    let judge = LeetCodeSamples.judge(LeetCodeSamples.judging([Self.pending]), clock: clock)
    let ask = isSubmit ? judge.submit : judge.run
    await #expect(throws: OnlineError.neverJudged) {
      try await LeetCodeSamples.events(ask(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
    let waited = clock.sleeps.reduce(.zero, +)
    #expect(waited >= .seconds(seconds))
    #expect(waited <= .seconds(seconds + 2))
  }

  @Test func `a result that began and waits again is forgotten there`() async {
    let clock = SkippingClock()
    let script = LeetCodeSamples.judging([Self.started, Self.pending])
    await #expect(throws: OnlineError.resultExpired) {
      try await LeetCodeSamples.events(
        LeetCodeSamples.judge(script, clock: clock)
          .submit(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
    #expect(clock.sleeps.reduce(.zero, +) < .seconds(15))
  }

  @Test func `a short step back is none`() async throws {
    let script = LeetCodeSamples.judging([
      Self.started, Self.pending, Self.pending, Self.started, .json(Self.done),
    ])
    let events = try await LeetCodeSamples.events(
      LeetCodeSamples.judge(script).run(LeetCodeSamples.job(), LeetCodeSamples.session))
    #expect(events.filter { $0 == .sent(.started) }.count == 1)
    guard case .finished(let verdict) = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect(verdict.verdict == .accepted)
  }

  @Test(arguments: [
    (#"{"state":"FAILURE","status_msg":"Judge went away"}"#, "Judge went away"),
    (#"{"state":"REVOKED"}"#, "it gave up on the code without a verdict."),
    (
      #"{"state":"SUCCESS","status_code":77,"status_msg":"Odd"}"#, "Odd"
    ),
    (#"{"finished":true}"#, "Focus doesn't know this outcome."),
  ]) func `a judge that fails is told from code that fails`(check: String, reason: String) async {
    await #expect(throws: OnlineError.judgeFailed(reason: reason)) {
      try await LeetCodeSamples.submit(check)
    }
  }

  @Test func `troubles on the way to a check pass, if they pass soon`() async throws {
    let clock = SkippingClock()
    let script = LeetCodeSamples.judging([
      .html("<h1>oops</h1>", status: 502),
      .json("{}", status: 429, [ServiceHeader("Retry-After", "9")]), .json(Self.done),
    ])
    _ = try await LeetCodeSamples.events(
      LeetCodeSamples.judge(script, clock: clock)
        .run(LeetCodeSamples.job(), LeetCodeSamples.session))
    #expect(clock.sleeps.last == .seconds(9))
  }

  @Test(arguments: [(false, OnlineError.serviceTrouble(service: "LeetCode")), (true, .neverJudged)])
  func `troubles that stay are told; what was handed in may be judged all the same`(
    isSubmit: Bool, error: OnlineError
  ) async {
    let script = LeetCodeSamples.judging([.html("<h1>oops</h1>", status: 500)])
    let judge = LeetCodeSamples.judge(script)
    let ask = isSubmit ? judge.submit : judge.run
    await #expect(throws: error) {
      try await LeetCodeSamples.events(ask(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
    #expect(script.requests.filter { $0.address.hasSuffix("/check/") }.count == 3)
  }

  @Test(arguments: [
    Named(
      "a challenge",
      (
        ServiceAnswer.html("Just a moment", status: 403), OnlineError.challenge(service: "LeetCode")
      )),
    Named(
      "a dead session", (.json("{}", status: 401), .sessionEnded(service: "LeetCode"))),
    Named(
      "a page",
      (
        .html("<html>"),
        .unreadable(service: "LeetCode", reason: "a page instead of data")
      )),
    Named(
      "a form that is not liked",
      (
        .html("<html>", status: 499),
        .refused(service: "LeetCode", status: 499, reason: "it didn't say why")
      )),
    Named(
      "a result that is gone", (.html("<html>", status: 404), .resultExpired)),
  ]) func `other troubles end the checks at once, and of a submission say that it was taken`(
    trouble: Named<(ServiceAnswer, OnlineError)>
  ) async {
    let (answer, error) = trouble.content
    let script = LeetCodeSamples.judging([answer])
    let judge = LeetCodeSamples.judge(script)
    await #expect(throws: error) {
      try await LeetCodeSamples.events(judge.run(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
    let told = error == .resultExpired ? error : .verdictLost(reason: error.message)
    await #expect(throws: told) {
      try await LeetCodeSamples.events(
        judge.submit(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
    #expect(told.hint?.contains("your submissions on LeetCode") == true)
    #expect(script.requests.filter { $0.address.hasSuffix("/check/") }.count == 2)
  }

  @Test func `leaving ends the checks`() async throws {
    let clock = ManualClock()
    let script = LeetCodeSamples.judging([Self.pending])
    let judge = LeetCodeSamples.judge(script, clock: clock)
    let task = Task {
      try await LeetCodeSamples.events(
        judge.submit(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
    await clock.hasSleeper(until: .milliseconds(450))
    task.cancel()
    _ = try? await task.value
    clock.advance(to: .seconds(10))
    #expect(!script.requests.contains { $0.address.hasSuffix("/check/") })
  }
}
