import Catalogue
import Domain
import Foundation
import Judge

/// The judge under test, the programs by hand, and the table of results.
struct Bench {
  let runner: Runner
  let problem: Problem
  let rounds: Int
  let languages: [Language]
  let hand: ByHand
  let sources: String

  init(root: String, rounds: Int, languages wanted: [Language]) async throws {
    let configuration = try Self.configuration(root: root)
    let place = try problemPlaces(in: URL(filePath: "\(root)/Content"))
      .first { $0.slug == "two-sum" }
    guard let place else { throw BenchError.noProblem }
    self.rounds = rounds
    problem = try ProblemFolder(place).problem
    sources = "\(root)/Benchmarks/programs"
    runner = .live(configuration)
    let status = await runner.status()
    let python = status.toolchains.first { $0.language == .python }?.path
    hand = ByHand(sources: sources, folder: Self.folder, python: python ?? "python3")
    let present = status.toolchains.filter { $0.version != nil }.map(\.language)
    languages = present.filter { wanted.isEmpty || wanted.contains($0) }
    print("Jail \(status.level), \(rounds) rounds; medians; wall ms (CPU ms).\n")
    print("| figure | ratio wall | ratio CPU | ours | by hand |\n|---|---|---|---|---|")
  }

  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "focus-bench").path

  /// The judge's, with a cache that the next measurement finds again.
  static func configuration(root: String) throws -> JudgeConfiguration {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return JudgeConfiguration(
      runtimes: "\(root)/Runtimes", cache: "\(folder)/cache",
      jail: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "focus-jail").path,
      simultaneousJobs: ProcessInfo.processInfo.activeProcessorCount, mostQueued: 20_000,
      mostQueuedPerLearner: 20_000,
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// The solution's text with a comment that no cache has seen, if it shall be fresh.
  func source(_ language: Language, isFresh: Bool = false) throws -> String {
    let text = try String(
      contentsOfFile: "\(sources)/two-sum.\(language.fileExtension)", encoding: .utf8)
    return isFresh ? "\(text)\n\(language.lineComment) \(UInt64.random(in: 0 ... .max))\n" : text
  }

  func job(
    _ language: Language, _ source: String, cases: Int = 1, isOptimised: Bool = true,
    learner: String = ""
  ) -> JudgeJob {
    let cases = (0..<cases).map { index in
      JudgeCase(
        input: [[2, 7, 11, 15], 9], expected: [0, 1], isVisible: index == 0)
    }
    return JudgeJob(
      problem: problem, language: language, source: source, cases: cases,
      isOptimised: isOptimised, learner: learner)
  }

  /// Judges and insists on the right verdict.
  @discardableResult
  func judge(_ job: JudgeJob) async throws -> Verdict {
    guard let verdict = try await runner.verdict(for: job), verdict.verdict == .accepted,
      verdict.passed == job.cases.count
    else { throw BenchError.wrongVerdict(job.language) }
    return verdict
  }

  /// Prints a line of the table; `theirs` is nil where there is nothing to compare.
  func row(_ name: String, _ ours: Cost, _ theirs: Cost?) {
    let ratios = theirs.map { theirs in
      [ours.wall / theirs.wall, ours.cpu / theirs.cpu].map { String(format: "%.3f", $0) }
    }
    let cells = [name] + (ratios ?? ["", ""]) + [ours.text, theirs?.text ?? ""]
    print("| \(cells.joined(separator: " | ")) |")
  }
}

enum BenchError: Error, CustomStringConvertible {
  case noProblem
  case wrongVerdict(Language)
  case handFailed(String)

  var description: String {
    switch self {
    case .noProblem: "Content has no two-sum. Say --root with the clone's folder."
    case .wrongVerdict(let language): "Two Sum in \(language.title) was not accepted."
    case .handFailed(let command): "By hand it failed: \(command)"
    }
  }
}
