public import Domain
import Foundation

/// The addresses of statistics, below `/stats`.
public enum StatsPath: Sendable, Hashable {
  case page
  /// What a part of a figure was made of.
  case rows(StatsRows)

  init?(segments: [String], query: [String: String]) {
    switch segments {
    case []: self = .page
    case ["rows"]: self = .rows(StatsRows(query: query))
    default: return nil
    }
  }

  var segments: [String] {
    switch self {
    case .page: []
    case .rows: ["rows"]
    }
  }

  var query: [(String, String?)] {
    if case .rows(let rows) = self { rows.query } else { [] }
  }
}

/// Which rows behind a figure are meant; everything that is nil narrows nothing.
public struct StatsRows: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Sessions of the focus timer.
    case focus
    /// First accepted submissions.
    case solved
    /// Whatever counts as studying.
    case done
    /// Wrong submissions, and reviews graded Again.
    case stumbles
    /// Accepted solutions whose time is known.
    case timed
    /// Reviews some days after the one before.
    case recalls
  }

  public var kind: Kind
  public var from: CivilDate?
  public var to: CivilDate?
  public var topic: Topic?
  public var difficulty: Difficulty?
  public var slug: String?
  /// A place in `RetentionCurve.bounds`.
  public var span: Int?

  public init(
    _ kind: Kind, from: CivilDate? = nil, to: CivilDate? = nil, topic: Topic? = nil,
    difficulty: Difficulty? = nil, slug: String? = nil, span: Int? = nil
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.topic = topic
    self.difficulty = difficulty
    self.slug = slug
    self.span = span
  }

  init(query: [String: String]) {
    self.init(
      query["kind"].flatMap { Kind(rawValue: $0) } ?? .done,
      from: query["from"].flatMap { CivilDate($0) }, to: query["to"].flatMap { CivilDate($0) },
      topic: query["topic"].flatMap { Topic(rawValue: $0) },
      difficulty: query["difficulty"].flatMap { Difficulty(rawValue: $0.capitalized) },
      slug: query["slug"], span: query["span"].flatMap { Int($0) })
  }

  var query: [(String, String?)] {
    [
      ("kind", kind.rawValue), ("from", from?.description), ("to", to?.description),
      ("topic", topic?.rawValue), ("difficulty", difficulty?.rawValue.lowercased()),
      ("slug", slug), ("span", span.map(String.init)),
    ]
  }
}
