import Domain
import Foundation
import Judge
import TestSupport

/// The runner that this suite's tests share, with the real jail and the machine's toolchains.
let live = liveServices.runner
/// The same with the recorder.
let liveServices = JudgeServices(liveConfiguration(cache: liveCache))

let liveCache = FileManager.default.temporaryDirectory.appending(path: "focus-judge-tests").path

/// The real `focus-jail`, built beside the test bundle.
let jailPath = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "focus-jail").path

func liveRunner(
  cache: String, simultaneousJobs: Int = 2, searchPath: String? = nil
) -> Runner {
  .live(
    liveConfiguration(
      cache: cache, simultaneousJobs: simultaneousJobs, searchPath: searchPath))
}

func liveConfiguration(
  cache: String, simultaneousJobs: Int = 2, searchPath: String? = nil
) -> JudgeConfiguration {
  JudgeConfiguration(
    runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: cache, jail: jailPath,
    simultaneousJobs: simultaneousJobs, mostQueued: 100_000, mostQueuedPerLearner: 100_000,
    searchPath: searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? "")
}

extension Problem {
  /// A problem with this signature alone, for the judge.
  static func made(
    _ signature: Signature, _ comparator: Domain.Comparator = .exact, limits: Limits = Limits()
  ) -> Problem {
    var problem = Problem.twoSum
    problem.signature = signature
    problem.comparator = comparator
    problem.limits = limits
    return problem
  }

  /// A problem of one function.
  static func function(
    _ name: String, _ parameters: [ValueType], _ returns: ValueType,
    _ comparator: Domain.Comparator = .exact, inPlace: Int? = nil, limits: Limits = Limits()
  ) -> Problem {
    let names = ["a", "b", "c"]
    return made(
      .function(
        FunctionSignature(
          name: name, parameters: zip(names, parameters).map { Parameter(name: $0, type: $1) },
          returns: returns, inPlace: inPlace)), comparator, limits: limits)
  }
}

extension Runner {
  /// Judges a source with inputs and what is expected of them.
  func verdict(
    _ problem: Problem, _ language: Language, _ source: String,
    _ cases: [(input: [Value], expected: Value?)], isOptimised: Bool = false
  ) async throws -> Verdict {
    let job = JudgeJob(
      problem: problem, language: language, source: source,
      cases: cases.map { JudgeCase(input: $0.input, expected: $0.expected, isVisible: true) },
      isOptimised: isOptimised)
    guard let verdict = try await verdict(for: job) else { throw CancellationError() }
    return verdict
  }
}
