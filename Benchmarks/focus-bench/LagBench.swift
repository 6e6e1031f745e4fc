import ArgumentParser
import Domain
import Foundation
import Judge

/// `focus-bench lag`: how long after a program's end its trace is there, as it is read while the program runs.
struct LagBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lag",
    abstract: "Measure how long a trace comes after its program's end: wall milliseconds, medians.",
    discussion: """
      Example:
        FOCUS_BENCHMARKS=1 swift run -c release focus-bench lag \\
          Benchmarks/programs/steps-*.swift Benchmarks/journey/*.py
      """)

  @Argument(help: "Stand-alone programs in Swift or Python.")
  var programs: [String]

  @Option(help: "How often each is recorded.")
  var rounds = 9

  @Option(help: "The clone with Runtimes.")
  var root = FileManager.default.currentDirectoryPath

  func run() async throws {
    let tracer = JudgeServices(try Bench.configuration(root: root)).tracer
    print("| program | steps | its run | the trace after its end (range) |\n|---|---|---|---|")
    for path in programs {
      var reports: [TraceReport] = []
      for _ in 0..<max(1, rounds) { reports.append(try await record(path, tracer)) }
      let lags = reports.map(\.readingMilliseconds).sorted()
      let time = reports.map(\.milliseconds).sorted()[reports.count / 2]
      let name = URL(filePath: path).lastPathComponent
      print(
        "| \(name) | \(reports[0].steps) | \(time.rounded()) ms | \(text(lags[lags.count / 2])) ms "
          + "(\(text(lags[0]))–\(text(lags[lags.count - 1]))) |")
    }
  }

  private func text(_ milliseconds: Double) -> String {
    milliseconds.formatted(.number.precision(.significantDigits(2)))
  }

  private func record(_ path: String, _ tracer: Tracer) async throws -> TraceReport {
    let file = URL(filePath: path)
    let language = Language.allCases.first { $0.fileExtension == file.pathExtension } ?? .swift
    let job = TraceJob(
      subject: .program(name: file.lastPathComponent, input: []), language: language,
      source: try String(contentsOf: file, encoding: .utf8))
    for try await case .finished(let report) in tracer.trace(job) { return report }
    throw CancellationError()
  }
}
