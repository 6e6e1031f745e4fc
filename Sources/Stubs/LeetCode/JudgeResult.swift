import Domain

/// What became of a run or a submission, as the judge writes it.
struct JudgeResult {
  var question: LeetCodeStub.Question
  var code: TypedCode
  var outcome: LeetCodeOutcome
  var id: String
  var seconds: Int64

  private static let total = 63
  private static let passed = 40

  /// Of a submission.
  var ofSubmission: Value {
    var fields = common
    fields["question_id"] = .string(String(question.id))
    fields["task_name"] = "judger.judgetask.Judge"
    fields["code_output"] = ""
    fields["std_output"] = ""
    switch outcome {
    case .compileError, .internalError, .unknownError, .timeout, .restrictionsFailed:
      fields["total_correct"] = .null
      fields["total_testcases"] = .null
    default:
      let passed = outcome == .accepted ? Self.total : Self.passed
      fields["total_correct"] = .int(passed)
      fields["total_testcases"] = .int(Self.total)
      fields["compare_result"] = .string(
        String(repeating: "1", count: passed)
          + String(repeating: "0", count: Self.total - passed))
      fields.merge(lastCase) { $1 }
    }
    return .object(fields)
  }

  /// The case that a submission came to a stop at.
  private var lastCase: [String: Value] {
    guard outcome != .accepted else {
      return ["last_testcase": "", "expected_output": ""]
    }
    let (input, expected) = (question.sampleInput, question.answer(to: question.sampleInput))
    var fields: [String: Value] = [
      "last_testcase": .string(input), "expected_output": .string(expected),
      "input": .string(input),
      "input_formatted": .string(input.split(separator: "\n").joined(separator: ", ")),
    ]
    if outcome == .wrongAnswer { fields["code_output"] = .string(Self.otherThan(expected)) }
    return fields
  }

  /// Of a run: a wrong answer is Accepted there, and only `correct_answer` says otherwise.
  var ofRun: Value {
    var fields = common
    fields["task_name"] = "judger.runcodetask.RunCode"
    fields["code_answer"] = []
    fields["code_output"] = []
    fields["std_output_list"] = [""]
    fields["total_correct"] = .null
    fields["total_testcases"] = .null
    switch outcome {
    case .accepted, .wrongAnswer: fields.merge(answers) { $1 }
    case .compileError: fields["std_output_list"] = []
    case .outputLimit: fields["code_output"] = ["1", "2", "... 374392 more lines"]
    default: break
    }
    return .object(fields)
  }

  private var answers: [String: Value] {
    let expected = question.cases(of: code.input).map { question.answer(to: $0) }
    var answers = expected
    if outcome == .wrongAnswer, let last = answers.popLast() {
      answers.append(Self.otherThan(last))
    }
    let right = zip(expected, answers).map { $0 == $1 }
    let outputs = Value.array(Array(repeating: "", count: expected.count + 1))
    return [
      "status_code": .int(LeetCodeOutcome.accepted.rawValue),
      "status_msg": .string(LeetCodeOutcome.accepted.message),
      "code_answer": .array(answers.map { .string($0) }), "std_output_list": outputs,
      "expected_status_code": 10, "expected_lang": "cpp", "expected_run_success": true,
      "expected_status_runtime": "0", "expected_memory": 6_000_000,
      "expected_code_answer": .array(expected.map { .string($0) }), "expected_code_output": [],
      "expected_std_output_list": outputs, "expected_elapsed_time": 17,
      "expected_task_finish_time": .int(Int(seconds) * 1000),
      "expected_task_name": "judger.interprettask.Interpret",
      "correct_answer": .bool(!right.contains(false)),
      "compare_result": .string(right.map { $0 ? "1" : "0" }.joined()),
      "total_correct": .int(right.count { $0 }), "total_testcases": .int(right.count),
      "fast_submit": false,
    ]
  }

  /// Of the right program's run, which was asked for by itself in 2020.
  var expectedOfRun: Value {
    let expected = question.cases(of: code.input).map { question.answer(to: $0) }
    return [
      "status_code": 10, "lang": "cpp", "run_success": true, "status_runtime": "0 ms",
      "memory": 6_000_000, "code_answer": .array((expected + [""]).map { .string($0) }),
      "code_output": [], "elapsed_time": 17, "status_memory": "6 MB", "pretty_lang": "C++",
      "submission_id": .string(id + "_expected"), "status_msg": "Accepted", "state": "SUCCESS",
    ]
  }

  /// What every result has.
  private var common: [String: Value] {
    let isRun = id.hasPrefix("runcode_")
    let isDone = outcome == .accepted || isRun && outcome == .wrongAnswer
    let isMeasured = isDone && !isRun
    var fields: [String: Value] = [
      "status_code": .int(outcome.rawValue), "status_msg": .string(outcome.message),
      "lang": .string(code.language), "pretty_lang": .string(LeetCodeStub.title(of: code.language)),
      "run_success": .bool(outcome == .accepted || outcome == .wrongAnswer),
      "status_runtime": isDone ? "52 ms" : "N/A", "status_memory": isDone ? "17.6 MB" : "N/A",
      "memory": outcome == .compileError ? 0 : 17_600_000,
      "runtime_percentile": isMeasured ? 87.5 : nil,
      "memory_percentile": isMeasured ? 45.25 : nil,
      "elapsed_time": outcome == .timeLimit ? 11_009 : 20,
      "task_finish_time": .int(Int(seconds) * 1000), "finished": true,
      "submission_id": .string(id), "state": "SUCCESS",
    ]
    switch outcome {
    case .runtimeError:
      fields["runtime_error"] = "Line 3: ZeroDivisionError: division by zero"
      fields["full_runtime_error"] =
        "ZeroDivisionError: division by zero\n    return 1 // 0\nLine 3  (Solution.py)"
    case .compileError:
      fields["compile_error"] = "Line 3: Char 1: missing return"
      fields["full_compile_error"] = "Line 3: Char 1: missing return\n}\n^"
    default: break
    }
    return fields
  }

  /// An answer of the same kind that is wrong.
  private static func otherThan(_ answer: String) -> String {
    switch answer {
    case "true": "false"
    case "false": "true"
    case "[]": "[0]"
    default: Int(answer).map { String($0 + 1) } ?? (answer.hasPrefix("[") ? "[]" : "\"\"")
    }
  }
}
