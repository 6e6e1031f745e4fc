import Domain

extension Plan {
  /// The plan for the terminal: what is carried over, today and the next days.
  public static func text(_ model: Model) -> String {
    var blocks = [([model.title, model.facts.joined(separator: " · ")] + model.notices)]
    let rows = model.carriedOver + model.today.rows + model.upcoming.flatMap(\.rows)
    let width = rows.map(\.slug.count).max() ?? 0
    if !model.carriedOver.isEmpty {
      blocks.append(["Carried over"] + model.carriedOver.map { line($0, width) })
    }
    let hint = model.todayHint.map { ["  \($0)"] } ?? []
    blocks.append(
      ["Today, \(model.today.title)"] + model.today.rows.map { line($0, width) } + hint)
    blocks += model.upcoming.map { day in [day.title] + day.rows.map { line($0, width) } }
    if let last = model.former.first {
      blocks.append(["\(last.words) To undo that: focus plan --undo"])
    }
    return joined(blocks)
  }

  /// How to begin where no plan is followed.
  public static func noPlanText(_ model: ChoicesModel) -> String {
    var lines = ["You don't have a plan yet. List the ready ones: focus plan --list"]
    if let last = model.former.first {
      lines.append("\(last.words) To undo that: focus plan --undo")
    }
    return joined([lines])
  }

  /// The ready plans for the terminal.
  public static func text(_ model: ChoicesModel) -> String {
    let blocks = model.choices.map { choice in
      [
        "\(choice.key): \(choice.title)", "  \(choice.about)",
        "  \(choice.facts.joined(separator: " · "))",
      ]
    }
    let advice = [
      "Start one:          focus plan --start KEY",
      "Make your own:      focus plan --make --until 2026-12-24 --hours 6",
    ]
    return joined(blocks + [advice])
  }

  /// A plan before it starts, with its first days.
  public static func text(_ model: PreviewModel) -> String {
    let shown = model.allDays.prefix(7)
    let width = shown.flatMap(\.rows).map(\.slug.count).max() ?? 0
    let rest = model.allDays.count - shown.count
    var blocks = [[model.title] + model.sentences]
    blocks += shown.map { day in ["\(day.label), \(day.title)"] + day.rows.map { line($0, width) } }
    if rest > 0 { blocks.append(["And \(counted(rest, "more day"))."]) }
    return joined(blocks)
  }

  /// What laying the plan out anew would move.
  public static func text(_ model: ReplanModel) -> String {
    let width = model.moves.map(\.slug.count).max() ?? 0
    let lines = model.moves.map { move in
      "  \(padded(move.slug, width))  \(padded(move.from?.shortText ?? "new", 10))  ->  "
        + (move.to?.shortText ?? "left out")
    }
    return joined([[model.planTitle] + model.sentences, lines].filter { !$0.isEmpty })
  }

  private static func line(_ row: Row, _ width: Int) -> String {
    let mark = row.isDone ? "x" : " "
    let note = row.note.map { " (\($0))" } ?? ""
    return "  [\(mark)] \(padded(row.slug, width))  \(padded(row.difficulty.rawValue, 6))  "
      + "\(padded("\(row.minutes) min", 6))  \(row.title)\(note)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func joined(_ blocks: [[String]]) -> String {
    blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
