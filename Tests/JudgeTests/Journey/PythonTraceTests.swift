import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// What a Python recorder's process is started with, and what only comes with the program.
struct PythonTraceTests {
  private static let subjects: [TraceJob.Subject] = [
    .program(name: "main.py", input: []), .problem(.twoSum, input: [[2, 7], 9]),
  ]

  private func program(
    _ subject: TraceJob.Subject, window: Range<Int>? = nil, runtimes: URL? = nil
  ) async throws -> Program {
    let runtimes = runtimes ?? repositoryRoot.appending(path: "Runtimes")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let probe = Probe(searchPath: path)
    let services = LanguageServices(
      configuration: JudgeConfiguration(
        runtimes: runtimes.path, cache: liveCache, jail: jailPath, simultaneousJobs: 1,
        searchPath: path),
      supervisor: .failure(.jailFailed("not needed")),
      cache: CompileCache(cache: liveCache, mostBytes: 1 << 28), flight: SingleFlight(),
      probe: probe, shelf: ToolchainShelf(probe, cache: liveCache))
    let limits = TraceLimits(window: window)
    let job = TraceJob(
      subject: subject, language: .python, source: "class Solution: pass", limits: limits)
    let traced = try await PythonLanguage(services: services).traced(job)
    return try #require(traced.program).recorded(limits)
  }

  @Test(arguments: subjects)
  func `a window comes with the program, so that any process that waits will do`(
    subject: TraceJob.Subject
  ) async throws {
    let whole = try await program(subject)
    let part = try await program(subject, window: 500..<700)
    #expect(part.runtime == whole.runtime)
    #expect(part.runtime.spec.environment == whole.runtime.spec.environment)
    #expect(part.runtime.spec.arguments == whole.runtime.spec.arguments)
    #expect(part.load.frame.value?["window"] == "500..700")
    #expect(whole.load.frame.value?["window"] == nil)
  }

  @Test(arguments: subjects)
  func `a process that was started with another recorder is none of its kind`(
    subject: TraceJob.Subject
  ) async throws {
    try await withTemporaryFolder { folder in
      let python = folder.appending(path: "python")
      try FileManager.default.copyItem(
        at: repositoryRoot.appending(path: "Runtimes/python"), to: python)
      let before = try await program(subject, runtimes: folder)
      #expect(try await program(subject, runtimes: folder).runtime == before.runtime)
      let file = try FileHandle(forWritingTo: python.appending(path: "trace_main.py"))
      try file.seekToEnd()
      try file.write(contentsOf: Data("\n".utf8))
      try file.close()
      #expect(try await program(subject, runtimes: folder).runtime != before.runtime)
    }
  }
}
