import Domain
import Testing

@testable import TestForge

@Suite struct PlantedMutantTests {
  @Test func `the mutator's answer is read`() throws {
    let mutants = try #require(
      PlantedMutant.list([["id", "7", "comparison", "a < b", "a <= b", "source"]]))
    #expect(mutants.map(\.id) == ["id"])
    #expect(mutants.map(\.line) == [7])
    #expect(mutants.map(\.after) == ["a <= b"])
    #expect(mutants.map(\.source) == ["source"])
  }

  @Test(
    arguments: [
      nil, 3, [["id", "x", "kind", "a", "b", "source"]], [["id", "7", "kind", "a", "b"]], [7],
    ] as [Value?])
  func `another answer is none`(answer: Value?) {
    #expect(PlantedMutant.list(answer) == nil)
  }

  @Test func `the job runs the mutator on the solution`() {
    let job = PlantedMutant.job(mutator: "class Solution: pass", solution: "x = 1")
    #expect(job.language == .python)
    #expect(job.source == "class Solution: pass")
    #expect(job.cases.map(\.input) == [["x = 1"]])
  }
}
