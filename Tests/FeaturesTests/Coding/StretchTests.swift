@testable import AppFeature
@testable import CodingFeature
import Domain
import Markup
@testable import OnlineFeature
import Store
import Synchronization
import Testing
import TestSupport

@testable import SiteKit

/// Cases beyond LeetCode's bounds: they never decide a verdict, and tell how far a solution comes.
struct StretchTests {
  /// Doubling with a counting case of 100 numbers, and stretch cases of 400 and 1000 around it.
  private static let problem: Problem = {
    var problem = Problem.doubling
    problem.constraints = ["nums": ["length": [1, 100], "each": [-9, 9]]]
    problem.stretch = ["nums": ["length": [1, 1000]]]
    func test(_ size: Int, isStretch: Bool) -> TestCase {
      TestCase(
        input: .generated(GeneratorCommand(family: "random", seed: 1, size: size)), expected: nil,
        isVisible: false, isStretch: isStretch, reason: "", provenance: "generator")
    }
    problem.tests =
      [test(1000, isStretch: true)] + problem.tests.prefix(1)
      + [test(100, isStretch: false), test(400, isStretch: true)]
    return problem
  }()

  /// A learner's program whose time grows as its text says; `kind` is how it ends above 400 numbers.
  private func runner(_ kind: VerdictKind? = nil) -> ScriptedRunner {
    ScriptedRunner { job, item in
      let size = Double(item.input[0].elements?.count ?? 0)
      let time =
        switch job.source {
        case "square": size * size * 0.005
        case "brute": size * size * 0.01
        default: size * 0.03
        }
      let limit = Double(
        job.problem.limits.derived(for: job.language, reference: nil).cpuMilliseconds)
      var result = CaseResult.accepted(item, answer: item.expected ?? [2])
      result.cpuMilliseconds = min(time, limit * 1.15)
      if time > limit { result.verdict = .timeLimit }
      if let kind, !job.source.isReference, size > 400 {
        (result.verdict, result.note) = (kind, kind == .runtimeError ? "Index out of range" : nil)
      }
      return result
    }
  }

  private func judge(
    _ script: ScriptedRunner, _ source: String = "mine", growth: Coding.GrowthWish = .afterAccept,
    purpose: Attempt.Purpose = .submit
  ) async throws -> (attempt: Attempt, kept: Attempt?) {
    try await withTemporaryFolder { folder in
      let services = Services(
        problems: .fixed([Self.problem]), runner: script.runner, database: try .empty(),
        now: { .sample }, cacheFolder: folder)
      var submission = Coding.Submission(
        slug: "two-sum", language: .swift, source: source, purpose: purpose, learner: "ada")
      submission.growth = growth
      let attempt = try await Coding.judge(submission, with: services) { _ in }
      return (attempt, try await services.database.attempt(id: attempt.id))
    }
  }

