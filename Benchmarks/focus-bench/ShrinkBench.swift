import ArgumentParser
import Catalogue
import Domain
import Foundation
import Judge
import ProblemsFeature
import SiteKit

/// `focus-bench shrink`: how small the inputs get on which the catalogue's mutants fail.
struct ShrinkBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Submit every mutant, and compare its counterexample with an exhaustive search.",
    discussion: """
      Prints a row for each mutant, one for each problem, and the sums. The exhaustive search goes
      through all small inputs of a problem, the smallest first; where none of them fails there is
      nothing to compare with.

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
    ShrinkFigure.head.forEach { print($0) }
    var figures: [ShrinkFigure] = []
    var count = 0
    for place in places {
      let folder = try ProblemFolder(place)
      let subject = ShrinkSubject(problem: folder.problem, runner: runner, most: most)
      for mutant in folder.mutants {
        count += 1
        guard (count - 1) % max(1, every) == 0, let figure = try await subject.figure(of: mutant)
        else { continue }
        print(figure.row)
        fflush(nil)
        figures.append(figure)
      }
    }
    ShrinkSummary.table(of: figures).forEach { print($0) }
    ShrinkSummary(figures).lines.forEach { print($0) }
  }
}
