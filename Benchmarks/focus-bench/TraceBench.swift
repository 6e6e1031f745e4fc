import ArgumentParser
import Foundation

/// `focus-bench trace`: what the index of recorded tapes and seeks in their traces cost.
struct TraceBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Measure index and seeks on tapes: CPU milliseconds, the fastest of several rounds.",
    discussion: """
      Example:
        Benchmarks/journey/tapes.py /tmp/tapes --tool .build/debug/journey-instrument
        FOCUS_BENCHMARKS=1 swift run -c release focus-bench trace /tmp/tapes/*.tape
      """)

  @Argument(help: "Tapes, as Benchmarks/journey/tapes.py records them.")
  var tapes: [String]

  @Option(help: "How often an index is built.")
  var rounds = 9

  @Option(
    help: "A folder for the traces (.djt), so that Tests/Journey/seek.mjs can be run on them.")
  var output: String?

  func run() throws {
    TraceFigures.printHead()
    for tape in tapes { print(try TraceFigures(tape, rounds: max(1, rounds), output: output).row) }
  }
}
