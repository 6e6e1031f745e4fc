import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// What the engine does beside the jobs: with the real jail, a pool of its own and C++'s compiler.
@Suite(.timeLimit(.minutes(20)))
struct TendingTests {
  private typealias Events = AsyncStream<Speculation.Event>

  private static let problem = Problem.function("f", [.int], .int)
  private static let quick = "class Solution { public: int f(int a) { return a; } };"
  /// Keeps the compiler busy for seconds.
  private static let slow = """
    template <int A, int B> struct Grid { static constexpr int v =
      (Grid<A - 1, B>::v + Grid<A, B - 1>::v) % 1000003; };
    template <int A> struct Grid<A, 0> { static constexpr int v = 1; };
    template <int B> struct Grid<0, B> { static constexpr int v = 1; };
    template <> struct Grid<0, 0> { static constexpr int v = 1; };
    class Solution { public: int f(int a) { return a + 0 * Grid<300, 300>::v; } };
    """

  /// An engine with one place, its cache in a folder of its own but for the prelude, whose making
  /// costs many seconds while all other tests run.
  private static func engine(_ folder: URL) throws -> Engine {
    let shared = URL(filePath: liveCache).appending(path: "prelude")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "prelude"), withDestinationURL: shared)
    return Engine(
      JudgeConfiguration(
        runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: folder.path,
        jail: jailPath, simultaneousJobs: 1,
        searchPath: ProcessInfo.processInfo.environment["PATH"] ?? ""))
  }

  private static func verdict(
    _ engine: Engine, _ source: String, isOptimised: Bool = false, learner: String = "ada"
  ) async throws -> Verdict {
    let (events, event) = AsyncStream.makeStream(of: JudgeEvent.self)
    let job = JudgeJob(
      problem: problem, language: .cpp, source: source,
      cases: [JudgeCase(input: [4], expected: 4, isVisible: true)], isOptimised: isOptimised,
      learner: learner)
    try await engine.judge(job) { event.yield($0) }
    event.finish()
    for await case .finished(let verdict) in events { return verdict }
    throw CancellationError()
  }

  /// Runs a test's steps while an engine tends; the steps hear what is built ahead.
  private func whileTending(
    _ steps: @escaping @Sendable (Engine, inout Events.Iterator) async throws -> Void
  ) async throws {
    try await Language.cpp.require()
    try await withTemporaryFolder { folder in
      let engine = try Self.engine(folder)
      let (events, event) = Events.makeStream()
      var iterator = events.makeAsyncIterator()
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await engine.tend { event.yield($0) } }
        #expect(await iterator.next() == .ready)
        try await steps(engine, &iterator)
        group.cancelAll()
      }
    }
  }

  @Test func `a run's source is built for speed before anybody submits it`() async throws {
    try await whileTending { engine, events in
      let run = try await Self.verdict(engine, Self.quick)
      #expect(run.verdict == .accepted, "\(run)")
      #expect(await events.next() == .begun(.cpp))
      #expect(await events.next() == .built(.cpp))
      let submit = try await Self.verdict(engine, Self.quick, isOptimised: true)
      #expect(submit.verdict == .accepted)
      #expect(submit.compile.cached && submit.compile.optimised, "\(submit.compile)")
    }
  }

  @Test func `a build ahead gives way to a job that must wait, and harms no worker`()
    async throws
  {
    try await whileTending { engine, events in
      let run = try await Self.verdict(engine, Self.slow)
      #expect(run.verdict == .accepted, "\(run)")
      #expect(await events.next() == .begun(.cpp))
      // Two at once have one place: one of them waits.
      async let first = Self.verdict(engine, Self.quick, isOptimised: true, learner: "bob")
      async let second = Self.verdict(engine, Self.quick, isOptimised: true, learner: "eve")
      let kinds = try await [first.verdict, second.verdict]
      #expect(kinds == [.accepted, .accepted])
      #expect(await events.next() == .dropped(.cpp))
      let submit = try await Self.verdict(engine, Self.slow, isOptimised: true)
      #expect(submit.verdict == .accepted, "\(submit)")
      #expect(!submit.compile.cached)
    }
  }

  @Test func `live checks answer, give way to a job, and answer again`() async throws {
    try await whileTending { engine, _ in
      let wrong = "class Solution { public: int f(int a) { return b; } };"
      let marks = try await engine.diagnose(.cpp, wrong, Self.problem)
      #expect(marks.contains { $0.severity == .error }, "\(marks)")
      async let check = engine.diagnose(.cpp, Self.slow, Self.problem)
      let run = try await Self.verdict(engine, Self.quick)
      #expect(run.verdict == .accepted)
      var hasGivenWay = false
      do { _ = try await check } catch is CancellationError { hasGivenWay = true }
      #expect(hasGivenWay)
      let again = try await engine.diagnose(.cpp, wrong, Self.problem)
      #expect(again == marks)
      let after = try await Self.verdict(engine, Self.quick)
      #expect(after.verdict == .accepted)
    }
  }
}
