public import Domain
public import SiteKit
public import Store

/// The catalogue's problems: what there is, and how far the learner got.
public enum Problems {
  /// A problem with the learner's progress on it.
  public struct Entry: Sendable, Hashable {
    public var summary: ProblemSummary
    /// Nil: never tried.
    public var progress: ProblemProgress?
    /// Whether a review is due; nil: none is planned.
    public var isDue: Bool?
    /// What a search finds it by beside its row; nil where nobody searches.
    public var words: ProblemWords?
    /// Slugs of related problems by relation; read where its topic is opened, empty elsewhere.
    public var companions: [String: [String]]

    public init(
      summary: ProblemSummary, progress: ProblemProgress? = nil, isDue: Bool? = nil,
      words: ProblemWords? = nil, companions: [String: [String]] = [:]
    ) {
      self.summary = summary
      self.progress = progress
      self.isDue = isDue
      self.words = words
      self.companions = companions
    }

    /// How far the learner got, never tried included.
    public var status: ProblemFilter.Status { ProblemFilter.Status(progress) }
  }

  /// The setting that remembers how the problems were last laid out.
  public static let viewSetting = "problems.view"
}

extension ProblemFilter.Status {
  init(_ progress: ProblemProgress?) {
    switch progress {
    case nil: self = .new
    case .attempted: self = .tried
    case .solved: self = .solved
    }
  }
}
