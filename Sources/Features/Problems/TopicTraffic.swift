import Domain

/// The prerequisites that lead from a topic to another, put on the ways of the road map.
///
/// A prerequisite from one topic to a later one goes along every way between them. One between
/// topics that no way connects, or against the ways, is on none: the opened topic names it.
struct TopicTraffic {
  private struct Link: Hashable {
    var start: Topic
    var end: Topic
  }

  private var counts: [Link: Int] = [:]
  /// All topics that lead to one.
  private let before: [Topic: Set<Topic>]

  /// Counts the problems that the entries name; those that nobody knows are left out.
  init(
    of entries: [Problems.Entry], among known: [String: Problems.Entry],
    by named: (Problems.Entry) -> [String] = { $0.summary.prerequisites }
  ) {
    before = Dictionary(Topic.allCases.map { ($0, $0.foundations) }) { first, _ in first }
    for entry in entries {
      for other in named(entry).compactMap({ known[$0] }) {
        let link = Link(start: other.summary.topic, end: entry.summary.topic)
        if link.start != link.end { counts[link, default: 0] += 1 }
      }
    }
  }

  /// How many come along the way between two neighbours.
  func carried(from start: Topic, to end: Topic) -> Int {
    sum { isOrLeads($0.start, to: start) && isOrLeads(end, to: $0.end) }
  }

  /// How many come to a topic, or through it, from all before it.
  func arriving(at topic: Topic) -> Int {
    sum { leads($0.start, to: topic) && isOrLeads(topic, to: $0.end) }
  }

  /// How many the topic's own problems have in each other topic.
  func sources(of topic: Topic) -> [Topic: Int] {
    let own = counts.filter { $0.key.end == topic }.map { ($0.key.start, $0.value) }
    return Dictionary(own) { first, _ in first }
  }

  private func sum(where isCounted: (Link) -> Bool) -> Int {
    counts.filter { isCounted($0.key) }.values.reduce(0, +)
  }

  private func leads(_ start: Topic, to end: Topic) -> Bool { before[end]?.contains(start) == true }

  private func isOrLeads(_ start: Topic, to end: Topic) -> Bool {
    start == end || leads(start, to: end)
  }
}