  @Test func `counting cases alone are judged, and their places count`() async throws {
    let script = runner()
    let (attempt, _) = try await judge(script, growth: .never)
    #expect(attempt.verdict.total == 2)
    #expect(attempt.verdict.cases.map(\.index) == [0, 1])
    #expect(attempt.verdict.cases.map { $0.input[0].elements?.count } == [1, 100])
    #expect(attempt.verdict.stretch == nil)
    #expect(
      script.jobs.allSatisfy { $0.cases.allSatisfy { $0.input[0].elements?.count ?? 0 <= 100 } })
  }

  @Test func `what is too slow beyond the bounds stays accepted and is told in words`() async throws
  {
    let script = runner()
    let (attempt, kept) = try await judge(script, "square")
    #expect(attempt.verdict.verdict == .accepted)
    #expect(attempt.verdict.passed == 2)
    let found = try #require(attempt.verdict.stretch)
    #expect(
      found
        == StretchVerdict(
          passed: 1, total: 2, verdict: .timeLimit, size: 1000, times: 10, smallestSize: 449))
    #expect(kept?.verdict.stretch == found)
    #expect(kept?.verdict.complexity?.isSlower == true)
    let words =
      "On inputs ten times as large it would be too slow: it grows like n², the fast way like n."
    let model = Coding.Model(attempt: attempt, problem: Self.problem)
    #expect(model.stretch == words)
    #expect(Coding.text(model).contains(words))
    let html = Coding.results(model).text
    expectWellFormed(html)
    #expect(html.contains(words))
    #expect(html.contains("The smallest size at which it gives up is 449"))
    #expect(html.contains("gives up at 449"))
  }

  @Test func `stretch cases run as probes of the learner's, the smallest first`() async throws {
    let script = runner()
    _ = try await judge(script, "square")
    let beyond = script.jobs.filter { job in
      job.cases.contains { $0.input[0].elements?.count ?? 0 > 100 }
    }
    #expect(beyond.allSatisfy { $0.isProbe && $0.learner == "ada" && $0.isOptimised })
    let first = try #require(beyond.first { $0.source == "square" && $0.stopsAtFirstFailure })
    #expect(first.cases.map { $0.input[0].elements?.count } == [400, 1000])
    #expect(first.cases.map(\.expected) == [[2], [2]])
  }

  @Test(arguments: [
    (
      VerdictKind?.none,
      "It also passes all 2 cases beyond LeetCode's bounds, up to ten times as large."
    ),
    (.memoryLimit, "On inputs ten times as large it would run out of memory."),
    (.wrongAnswer, "On inputs ten times as large its answer would be wrong."),
    (.runtimeError, "On inputs ten times as large it would crash: Index out of range."),
    (.outputLimit, "On inputs ten times as large it would print too much."),
  ])
  func `each way of ending has its words, and none rejects`(
    kind: VerdictKind?, words: String
  ) async throws {
    let (attempt, _) = try await judge(runner(kind))
    #expect(attempt.verdict.verdict == .accepted)
    #expect(attempt.verdict.stretch?.verdict == kind ?? .accepted)
    #expect(Coding.stretchSentence(on: attempt.verdict) == words)
  }

  @Test(arguments: [Coding.GrowthWish.never, .afterAccept])
  func `a run tries nothing beyond the bounds, nor who wants no measure`(
    growth: Coding.GrowthWish
  ) async throws {
    let purpose: Attempt.Purpose = growth == .never ? .submit : .run
    let (attempt, _) = try await judge(runner(), growth: growth, purpose: purpose)
    #expect(attempt.verdict.stretch == nil)
  }

  @Test(arguments: [
    (nil, "Beyond LeetCode's bounds it would be too slow."),
    (1.2, "Beyond LeetCode's bounds it would be too slow."),
    (2, "On inputs twice as large it would be too slow."),
    (2.5, "On inputs 2.5 times as large it would be too slow."),
    (4000, "On inputs 4,000 times as large it would be too slow."),
  ])
  func `how much larger is said in words`(times: Double?, words: String) async throws {
    var verdict = try await judge(runner(), growth: .never).attempt.verdict
    verdict.stretch = StretchVerdict(
      passed: 0, total: 1, verdict: .timeLimit, size: 9, times: times)
    #expect(Coding.stretchSentence(on: verdict) == words)
  }

  @Test func `the page says up to where it goes beyond the bounds`() {
    #expect(
      Workspace.beyondBounds(of: Self.problem)
        == "Beyond LeetCode's bounds, Focus also tries nums with up to 1,000 elements. "
        + "These cases never reject a solution; they show how it grows.")
    var deeper = Self.problem
    deeper.stretch = ["nums": ["length": [1, 50_000], "each": [-1000, 1000]]]
    #expect(
      Workspace.beyondBounds(of: deeper)?.contains(
        "nums with up to 50,000 elements and values in nums from -1,000 to 1,000.") == true)
    #expect(Workspace.beyondBounds(of: .doubling) == nil)
  }
}

extension String {
  fileprivate var isReference: Bool { self == "fast" || self == "brute" }
}
