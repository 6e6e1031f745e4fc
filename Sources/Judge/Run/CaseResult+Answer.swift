internal import Domain
internal import TestForge

extension CaseResult {
  private static let noteBytes = 2_000

  /// Compares an answer with what the case expects, here, outside the jail.
  ///
  /// The whole answer is compared; what is kept of it and of the program's words has a bound.
  init(
    _ answer: Answer, index: Int, of item: JudgeCase, problem: Problem, keepsWhole: Bool = false
  ) {
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
    note = note?.shortened(to: Self.noteBytes)
    if !keepsWhole { shortenAnswer() }
  }

  private mutating func shortenAnswer() {
    guard let excerpt = actual.flatMap(Excerpt.init(of:)) else { return }
    actual = nil
    longAnswer = excerpt
    note = [note, excerpt.sentence].compactMap(\.self).joined(separator: " ")
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

extension CaseResult {
  /// What is kept of a text once the run has printed more than is kept of all.
  private static let leastTextBytes = 2_000

  /// Takes what the case printed from what is kept of the whole run; the rest is cut.
  mutating func shortenOutput(to rest: inout Int) {
    stdout = stdout.shortened(to: max(rest, Self.leastTextBytes))
    rest -= stdout.utf8.count
    stderr = stderr.shortened(to: max(rest, Self.leastTextBytes))
    rest -= stderr.utf8.count
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
