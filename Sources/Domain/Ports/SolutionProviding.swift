/// The port to the catalogue of problems (`SolutionProviding`).
public struct SolutionProviding: Sendable {
  /// Every problem's row, in the catalogue's order; reads the index alone.
  public var summaries: @Sendable () throws -> [ProblemSummary]
  /// A whole problem, or nil when no problem has this slug.
  ///
  /// Opens its topic's file once.
  public var problem: @Sendable (_ slug: String) throws -> Problem?
  /// What problems are found by, by slug; read by the first search.
  public var words: @Sendable () throws -> [String: ProblemWords]
  /// The plans that are ready to be started, by key.
  public var plans: @Sendable () throws -> [PlanTemplate]

  public init(
    summaries: @escaping @Sendable () throws -> [ProblemSummary],
    problem: @escaping @Sendable (_ slug: String) throws -> Problem?,
    words: @escaping @Sendable () throws -> [String: ProblemWords] = { [:] },
    plans: @escaping @Sendable () throws -> [PlanTemplate] = { [] }
  ) {
    self.summaries = summaries
    self.problem = problem
    self.words = words
    self.plans = plans
  }

  /// A catalogue in memory, for tests.
  public static func fixed(
    _ problems: [Problem], plans: [PlanTemplate] = []
  ) -> SolutionProviding {
    SolutionProviding(
      summaries: { problems.map(\.summary) },
      problem: { slug in problems.first { $0.slug == slug } },
      words: {
        Dictionary(problems.map { ($0.slug, ProblemWords(of: $0)) }) { first, _ in first }
      }, plans: { plans })
  }
}
