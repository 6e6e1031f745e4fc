public import Domain

/// Draws a problem by strength: more often where the learner is weak, as hard as suits them there.
///
/// The strength in a topic is the share that is solved, times the mean chance of still knowing those with a
/// review. A problem's weight is the topic's weakness, times its own (1 when it is not solved, else the
/// chance of having forgotten it), less for each step that its difficulty lies off the strength.
public struct ProblemDraw: Sendable {
  private let strengths: [Topic: Double]
  private let solved: Set<String>
  private let retrievability: [String: Double]

  /// From the whole catalogue; `retrievability` is that of each problem with a review.
  public init(
    problems: [ProblemSummary], solved: Set<String>, retrievability: [String: Double]
  ) {
    strengths = Dictionary(grouping: problems, by: \.topic).mapValues { problems in
      let share = Share(of: problems, solved: solved, retrievability: retrievability)
      return Double(share.solved) / Double(share.total) * (share.strength ?? 1)
    }
    self.solved = solved
    self.retrievability = retrievability
  }

  /// How often a problem is drawn beside others; above 0.
  public func weight(of problem: ProblemSummary) -> Double {
    let strength = strengths[problem.topic] ?? 0
    let own = solved.contains(problem.slug) ? 1 - (retrievability[problem.slug] ?? 0.5) : 1
    let level = Double(Difficulty.allCases.firstIndex(of: problem.difficulty) ?? 0)
    let distance = abs(level - strength * Double(Difficulty.allCases.count - 1))
    return (1.1 - strength) * (own + 0.05) / (1 + distance * distance)
  }

  /// One of the problems; nil when there is none.
  public func one(
    of problems: [ProblemSummary], using generator: inout some RandomNumberGenerator
  ) -> ProblemSummary? {
    let weights = problems.map(weight)
    let all = weights.reduce(0, +)
    guard all > 0 else { return nil }
    var place = Double.random(in: 0..<all, using: &generator)
    for (problem, weight) in zip(problems, weights) {
      place -= weight
      if place < 0 { return problem }
    }
    return problems.last
  }
}
