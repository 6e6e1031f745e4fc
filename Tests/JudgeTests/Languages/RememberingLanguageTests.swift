import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Judge

struct RememberingLanguageTests {
  /// Builds nothing, but counts how often it was asked.
  private final class Counting: LearnerLanguage {
    let language = Language.swift
    let cache: CompileCache
    private let count = Mutex(0)

    init(_ cache: CompileCache) { self.cache = cache }

    var asked: Int { count.withLock(\.self) }

    func toolchain() async throws(JudgeError) -> RunnerStatus.Toolchain {
      .init(language: language, version: "1", path: "/")
    }

    func prepare() async throws {}
    func runtimes() async throws -> [Runtime] { [] }
    func diagnose(_ source: String, for problem: Problem) async throws -> [Diagnostic] { [] }

    func build(_ job: JudgeJob) async throws -> Build {
      count.withLock { $0 += 1 }
      let key = CompileCache.key([job.source, "\(job.isOptimised)"])
      try cache.store(.init(isProgram: false, diagnostics: [], libraries: []), files: [:], as: key)
      return Build(
        report: CompileReport(milliseconds: 7, cached: false, optimised: job.isOptimised), key: key)
    }
  }

  private func job(_ source: String, isOptimised: Bool = false) -> JudgeJob {
    JudgeJob(
      problem: .twoSum, language: .swift, source: source, cases: [], isOptimised: isOptimised)
  }

  @Test func `an unchanged source is not looked at again`() async throws {
    try await withTemporaryFolder { folder in
      let cache = CompileCache(cache: folder.path, mostBytes: 1 << 20)
      let inner = Counting(cache)
      let language = RememberingLanguage(inner, cache)
      #expect(try await language.build(job("a")).report.cached == false)
      let again = try await language.build(job("a"))
      #expect(again.report == CompileReport(milliseconds: 0, cached: true, optimised: false))
      #expect(inner.asked == 1)
      for other in [job("b"), job("a", isOptimised: true)] {
        #expect(try await language.build(other).report.cached == false)
      }
      #expect(inner.asked == 3)
    }
  }

  @Test func `what the cache lost is built again`() async throws {
    try await withTemporaryFolder { folder in
      let cache = CompileCache(cache: folder.path, mostBytes: 1 << 20)
      let inner = Counting(cache)
      let language = RememberingLanguage(inner, cache)
      let key = try #require(try await language.build(job("a")).key)
      try FileManager.default.removeItem(atPath: cache.folder(of: key))
      #expect(try await language.build(job("a")).report.cached == false)
      #expect(inner.asked == 2)
    }
  }
}
