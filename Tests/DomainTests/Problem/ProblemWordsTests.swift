import Domain
import TestSupport
import Testing

@Suite struct ProblemWordsTests {
  @Test func `a problem is found by its approaches and its statement's words`() {
    var problem = Problem.twoSum
    problem.statement = "Of the numbers `nums`, find 2 that sum to **target**; THE sum is x1y."
    problem.editorial = "## Every pair\n\nSolution: `brute`\n\n## Hash map\n\nSolution: `fast`\n"
    let words = ProblemWords(of: problem)
    #expect(words.patterns == ["Every pair", "Hash map"])
    #expect(words.words == ["find", "numbers", "nums", "sum", "target", "that", "the", "x1y"])
  }
}
