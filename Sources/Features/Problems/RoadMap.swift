import Catalogue
public import Domain
public import SiteKit

/// The topics in the order in which they build on each other, with the learner's progress on each.
///
/// The order is that of every plan; what each way carries is counted from the problems.
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
    /// The topic, opened.
    public var path: SitePath
    public var solved: Int
    public var total: Int
    /// The first open problem whose prerequisites are solved, else the first open one.
    public var next: Problems.Model.Row?
    /// How many prerequisites come to it, or through it, from the topics before.
    public var arriving: Int
    /// `After Two Pointers.`, and what arrives; nil where one begins.
    public var after: String?
  }

  /// A way from a topic to one that builds on it.
  public struct Way: Sendable, Equatable {
    public var start: Place
    public var end: Place
    /// How many prerequisites come this way: from its start or before to its end or after.
    public var carried: Int
  }

  public static let rows = 8
  public static let columns = 8

  /// From the first topic on, row by row.
  public var cards: [Card]
  public var ways: [Way]

  /// Counts the problems that the filter admits, as far as a map can say it.
  public init(entries: [Problems.Entry], filter: ProblemFilter) {
    let admitted = entries.filter(filter.ofWholeMap.admits)
    let known = entries.bySlug
    let traffic = TopicTraffic(of: admitted, among: known)
    let counted = Dictionary(grouping: admitted, by: \.summary.topic)
    let topics = Topic.allCases.sorted {
      ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column)
    }
    cards = topics.map { topic in
      let problems = counted[topic] ?? []
      var opened = filter.shown(as: .map)
      opened.topic = topic
      let open = problems.filter { $0.status != .solved }.map {
        Problems.Model.Row($0, among: known)
      }
      let arriving = traffic.arriving(at: topic)
      return Card(
        topic: topic, place: topic.place, path: .problems(opened),
        solved: problems.count - open.count, total: problems.count,
        next: open.first { $0.after == nil } ?? open.first, arriving: arriving,
        after: Self.after(topic, arriving: arriving))
    }
    ways = topics.flatMap { topic in
      topic.prerequisites.map { before in
        Way(
          start: before.place, end: topic.place, carried: traffic.carried(from: before, to: topic))
      }
    }
  }

  private static func after(_ topic: Topic, arriving: Int) -> String? {
    let before = topic.prerequisites.map(\.title)
    guard !before.isEmpty else { return nil }
    let sentence = "After \(before.joined(separator: " and "))."
    return arriving == 0 ? sentence : "\(sentence) \(said(arriving))."
  }

  /// How many prerequisites come along a way, in words.
  static func said(_ count: Int) -> String {
    count == 1 ? "1 prerequisite from earlier topics" : "\(count) prerequisites from earlier topics"
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
