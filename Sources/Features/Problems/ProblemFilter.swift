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

  /// What of it a road map can be narrowed to: whole lists and difficulties, whose topics it counts.
  public var ofMap: ProblemFilter { ProblemFilter(difficulty: difficulty, list: list) }

  /// The same, laid out in one way.
  public func shown(as view: View) -> ProblemFilter {
    var filter = view == .map ? ofMap : self
    filter.view = view
    return filter
  }

  /// Whether a problem belongs to the narrowed list; every word of the search must be found.
  public func admits(_ entry: Problems.Entry) -> Bool {
    let summary = entry.summary
    guard topic == nil || topic == summary.topic,
      difficulty == nil || difficulty == summary.difficulty,
      status == nil || status == entry.status,
      !isDue || entry.isDue == true,
      list.map({ summary.lists.contains($0.rawValue) }) ?? true
    else { return false }
    let number = summary.number.map { "\($0) #\($0)" } ?? ""
    let text = "\(summary.title) \(summary.slug) \(summary.topic.title) \(number)".lowercased()
    return search.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy(text.contains)
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
