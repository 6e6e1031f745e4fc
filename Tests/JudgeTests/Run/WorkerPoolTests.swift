import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

struct WorkerPoolTests {
  private func runner(_ workers: WorkerLimits) -> Runner {
    .live(
      JudgeConfiguration(
        runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: liveCache,
        jail: jailPath, simultaneousJobs: 1, workers: workers, searchPath: "/usr/bin:/bin"))
  }

  private func accept(_ runner: Runner) async throws {
    let source = try #require(TwoSumTests.right[.python])
    let verdict = try await runner.verdict(.twoSum, .python, source, TwoSumTests.cases)
    #expect(verdict.verdict == .accepted, "\(verdict)")
  }

  private static func hasWorkers() async throws -> Bool {
    let supervisor = try JailSupervisor(executable: jailPath)
    return try await supervisor.probe().level >= .L3 && supervisor.zygoteLibrary != nil
  }

  @Test(.enabled("workers need level 3") { try await hasWorkers() })
  func `from the second run on a worker serves, until it has served enough`() async throws {
    let runner = runner(WorkerLimits(runs: 3))
    var served: [Int] = []
    for _ in 0..<5 {
      try await accept(runner)
      served.append(await runner.status().workers.first { $0.language == .python }?.runs ?? 0)
    }
    #expect(served == [0, 1, 2, 0, 1])
  }

  @Test func `without workers every run has a jail of its own`() async throws {
    let runner = runner(WorkerLimits(perRuntime: 0))
    for _ in 0..<3 { try await accept(runner) }
    #expect(await runner.status().workers.isEmpty)
  }

  @Test(.enabled("workers need level 3") { try await hasWorkers() })
  func `what is warmed waits for its first run, and ends with the pool`() async throws {
    let pool = WorkerPool(try JailSupervisor(executable: jailPath))
    let python = try await PythonToolchain.resolve(Probe(searchPath: "/usr/bin:/bin"))
    let runtime = PythonLanguage.runtime(
      python, repositoryRoot.appending(path: "Runtimes/python").path)
    for _ in 0..<2 { await pool.warm(runtime) }
    let worker = try #require(pool.workers.first)
    #expect(pool.workers.count == 1)
    #expect(worker.language == .python && worker.purpose == "run" && worker.runs == 0)
    #expect(worker.memoryBytes > 0)
    pool.close()
    #expect(pool.workers.isEmpty)
  }

  @Test func `a pool is kept until its keeper is cancelled`() async throws {
    let pool = WorkerPool(try JailSupervisor(executable: jailPath))
    #expect(!pool.isKept)
    let keeper = Task { await pool.keep() }
    while !pool.isKept { await Task.yield() }
    keeper.cancel()
    await keeper.value
    #expect(!pool.isKept)
  }
}
