import Catalogue
public import Domain
public import SiteKit

/// A topic of the road map, opened: its problems, each below one that it builds on.
public struct TopicMap: Sendable, Equatable {
  /// A problem, and those that come after it.
  public struct Step: Sendable, Equatable {
    public var row: Problems.Model.Row
    public var followers: [Step]
  }

  /// Another topic that this one builds on, or where companions are.
  public struct Source: Sendable, Equatable {
    public var title: String
    /// That topic, opened.
    public var path: SitePath
    /// How many prerequisites, or companions, the problems here have there.
    public var count: Int
  }

  public var topic: Topic
  public var wholeMap: SitePath
  /// The topics just before it on the road map.
  public var before: [Source]
  /// The topics that its problems build on, those with the most prerequisites first.
  public var sources: [Source]
  /// The topics where companions of its problems are, those with the most first.
  public var companions: [Source]
  /// Read from top to bottom, every problem comes after those of the topic that it builds on.
  public var steps: [Step]

  /// Shows the topic's problems that the filter admits, as far as a map can say it.
  public init(_ topic: Topic, entries: [Problems.Entry], filter: ProblemFilter) {
    var opened = filter.shown(as: .map)
    opened.topic = topic
    let here = entries.filter(opened.admits)
    let known = entries.bySlug
    let counts = TopicTraffic(of: here, among: known).sources(of: topic)
    self.topic = topic
    wholeMap = .problems(filter.ofWholeMap.shown(as: .map))
    before = topic.prerequisites.map { Source($0, count: counts[$0] ?? 0, beside: opened) }
    sources = Source.all(counts, beside: opened)
    let related = TopicTraffic(of: here, among: known) { $0.companionsByRelation.flatMap(\.slugs) }
    companions = Source.all(related.sources(of: topic), beside: opened)
    var planting = Planting(entries: here, known: known)
    steps = planting.steps()
  }

  /// Every problem with how many stand above it, in the order in which they are read.
  public var outline: [(depth: Int, row: Problems.Model.Row)] { Self.outline(steps, depth: 0) }

  private static func outline(
    _ steps: [Step], depth: Int
  ) -> [(depth: Int, row: Problems.Model.Row)] {
    var lines: [(depth: Int, row: Problems.Model.Row)] = []
    for step in steps {
      lines.append((depth: depth, row: step.row))
      lines += outline(step.followers, depth: depth + 1)
    }
    return lines
  }
}

extension TopicMap.Source {
  /// The most counted first, then in the order of the topics.
  fileprivate static func all(_ counts: [Topic: Int], beside opened: ProblemFilter) -> [Self] {
    let topics = Topic.allCases.filter { counts[$0] != nil }
    return topics.map { Self($0, count: counts[$0] ?? 0, beside: opened) }.enumerated()
      .sorted { (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset) }.map(\.element)
  }

  fileprivate init(_ topic: Topic, count: Int, beside opened: ProblemFilter) {
    var filter = opened
    filter.topic = topic
    title = topic.title
    path = .problems(filter)
    self.count = count
  }
}

/// Puts each problem below the last of its prerequisites, once all of them stand.
private struct Planting {
  private let entries: [Problems.Entry]
  private let known: [String: Problems.Entry]
  private let prerequisites: [String: Set<String>]
  private var planted: Set<String> = []

  init(entries: [Problems.Entry], known: [String: Problems.Entry]) {
    self.entries = entries
    self.known = known
    let slugs = Set(entries.map(\.summary.slug))
    // What is not shown here holds nothing up.
    prerequisites = entries.bySlug.mapValues { slugs.intersection($0.summary.prerequisites) }
  }

  mutating func steps() -> [TopicMap.Step] {
    var steps: [TopicMap.Step] = []
    for entry in entries where isReady(entry) { steps.append(step(entry)) }
    // Only a circle, which no sound catalogue has, leaves some over.
    for entry in entries where !planted.contains(entry.summary.slug) { steps.append(step(entry)) }
    return steps
  }

  private mutating func step(_ entry: Problems.Entry) -> TopicMap.Step {
    let slug = entry.summary.slug
    planted.insert(slug)
    var followers: [TopicMap.Step] = []
    for next in entries where isReady(next) && waits(next, for: slug) {
      followers.append(step(next))
    }
    return TopicMap.Step(row: Problems.Model.Row(entry, among: known), followers: followers)
  }

  private func waits(_ entry: Problems.Entry, for slug: String) -> Bool {
    prerequisites[entry.summary.slug]?.contains(slug) == true
  }

  /// Whether it is still to be planted and all that it builds on stands.
  private func isReady(_ entry: Problems.Entry) -> Bool {
    let slug = entry.summary.slug
    return !planted.contains(slug) && (prerequisites[slug] ?? []).isSubset(of: planted)
  }
}
