import ArgumentParser
import Catalogue
import Domain
import Foundation

/// `focus-bench index`: how long the catalogue takes until it can answer, each time from nothing.
struct IndexBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index", abstract: "Measure how fast the built catalogue is read.",
    discussion: """
      Example:
        focus-bench index Content --rounds 101
      """)

  @Argument(help: "The folder that holds built/.")
  var content = "Content"

  @Option(help: "How often each is measured; the median counts.")
  var rounds = 101

  func run() async throws {
    let folder = URL(filePath: content)
    let summaries = try TopicSolutionStore(contentFolder: folder).summaries()
    let sizes = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "built"), includingPropertiesForKeys: [.fileSizeKey])
    let largest = try sizes.filter { $0.lastPathComponent != "index.json" }
      .max { try bytes(of: $0) < bytes(of: $1) }
    let topic = largest?.deletingPathExtension().lastPathComponent
    print("| figure | seen |\n|---|---|")
    try report("the index of \(summaries.count) problems, read from nothing") {
      _ = try TopicSolutionStore(contentFolder: folder).summaries()
    }
    guard let slug = summaries.first(where: { $0.topic.rawValue == topic })?.slug else { return }
    try report("the first problem of the largest topic (\(topic ?? "")), index included") {
      _ = try TopicSolutionStore(contentFolder: folder).problem(slug)
    }
  }

  private func bytes(of file: URL) throws -> Int {
    try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }

  private func report(_ figure: String, _ body: () throws -> Void) throws {
    let clock = ContinuousClock()
    let times = try (0..<max(1, rounds)).map { _ in
      try clock.measure(body) / .milliseconds(1)
    }.sorted()
    print("| \(figure) | \((times[times.count / 2] * 100).rounded() / 100) ms |")
  }
}
