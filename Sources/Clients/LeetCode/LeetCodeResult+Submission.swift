internal import Domain

/// A submission's answer: how many cases passed, and the one that did not.
extension LeetCodeResult {
  func submission(_ id: String) -> Verdict {
    let total = value["total_testcases"]?.count ?? 0
    let passed = value["total_correct"]?.count ?? (outcome == .accepted ? total : 0)
    return verdict(
      outcome, passed: passed, total: total, cases: failingCase(after: passed).map { [$0] } ?? [],
      submission: value["submission_id"]?.words ?? id)
  }

  private func failingCase(after passed: Int) -> CaseResult? {
    guard outcome != .accepted, outcome != .compileError else { return nil }
    guard let input = text("last_testcase") ?? text("input") else { return nil }
    let marks = Array(value["compare_result"]?.text ?? "")
    var result = CaseResult(
      index: marks.firstIndex(of: "0") ?? passed, visible: false, verdict: outcome,
      input: LeetCodeText.arguments(input, job.problem.signature) ?? [], note: note,
      stdout: text("std_output") ?? "", stderr: lastWords)
    var notes = [note]
    if result.input.isEmpty { notes.append("The input was: \(input)") }
    if let expected = text("expected_output") {
      result.expected = LeetCodeText.value(expected)
      if result.expected == nil { notes.append("The expected answer was: \(expected)") }
    }
    let answer = Self.cut((value["code_output"]?.texts ?? []).joined(separator: "\n"))
    if outcome == .wrongAnswer, !answer.isEmpty {
      result.actual = LeetCodeText.value(answer)
      if result.actual == nil { notes.append("The answer was: \(answer)") }
    }
    let all = notes.compactMap(\.self).joined(separator: "\n")
    result.note = all.isEmpty ? nil : all
    return result
  }
}
