import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// The whole way on each rung of the ladder that this machine can show.
struct LadderTests {
  /// Without namespaces a home that is closed to others stays closed: the system's own Python.
  private static let path: [Language: String] = [
    .swift: ProcessInfo.processInfo.environment["PATH"] ?? "", .python: "/usr/bin:/bin",
  ]

  private func engine(
    _ level: JailLevel, _ language: Language, allowsWeakJail: Bool = false
  ) -> Engine {
    Engine(
      JudgeConfiguration(
        runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: liveCache,
        jail: jailPath, allowsWeakJail: allowsWeakJail, simultaneousJobs: 1,
        searchPath: Self.path[language] ?? ""), ceiling: level)
  }

  private func judge(_ engine: Engine, _ language: Language, _ source: String) async throws
    -> Verdict
  {
    let job = JudgeJob(
      problem: .twoSum, language: language, source: source,
      cases: TwoSumTests.cases.map {
        JudgeCase(input: $0.input, expected: $0.expected, isVisible: true)
      }, isOptimised: false)
    let (verdicts, continuation) = AsyncStream.makeStream(of: Verdict.self)
    try await engine.judge(job) { event in
      if case .finished(let verdict) = event { continuation.yield(verdict) }
    }
    continuation.finish()
    for await verdict in verdicts { return verdict }
    throw CancellationError()
  }

  @Test(arguments: [JailLevel.L3, .L2], [Language.swift, .python])
  func `a right solution is accepted on lower rungs too`(
    level: JailLevel, language: Language
  ) async throws {
    // A source of its own, so that the compiler runs on this rung.
    let mark = language == .swift ? "// \(level)" : "# \(level)"
    let source = try #require(TwoSumTests.right[language]) + "\n\(mark) \(UUID())\n"
    let verdict = try await judge(engine(level, language), language, source)
    #expect(verdict.verdict == .accepted, "\(verdict)")
    #expect(verdict.jail <= "\(level)")
  }

  @Test func `without protection nothing runs unless it is allowed`() async throws {
    let source = try #require(TwoSumTests.right[.python])
    await #expect(throws: JudgeError.jailTooWeak(level: "L0")) {
      _ = try await judge(engine(.L0, .python), .python, source)
    }
    let verdict = try await judge(engine(.L0, .python, allowsWeakJail: true), .python, source)
    #expect(verdict.verdict == .accepted)
    #expect(verdict.jail == "L0")
  }
}
