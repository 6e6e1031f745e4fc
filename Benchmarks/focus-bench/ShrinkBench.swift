import ArgumentParser
import Catalogue
import Domain
import Features
import Foundation
import Judge
import Store
import Synchronization
import TestForge

/// `focus-bench shrink`: how small the inputs get on which the catalogue's mutants fail.
struct ShrinkBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Submit the mutants that are not only slow, and compare their counterexamples.",
    discussion: """
      Beside each stands the smallest failing input of an exhaustive search, where one is among the
      small inputs that are gone through.

      Example:
        FOCUS_BENCHMARKS=1 swift run -c release focus-bench shrink merge-intervals
      """)

  @Argument(help: "Problems; nothing: all of them.")
  var slugs: [String] = []

  @Option(help: "How many inputs of each problem the exhaustive search goes through.")
  var most = 2000

  @Option(help: "Every so many mutants one is taken.")
  var every = 1

  @Option(help: "The clone with Runtimes and Content.")
  var root = FileManager.default.currentDirectoryPath

  func run() async throws {
    let runner = Runner.live(try Bench.configuration(root: root))
    let places = try problemPlaces(in: URL(filePath: "\(root)/Content"))
      .filter { slugs.isEmpty || slugs.contains($0.slug) }
    print("| mutant | kind | first | found | exhaustive | CPU ms | wall ms | input |")
    print("|---|---|---|---|---|---|---|---|")
    var figures: [ShrinkFigure] = []
    for place in places {
      guard let folder = try? ProblemFolder(place) else { continue }
      let subject = ShrinkSubject(problem: folder.problem, runner: runner, most: most)
      for (index, mutant) in folder.mutants.enumerated()
      where index % every == 0 && mutant.name != "slow" {
        guard let figure = try await subject.figure(of: mutant) else { continue }
        print(figure.row)
        fflush(nil)
        figures.append(figure)
      }
    }
    ShrinkFigure.summary(of: figures).forEach { print($0) }
  }
}

/// A problem whose mutants are submitted.
private struct ShrinkSubject {
  let problem: Problem
  let runner: Runner
  let most: Int

  /// Nil for a mutant that no case catches here.
  func figure(of mutant: Solution) async throws -> ShrinkFigure? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "focus-bench-shrink")
    let services = Services(
      problems: .fixed([problem]), runner: runner, database: try .empty(),
      now: { Instant(milliseconds: 0) }, cacheFolder: folder)
    let submission = Coding.Submission(
      slug: problem.slug, language: mutant.language, source: mutant.source, purpose: .submit)
    let clock = ContinuousClock()
    let begin = Mutex((cpu: 0.0, time: clock.now))
    let attempt = try await Coding.judge(submission, with: services) { event in
      if case .shrinking = event { begin.withLock { $0 = (processTree().cpu, clock.now) } }
    }
    let (cpu, start) = begin.withLock(\.self)
    guard let failure = attempt.verdict.firstFailure, cpu > 0 else { return nil }
    let found = attempt.verdict.counterexample?.input ?? failure.input
    return ShrinkFigure(
      name: "\(problem.slug), \(mutant.name)", kind: failure.verdict,
      first: inputSize(failure.input, of: problem), found: inputSize(found, of: problem),
      exhaustive: try await exhaustive(mutant, failure.verdict),
      cpuMilliseconds: processTree().cpu - cpu,
      milliseconds: (clock.now - start) / .milliseconds(1),
      input: found.map(\.json).joined(separator: " "))
  }

  /// The size of the smallest of all small inputs that fails in the same way.
  private func exhaustive(_ mutant: Solution, _ kind: VerdictKind) async throws -> Int? {
    guard let reference = problem.solution("fast", in: .swift) else { return nil }
    let inputs = try SmallDomain(of: problem, most: most).inputs
    let open = inputs.map { JudgeCase(input: $0, expected: nil, isVisible: false) }
    let right = try await results(reference, open).filter { $0.verdict == .accepted }
    var cases = right.map {
      JudgeCase(
        input: $0.input, expected: problem.comparator.needsExpected ? $0.actual : nil,
        isVisible: false)
    }
    while !cases.isEmpty {
      let results = try await results(mutant, cases, stops: true)
      guard let last = results.last, last.verdict != .accepted else { return nil }
      if last.verdict == kind { return inputSize(last.input, of: problem) }
      cases.removeFirst(results.count)
    }
    return nil
  }

  private func results(
    _ solution: Solution, _ cases: [JudgeCase], stops: Bool = false
  ) async throws -> [CaseResult] {
    var problem = problem
    problem.limits.cpuMilliseconds = min(problem.limits.cpuMilliseconds, 100)
    let verdict = try await runner.verdict(
      for: JudgeJob(
        problem: problem, language: solution.language, source: solution.source, cases: cases,
        isOptimised: true, stopsAtFirstFailure: stops))
    return verdict?.cases ?? []
  }
}

private struct ShrinkFigure {
  let name: String
  let kind: VerdictKind
  let first: Int
  let found: Int
  let exhaustive: Int?
  let cpuMilliseconds: Double
  let milliseconds: Double
  let input: String

  var row: String {
    let cells = [
      name, kind.rawValue, "\(first)", "\(found)", exhaustive.map(String.init) ?? "",
      "\(Int(cpuMilliseconds))", "\(Int(milliseconds))", String(input.prefix(80)),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  static func summary(of figures: [ShrinkFigure]) -> [String] {
    let compared = figures.filter { $0.exhaustive != nil }
    func line(_ name: String, _ numbers: [Double]) -> String {
      let sorted = numbers.sorted()
      guard let last = sorted.last else { return "\(name): none" }
      let (median, p90) = (sorted[sorted.count / 2], sorted[(sorted.count - 1) * 9 / 10])
      return "\(name): median \(Int(median)), p90 \(Int(p90)), most \(Int(last))"
    }
    let larger = compared.filter { $0.found > $0.exhaustive ?? 0 }
    let smaller = compared.filter { $0.found < $0.exhaustive ?? 0 }
    return [
      "", "\(figures.count) mutants, \(compared.count) with an exhaustive search.",
      line("size of the first failing case", figures.map { Double($0.first) }),
      line("size found", figures.map { Double($0.found) }),
      line("size found, where compared", compared.map { Double($0.found) }),
      line("size by exhaustive search", compared.map { Double($0.exhaustive ?? 0) }),
      "larger than the exhaustive search's: \(larger.count); smaller: \(smaller.count)",
      line("CPU milliseconds of a search", figures.map(\.cpuMilliseconds)),
      line("wall milliseconds of a search", figures.map(\.milliseconds)),
    ] + larger.map { "larger: \($0.name), \($0.found) instead of \($0.exhaustive ?? 0)" }
  }
}
