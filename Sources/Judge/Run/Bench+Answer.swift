internal import Domain
internal import TestForge

extension Bench {
  /// The whole answer to a case: a round trip has two calls, and some answers are looked at twice.
  mutating func answer(
    _ index: Int, _ item: JudgeCase, of problem: Problem, isAlone: Bool = false
  ) async throws -> Answer {
    let answer = try await ask(index, isAlone: isAlone)
    guard case .answer(let value) = answer.outcome else { return answer }
    if let second = CaseCall.second(after: value, of: problem) {
      var later = try await ask(second, after: index)
      later.add(answer)
      return later
    }
    var generator = SystemRandomNumberGenerator()
    if let look = SecondLook(at: value, of: item.input, problem: problem, using: &generator) {
      var later = try await ask(CaseCall(look), after: index)
      later.add(answer)
      if case .answer(let both) = later.outcome {
        later.outcome = look.judge(both).reason.map(Outcome.wrong) ?? answer.outcome
      }
      return later
    }
    return answer
  }
}
