import Domain
import TestForge

/// Runs of an accepted submission beyond LeetCode's bounds, as probes under the learner's name.
///
/// They keep none of the learner's runs waiting, and the next one ends them.
struct StretchRuns {
  /// What came of them, and the family of inputs on which it gave up.
  struct Finding {
    var verdict: StretchVerdict
    var family: String?
  }

  /// Sizes that are tried between the largest that passed and the one that did not.
  private static let mostSizes = 7
  /// The search ends where two sizes are nearer than this.
  private static let nearest = 1.15
  /// What the search may use, in times of the limit.
  private static let mostLimits = 4.0

  let submission: Coding.Submission
  let problem: Problem
  /// The submission's own.
  let limits: Limits
  let answers: ExpectedAnswers

  /// Tries the cases beyond the bounds, the smallest first, up to the first that is not accepted.
  ///
  /// Nil where there is none. Throws what the runner throws.
  func finding() async throws -> Finding? {
    let cases = try await answers.stretchCases(of: problem, for: submission.learner)
    guard let largest = cases.last else { return nil }
    let results = try await judge(cases.map(\.item))
    let passed = results.prefix { $0.verdict == .accepted }.count
    guard passed < cases.count else {
      return Finding(
        verdict: StretchVerdict(
          passed: passed, total: cases.count, verdict: .accepted, size: largest.size,
          times: try times(of: largest)))
    }
    guard let failure = results.dropFirst(passed).first else { return nil }
    let failing = cases[passed]
    let smallest = try await smallest(failing, passed: cases.prefix(passed))
    return Finding(
      verdict: StretchVerdict(
        passed: passed, total: cases.count, verdict: failure.verdict, size: failing.size,
        times: try times(of: failing), smallestSize: smallest, note: failure.note),
      family: failing.command?.family)
  }

  /// How many times the largest counting case of its family a case is, or of any where none is.
  private func times(of item: StretchCase) throws -> Double? {
    let counting = problem.countingTests
    let sizes = counting.compactMap { test -> Int? in
      guard case .generated(let command) = test.input, command.family == item.command?.family
      else { return nil }
      return command.size
    }
    let ratio: Double
    if let size = item.command?.size, let largest = sizes.max(), largest > 0 {
      ratio = Double(size) / Double(largest)
    } else {
      let extents = try counting.map {
        inputSize(try ExpectedAnswers.input(of: $0, in: problem), of: problem)
      }
      ratio = Double(item.extent) / Double(max(1, extents.max() ?? 1))
    }
    guard ratio > 1 else { return nil }
    return ratio < 10 ? (ratio * 10).rounded() / 10 : ratio.rounded()
  }

  /// The smallest size at which it gives up, as far as a few tries in between tell.
  private func smallest(
    _ failing: StretchCase, passed: ArraySlice<StretchCase>
  ) async throws -> Int {
    guard let command = failing.command else { return failing.size }
    let counting = problem.countingTests.compactMap { test -> Int? in
      if case .generated(let own) = test.input, own.family == command.family {
        own.size
      } else {
        nil
      }
    }
    let before = passed.filter { $0.command?.family == command.family }.map(\.size)
    var low = (counting + before).filter { $0 < command.size }.max() ?? 1
    var high = command.size
    var left = Double(limits.cpuMilliseconds) * Self.mostLimits
    for _ in 0..<Self.mostSizes {
      let middle = Int((Double(low) * Double(high)).squareRoot().rounded())
      guard Double(high) > Double(low) * Self.nearest, middle > low, middle < high,
        left > Double(limits.cpuMilliseconds),
        let result = try await result(command, size: middle)
      else { break }
      left -= result.cpuMilliseconds
      if result.verdict == .accepted { low = middle } else { high = middle }
    }
    return high
  }

  /// How the submission does on what a command makes of another size; nil where that is no case.
  private func result(_ command: GeneratorCommand, size: Int) async throws -> CaseResult? {
    let smaller = GeneratorCommand(family: command.family, seed: command.seed, size: size)
    let wider = problem.stretched
    guard let input = try? generate(smaller, for: wider), validate(input, for: wider).isEmpty
    else { return nil }
    let item = try await answers.answered(input, of: problem, for: submission.learner)
    return try await judge([item]).first
  }

  private func judge(_ cases: [JudgeCase]) async throws -> [CaseResult] {
    var problem = problem
    problem.limits = limits.floor(for: submission.language)
    var job = JudgeJob(
      problem: problem, language: submission.language, source: submission.source, cases: cases,
      isOptimised: true, stopsAtFirstFailure: true, learner: submission.learner)
    job.isProbe = true
    let verdict = try await answers.runner.verdict(for: job)
    try Task.checkCancellation()
    return verdict?.cases ?? []
  }
}
