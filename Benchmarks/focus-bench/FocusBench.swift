import ArgumentParser
import Catalogue
import Domain
import Foundation
import Judge

@main
struct FocusBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "focus-bench",
    abstract: "Measure what has a target: the judge, how traces are read, live pages.",
    subcommands: [
      JudgeBench.self, TraceBench.self, LagBench.self, ShrinkBench.self, GrowthBench.self,
      IndexBench.self, LiveBench.self,
    ],
    defaultSubcommand: JudgeBench.self)
}

/// `focus-bench [judge]`: the judge beside what a person would do by hand, in turn, in one run.
struct JudgeBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "judge",
    abstract: "Measure the judge beside bare programs, as ratios in one run.",
    discussion: """
      Example:
        FOCUS_BENCHMARKS=1 swift run -c release focus-bench hot --rounds 30
      """)

  @Argument(
    help: "hot, fresh, ahead, check, cases, test, queue, flood, idle; nothing: all of them.")
  var figures: [Figures] = []

  @Option(help: "How often each side is measured; the median counts.")
  var rounds = 21

  @Option(help: "The clone with Runtimes, Content and Benchmarks.")
  var root = FileManager.default.currentDirectoryPath

  @Option(help: "Languages to measure; nothing: all that this machine has.")
  var languages: [String] = []

  enum Figures: String, CaseIterable, ExpressibleByArgument {
    case hot, fresh, ahead, check, cases, test, queue, flood, idle
  }

  func run() async throws {
    let bench = try await Bench(
      root: root, rounds: max(1, rounds), languages: languages.compactMap { Language(rawValue: $0) }
    )
    for figure in figures.isEmpty ? Figures.allCases : figures {
      // What the judge builds ahead is no part of a fresh source's verdict: `ahead` tells of it.
      guard figure != .fresh else {
        try await bench.freshSources()
        continue
      }
      let tending = Task { await bench.runner.tend() }
      do {
        try await measure(figure, bench)
      } catch {
        tending.cancel()
        throw error
      }
      tending.cancel()
      await tending.value
    }
  }

  private func measure(_ figure: Figures, _ bench: Bench) async throws {
    switch figure {
    case .hot: try await bench.hotRuns()
    case .fresh: try await bench.freshSources()
    case .ahead: try await bench.builtAhead()
    case .check: try await bench.checks()
    case .cases: try await bench.manyCases()
    case .test: try await bench.swiftTest()
    case .queue: try await bench.queue()
    case .flood: try await bench.flood()
    case .idle: try await bench.idleMemory()
    }
  }
}
