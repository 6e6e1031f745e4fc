import ArgumentParser
import Catalogue
import Domain
import Foundation
import Judge

/// Measures the judge beside what a person would do by hand, in turn, in one run.
@main
struct FocusBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "focus-bench",
    abstract: "Measure the judge beside bare programs, as ratios in one run.",
    discussion: """
      Example:
        FOCUS_BENCHMARKS=1 swift run -c release focus-bench hot --rounds 30
      """)

  @Argument(help: "hot, fresh, cases, test, queue, idle; nothing: all of them.")
  var figures: [Figures] = []

  @Option(help: "How often each side is measured; the median counts.")
  var rounds = 21

  @Option(help: "The clone with Runtimes, Content and Benchmarks.")
  var root = FileManager.default.currentDirectoryPath

  @Option(help: "Languages to measure; nothing: all that this machine has.")
  var languages: [String] = []

  enum Figures: String, CaseIterable, ExpressibleByArgument {
    case hot, fresh, cases, test, queue, idle
  }

  func run() async throws {
    let bench = try await Bench(
      root: root, rounds: max(1, rounds), languages: languages.compactMap { Language(rawValue: $0) }
    )
    let tending = Task { await bench.runner.tend() }
    defer { tending.cancel() }
    for figure in figures.isEmpty ? Figures.allCases : figures {
      switch figure {
      case .hot: try await bench.hotRuns()
      case .fresh: try await bench.freshSources()
      case .cases: try await bench.manyCases()
      case .test: try await bench.swiftTest()
      case .queue: try await bench.queue()
      case .idle: try await bench.idleMemory()
      }
    }
  }
}
