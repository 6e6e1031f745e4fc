import Domain
import Stubs
import Testing

struct LeetCodeJudgingTests {
  @Test func `a submission is pending, started and then judged, and stands in the history`() async {
    let stub = LeetCodeStub.sample()
    let receipt = await stub.send("class Solution {}")
    #expect(receipt.text == #"{"submission_id":673356336}"#)
    let answers = await stub.poll("673356336")
    #expect(
      answers.prefix(3) == [["state": "PENDING"], ["state": "PENDING"], ["state": "STARTED"]])
    let result = answers.last
    #expect(result?["state"] == "SUCCESS")
    #expect(result?["finished"] == true)
    #expect(result?["status_code"] == 10)
    #expect(result?["submission_id"] == "673356336")
    #expect(result?["question_id"] == "1")
    #expect(result?["total_correct"] == result?["total_testcases"])
    #expect(stub.world.submissions(of: "ada").first?.code == "class Solution {}")
    let recent = await stub.ask(
      #"{ recentAcSubmissionList(username: "ada", limit: 1) { id lang } }"#)
    #expect(
      recent.json?["data"]?["recentAcSubmissionList"] == [["id": "673356336", "lang": "swift"]])
  }

  @Test func `a run answers for each case and is not kept`() async {
    let stub = LeetCodeStub.sample()
    let input = "[2,7,11,15]\n9\n[3,2,4]\n6\n[9,9,1]\n18"
    let receipt = await stub.send("class Solution {}", run: input).json
    #expect(receipt?["test_case"] == .string(input))
    let id = receipt?["interpret_id"]?.text ?? ""
    #expect(id.hasPrefix("runcode_1800000000."))
    let result = await stub.poll(id).last
    #expect(result?["code_answer"] == ["[0,1]", "[1,2]", "[0,1]"])
    #expect(result?["expected_code_answer"] == result?["code_answer"])
    #expect(result?["std_output_list"] == ["", "", "", ""])
    #expect(result?["correct_answer"] == true)
    #expect(result?["compare_result"] == "111")
    #expect(result?["question_id"] == nil)
    #expect(stub.world.submissions.count == 5)
  }

  @Test func `a wrong run is accepted all the same, and says so elsewhere`() async throws {
    let result = try await LeetCodeStub.sample().outcome(of: "// stub:wrong", isRun: true)
    #expect(result["status_code"] == 10)
    #expect(result["status_msg"] == "Accepted")
    #expect(result["correct_answer"] == false)
    #expect(result["compare_result"] == "10")
    #expect(result["code_answer"] == ["[0,1]", "[]"])
  }

  @Test(arguments: [
    ("stub:wrong", 11, "Wrong Answer"), ("stub:memory", 12, "Memory Limit Exceeded"),
    ("stub:output", 13, "Output Limit Exceeded"), ("stub:time", 14, "Time Limit Exceeded"),
    ("stub:runtime", 15, "Runtime Error"), ("stub:internal", 16, "Internal Error"),
    ("stub:compile", 20, "Compile Error"), ("stub:unknown", 21, "Unknown Error"),
    ("stub:timeout", 30, "Timeout"), ("stub:restrictions", 50, "Restrictions Failed"),
  ]) func `a marker in the code chooses the outcome`(
    marker: String, code: Int, message: String
  ) async throws {
    let stub = LeetCodeStub.sample()
    for isRun in [true, false] where !(isRun && code == 11) {
      let result = try await stub.outcome(of: "# \(marker)", isRun: isRun)
      #expect(result["status_code"] == .int(code))
      #expect(result["status_msg"] == .string(message))
      #expect(result["run_success"] == .bool(code == 11))
      #expect(result["state"] == "SUCCESS")
    }
    #expect(stub.world.submissions(of: "ada").first?.outcome.rawValue == code)
  }

  @Test func `a failing submission shows the case that it came to a stop at`() async throws {
    let result = try await LeetCodeStub.sample().outcome(of: "stub:wrong", isRun: false)
    #expect(result["last_testcase"] == "[2,7,11,15]\n9")
    #expect(result["input_formatted"] == "[2,7,11,15], 9")
    #expect(result["expected_output"] == "[0,1]")
    #expect(result["code_output"] == "[]")
    #expect(result["compare_result"]?.text?.count == result["total_testcases"]?.integer)
  }

  @Test func `what does not compile has no cases`() async throws {
    let result = try await LeetCodeStub.sample().outcome(of: "stub:compile", isRun: false)
    #expect(result["compile_error"]?.text?.hasPrefix("Line 3") == true)
    #expect(result["total_correct"] == .null)
    #expect(result["compare_result"] == nil)
    #expect(result["last_testcase"] == nil)
  }

  @Test func `the world decides where the code has no marker`() async throws {
    let stub = LeetCodeStub.sample { world in
      world.outcomes = ["two-sum": .timeLimit, "two-sum/python3": .memoryLimit]
      world.pendingPolls = 0
    }
    #expect(try await stub.outcome(of: "x", isRun: false)["status_code"] == 14)
    let receipt = await stub.send("x", language: "python3").json
    let answers = await stub.poll(receipt?["submission_id"]?.json ?? "")
    #expect(answers.count == 2)
    #expect(answers.last?["status_code"] == 12)
  }

  @Test func `the later form of the question knows more states, and no runs`() async {
    let stub = LeetCodeStub.sample { $0.pendingPolls = 1 }
    _ = await stub.send("x")
    let answers = await stub.poll("673356336", path: "v2/check")
    #expect(
      answers.compactMap { $0["state"]?.text }
        == ["PENDING", "PREPARING", "COMPILING", "RUNNING_TESTS", "SUCCESS"])
    #expect(answers.last?["judger_status_code"] == 10)
    let run = await stub.send("x", run: "[3,3]\n6").json?["interpret_id"]?.text ?? ""
    let path = "/submissions/detail/\(run)/v2/check/"
    #expect(await stub.answer(.get(path, headers: .signedIn())).status == 404)
  }

  @Test func `a number that nobody knows is pending for ever`() async {
    let answers = await LeetCodeStub.sample().poll("1")
    #expect(answers == Array(repeating: ["state": "PENDING"], count: 50))
  }

  @Test func `somebody else's submission is not shown`() async {
    let stub = LeetCodeStub.sample { $0.pendingPolls = 0 }
    _ = await stub.send("x", headers: .signedIn("premium-session"))
    #expect(await stub.poll("673356336").count == 50)
  }

  @Test func `without any cookie a check meets the challenge`() async {
    let stub = LeetCodeStub.sample()
    let answer = await stub.answer(.get("/submissions/detail/1/check/"))
    #expect(answer.status == 403)
    #expect(answer.header("cf-mitigated") == "challenge")
    #expect(answer.text.contains("Just a moment"))
  }

  @Test(arguments: [
    ["cookie": "LEETCODE_SESSION=stub-session"],
    [
      "cookie": "LEETCODE_SESSION=stub-session; csrftoken=a", "x-csrftoken": "b",
      "referer": "https://leetcode.com/problems/two-sum/",
    ],
    [
      "cookie": "LEETCODE_SESSION=stub-session; csrftoken=a", "x-csrftoken": "a",
      "referer": "https://leetcode.com/",
    ],
    [
      "cookie": "LEETCODE_SESSION=stub-session; csrftoken=a", "x-csrftoken": "a",
      "referer": "https://elsewhere.example/problems/two-sum/",
    ],
    ["cookie": "LEETCODE_SESSION=stub-session; csrftoken=a", "x-csrftoken": "a"],
  ]) func `code from nowhere or without a fitting csrftoken is a forgery`(
    headers: [String: String]
  ) async {
    let stub = LeetCodeStub.sample()
    for input in [nil, "[3,3]\n6"] {
      let answer = await stub.send("x", run: input, headers: headers)
      #expect(answer.status == 403)
      #expect(answer.text.contains("CSRF"))
    }
  }

  @Test func `the Referer may be of the stand-in itself`() async {
    var headers = [String: String].signedIn()
    headers["host"] = "127.0.0.1:8099"
    headers["referer"] = "http://127.0.0.1:8099/problems/two-sum/"
    #expect(await LeetCodeStub.sample().send("x", headers: headers).status == 200)
  }

  @Test func `code needs a session that is alive`() async {
    let answer = await LeetCodeStub.sample().send("x", headers: .signedIn("dead"))
    #expect(answer.status == 403)
    #expect(answer.json?["error"] != nil)
  }

  @Test(arguments: [("2", "swift"), (.null, "swift"), ("1", "basic")] as [(Value, String)])
  func `a number that is not the problem's breaks the site`(
    question: Value, language: String
  ) async {
    let answer = await LeetCodeStub.sample().send("x", language: language, question: question)
    #expect(answer.status == 500)
    #expect(answer.header("content-type")?.hasPrefix("text/html") == true)
  }

  @Test func `an unknown problem is not there, and a paid one is refused`() async {
    let stub = LeetCodeStub.sample()
    #expect(await stub.send("x", slug: "no-problem").status == 404)
    #expect(await stub.send("x", question: "252", slug: "meeting-rooms").status == 403)
    let paying = await stub.send(
      "x", question: "252", slug: "meeting-rooms",
      headers: .signedIn("premium-session", slug: "meeting-rooms"))
    #expect(paying.status == 200)
  }
}
