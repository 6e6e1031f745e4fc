import Domain
import Synchronization
import TestSupport
import Testing

/// What every executor keeps to (`CodeExecuting`), whoever does the work.
@Suite(.timeLimit(.minutes(20))) struct ExecutorConformanceTests {
  /// Programs of Two Sum by how they end; the marks are what the stand-in for LeetCode goes by.
  static let programs: [(source: String, kind: VerdictKind)] = [
    (
      head + "        return next([i, j] for i, a in enumerate(nums) for j, b in enumerate(nums)"
        + " if i < j and a + b == target)\n", .accepted
    ),
    (head + "        return []  # stub:wrong\n", .wrongAnswer),
    (head + "        return nums[99]  # stub:runtime\n", .runtimeError),
    (head + "        return (  # stub:compile\n", .compileError),
  ]
  private static let head = "class Solution:\n    def twoSum(self, nums: List[int], target: int):\n"
  static let table = ConformingExecutor.all.flatMap { executor in
    programs.map { (executor, $0.source, $0.kind) }
  }

  private func job(
    _ source: String,
    _ inputs: [[Value]] = [[[2, 7, 11, 15], 9], [[3, 2, 4], 6], [[3, 3], 6]]
  ) -> JudgeJob {
    let answers: [Value] = [[0, 1], [1, 2], [0, 1]]
    return JudgeJob(
      problem: .twoSum, language: .python, source: source,
      cases: zip(inputs, answers).map { JudgeCase(input: $0, expected: $1, isVisible: true) },
      isOptimised: false)
  }

  private func events(_ runner: Runner, _ job: JudgeJob) async throws -> [JudgeEvent] {
    var events: [JudgeEvent] = []
    for try await event in runner.judge(job) { events.append(event) }
    return events
  }

  private func verdicts(_ events: [JudgeEvent]) -> [Verdict] {
    events.compactMap { if case .finished(let verdict) = $0 { verdict } else { nil } }
  }

  @Test(arguments: table)
  func `a job has one verdict, which comes last and names the job`(
    executor: ConformingExecutor, source: String, kind: VerdictKind
  ) async throws {
    try await executor.use(false) { session in
      let events = try await events(session.runner, job(source))
      let verdict = try #require(verdicts(events).first)
      #expect(verdicts(events).count == 1)
      #expect(events.last == .finished(verdict))
      #expect(verdict.slug == "two-sum" && verdict.language == .python)
      #expect(verdict.contentVersion == Problem.twoSum.summary.contentVersion)
      #expect(verdict.total == 3)
      #expect(verdict.statusCode == verdict.verdict.statusCode)
      #expect(verdict.passed == verdict.cases.count { $0.verdict == .accepted })
    }
  }

  @Test(arguments: table)
  func `what is wrong with the learner's code is a verdict`(
    executor: ConformingExecutor, source: String, kind: VerdictKind
  ) async throws {
    try await executor.use(false) { session in
      let verdict = try #require(try await session.runner.verdict(for: job(source)))
      #expect(verdict.verdict == executor.verdict(kind))
    }
  }

  @Test(arguments: table)
  func `cases come in order of their index, before the verdict that has them all`(
    executor: ConformingExecutor, source: String, kind: VerdictKind
  ) async throws {
    try await executor.use(false) { session in
      let events = try await events(session.runner, job(source))
      let told = events.compactMap { event in
        if case .caseFinished(let result) = event { result } else { nil }
      }
      #expect(told.map(\.index) == Array(told.indices))
      #expect(verdicts(events).first?.cases == told)
      if executor.verdict(kind) == .accepted { #expect(told.count == 3) }
    }
  }

  @Test(arguments: ConformingExecutor.all)
  func `no case at all is no trouble, and nothing leaves for it`(
    executor: ConformingExecutor
  ) async throws {
    try await executor.use(false) { session in
      let verdict = try #require(
        try await session.runner.verdict(for: job(Self.programs[0].source, [])))
      #expect(verdict.verdict == executor.verdictOfNothing)
      #expect(verdict.total == 0 && verdict.passed == 0 && verdict.cases.isEmpty)
      #expect(session.sent().isEmpty)
    }
  }

  @Test(arguments: ConformingExecutor.all)
  func `cancelling ends it at once, and nothing follows`(
    executor: ConformingExecutor
  ) async throws {
    try await executor.use(true) { session in
      // Hours of its own: only being cancelled ends it.
      var job = job(Self.head + "        while True: pass\n")
      job.problem.limits.cpuMilliseconds = 3_600_000
      let (begun, begin) = AsyncStream<Void>.makeStream()
      let seen = Heard()
      await withTaskGroup { group in
        group.addTask { [job, runner = session.runner] in
          defer { begin.finish() }
          do {
            for try await event in runner.judge(job) {
              seen.add(event)
              switch event {
              case .compiled, .sent(.pending), .sent(.started): begin.finish()
              default: break
              }
            }
          } catch {
            #expect(Task.isCancelled || error is CancellationError)
          }
        }
        for await _ in begun {}
        group.cancelAll()
      }
      let events = seen.events
      let verdicts = verdicts(events)
      #expect(verdicts.count <= 1)
      if let verdict = verdicts.first { #expect(events.last == .finished(verdict)) }
    }
  }

  @Test(arguments: ConformingExecutor.all)
  func `the source goes out byte for byte, and the harness stays here`(
    executor: ConformingExecutor
  ) async throws {
    let source = "# ü \u{1F98A}\t\r\n" + Self.programs[0].source + "\n\n"
    try await executor.use(false) { session in
      let verdict = try #require(try await session.runner.verdict(for: job(source)))
      // `List` is imported by nobody but the harness.
      #expect(verdict.verdict == executor.verdict(.accepted))
      let sent = session.sent().map { Array($0.utf8) }
      #expect(sent == (executor.sendsSource ? [Array(source.utf8)] : []))
    }
  }
}

/// What a task told, for whoever looks on.
private final class Heard: Sendable {
  private let told = Mutex<[JudgeEvent]>([])

  var events: [JudgeEvent] { told.withLock { $0 } }

  func add(_ event: JudgeEvent) { told.withLock { $0.append(event) } }
}
