public import Domain
import OnlineFeature
import Study
import StudyFeature

// MARK: - The terminal

extension Today {
  /// The day for the terminal.
  public static func text(_ model: Model) -> String {
    var blocks = [
      [
        "\(model.greeting). \(model.date)", streak(model),
        "Goal   \(bar(model.goal)) \(model.goal.figure), \(lowered(model.goal.words))",
        "Focus  \(bar(model.focus)) \(model.focus.figure), \(lowered(model.focus.words))",
      ]
    ]
    if model.session.isUnderWay {
      blocks[0].append("\(model.session.title). \(model.session.words).")
    }
    if let first = model.beginning {
      blocks.append([
        "Begin here", "  Choose a plan: focus plan",
        "  Solve your first problem: focus new \(first.slug)",
        "  Solved some on LeetCode? Import them: focus sync USERNAME",
      ])
    }
    if !model.due.isEmpty { blocks.append(["Reviews due"] + rows(model.due)) }
    if let drill = model.drill { blocks.append(["\(drill): focus drill"]) }
    if let schedule = model.schedule {
      blocks.append([schedule.words] + (schedule.rest.map { ["  \($0)"] } ?? rows(schedule.items)))
      if !schedule.carriedOver.isEmpty {
        blocks.append(["Carried over"] + rows(schedule.carriedOver))
      }
      if !schedule.tomorrow.isEmpty { blocks.append(["Tomorrow"] + rows(schedule.tomorrow)) }
    } else if model.beginning == nil {
      blocks.append(["You don't have a plan yet. Choose one: focus plan"])
    }
    if !model.habits.isEmpty { blocks.append(["Habits"] + model.habits.map(habit)) }
    if let card = model.leetCode { blocks.append(LeetCode.lines(card)) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The habits for the terminal.
  public static func habitText(_ model: Model) -> String {
    guard !model.habits.isEmpty else {
      return "You have no habits yet. Add one: focus habits --add NAME\n"
    }
    return model.habits.map(habit).joined(separator: "\n") + "\n"
  }

  private static func streak(_ model: Model) -> String {
    let words = [model.streakWords, model.longestWords].compactMap(\.self)
    return words.map { $0.hasSuffix(".") ? $0 : "\($0)." }.joined(separator: " ")
  }

  private static func rows(_ rows: [Model.Row]) -> [String] {
    let width = rows.map(\.slug.count).max() ?? 0
    return rows.map { row in
      let slug = row.slug + String(repeating: " ", count: width - row.slug.count)
      let level = row.difficulty.rawValue
      let gap = String(repeating: " ", count: max(0, 6 - level.count))
      let note = row.note.map { " (\($0))" } ?? ""
      return "  [\(row.isDone ? "x" : " ")] \(slug)  \(level)\(gap)  \(row.title)\(note)"
    }
  }

  private static func habit(_ row: Model.HabitRow) -> String {
    "  [\(row.isDone ? "x" : " ")] \(row.name) (\(row.words))"
  }

  private static func bar(_ gauge: Model.Gauge) -> String {
    let full = gauge.percent / 5
    return "[\(String(repeating: "#", count: full))\(String(repeating: ".", count: 20 - full))]"
  }

  private static func lowered(_ words: String) -> String {
    words.prefix(1).lowercased() + words.dropFirst()
  }
}

// MARK: - Scripts

extension Today {
  /// The day as scripts read it.
  public static func json(_ model: Model) -> Value {
    guard case .object(var fields) = dayJSON(model),
      let leetCode = model.leetCode.flatMap(LeetCode.json)
    else { return dayJSON(model) }
    fields["leetcode"] = leetCode
    return .object(fields)
  }

  private static func dayJSON(_ model: Model) -> Value {
    [
      "day": .string(model.day.description), "greeting": .string(model.greeting),
      "streak": [
        "current": .int(model.streak.current), "longest": .int(model.streak.longest),
        "todayDone": .bool(model.streak.isTodayDone),
      ],
      "goal": ["done": .int(model.goal.done), "goal": .int(model.goal.goal)],
      "focus": [
        "seconds": .int(model.focus.done), "goalSeconds": .int(model.focus.goal),
        "underWay": .bool(model.session.isUnderWay),
      ],
      "due": json(model.due), "plan": model.schedule.map(json) ?? .null,
      "habits": habitJSON(model), "solved": .int(model.solvedEver), "total": .int(model.total),
    ]
  }

  /// The habits as scripts read them.
  public static func habitJSON(_ model: Model) -> Value {
    .array(
      model.habits.map { row in
        ["id": .int(row.id), "name": .string(row.name), "done": .bool(row.isDone)]
      })
  }

  private static func json(_ schedule: Model.Schedule) -> Value {
    [
      "title": .string(schedule.title), "day": .int(schedule.number),
      "days": .int(schedule.total), "finished": .bool(schedule.isFinished),
      "problems": json(schedule.items), "carriedOver": json(schedule.carriedOver),
      "tomorrow": json(schedule.tomorrow),
    ]
  }

  private static func json(_ rows: [Model.Row]) -> Value {
    .array(
      rows.map { row in
        [
          "slug": .string(row.slug), "title": .string(row.title),
          "difficulty": .string(row.difficulty.rawValue),
          "topic": .string(row.topic.rawValue), "minutes": .int(row.minutes),
          "done": .bool(row.isDone), "note": row.note.map(Value.string) ?? .null,
        ]
      })
  }
}
