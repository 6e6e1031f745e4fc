/// The port to the catalogue of problems (`SolutionProviding`).
public struct SolutionProviding: Sendable {
  /// Every problem's row, in the catalogue's order; reads the index alone.
  public var summaries: @Sendable () throws -> [ProblemSummary]
  /// A whole problem, or nil when no problem has this slug.
  ///
  /// Opens its topic's file once.
  public var problem: @Sendable (_ slug: String) throws -> Problem?

  public init(
    summaries: @escaping @Sendable () throws -> [ProblemSummary],
    problem: @escaping @Sendable (_ slug: String) throws -> Problem?
  ) {
    self.summaries = summaries
    self.problem = problem
  }

  /// A catalogue in memory, for tests.
  public static func fixed(_ problems: [Problem]) -> SolutionProviding {
    SolutionProviding(
      summaries: { problems.map(\.summary) },
      problem: { slug in problems.first { $0.slug == slug } })
  }
}
