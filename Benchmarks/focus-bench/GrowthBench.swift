import ArgumentParser
import Catalogue
import Domain
import Foundation
import Judge
import ProblemsFeature
import SiteKit
import TestForge

/// `focus-bench growth`: how often the complexity verdict is right on programs of known growth.
struct GrowthBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Measure programs of known growth and count right and wrong complexity verdicts.",
    discussion: """
      The programs are approaches beside the references, the slow mutants, and references that do
      their work three times or sort first. What is true of each is what its editorial declares.

      Example:
        FOCUS_BENCHMARKS=1 swift run -c release focus-bench growth two-sum 3sum
      """)

  @Argument(help: "Problems; nothing: all of them.")
  var slugs: [String] = []

  @Option(help: "How often everything is measured; verdicts that differ are told.")
  var repeats = 1

  @Flag(help: "A second process computes all the time.")
  var load = false

  @Option(help: "Keep what was measured in this file, a line of JSON for each program.")
  var dump: String?

  @Option(help: "Judge what such a file holds instead of measuring.")
  var from: String?

  @Option(help: "The clone with Runtimes and Content.")
  var root = FileManager.default.currentDirectoryPath

  func run() async throws {
    if let from {
      let text = try String(contentsOfFile: from, encoding: .utf8)
      let records = try text.split(separator: "\n").map {
        try JSONDecoder().decode(GrowthRecord.self, from: Data($0.utf8))
      }
      return GrowthScore(records: records).lines.forEach { print($0) }
    }
    let busy = load ? try Self.startLoad() : nil
    defer { busy?.terminate() }
    let records = try await measured()
    GrowthScore(records: records).lines.forEach { print($0) }
  }

  private func measured() async throws -> [GrowthRecord] {
    let runner = Runner.live(try Bench.configuration(root: root))
    var records: [GrowthRecord] = []
    let file = dump.map { path in
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      return FileHandle(forWritingAtPath: path)
    }
    for place in try problemPlaces(in: URL(filePath: "\(root)/Content"))
    where slugs.isEmpty || slugs.contains(place.slug) {
      guard let folder = try? ProblemFolder(place) else { continue }
      for language in [Language.swift, .python] {
        for turn in 0..<repeats {
          let new = try await GrowthRecord.measured(
            folder, in: language, turn: turn, runner: runner)
          for record in new {
            try file??.write(contentsOf: JSONEncoder().encode(record) + Data([10]))
            print(record.line)
          }
          fflush(nil)
          records += new
        }
      }
    }
    return records
  }

  private static func startLoad() throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "while :; do :; done"]
    try process.run()
    return process
  }
}
