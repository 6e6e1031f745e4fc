import Domain
import TestSupport
import Testing

@testable import Clients

struct LeetCodeRunTests {
  /// As captured, with the values of Two Sum's two cases.
  private static let accepted = """
    {"status_code":10,"lang":"rust","run_success":true,"status_runtime":"0 ms","memory":2100000,
    "code_answer":["[0,1]","[1,2]",""],"code_output":[],"std_output_list":["one\\n","",""],
    "elapsed_time":20,"expected_status_code":10,"expected_code_answer":["[0,1]","[1,2]",""],
    "correct_answer":true,"compare_result":"11","total_correct":2,"total_testcases":2,
    "runtime_percentile":null,"status_memory":"2.1 MB","memory_percentile":null,
    "submission_id":"runcode_1693886582.33","status_msg":"Accepted","state":"SUCCESS"}
    """

  @Test func `a run that is right is accepted`() async throws {
    let verdict = try await LeetCodeSamples.run(Self.accepted)
    #expect(verdict.verdict == .accepted)
    #expect(verdict.statusCode == 10)
    #expect((verdict.passed, verdict.total) == (2, 2))
    #expect(verdict.slug == "two-sum")
    #expect(verdict.contentVersion == "sample")
    #expect(verdict.language == .swift)
    #expect(verdict.jail == "LeetCode")
    #expect(verdict.limits == Limits())
    #expect(verdict.online == OnlineReport(runtime: "0 ms", memory: "2.1 MB"))
    #expect(
      verdict.cases == [
        CaseResult(
          index: 0, visible: true, verdict: .accepted, input: [[2, 7, 11, 15], 9],
          expected: [0, 1], actual: [0, 1], stdout: "one\n"),
        CaseResult(
          index: 1, visible: true, verdict: .accepted, input: [[3, 2, 4], 6],
          expected: [1, 2], actual: [1, 2]),
      ])
  }

  @Test(arguments: [
    Named(
      "code 10, and not right",
      (
        #"{"state":"SUCCESS","status_code":10,"status_msg":"Accepted","run_success":true,"correct_answer":false,"compare_result":"10","total_correct":1,"total_testcases":2,"code_answer":["[0,1]","[2,2]"],"expected_code_answer":["[0,1]","[1,2]"]}"#,
        VerdictKind.wrongAnswer, [VerdictKind.accepted, .wrongAnswer]
      )),
    Named(
      "another order that LeetCode takes",
      (
        #"{"state":"SUCCESS","status_code":10,"status_msg":"Accepted","correct_answer":true,"compare_result":"11","code_answer":["[1,0]","[2,1]"],"expected_code_answer":["[0,1]","[1,2]"]}"#,
        .accepted, [.accepted, .accepted]
      )),
    Named(
      "without marks, as before 2023",
      (
        #"{"state":"SUCCESS","status_code":"10","code_answer":["[0,1]","[2,1]"],"expected_code_answer":["[0,1]","[1,2]"]}"#,
        .wrongAnswer, [.accepted, .wrongAnswer]
      )),
    Named(
      "without marks and expectations",
      (
        #"{"state":"SUCCESS","status_code":10,"code_answer":["[0,1]","[1,2]"]}"#, .accepted,
        [.accepted, .accepted]
      )),
    Named(
      "an answer that is missing",
      (
        #"{"state":"SUCCESS","status_code":10,"code_answer":["[0,1]"],"expected_code_answer":["[0,1]","[1,2]"]}"#,
        .wrongAnswer, [.accepted, .wrongAnswer]
      )),
    Named(
      "not right, though every mark is set",
      (
        #"{"state":"SUCCESS","status_code":10,"correct_answer":false,"compare_result":"11","code_answer":["[0,1]","[1,2]"]}"#,
        .wrongAnswer, [.accepted, .accepted]
      )),
    Named(
      "a flag as a text",
      (
        #"{"state":"SUCCESS","status_code":"10","correct_answer":"true","compare_result":"11","code_answer":["[0,1]","[1,2]"]}"#,
        .accepted, [.accepted, .accepted]
      )),
  ]) func `a run's status says that it ran; its cases say whether it is right`(
    sample: Named<(String, VerdictKind, [VerdictKind])>
  ) async throws {
    let verdict = try await LeetCodeSamples.run(sample.content.0)
    #expect(verdict.verdict == sample.content.1)
    #expect(verdict.cases.map(\.verdict) == sample.content.2)
    #expect(verdict.passed == sample.content.2.count { $0 == .accepted })
  }

  @Test func `a run that breaks keeps its last words`() async throws {
    let verdict = try await LeetCodeSamples.run(
      #"{"status_code":15,"run_success":false,"runtime_error":"Line 3: java.lang.ArithmeticException: / by zero","full_runtime_error":"java.lang.ArithmeticException: / by zero\n  at line 3, Solution.twoSum","code_answer":["[0,1]"],"code_output":[],"std_output_list":["","two",""],"total_correct":null,"total_testcases":null,"status_msg":"Runtime Error","state":"SUCCESS"}"#
    )
    #expect(verdict.verdict == .runtimeError)
    #expect((verdict.passed, verdict.total) == (1, 2))
    #expect(verdict.cases.map(\.verdict) == [.accepted, .runtimeError])
    let failure = try #require(verdict.firstFailure)
    #expect(failure.note == "Line 3: java.lang.ArithmeticException: / by zero")
    #expect(failure.stderr.hasSuffix("at line 3, Solution.twoSum"))
    #expect(failure.stdout == "two")
    #expect(
      verdict.diagnostics == [
        Diagnostic(
          line: 3, column: 1, severity: .error,
          message: "java.lang.ArithmeticException: / by zero")
      ])
    #expect(verdict.evidence == ["Line 3: java.lang.ArithmeticException: / by zero"])
  }

  @Test func `the first case breaks when no answer came at all`() async throws {
    let verdict = try await LeetCodeSamples.run(
      #"{"status_code":14,"run_success":false,"code_answer":[],"status_msg":"Time Limit Exceeded","state":"SUCCESS"}"#
    )
    #expect(verdict.verdict == .timeLimit)
    #expect(verdict.cases.map(\.verdict) == [.timeLimit])
  }

  @Test func `what does not compile has no cases`() async throws {
    let check =
      #"{"status_code":20,"run_success":false,"compile_error":"Line 3: Char 1: missing return (solution.go)","full_compile_error":"Line 3: Char 1: missing return (solution.go)\nLine 4: Char 9: warning: unused (in solution.swift)","code_answer":[],"code_output":[],"std_output_list":[],"total_correct":null,"total_testcases":null,"status_msg":"Compile Error","state":"SUCCESS"}"#
    let diagnostics = [
      Diagnostic(line: 3, column: 1, severity: .error, message: "missing return"),
      Diagnostic(line: 4, column: 9, severity: .warning, message: "unused"),
    ]
    let events = try await LeetCodeSamples.events(
      LeetCodeSamples.judge(LeetCodeSamples.judging(check))
        .run(LeetCodeSamples.job(), LeetCodeSamples.session))
    guard case .compiled(_, diagnostics) = events.dropLast().last,
      case .finished(let verdict) = events.last
    else {
      Issue.record("\(events)")
      return
    }
    #expect(verdict.verdict == .compileError)
    #expect(verdict.cases == [])
    #expect(verdict.total == 2)
    #expect(verdict.diagnostics == diagnostics)
    #expect(verdict.evidence == [])
  }

  @Test func `a compiler's words without a line are kept as they are`() async throws {
    let verdict = try await LeetCodeSamples.run(
      #"{"status_code":20,"compile_error":"linker failed","state":"SUCCESS"}"#)
    #expect(verdict.evidence == ["linker failed"])
    #expect(verdict.diagnostics == [])
  }

  @Test func `output that is too much is shown as far as it came`() async throws {
    let verdict = try await LeetCodeSamples.run(
      #"{"status_code":13,"run_success":false,"code_output":["1","2","... 374392 more lines"],"status_msg":"Output Limit Exceeded","state":"SUCCESS"}"#
    )
    #expect(verdict.verdict == .outputLimit)
    #expect(verdict.cases.first?.stdout == "1\n2\n... 374392 more lines")
  }

  @Test func `an answer that is no value is told in words`() async throws {
    let verdict = try await LeetCodeSamples.run(
      #"{"status_code":10,"code_answer":["[0,1,2, ... 99 more]","[1,2]"],"expected_code_answer":["[0,1]","[1,2]"],"compare_result":"01","correct_answer":false,"state":"SUCCESS"}"#
    )
    let first = try #require(verdict.cases.first)
    #expect(first.verdict == .wrongAnswer)
    #expect(first.actual == nil)
    #expect(first.note == "The answer was: [0,1,2, ... 99 more]")
  }

  @Test func `no cases, no request`() async throws {
    let script = LeetCodeSamples.judging("{}")
    let events = try await LeetCodeSamples.events(
      LeetCodeSamples.judge(script)
        .run(LeetCodeSamples.job(cases: []), LeetCodeSamples.session))
    guard case .finished(let verdict) = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(verdict.verdict == .cancelled)
    #expect(script.requests.isEmpty)
  }
}
