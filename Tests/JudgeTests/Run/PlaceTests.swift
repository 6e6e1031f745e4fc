import Domain
import Synchronization
import TestSupport
import Testing

@testable import Judge

/// A place is a processor's: whoever waits for something else leaves it to others.
struct PlaceTests {
  @Test func `a job that rests lets the next one in, and goes on beside it`() throws {
    let queue = JobQueue(places: 1)
    let sleeper = try queue.enter("a")
    let other = try queue.enter("b")
    let third = try queue.enter("c")
    #expect(!queue.isRunning(other))
    queue.rest(sleeper)
    #expect(queue.isRunning(sleeper) && queue.isRunning(other) && !queue.isRunning(third))
    queue.goOn(sleeper)
    queue.leave(other)
    #expect(!queue.isRunning(third))
    queue.leave(sleeper)
    #expect(queue.isRunning(third))
  }

  @Test func `a learner's jobs that rest bring no flood of further ones`() throws {
    let queue = JobQueue(places: 1)
    let sleepers = try (0..<20).map { _ in try queue.enter("a") }
    for turn in sleepers where queue.isRunning(turn) { queue.rest(turn) }
    #expect(sleepers.count { queue.isRunning($0) } == 2)
    let other = try queue.enter("b")
    #expect(queue.isRunning(other))
    queue.leave(other)
    queue.leave(sleepers[0])
    #expect(sleepers.count { queue.isRunning($0) } == 2)
  }

  @Test func `however many learners rest, a bounded number does so at a time`() throws {
    let queue = JobQueue(places: 1)
    let turns = try (0..<30).map { try queue.enter("learner \($0)") }
    for turn in turns where queue.isRunning(turn) { queue.rest(turn) }
    #expect(turns.count { queue.isRunning($0) } == 9)
  }

  @Test func `a place is given up while something waits and nothing works`() {
    let told = Mutex<[Bool]>([])
    let place = Place { rests in told.withLock { $0.append(rests) } }
    let first = place.activity()
    let second = place.activity()
    first.work()
    second.work()
    first.wait()
    second.wait()
    first.work()
    first.end()
    second.end()
    second.end()
    #expect(told.withLock(\.self) == [true, false, true, false])
  }

  @Test func `another's job comes in during a compile that takes long`() async throws {
    let queue = JobQueue(places: 1)
    let compiling = try queue.enter("a")
    let other = try queue.enter("b")
    await Place(compiling, in: queue).lending(after: .zero) {
      // Ends once the turn has come.
      for await _ in other.positions {}
      #expect(queue.isRunning(other) && queue.isRunning(compiling))
    }
    queue.leave(other)
    #expect(queue.isRunning(compiling))
  }

  private func engine() -> Engine {
    Engine(liveConfiguration(cache: liveCache, simultaneousJobs: 1))
  }

  private func job(_ body: String, _ learner: String, limit: Int = 10_000) -> JudgeJob {
    JudgeJob(
      problem: .function("f", [.int], .int, limits: Limits(cpuMilliseconds: limit)),
      language: .python,
      source:
        "import time\nclass Solution:\n    def f(self, a):\n        \(body)\n        return a",
      cases: (0..<9).map { JudgeCase(input: [.int($0)], expected: .int($0), isVisible: true) },
      isOptimised: false, learner: learner)
  }

  @Test func `one learner's sleep does not hold another's run up`() async throws {
    let engine = engine()
    let isCompiled = AsyncStream.makeStream(of: Void.self)
    async let _: Void = engine.judge(job("time.sleep(999)", "a")) { event in
      if case .compiled = event { isCompiled.continuation.finish() }
    }
    for await _ in isCompiled.stream {}
    let verdicts = Mutex<[VerdictKind]>([])
    // Would wait for twenty minutes: so long the sleeper has its place.
    try await engine.judge(job("pass", "b")) { event in
      if case .finished(let verdict) = event { verdicts.withLock { $0.append(verdict.verdict) } }
    }
    #expect(verdicts.withLock(\.self) == [.accepted])
  }

  @Test func `the second case that only waits ends a submission, also where it does not count`()
    async throws
  {
    var idle = job("time.sleep(999)", "a", limit: 20)
    idle.excluded = [0]
    let verdicts = Mutex<[Verdict]>([])
    try await engine().judge(idle) { event in
      if case .finished(let verdict) = event { verdicts.withLock { $0.append(verdict) } }
    }
    let first = verdicts.withLock { $0.first }
    let verdict = try #require(first)
    #expect(verdict.verdict == .idleLimit)
    #expect(verdict.cases.count == 2)
    #expect(verdict.evidence.contains("Your code waits instead of computing."))
  }
}
