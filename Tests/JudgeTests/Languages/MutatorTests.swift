import Domain
import Foundation
import TestForge
import TestSupport
import Testing

/// The gate's mutator runs in the jail as a solution does.
@Suite struct MutatorTests {
  @Test func `the mutator plants mistakes that make other answers`() async throws {
    let mutator = try String(
      contentsOf: repositoryRoot.appending(path: "Runtimes/forge/mutator.py"), encoding: .utf8)
    let solution = """
      class Solution:
          def f(self, a: int) -> int:
              if a < 3:
                  return a + 1
              return a
      """
    let job = PlantedMutant.job(mutator: mutator, solution: solution)
    let answer = try await live.verdict(for: job)?.cases.first?.actual
    let mutants = try #require(PlantedMutant.list(answer))
    #expect(mutants.contains { $0.id == "comparison in Solution.f: a < 3 → a <= 3" })
    #expect(mutants.contains { $0.kind == "removed base case" && $0.line == 3 })
    let cases = (0..<5).map {
      JudgeCase(input: [.int($0)], expected: .int($0 < 3 ? $0 + 1 : $0), isVisible: true)
    }
    for mutant in [solution] + mutants.map(\.source) {
      let verdict = try await live.verdict(
        for: JudgeJob(
          problem: .function("f", [.int], .int), language: .python, source: mutant, cases: cases,
          isOptimised: true))
      #expect(verdict?.verdict == (mutant == solution ? .accepted : .wrongAnswer), "\(mutant)")
    }
  }
}
