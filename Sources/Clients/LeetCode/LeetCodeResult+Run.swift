internal import Domain

/// A run's answer: one text for each case, with what LeetCode's own solution answered.
extension LeetCodeResult {
  var run: Verdict {
    let cases = runCases
    let passed = cases.count { $0.verdict == .accepted }
    // A run's own status says that it ran, not that it was right.
    var kind = outcome
    if kind == .accepted || kind == .wrongAnswer {
      let isRight = value["correct_answer"]?.flag ?? (passed == job.cases.count)
      kind = isRight ? .accepted : .wrongAnswer
    }
    return verdict(kind, passed: passed, total: job.cases.count, cases: cases, submission: nil)
  }

  private var runCases: [CaseResult] {
    guard outcome != .compileError else { return [] }
    let reading = RunReading(value)
    var results: [CaseResult] = []
    for (index, item) in job.cases.enumerated() {
      var result = CaseResult(
        index: index, visible: item.isVisible, verdict: .accepted, input: item.input,
        expected: item.expected, stdout: Self.cut(reading.outputs.at(index) ?? ""))
      reading.fill(&result)
      if let answer = reading.answers.at(index), !answer.isEmpty {
        if !reading.isRight(result, answer) { result.verdict = .wrongAnswer }
      } else if outcome == .accepted || outcome == .wrongAnswer {
        if !reading.isRight(result, "") { result.verdict = .wrongAnswer }
      } else {
        // The one that broke it; those behind it never ran.
        (result.verdict, result.note, result.stderr) = (outcome, note, lastWords)
        if result.stdout.isEmpty { result.stdout = reading.output }
        return results + [result]
      }
      results.append(result)
    }
    return results
  }
}

/// The lists of a run's answer, which differ in length and may be missing.
private struct RunReading {
  let answers: [String]
  let expected: [String]
  let outputs: [String]
  /// One `1` or `0` for each case.
  let marks: [Character]
  let isAllRight: Bool
  /// What was printed when it was too much.
  let output: String

  init(_ value: Value) {
    answers = value["code_answer"]?.texts ?? []
    expected = value["expected_code_answer"]?.texts ?? []
    outputs = value["std_output_list"]?.texts ?? []
    marks = Array(value["compare_result"]?.text ?? "")
    isAllRight = value["correct_answer"]?.flag == true
    output = LeetCodeResult.cut((value["code_output"]?.texts ?? []).joined(separator: "\n"))
  }

  /// Writes down what was expected and what came, as values where they are some.
  func fill(_ result: inout CaseResult) {
    if let text = expected.at(result.index), let value = LeetCodeText.value(text) {
      result.expected = value
    }
    guard let text = answers.at(result.index), !text.isEmpty else { return }
    result.actual = LeetCodeText.value(text)
    if result.actual == nil { result.note = "The answer was: \(LeetCodeResult.cut(text))" }
  }

  func isRight(_ result: CaseResult, _ answer: String) -> Bool {
    if isAllRight { return true }
    if let mark = marks.at(result.index) { return mark == "1" }
    if let text = expected.at(result.index) { return text == answer }
    return result.expected == nil || result.expected == result.actual
  }
}

extension Array {
  /// The element at a place, or nil where there is none.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
