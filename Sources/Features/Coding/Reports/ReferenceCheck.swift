import Domain

/// Both references of a problem, in every language that can be run here, asked about a few inputs.
struct ReferenceCheck {
  /// Slow references get this long on an input, counted in Swift, before they count as silent.
  private static let leastMilliseconds = 3000

  let problem: Problem
  let runner: Runner

  /// What each reference says, a list for each case.
  ///
  /// A reference that was too slow is not asked in another language. Throws what the runner throws.
  func answers(on cases: [JudgeCase]) async throws -> [[TestReport.Answer]] {
    let status = await runner.status()
    let missing = Set(status.toolchains.filter { $0.version == nil }.map(\.language))
    var found = cases.map { _ in [TestReport.Answer]() }
    for name in ["fast", "brute"] {
      let references = Language.allCases.compactMap { problem.solution(name, in: $0) }
      for reference in references where !missing.contains(reference.language) {
        let results = try await results(of: reference, on: cases)
        for (index, result) in results.enumerated() {
          found[index].append(
            TestReport.Answer(
              solution: name, language: reference.language, verdict: result.verdict,
              answer: result.actual))
        }
        if results.contains(where: { $0.verdict == .timeLimit }) { break }
      }
    }
    return found
  }

  /// One result for each case; a case that was not reached ends as the whole did.
  private func results(
    of reference: Solution, on cases: [JudgeCase]
  ) async throws -> [CaseResult] {
    var problem = problem
    problem.limits.cpuMilliseconds = max(problem.limits.cpuMilliseconds, Self.leastMilliseconds)
    var job = JudgeJob(
      problem: problem, language: reference.language, source: reference.source, cases: cases,
      isOptimised: true)
    job.keepsWholeAnswers = true
    let verdict = try await runner.verdict(for: job)
    try Task.checkCancellation()
    let kind = verdict?.verdict ?? .internalError
    return cases.indices.map { index in
      verdict?.cases.first { $0.index == index }
        ?? CaseResult(
          index: index, visible: false, verdict: kind == .accepted ? .internalError : kind,
          input: cases[index].input)
    }
  }
}
