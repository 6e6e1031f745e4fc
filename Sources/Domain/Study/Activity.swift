/// A sign that a learner was at work on a problem.
public struct Activity: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case opened, draft, run, submit, hint, editorial, solution
  }

  public var slug: String
  public var kind: Kind
  /// Which hint, from 1; 0 for anything else.
  public var part: Int
  public var moment: Moment

  public init(slug: String, kind: Kind, part: Int = 0, moment: Moment) {
    self.slug = slug
    self.kind = kind
    self.part = part
    self.moment = moment
  }
}
