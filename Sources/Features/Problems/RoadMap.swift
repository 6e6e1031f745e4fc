public import Domain

/// The topics in the order in which they build on each other, with the learner's progress on each.
public struct RoadMap: Sendable, Equatable {
  /// Where a card stands: rows from 1, columns in halves of a card's width from 1.
  public struct Place: Sendable, Equatable {
    public var row: Int
    public var column: Int
  }

  /// A topic.
  public struct Card: Sendable, Equatable {
    public var topic: Topic
    public var place: Place
    /// The topic's list.
    public var path: SitePath
    public var solved: Int
    public var total: Int
    /// The first problem that is not solved; nil when none is left.
    public var next: Problems.Model.Row?
    /// `After Two Pointers.`; nil where one begins.
    public var after: String?
  }

  /// A way from a topic to one that builds on it.
  public struct Way: Sendable, Equatable {
    public var start: Place
    public var end: Place
  }

  public static let rows = 8
  public static let columns = 8

  /// From the first topic on, row by row.
  public var cards: [Card]
  public var ways: [Way]

  /// Counts the problems that the filter admits, as far as a map can say it.
  public init(entries: [Problems.Entry], filter: ProblemFilter) {
    let counted = Dictionary(
      grouping: entries.filter(filter.ofMap.admits), by: \.summary.topic)
    let topics = Topic.allCases.sorted {
      ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column)
    }
    cards = topics.map { topic in
      let problems = counted[topic] ?? []
      var list = filter.ofMap
      list.topic = topic
      let before = topic.prerequisites.map(\.title)
      return Card(
        topic: topic, place: topic.place, path: .problems(list),
        solved: problems.count { $0.status == .solved }, total: problems.count,
        next: problems.first { $0.status != .solved }.map(Problems.Model.Row.init),
        after: before.isEmpty ? nil : "After \(before.joined(separator: " and ")).")
    }
    ways = topics.flatMap { topic in
      topic.prerequisites.map { Way(start: $0.place, end: topic.place) }
    }
  }
}

extension Topic {
  /// Chosen by hand so that no way crosses another or passes under a card.
  fileprivate var place: RoadMap.Place {
    let (row, column) =
      switch self {
      case .arraysHashing: (1, 4)
      case .twoPointers: (2, 3)
      case .stack: (2, 5)
      case .slidingWindow: (3, 1)
      case .binarySearch: (3, 3)
      case .linkedList: (3, 5)
      case .trees: (4, 4)
      case .tries: (5, 2)
      case .heap: (5, 4)
      case .backtracking: (5, 6)
      case .intervals: (6, 1)
      case .greedy: (6, 3)
      case .graphs: (6, 5)
      case .dp1d: (6, 7)
      case .dp2d: (7, 5)
      case .bitManipulation: (7, 7)
      case .mathGeometry: (8, 6)
      }
    return RoadMap.Place(row: row, column: column)
  }
}
