/// One review of a problem: what happened, and the grade that counts.
public struct GradedReview: Sendable, Hashable {
  /// 0 until it is kept.
  public var id: Int
  public var slug: String
  public var moment: Moment
  public var facts: ReviewFacts
  /// The learner's own grade, which counts before the suggested one.
  public var chosen: Grade?

  public init(
    id: Int = 0, slug: String, moment: Moment, facts: ReviewFacts, chosen: Grade? = nil
  ) {
    self.id = id
    self.slug = slug
    self.moment = moment
    self.facts = facts
    self.chosen = chosen
  }

  /// Whether it was done here; one that was begun with what was solved elsewhere is no study.
  public var isStudy: Bool { facts.source == nil }

  /// What the facts ask for.
  public var suggested: Grade? { facts.suggestion?.grade }

  /// The grade that counts; without a choice and without facts nothing was remembered.
  public var grade: Grade { chosen ?? suggested ?? .again }
}
