import Domain
import Stubs
import Testing

struct LeetCodeFaultTests {
  private static let status = "{ userStatus { username isSignedIn } }"
  private static let member = #"{ matchedUser(username: "ada") { username } }"#
  private static let question = #"{ question(titleSlug: "two-sum") { questionId status content } }"#

  private func stub(_ fault: LeetCodeFault, times: Int? = nil) -> LeetCodeStub {
    let stub = LeetCodeStub.sample()
    stub.inject(fault, times: times)
    return stub
  }

  @Test func `every fault has a name and a phrase of its own`() {
    let known = LeetCodeStub().knownFaults
    #expect(known.count == LeetCodeFault.allCases.count)
    #expect(Set(known.map(\.phrase)).count == known.count)
    for fault in known {
      #expect(fault.phrase != fault.name)
      #expect(LeetCodeFault(rawValue: fault.name) != nil)
    }
  }

  @Test(
    arguments: [
      (.cloudflare, 403, "text/html", "Just a moment"), (.csrf, 403, "text/html", "CSRF"),
      (.csrfJSON, 403, "application/json", "CSRF"), (.loginRedirect, 302, "text/html", ""),
      (.tooFast, 429, "application/json", "Too many"), (.tooFastSilent, 429, "text/html", ""),
      (.clientClosed, 499, "text/html", ""), (.html500, 500, "text/html", "went wrong"),
      (.notJSON, 200, "text/html", "A page"),
    ] as [(LeetCodeFault, Int, String, String)])
  func `what stands in the way does so everywhere`(
    fault: LeetCodeFault, status: Int, type: String, text: String
  ) async {
    let stub = stub(fault)
    for answer in [
      await stub.ask(Self.status, session: "stub-session"), await stub.send("x"),
      await stub.answer(.get("/submissions/detail/1/check/", headers: .signedIn())),
      await stub.answer(.get("/api/problems/all/")),
    ] {
      #expect(answer.status == status)
      #expect(answer.header("content-type")?.hasPrefix(type) == true)
      #expect(answer.text.contains(text))
    }
  }

  @Test func `what goes with a refusal stands in its head`() async {
    let challenge = await stub(.cloudflare).ask(Self.status)
    #expect(challenge.header("cf-mitigated") == "challenge")
    let redirection = await stub(.loginRedirect).ask(Self.status)
    #expect(redirection.header("location") == "/accounts/login/?next=/graphql")
    #expect(await stub(.tooFast).ask(Self.status).header("retry-after") == "2")
    #expect(await stub(.tooFastSilent).ask(Self.status).header("retry-after") == nil)
  }

