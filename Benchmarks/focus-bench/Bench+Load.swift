import Domain
import Foundation
import Judge

extension Bench {
  /// Submissions a second and core, by how many stand in the queue at one time.
  func queue() async throws {
    let cores = Double(ProcessInfo.processInfo.activeProcessorCount)
    for language in languages where [.swift, .python].contains(language) {
      let cached = try source(language)
      try await judge(job(language, cached))
      for count in [1, 10, 100, 1000, 10_000] {
        // The short ones again and again, so that each figure stands on a thousand runs.
        let repeats = max(1, 1000 / count)
        let costs = try await measure(repeats) {
          try await submit(count) { job(language, cached, learner: "\($0 % 8)") }
        }
        let seconds = costs.reduce(0) { $0 + $1.wall } / 1000
        let rate = Double(count * repeats) / seconds / cores
        report("\(language.title) cached, \(count) queued", rate)
      }
    }
    guard languages.contains(.swift) else { return }
    let fresh = try (0..<40).map { _ in try source(.swift, isFresh: true) }
    let costs = try await measure { try await submit(40) { job(.swift, fresh[$0]) } }
    report("Swift fresh, 40 queued", 40 / (costs[0].wall / 1000) / cores)
  }

  /// A learner's first run while another's 100 runs stand in the queue, beside the same run alone.
  func flood() async throws {
    for language in languages where [.swift, .python].contains(language) {
      let source = try source(language)
      try await judge(job(language, source))
      var (beside, alone): ([Cost], [Cost]) = ([], [])
      for _ in 0..<rounds {
        try await Task.sleep(for: .milliseconds(200))
        alone += try await measure { try await judge(job(language, source, learner: "one")) }
        try await withThrowingTaskGroup { group in
          for _ in 0..<100 {
            group.addTask { try await judge(job(language, source, learner: "flood")) }
          }
          // The flood is under way.
          _ = try await group.next()
          beside += try await measure { try await judge(job(language, source, learner: "one")) }
          try await group.waitForAll()
        }
      }
      row("\(language.title), run beside a flood of 100 / alone", .median(beside), .median(alone))
    }
  }

  private func submit(_ count: Int, _ job: @escaping @Sendable (Int) -> JudgeJob) async throws {
    try await withThrowingTaskGroup { group in
      for index in 0..<count {
        group.addTask { _ = try await runner.verdict(for: job(index)) }
      }
      try await group.waitForAll()
    }
  }

  private func report(_ name: String, _ rate: Double) {
    print("| \(name) |  |  | \(String(format: "%.0f", rate)) a second and core |  |")
  }

  /// What stays in memory while nothing runs: the processes below this one.
  func idleMemory() async throws {
    // Fresh sources, so that the compilers are warm too; a pause, in which what is warm comes up.
    for _ in 0..<2 {
      for language in languages {
        try await judge(job(language, try source(language, isFresh: true)))
      }
    }
    try await Task.sleep(for: .seconds(3))
    let total = processTree().below.reduce(0) { $0 + Self.proportionalBytes($1) }
    print("| warm and idle, all languages |  |  | \(total >> 20) MB |  |")
    for worker in await runner.status().workers {
      print(
        "| \(worker.language.title) \(worker.purpose) |  |  | \(worker.memoryBytes >> 20) MB |  |")
    }
  }

  /// Shared pages count by their share.
  private static func proportionalBytes(_ pid: Int32) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }
}
