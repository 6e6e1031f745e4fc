import Domain
public import SiteKit

extension Review {
  /// The page of due reviews as it stands.
  public static func model(with services: Services) async throws -> Model {
    Model(try await services.reviewDeck())
  }

  /// How it stands with one problem, and what each grade would lead to.
  ///
  /// Throws: ``CodingError/unknownProblem(slug:nearest:)`` and what the database throws.
  public static func model(slug: String, with services: Services) async throws -> ProblemModel {
    let problem = try services.problem(slug)
    let deck = try await services.reviewDeck()
    let made = deck.reviewToday(of: slug)
    let facts: ReviewFacts
    if let made {
      facts = made.facts
    } else {
      facts = try await Self.facts(
        of: problem, until: services.now(),
        after: deck.histories[slug]?.last.map { deck.day(of: $0) }, clock: deck.clock,
        with: services)
    }
    return ProblemModel(problem.summary, facts: facts, deck: deck)
  }
}
