public import Domain

/// How well the hidden cases of a topic's problems find planted mistakes.
public struct TopicScore: Sendable, Hashable, Codable {
  /// Of the planted mistakes that are none at all, at most so many in a hundred may be listed.
  static let mostEquivalentPercent = 5
  /// Of the others at least so many in a hundred must be found.
  static let leastKilledPercent = 98

  public var topic: Topic
  public var problems = 0
  public var planted = 0
  public var killed = 0
  public var equivalent = 0

  /// Found mistakes among those that are some, in percent.
  public var killRate: Double {
    planted == equivalent ? 100 : 100 * Double(killed) / Double(planted - equivalent)
  }

  /// What is wrong with the topic as a whole, a sentence each.
  public var findings: [String] {
    var findings: [String] = []
    if killRate < Double(Self.leastKilledPercent) {
      findings.append(
        "\(topic.rawValue): \(killed) of \(planted - equivalent) planted mistakes are found, less "
          + "than \(Self.leastKilledPercent) %.")
    }
    if equivalent * 100 > planted * Self.mostEquivalentPercent {
      findings.append(
        "\(topic.rawValue): \(equivalent) of \(planted) planted mistakes are listed as equivalent, "
          + "more than \(Self.mostEquivalentPercent) %.")
    }
    return findings
  }

  /// The scores of all topics with a problem, in the topics' order.
  public static func scores(of rows: some Sequence<VerifiedRecord.Row>) -> [TopicScore] {
    let groups = Dictionary(grouping: rows, by: \.topic)
    return Topic.allCases.compactMap { topic in
      groups[topic].map { rows in
        TopicScore(
          topic: topic, problems: rows.count, planted: rows.map(\.planted).reduce(0, +),
          killed: rows.map(\.killed).reduce(0, +),
          equivalent: rows.map(\.equivalent).reduce(0, +))
      }
    }
  }
}
