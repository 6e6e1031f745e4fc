import Domain
import SiteKit

extension Problems {
  /// The list for the terminal: a topic's name, then a line a problem.
  public static func text(_ model: Model) -> String {
    if let empty = model.empty { return "\(empty.message) \(empty.hint)\n" }
    let width = model.rows.map(\.slug.count).max() ?? 0
    let groups = model.rows.grouped(by: \.topic)
    let blocks = groups.map { rows in
      let lines = rows.map { line($0, width: width) }
      return (rows.prefix(1).map(\.topic.title) + lines).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + "\n\n\(model.count)\n"
  }

  private static func line(_ row: Model.Row, width: Int, depth: Int = 0) -> String {
    let indent = String(repeating: "  ", count: depth)
    let slug = padded(row.slug, to: width - indent.count)
    let level = padded(row.difficulty.rawValue, to: 6)
    let after = row.openPrerequisites(by: \.slug).map { "after \($0)" }
    let notes = [row.isDue ? "due" : nil, row.finding, after].compactMap(\.self)
      .map { " (\($0))" }.joined()
    return "\(indent)  [\(mark(row.status))] \(slug)  \(level)  \(row.title)\(notes)"
  }

  /// The road map for the terminal, or the topic of it that the filter names.
  ///
  /// A line a topic, in the order in which they build on each other; an opened topic's problems
  /// stand below what they build on, each with its companions in the line after.
  public static func mapText(_ model: Model) -> String {
    if let topicMap = model.topicMap { return topicText(topicMap, model) }
    let cards = model.map.cards
    let width = cards.map(\.topic.title.count).max() ?? 0
    let lines = cards.map { card in
      let filled = card.total == 0 ? 0 : card.solved * barLength / card.total
      let bar =
        String(repeating: "#", count: filled) + String(repeating: ".", count: barLength - filled)
      let done = card.total == 0 ? "none here" : "all solved"
      let next = card.next.map { "next: \($0.slug)" } ?? done
      let count = padded("\(card.solved)/\(card.total)", to: 5)
      return "\(padded(card.topic.title, to: width))  [\(bar)]  \(count)  \(next)"
    }
    return lines.joined(separator: "\n") + "\n\n\(model.count)\n"
  }

  private static func topicText(_ map: TopicMap, _ model: Model) -> String {
    if let empty = model.empty { return "\(empty.message) \(empty.hint)\n" }
    let before = map.before.map(\.title).joined(separator: " and ")
    let outline = map.outline
    let width = outline.map { $0.row.slug.count + 2 * $0.depth }.max() ?? 0
    let lines = outline.flatMap { depth, row in
      [line(row, width: width, depth: depth)] + companions(row, depth: depth)
    }
    let head = before.isEmpty ? map.topic.title : "\(map.topic.title), after \(before)"
    return ([head] + lines).joined(separator: "\n") + "\n\n\(model.count)\n"
  }

  private static func companions(_ row: Model.Row, depth: Int) -> [String] {
    let groups = row.companions.map { group in
      "\(group.relation.lowercased()) \(group.problems.map(\.slug).joined(separator: ", "))"
    }
    guard !groups.isEmpty else { return [] }
    return [String(repeating: "  ", count: depth + 3) + groups.joined(separator: "; ")]
  }

  /// The rows for scripts, on one line.
  public static func json(_ model: Model) -> String {
    let rows = model.rows.map { row -> Value in
      [
        "slug": .string(row.slug), "title": .string(row.title),
        "number": row.number.map(Value.int) ?? .null, "topic": .string(row.topic.rawValue),
        "difficulty": .string(row.difficulty.rawValue), "status": .string(row.status.rawValue),
        "due": .bool(row.isDue), "minutes": .int(row.minutes),
        "lists": .array(row.lists.map { .string($0.rawValue) }),
        "prerequisites": .array(row.prerequisites.map { .string($0.slug) }),
      ]
    }
    let whole: Value = [
      "problems": .array(rows), "shown": .int(rows.count), "total": .int(model.total),
      "solved": .int(model.solved),
    ]
    return whole.json
  }

  private static let barLength = 20

  private static func mark(_ status: ProblemFilter.Status) -> String {
    switch status {
    case .new: " "
    case .tried: "-"
    case .solved: "x"
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Array {
  /// The elements of each key together, in the order in which the keys come first.
  fileprivate func grouped(by key: (Element) -> some Hashable) -> [[Element]] {
    let keys = map(key)
    let places = Dictionary(zip(keys, indices)) { first, _ in first }
    return Dictionary(grouping: zip(keys, self)) { places[$0.0] ?? 0 }
      .sorted { $0.key < $1.key }.map { $0.value.map(\.1) }
  }
}
