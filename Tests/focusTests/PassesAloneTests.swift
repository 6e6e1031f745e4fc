@testable import CodingFeature
import Domain
import Markup
import Store
import Testing
import TestSupport

@testable import focus

private let note = "\(CaseResult.aloneWords) your code keeps something: seen (line 1)."

/// A case that fails only behind others, as the command shows it.
struct PassesAloneTests {
  /// A learner's program whose last case fails by what the others left.
  private static let runner = Runner(
    judge: { job in
      AsyncThrowingStream { stream in
        let isLearners = job.cases.contains(where: \.isVisible)
        let results = job.cases.enumerated().map { index, item in
          let isWrong = isLearners && index == job.cases.count - 1
          var result = CaseResult(
            index: index, visible: item.isVisible, verdict: isWrong ? .wrongAnswer : .accepted,
            input: item.input, expected: item.expected,
            actual: isWrong ? [] : item.expected ?? [0, 1], note: isWrong ? note : nil)
          result.passesAlone = isWrong ? true : nil
          return result
        }
        stream.yield(
          .finished(
            Verdict(
              slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
              language: job.language, verdict: isLearners ? .wrongAnswer : .accepted,
              passed: results.count { $0.verdict == .accepted }, total: results.count,
              limits: Limits(), evidence: isLearners ? [note] : [],
              compile: CompileReport(milliseconds: 1, cached: true, optimised: true), jail: "L4",
              cases: results)))
        stream.finish()
      }
    }, status: Runner.accepting.status)

  @Test func `it is said, never made smaller and never kept`() async throws {
    try await withTerminal(runner: Self.runner) { terminal in
      let file = try terminal.file("two-sum.py")
      let shown = await terminal.run("test", "two-sum", file)
      #expect(shown.output.contains("  \(note)\n"))
      #expect(!shown.output.contains("The smallest input"))
      #expect(!shown.output.contains("--keep"))
      let judged = await terminal.run("test", "two-sum", file, "--keep", "--json")
      #expect(judged.errors.contains("Nothing was added: the failing case passes alone.\n"))
      let verdict = try Value(json: judged.output)
      #expect(verdict["counterexample"] == nil)
      #expect(verdict["cases"]?.elements?.last?["passesAlone"] == true)
      let database = try AppDatabase(folder: terminal.data)
      #expect(try await database.ownCases(slug: "two-sum").isEmpty)
      let newest = try #require(try await database.attempts(slug: "two-sum").first)
      let kept = try #require(try await database.attempt(id: newest.id))
      #expect(kept.verdict.cases.last?.passesAlone == true)
      let model = Coding.Model(attempt: kept, problem: .twoSum)
      #expect(model.failure?.addable == nil)
      #expect(Coding.results(model).text.contains(note))
    }
  }
}
