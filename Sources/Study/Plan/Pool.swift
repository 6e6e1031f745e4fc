internal import Domain

/// The problems that a plan may take, in the order in which they are studied.
struct Pool {
  /// By topic as topics build on each other, then from easy to hard.
  let problems: [ProblemSummary]
  /// How many the list has besides.
  let missing: Int
  private let solved: Set<String>

  init(_ order: PlanOrder, catalogue: [ProblemSummary], solved: Set<String>) {
    var found: [ProblemSummary]
    let missing: Int
    switch order.selection {
    case .days(let days):
      let slugs = Set(days.joined())
      found = catalogue.filter { slugs.contains($0.slug) }
      missing = slugs.count - found.count
    case .list(let list, let size):
      found = catalogue.filter { $0.lists.contains(list) }
      missing = max(0, size - found.count)
    case .everything:
      found = catalogue.filter { !solved.contains($0.slug) }
      missing = 0
    }
    let known = Set(order.known)
    found.removeAll { known.contains($0.topic) }
    problems = found.sorted { $0.studyRank < $1.studyRank }
    self.missing = missing
    self.solved = solved
  }

  /// The minutes that a problem takes from here on.
  func cost(of problem: ProblemSummary) -> Int {
    solved.contains(problem.slug) ? 0 : problem.minutes
  }

  /// Of all problems together.
  var minutes: Int { problems.reduce(0) { $0 + cost(of: $1) } }

  /// What some problems took or would take, solved or not.
  func minutes(of slugs: [String]) -> Int {
    let wanted = Set(slugs)
    return problems.reduce(0) { $0 + (wanted.contains($1.slug) ? $1.minutes : 0) }
  }

  /// What fits into the minutes, in the order of study, and what does not, by weight.
  func chosen(within budget: Int?) -> (taken: [ProblemSummary], leftOut: [ProblemSummary]) {
    guard let budget else { return (problems, []) }
    var used = 0
    let ranked = byWeight
    let count =
      ranked.firstIndex { problem in
        used += cost(of: problem)
        return used > budget
      } ?? ranked.count
    let taken = Set(ranked[..<count].map(\.slug))
    return (problems.filter { taken.contains($0.slug) }, Array(ranked[count...]))
  }

  /// By how many lists ask for them; among equals each topic gives one in turn.
  private var byWeight: [ProblemSummary] {
    struct Shelf: Hashable {
      var tier: Int
      var topic: Topic
    }
    var turns: [Shelf: Int] = [:]
    let ranked = problems.map { problem in
      let shelf = Shelf(tier: problem.tier, topic: problem.topic)
      let turn = turns[shelf, default: 0]
      turns[shelf] = turn + 1
      return (problem, (problem.tier, turn, problem.studyRank.0, problem.slug))
    }
    return ranked.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension Planning {
  /// The topics so that each stands after those that it builds on.
  static let topics: [Topic] = {
    var ordered: [Topic] = []
    while let next = Topic.allCases.first(where: { topic in
      !ordered.contains(topic) && topic.prerequisites.allSatisfy(ordered.contains)
    }) { ordered.append(next) }
    return ordered
  }()

  private static let places = Dictionary(uniqueKeysWithValues: zip(topics, 0...))

  static func place(of topic: Topic) -> Int { places[topic] ?? topics.count }
}

extension ProblemSummary {
  /// Where it stands in the order of study.
  fileprivate var studyRank: (Int, Int, Int, Int, String) {
    (
      Planning.place(of: topic), Difficulty.allCases.firstIndex(of: difficulty) ?? 0, tier,
      number ?? .max, slug
    )
  }

  /// From 0, asked for by the shortest list, to 3, by none of the known ones.
  fileprivate var tier: Int {
    if lists.contains("blind75") { return 0 }
    return 3 - Set(lists).intersection(["neetcode150", "grind169"]).count
  }
}
