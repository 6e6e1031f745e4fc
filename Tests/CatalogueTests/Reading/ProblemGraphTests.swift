import Domain
import Testing

/// How the problems of the repository name each other.
@Suite struct ProblemGraphTests {
  @Test func `what has to be solved before is there, and no problem names itself`() throws {
    let problems = try RepositoryProblems.all()
    let slugs = Set(problems.map(\.slug))
    for problem in problems {
      #expect(!problem.companions.values.joined().contains(problem.slug), "\(problem.slug)")
      #expect(problem.prerequisites.filter { !slugs.contains($0) } == [], "\(problem.slug)")
    }
  }

  @Test func `no problem builds on one of a topic that comes after its own`() throws {
    let problems = try RepositoryProblems.all()
    let topics = Dictionary(uniqueKeysWithValues: problems.map { ($0.slug, $0.summary.topic) })
    for problem in problems {
      let later = problem.prerequisites.filter { slug in
        topics[slug].map { $0.foundations.contains(problem.summary.topic) } ?? false
      }
      #expect(later == [], "\(problem.slug)")
    }
  }

  @Test func `from the harder to the easier leads no circle`() throws {
    let problems = try RepositoryProblems.all()
    var open = Dictionary(
      uniqueKeysWithValues: problems.map { problem in
        (problem.slug, problem.prerequisites + (problem.companions["easier"] ?? []))
      })
    for problem in problems {
      for harder in problem.companions["harder"] ?? [] { open[harder]?.append(problem.slug) }
    }
    // Whatever waits for nothing that is still open is taken out, until nothing is left or a circle.
    while true {
      let free = open.filter { $0.value.allSatisfy { open[$0] == nil } }.keys
      if free.isEmpty { break }
      for slug in free { open[slug] = nil }
    }
    #expect(open.keys.sorted() == [])
  }
}
