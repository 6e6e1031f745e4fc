internal import Domain
internal import TestForge

extension CaseResult {
  /// Compares an answer with what the case expects, here, outside the jail.
  init(_ answer: Answer, index: Int, of item: JudgeCase, problem: Problem) {
    let record = answer.record
    self.init(
      index: index, visible: item.isVisible, verdict: .accepted, input: item.input,
      expected: item.expected, stdout: String(decoding: record.stdout, as: UTF8.self),
      stderr: String(decoding: record.stderr, as: UTF8.self),
      cpuMilliseconds: Double(record.cpuNanoseconds) / 1_000_000,
      peakMemoryBytes: record.peakMemoryBytes)
    switch answer.outcome {
    case .answer(let value): compare(value, item, problem)
    case .wrong(let note):
      verdict = .wrongAnswer
      self.note = note
    case .failed(let kind, let note, _):
      verdict = kind
      self.note = note
    case .refused: verdict = .compileError
    }
  }

  private mutating func compare(_ value: Value, _ item: JudgeCase, _ problem: Problem) {
    actual = problem.comparator == .identity ? value["value"] ?? .null : value
    // Without an expectation there may be nothing to compare: the answer is only shown.
    guard item.expected != nil || !problem.comparator.needsExpected else { return }
    let judgement = judgeAnswer(
      value, expected: item.expected, input: item.input, problem: problem,
      orderMatters: item.orderMatters)
    verdict = judgement.isAccepted ? .accepted : .wrongAnswer
    note = judgement.reason
    if verdict == .wrongAnswer, note == nil {
      note = problem.signature.noteOnUnchanged(value, of: item.input)
    }
  }
}

extension Signature {
  /// What a learner should know who returned an answer, or gave the parameter's name another value.
  fileprivate func noteOnUnchanged(_ answer: Value, of input: [Value]) -> String? {
    guard case .function(let function) = self, let changed = function.inPlace,
      function.parameters.indices.contains(changed), input.indices.contains(changed),
      input[changed] == answer
    else { return nil }
    let name = function.parameters[changed].name
    return "The answer is what is left in \(name) after your code ran; a returned value is ignored."
  }
}
