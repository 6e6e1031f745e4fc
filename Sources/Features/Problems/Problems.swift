public import Domain
public import Store

/// The list of problems: what there is, and how far the learner got.
public enum Problems {
  /// A problem with the learner's progress on it.
  public struct Entry: Sendable, Hashable {
    public var summary: ProblemSummary
    /// Nil: never tried.
    public var progress: ProblemProgress?

    public init(summary: ProblemSummary, progress: ProblemProgress? = nil) {
      self.summary = summary
      self.progress = progress
    }

    /// How far the learner got, never tried included.
    public var status: ProblemFilter.Status {
      switch progress {
      case nil: .todo
      case .attempted: .attempted
      case .solved: .solved
      }
    }
  }
}

extension ProblemFilter {
  /// Whether a problem belongs to the narrowed list; every word of the search must be found.
  public func admits(_ entry: Problems.Entry) -> Bool {
    let summary = entry.summary
    guard topic == nil || topic == summary.topic,
      difficulty == nil || difficulty == summary.difficulty,
      status == nil || status == entry.status,
      list.map(summary.lists.contains) ?? true
    else { return false }
    let number = summary.number.map { "\($0) #\($0)" } ?? ""
    let text = "\(summary.title) \(summary.slug) \(summary.topic.title) \(number)".lowercased()
    return search.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy(text.contains)
  }
}
