public import Domain

/// What a list of problems is narrowed to; the page and the terminal share it.
public struct ProblemFilter: Sendable, Hashable {
  /// How far a learner has come with a problem.
  public enum Status: String, Sendable, Hashable, CaseIterable { case new, tried, solved }

  /// A list of problems that is known by name.
  public enum List: String, Sendable, Hashable, CaseIterable { case blind75, neetcode150, grind169 }

  /// How the problems are laid out.
  public enum View: String, Sendable, Hashable, CaseIterable { case map, list }

  public var search: String
  public var topic: Topic?
  public var difficulty: Difficulty?
  public var list: List?
  public var status: Status?
  /// Only what the reviews ask for today.
  public var isDue: Bool
  /// Narrows nothing; nil: as it was last chosen.
  public var view: View?

  public init(
    search: String = "", topic: Topic? = nil, difficulty: Difficulty? = nil, list: List? = nil,
    status: Status? = nil, isDue: Bool = false, view: View? = nil
  ) {
    self.search = search
    self.topic = topic
    self.difficulty = difficulty
    self.list = list
    self.status = status
    self.isDue = isDue
    self.view = view
  }

  public static let all = ProblemFilter()

  /// Whether anything is left out.
  public var isNarrowing: Bool {
    var narrowing = self
    narrowing.view = nil
    return narrowing != .all
  }

  /// What of it a road map can be narrowed to: lists and difficulties, and the topic that is opened.
  public var ofMap: ProblemFilter {
    ProblemFilter(topic: topic, difficulty: difficulty, list: list)
  }

  /// The same for the road map of all topics.
  public var ofWholeMap: ProblemFilter {
    var filter = ofMap
    filter.topic = nil
    return filter
  }

  /// The same, laid out in one way.
  public func shown(as view: View) -> ProblemFilter {
    var filter = view == .map ? ofMap : self
    filter.view = view
    return filter
  }
}

extension ProblemFilter.Status {
  /// The name shown to people.
  public var title: String {
    switch self {
    case .new: "New"
    case .tried: "Tried"
    case .solved: "Solved"
    }
  }
}

extension ProblemFilter.List {
  /// The name shown to people.
  public var title: String {
    switch self {
    case .blind75: "Blind 75"
    case .neetcode150: "NeetCode 150"
    case .grind169: "Grind 169"
    }
  }
}
