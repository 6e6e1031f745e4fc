import Domain

extension Problems {
  /// The list for the terminal: a topic's name, then a line a problem.
  public static func text(_ model: Model) -> String {
    if let empty = model.empty { return "\(empty.message) \(empty.hint)\n" }
    let width = model.rows.map(\.slug.count).max() ?? 0
    let groups = model.rows.runs { $0.topic != $1.topic }
    let blocks = groups.map { rows in
      let lines = rows.map { row in
        let (slug, level) = (padded(row.slug, to: width), padded(row.difficulty.rawValue, to: 6))
        return "  [\(mark(row.status))] \(slug)  \(level)  \(row.title)"
      }
      return (rows.prefix(1).map(\.topic.title) + lines).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n\n") + "\n\n\(model.count)\n"
  }

  /// The road map for the terminal: a line a topic, in the order in which they build on each other.
  public static func mapText(_ model: Model) -> String {
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

  /// The rows for scripts, on one line.
  public static func json(_ model: Model) -> String {
    let rows = model.rows.map { row -> Value in
      [
        "slug": .string(row.slug), "title": .string(row.title),
        "number": row.number.map(Value.int) ?? .null, "topic": .string(row.topic.rawValue),
        "difficulty": .string(row.difficulty.rawValue), "status": .string(row.status.rawValue),
        "due": .bool(row.isDue), "minutes": .int(row.minutes),
        "lists": .array(row.lists.map { .string($0.rawValue) }),
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
  /// Runs of neighbours, parted wherever two of them differ.
  fileprivate func runs(partedWhere parts: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, !parts(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
