internal import Catalogue
internal import Domain
internal import TestForge
import Trials

extension Gate {
  /// Every mutant must be killed by a hidden case, the slow one recognised.
  mutating func checkMutants() async throws {
    let mutants = folder.mutants.filter { !$0.isSlow }
    step("running the mutants \(mutants.map(\.fileName).joined(separator: ", "))")
    let sorted = bySize(hiddenPlaces)
    let verdicts = try await judge(
      mutants.map { Trial(solution: $0, cases: sorted.cases, stopsAtFirstFailure: true) })
    for (mutant, verdict) in zip(mutants, verdicts) {
      switch verdict.verdict {
      case .accepted:
        fail("\(folder.place(ofBugIn: mutant)): this mutant survives the hidden cases.")
      case .wrongAnswer, .runtimeError, .timeLimit, .memoryLimit, .outputLimit, .idleLimit: break
      default: fail(sentence(about: mutant, verdict, names: sorted.names))
      }
    }
    for mutant in folder.mutants where mutant.isSlow { try await checkSlow(mutant) }
  }

  /// Answers that are only shown, since the comparator needs none, must be right too.
  mutating func checkTypedAnswers() {
    guard !problem.comparator.needsExpected else { return }
    for (index, item) in cases.enumerated() {
      guard let expected = item.expected else { continue }
      let answer: Value =
        problem.comparator == .identity ? ["value": expected, "shared": 0] : expected
      let judgement = judgeAnswer(
        answer, expected: nil, input: item.input, problem: problem, orderMatters: nil)
      if !judgement.isAccepted {
        fail(
          "\(folder.place(ofTest: index)): \"\(problem.tests[index].reason)\": expected is wrong. "
            + (judgement.reason ?? ""))
      }
    }
  }

  /// The comparator must refuse every bad output.
  mutating func checkBadOutputs(_ fast: Solution) async throws {
    guard !folder.badOutputs.isEmpty else { return }
    step("judging the bad outputs")
    let inputs = folder.badOutputs.map {
      JudgeCase(input: $0.input, expected: nil, isVisible: false)
    }
    for item in folder.badOutputs {
      if let finding = validate(item.input, for: problem).first {
        fail("\(name(of: item)): the validator refuses the input. \(finding)")
      }
    }
    let answers = try await judge(fast, inputs)
    guard answers.verdict == .accepted, answers.cases.count == inputs.count else {
      let names = folder.badOutputs.map { "\"\($0.reason)\" (tests.json:\($0.line))" }
      return fail(sentence(about: fast, answers, names: names))
    }
    for (item, answer) in zip(folder.badOutputs, answers.cases) {
      let expected = problem.comparator.needsExpected ? answer.actual : nil
      let judgement = judgeAnswer(
        item.output, expected: expected, input: item.input, problem: problem, orderMatters: nil)
      if judgement.isAccepted {
        fail("\(name(of: item)): the comparator accepts \(item.output.excerpt).")
      }
    }
  }

  private func name(of item: BadOutput) -> String {
    "tests.json:\(item.line): badOutputs, \"\(item.reason)\""
  }
}
