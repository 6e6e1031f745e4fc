internal import Catalogue
internal import Domain
internal import TestForge

extension Gate {
  /// The starter must fail in every language that this machine has.
  mutating func checkStarter() async throws {
    step("running the starters")
    let status = await runner.status()
    let missing = Set(status.toolchains.filter { $0.version == nil }.map(\.language))
    for language in Language.allCases
    where !missing.contains(language) && problem.signature.exists(in: language) {
      let source = starter(for: problem, in: language)
      let solution = Solution(name: "starter", language: language, source: source)
      let verdict = try await judge(solution, cases, stopsAtFirstFailure: true)
      if verdict.verdict == .accepted {
        fail("The \(language.title) starter passes the tests.")
      } else if verdict.verdict == .compileError {
        fail(sentence(about: solution, verdict, reasons: []))
      }
    }
  }

  /// Every mutant must be killed by a hidden case, the slow one by the time limit.
  ///
  /// The slow one gets twice the time, so that it also fails on a machine twice as fast.
  mutating func checkMutants() async throws {
    for mutant in folder.mutants {
      step("running the mutant \(mutant.fileName)")
      let verdict = try await judge(
        mutant, hidden, stopsAtFirstFailure: true, timeFactor: mutant.isSlow ? 2 : 1)
      switch (verdict.verdict, mutant.isSlow) {
      case (.accepted, true):
        fail("mutants/\(mutant.fileName) survives the hidden cases with twice the time.")
      case (.accepted, false):
        fail("mutants/\(mutant.fileName) survives the hidden cases.")
      case (.timeLimit, true), (.wrongAnswer, false), (.runtimeError, false), (.timeLimit, false),
        (.memoryLimit, false), (.outputLimit, false), (.idleLimit, false):
        break
      default:
        let reasons = problem.tests.filter { !$0.isVisible }.map(\.reason)
        fail("mutants/" + sentence(about: mutant, verdict, reasons: reasons))
      }
    }
  }

  /// Answers that are only shown, since the comparator needs none, must be right too.
  mutating func checkTypedAnswers() {
    guard !problem.comparator.needsExpected else { return }
    for (test, item) in zip(problem.tests, cases) {
      guard let expected = item.expected else { continue }
      let answer: Value =
        problem.comparator == .identity ? ["value": expected, "shared": 0] : expected
      let judgement = judgeAnswer(
        answer, expected: nil, input: item.input, problem: problem, orderMatters: nil)
      if !judgement.isAccepted {
        fail("tests.json, \"\(test.reason)\": expected is wrong. \(judgement.reason ?? "")")
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
        fail("badOutputs, \"\(item.reason)\": the validator refuses the input. \(finding)")
      }
    }
    let answers = try await judge(fast, inputs)
    guard answers.verdict == .accepted, answers.cases.count == inputs.count else {
      return fail(sentence(about: fast, answers, reasons: folder.badOutputs.map(\.reason)))
    }
    for (item, answer) in zip(folder.badOutputs, answers.cases) {
      let expected = problem.comparator.needsExpected ? answer.actual : nil
      let judgement = judgeAnswer(
        item.output, expected: expected, input: item.input, problem: problem, orderMatters: nil)
      if judgement.isAccepted {
        fail("badOutputs, \"\(item.reason)\": the comparator accepts \(item.output.excerpt).")
      }
    }
  }
}
