import Domain
import Study
import Testing

@Suite struct ProblemDrawTests {
  private static let problems = [
    problem("tree-easy", .trees, .easy), problem("tree-hard", .trees, .hard),
    problem("heap-easy", .heap, .easy), problem("heap-hard", .heap, .hard),
  ]

  private static func problem(
    _ slug: String, _ topic: Topic, _ difficulty: Difficulty
  ) -> ProblemSummary {
    ProblemSummary(
      slug: slug, title: slug, topic: topic, difficulty: difficulty, lists: [], number: nil,
      minutes: 20, isLocalOnly: false, contentVersion: "1")
  }

  private func weights(
    solved: Set<String>, _ retrievability: [String: Double] = [:]
  ) -> [String: Double] {
    let draw = ProblemDraw(
      problems: Self.problems, solved: solved, retrievability: retrievability)
    return Dictionary(uniqueKeysWithValues: Self.problems.map { ($0.slug, draw.weight(of: $0)) })
  }

  @Test func `who begins gets easy ones of every topic alike`() throws {
    let weights = weights(solved: [])
    #expect(weights["tree-easy"] == weights["heap-easy"])
    #expect(try #require(weights["tree-easy"]) > 4 * #require(weights["tree-hard"]))
  }

  @Test func `a weak topic comes before a strong one`() throws {
    let weights = weights(
      solved: ["tree-easy", "tree-hard"], ["tree-easy": 0.95, "tree-hard": 0.95])
    #expect(try #require(weights["heap-easy"]) > 10 * #require(weights["tree-hard"]))
    #expect(weights.values.allSatisfy { $0 > 0 })
  }

  @Test func `what is forgotten comes before what is known`() throws {
    let weights = weights(
      solved: ["tree-easy", "heap-easy"], ["tree-easy": 0.2, "heap-easy": 0.98])
    #expect(try #require(weights["tree-easy"]) > #require(weights["heap-easy"]))
  }

  @Test func `who solved half of a topic gets harder ones of it`() throws {
    let before = weights(solved: [])
    let after = weights(solved: ["tree-easy"], ["tree-easy": 1])
    #expect(try #require(after["tree-hard"]) > #require(before["tree-hard"]))
  }

  @Test func `each is drawn about as often as it weighs`() throws {
    let draw = ProblemDraw(problems: Self.problems, solved: [], retrievability: [:])
    var generator = Counting()
    var counts: [String: Int] = [:]
    for _ in 0..<10_000 {
      counts[try #require(draw.one(of: Self.problems, using: &generator)).slug, default: 0] += 1
    }
    let all = Self.problems.map(draw.weight).reduce(0, +)
    for problem in Self.problems {
      let share = Double(counts[problem.slug] ?? 0) / 10_000
      #expect(abs(share - draw.weight(of: problem) / all) < 0.01)
    }
    #expect(draw.one(of: [], using: &generator) == nil)
  }

  /// Goes evenly through all numbers.
  private struct Counting: RandomNumberGenerator {
    var state: UInt64 = 0

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      return state
    }
  }
}
