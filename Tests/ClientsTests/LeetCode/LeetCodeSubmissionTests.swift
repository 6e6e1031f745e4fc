import Domain
import TestSupport
import Testing

@testable import Clients

struct LeetCodeSubmissionTests {
  @Test func `a submission that is accepted has its figures`() async throws {
    let verdict = try await LeetCodeSamples.submit(
      #"{"status_code":10,"lang":"rust","run_success":true,"status_runtime":"0 ms","memory":2300000,"question_id":"1","compare_result":"11111111111111111111111111111","code_output":"","std_output":"","last_testcase":"","expected_output":"","finished":true,"total_correct":29,"total_testcases":29,"runtime_percentile":100,"status_memory":"2.3 MB","memory_percentile":"87.5","pretty_lang":"Rust","submission_id":"291285717","status_msg":"Accepted","state":"SUCCESS"}"#
    )
    #expect(verdict.verdict == .accepted)
    #expect((verdict.passed, verdict.total) == (29, 29))
    #expect(verdict.cases == [])
    #expect(
      verdict.online
        == OnlineReport(
          submission: "291285717", runtime: "0 ms", memory: "2.3 MB", runtimePercentile: 100,
          memoryPercentile: 87.5))
  }

  @Test func `a wrong answer comes with the case that it was wrong for`() async throws {
    let verdict = try await LeetCodeSamples.submit(
      #"{"status_code":11,"run_success":true,"status_runtime":"N/A","compare_result":"110","code_output":"[0,0]","std_output":"1\n2\n","last_testcase":"[3,3]\n6","expected_output":"[0,1]","finished":true,"total_correct":2,"total_testcases":"684","runtime_percentile":null,"status_memory":"N/A","memory_percentile":null,"submission_id":1145131890,"status_msg":"Wrong Answer","state":"SUCCESS"}"#
    )
    #expect(verdict.verdict == .wrongAnswer)
    #expect((verdict.passed, verdict.total) == (2, 684))
    #expect(
      verdict.cases == [
        CaseResult(
          index: 2, visible: false, verdict: .wrongAnswer, input: [[3, 3], 6],
          expected: [0, 1], actual: [0, 0], stdout: "1\n2\n")
      ])
    #expect(verdict.online == OnlineReport(submission: "1145131890"))
  }

  @Test(arguments: [
    (
      #"{"status_code":14,"last_testcase":"[1]\n2","expected_output":"[0,1]","code_output":"","total_correct":560,"total_testcases":684,"finished":true,"status_msg":"Time Limit Exceeded","state":"SUCCESS"}"#,
      VerdictKind.timeLimit, 560, 684, [560]
    ),
    (
      #"{"status_code":12,"run_success":false,"memory":979952000,"total_correct":227,"total_testcases":932,"status_msg":"Memory Limit Exceeded","state":"SUCCESS"}"#,
      .memoryLimit, 227, 932, []
    ),
    (
      #"{"status_code":15,"runtime_error":"Line 14: SyntaxError: invalid syntax","full_runtime_error":"SyntaxError: invalid syntax\nLine 14  (Solution.py)","last_testcase":"[1]\n2","total_correct":0,"total_testcases":684,"status_msg":"Runtime Error","state":"SUCCESS"}"#,
      .runtimeError, 0, 684, [0]
    ),
    (
      #"{"status_code":20,"compile_error":"Line 3: Char 1: no","total_correct":null,"total_testcases":null,"status_msg":"Compile Error","state":"SUCCESS"}"#,
      .compileError, 0, 0, []
    ),
    (
      #"{"status_code":14,"last_testcase":"[1]\n2","total_correct":9223372036854775807,"total_testcases":"9223372036854775807","status_msg":"Time Limit Exceeded","state":"SUCCESS"}"#,
      .timeLimit, 1_000_000, 1_000_000, [1_000_000]
    ),
    (
      #"{"status_code":14,"last_testcase":"[1]\n2","total_correct":-1,"total_testcases":-9223372036854775808,"status_msg":"Time Limit Exceeded","state":"SUCCESS"}"#,
      .timeLimit, 0, 0, [0]
    ),
    (
      #"{"status_code":50,"status_msg":"Restrictions Failed","state":"SUCCESS"}"#, .denied, 0, 0, []
    ),
    (
      #"{"status_code":16,"status_msg":"Internal Error","finished":true}"#, .internalError, 0, 0, []
    ),
  ]) func `each outcome is told`(
    check: String, kind: VerdictKind, passed: Int, total: Int, failing: [Int]
  ) async throws {
    let verdict = try await LeetCodeSamples.submit(check)
    #expect(verdict.verdict == kind)
    #expect((verdict.passed, verdict.total) == (passed, total))
    #expect(verdict.cases.map(\.index) == failing)
    #expect(verdict.cases.allSatisfy { $0.verdict == kind })
    #expect(verdict.online?.submission == "673356331")
  }

  @Test(arguments: ["nan", "inf", "-Infinity", "1e999"])
  func `a share that is no number is left out`(share: String) async throws {
    let verdict = try await LeetCodeSamples.submit(
      #"{"status_code":10,"state":"SUCCESS","runtime_percentile":"\#(share)"}"#)
    #expect(verdict.verdict == .accepted)
    #expect(verdict.online?.runtimePercentile == nil)
    #expect(Value.double(.infinity).decimal == nil && Value.double(.nan).decimal == nil)
  }

  @Test func `a failing case that is no value is told in words`() async throws {
    let verdict = try await LeetCodeSamples.submit(
      #"{"status_code":11,"last_testcase":"[1,2 ... and more\n3","expected_output":"[1, ...","code_output":"[2, ...","total_correct":1,"total_testcases":2,"state":"SUCCESS"}"#
    )
    let failure = try #require(verdict.firstFailure)
    #expect(failure.input == [])
    #expect(failure.index == 1)
    #expect(
      failure.note
        == "The input was: [1,2 ... and more\n3\nThe expected answer was: [1, ...\nThe answer was: [2, ..."
    )
  }

  @Test func `code is sent as the learner wrote it, byte for byte`() async throws {
    let script = LeetCodeSamples.judging(#"{"status_code":10,"state":"SUCCESS"}"#)
    let judge = LeetCodeSamples.judge(script)
    _ = try await LeetCodeSamples.events(
      judge.submit(LeetCodeSamples.job(language: .python), LeetCodeSamples.session))
    _ = try await LeetCodeSamples.events(
      judge.run(LeetCodeSamples.job(language: .python), LeetCodeSamples.session))
    let posts = script.requests.filter { $0.address.contains("/problems/") }
    #expect(
      posts.map(\.address) == [
        "https://leetcode.test/problems/two-sum/submit/",
        "https://leetcode.test/problems/two-sum/interpret_solution/",
      ])
    for post in posts {
      let body = try Value(json: post.body)
      #expect(body["typed_code"]?.text.map { Array($0.utf8) } == Array(LeetCodeSamples.source.utf8))
      #expect(body["lang"] == "python3")
      #expect(body["question_id"] == "1")
      #expect(
        post.headers.contains(
          ServiceHeader("Referer", "https://leetcode.test/problems/two-sum/")))
      #expect(post.headers.contains(ServiceHeader("x-csrftoken", "kennung")))
    }
    #expect(posts.map(\.isRepeatable) == [false, true])
    #expect(posts.map(\.isKept) == [true, false])
    #expect(try Value(json: posts[0].body)["data_input"] == nil)
    #expect(
      try Value(json: posts[1].body)["data_input"] == "[2,7,11,15]\n9\n[3,2,4]\n6")
    // The problem's number there is asked for once.
    #expect(script.requests.filter { $0.address.hasSuffix("/graphql") }.count == 1)
  }

  @Test(arguments: [
    Named(
      "unknown",
      (
        #"{"data":{"question":null}}"#, OnlineError.unknownProblem(slug: "two-sum")
      )),
    Named(
      "to be paid for",
      (
        #"{"data":{"question":{"questionId":"253","isPaidOnly":true,"codeSnippets":null}}}"#,
        .premium(slug: "two-sum")
      )),
    Named(
      "in other languages",
      (
        #"{"data":{"question":{"questionId":"1","codeSnippets":[{"langSlug":"cpp"}]}}}"#,
        .unknownLanguage(.swift)
      )),
    Named(
      "without a number",
      (
        #"{"data":{"question":{"questionId":null}}}"#,
        .unreadable(service: "LeetCode", reason: "a problem without a number")
      )),
    Named("nobody's", (#"{"data":null}"#, .sessionEnded(service: "LeetCode"))),
  ]) func `nothing is sent for a problem that cannot be judged there`(
    sample: Named<(String, OnlineError)>
  ) async {
    let script = LeetCodeSamples.judging([.json("{}")], question: sample.content.0)
    await #expect(throws: sample.content.1) {
      try await LeetCodeSamples.events(
        LeetCodeSamples.judge(script).submit(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
    #expect(!script.requests.contains { $0.address.contains("/problems/") })
  }

  @Test(arguments: [
    Named(
      "paid for",
      #"{"data":{"question":{"questionId":253,"isPaidOnly":true,"codeSnippets":[{"langSlug":"swift"}]}}}"#
    ),
    Named("without languages", #"{"data":{"question":{"questionId":"1","codeSnippets":[]}}}"#),
  ]) func `what can be judged there is sent`(question: Named<String>) async throws {
    let script = LeetCodeSamples.judging(
      [.json(#"{"status_code":10,"state":"SUCCESS"}"#)], question: question.content)
    let events = try await LeetCodeSamples.events(
      LeetCodeSamples.judge(script).submit(LeetCodeSamples.job(), LeetCodeSamples.session))
    #expect(events.count == 4)
  }

  /// What is told when nobody can read what the code was answered.
  private static func lost(_ reason: String) -> OnlineError {
    .fateUnknown(
      service: "LeetCode",
      reason: OnlineError.unreadable(service: "LeetCode", reason: reason).message)
  }

  @Test(arguments: [
    Named(
      "too soon",
      (
        ServiceAnswer.json(#"{"error":"You run code too soon"}"#),
        OnlineError.rateLimited(service: "LeetCode", retryAfterSeconds: nil)
      )),
    Named("csrf", (.html("CSRF verification failed", status: 403), .forgeryCheck)),
    Named(
      "a challenge",
      (.html("Just a moment", status: 503), .challenge(service: "LeetCode"))),
    Named("no number", (.json("{}"), lost("a receipt without a number"))),
    Named(
      "a number that leads elsewhere",
      (.json(#"{"submission_id":"../../accounts"}"#), lost("a receipt without a number"))),
    Named("a page", (.html("<h1>"), lost("a page instead of data"))),
    Named(
      "a page of trouble",
      (
        .html("<h1>", status: 500),
        .fateUnknown(
          service: "LeetCode",
          reason: OnlineError.serviceTrouble(service: "LeetCode").message)
      )),
  ]) func `what is not taken is not asked for`(receipt: Named<(ServiceAnswer, OnlineError)>) async {
    let script = LeetCodeSamples.judging([.json("{}")], receipt: receipt.content.0)
    await #expect(throws: receipt.content.1) {
      try await LeetCodeSamples.events(
        LeetCodeSamples.judge(script).submit(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
    #expect(!script.requests.contains { $0.address.hasSuffix("/check/") })
  }

  @Test func `a run that is lost need not be looked for`() async {
    let script = LeetCodeSamples.judging([.json("{}")], receipt: .html("<h1>", status: 500))
    await #expect(throws: OnlineError.serviceTrouble(service: "LeetCode")) {
      try await LeetCodeSamples.events(
        LeetCodeSamples.judge(script).run(LeetCodeSamples.job(), LeetCodeSamples.session))
    }
  }
}