  @Test func `a fault may be for a while and counts only where it shows`() async {
    let stub = stub(.tooFast, times: 2)
    for expected in [429, 429, 200] { #expect(await stub.ask(Self.status).status == expected) }
    stub.inject(.wrongAnswer, times: 1)
    #expect(await stub.ask(Self.status).status == 200)
    for code in [11, 10] {
      let receipt = await stub.send("x").json
      let result = await stub.poll(receipt?["submission_id"]?.json ?? "").last
      #expect(result?["status_code"] == .int(code))
    }
    stub.inject(.html500)
    stub.inject(nil)
    #expect(await stub.ask(Self.status).status == 200)
  }

  @Test func `a fault is injected by its name`() async {
    let stub = LeetCodeStub.sample()
    #expect(stub.inject(named: "499", times: 1))
    #expect(await stub.ask(Self.status).status == 499)
    #expect(!stub.inject(named: "500"))
  }

  @Test(
    arguments: [
      (.wrongAnswer, 11), (.memoryLimit, 12), (.outputLimit, 13), (.timeLimit, 14),
      (.runtimeError, 15), (.internalError, 16), (.compileError, 20), (.unknownError, 21),
      (.timeout, 30), (.restrictions, 50),
    ] as [(LeetCodeFault, Int)])
  func `a fault decides the outcome of runs and submissions`(
    fault: LeetCodeFault, code: Int
  ) async throws {
    let stub = stub(fault)
    #expect(try await stub.outcome(of: "x", isRun: false)["status_code"] == .int(code))
    let run = try await stub.outcome(of: "x", isRun: true)
    #expect(run["status_code"] == .int(code == 11 ? 10 : code))
    #expect(run["correct_answer"] == (code == 11 ? false : nil))
  }

  @Test(
    arguments: [
      (.pendingLong, 22, "SUCCESS"), (.never, 50, "PENDING"), (.expires, 50, "PENDING"),
      (.failure, 4, "FAILURE"),
    ] as [(LeetCodeFault, Int, String)])
  func `the judge takes its time`(fault: LeetCodeFault, polls: Int, last: String) async throws {
    let stub = stub(fault)
    let receipt = await stub.send("x").json
    let answers = await stub.poll(receipt?["submission_id"]?.json ?? "")
    #expect(answers.count == polls)
    #expect(answers.last?["state"] == .string(last))
    #expect(answers.contains(["state": "STARTED"]) == (fault != .never))
  }

  @Test func `too soon is an error with 200, for code alone`() async {
    let stub = stub(.tooSoon)
    #expect(await stub.send("x").text == #"{"error":"You run code too soon"}"#)
    #expect(await stub.send("x", run: "[3,3]\n6").status == 200)
    #expect(await stub.ask(Self.status).json?["data"] != nil)
  }

  @Test func `a session that ended is answered with 200, and code is refused`() async {
    let stub = stub(.sessionExpired)
    let status = await stub.ask(Self.status, session: "stub-session")
    #expect(status.json?["data"]?["userStatus"] == ["username": "", "isSignedIn": false])
    #expect(await stub.send("x").status == 403)
    #expect(await self.stub(.unauthorized).send("x").status == 401)
  }

  @Test func `a rotated csrftoken is the only one that is taken`() async {
    let stub = stub(.rotateCSRF)
    let first = await stub.ask(Self.status, session: "stub-session")
    #expect(first.header("set-cookie")?.hasPrefix("csrftoken=stub-csrf-1;") == true)
    #expect(await stub.send("x").status == 403)
    stub.inject(nil)
    #expect(await stub.send("x").status == 403)
    // The refusal too set a new one, while the fault lasted.
    #expect(await stub.send("x", headers: .signedIn(csrf: "stub-csrf-2")).status == 200)
    let given = await stub.answer(.get("/graphql/"))
    #expect(given.header("set-cookie")?.hasPrefix("csrftoken=stub-csrf-2;") == true)
  }

  @Test func `what it knows can be taken from it`() async {
    #expect(
      await stub(.nullData).ask(Self.member).text == #"{"data":{"matchedUser":null}}"#)
    #expect(await stub(.unknownUser).ask(Self.member).json?["errors"] != nil)
    #expect(
      await stub(.unknownProblem).ask(Self.question).text == #"{"data":{"question":null}}"#)
    #expect(await stub(.unknownProblem).send("x").status == 404)
    let paid = await stub(.paid).ask(Self.question).json?["data"]?["question"]
    #expect(paid?["content"] == .null)
    #expect(await stub(.paid).send("x").status == 403)
    let anonymous = await stub(.anonymousStatus).ask(Self.question, session: "stub-session")
    #expect(anonymous.json?["data"]?["question"]?["status"] == .null)
    let list = await stub(.anonymousStatus).answer(.get("/api/problems/all/", headers: .signedIn()))
    #expect(list.json?["user_name"] == "")
  }

  @Test func `bodies can be cut, broken, huge or late`() async {
    let whole = await LeetCodeStub.sample().ask(Self.status)
    let truncated = await stub(.truncated).ask(Self.status)
    #expect(truncated.body == Array(whole.body.prefix(whole.body.count / 2)))
    #expect(truncated.ending == .whole)
    #expect(await stub(.hangUp).ask(Self.status).ending == .cut)
    #expect(await stub(.silent).ask(Self.status) == .silence)
    #expect(await stub(.huge).ask(Self.status).body.count > 10 << 20)
    #expect(await stub(.slow).ask(Self.status).delay == .seconds(3))
  }

  @Test func `results may have no state, or be as of 2020, or have texts for numbers`()
    async throws
  {
    let finished = try await stub(.finishedOnly).outcome(of: "x", isRun: false)
    #expect(finished["finished"] == true)
    #expect(finished["state"] == nil)
    let early = try await stub(.shapes2020).outcome(of: "x", isRun: false)
    #expect(early["finished"] == nil)
    #expect(early["expected_output"] == nil)
    #expect(early["state"] == "SUCCESS")
    let text = try await stub(.textNumbers).outcome(of: "x", isRun: false)
    #expect(text["status_code"] == "10")
    #expect(text["state"] == "success")
  }

  @Test func `in 2020 what is expected of a run comes apart`() async {
    let stub = stub(.shapes2020)
    let receipt = await stub.send("stub:wrong", run: "[3,3]\n6\n[3,2,4]\n6").json
    let own = await stub.poll(receipt?["interpret_id"]?.text ?? "").last
    #expect(own?["code_answer"] == ["[0,1]", "[]", ""])
    #expect(own?["correct_answer"] == nil)
    #expect(own?["expected_code_answer"] == nil)
    let expected = await stub.poll(receipt?["interpret_expected_id"]?.text ?? "").last
    #expect(expected?["code_answer"] == ["[0,1]", "[1,2]", ""])
  }
}
