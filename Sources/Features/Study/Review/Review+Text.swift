public import Domain
import SiteKit

extension Review {
  /// What is due for the terminal, each with the days of its four grades.
  public static func text(_ model: Model) -> String {
    var lines: [String] = []
    if let empty = model.empty {
      lines.append([empty.message, empty.hint].filter { !$0.isEmpty }.joined(separator: " "))
    } else {
      lines.append("\(model.headline).")
    }
    lines += model.due.flatMap { ["", text($0)] }
    if let note = model.note { lines += ["", note] }
    if let drill = model.drill { lines += ["", "\(drill): focus drill"] }
    if !model.figures.isEmpty {
      lines.append("")
      lines += model.figures.map { "\($0.label): \($0.value) (\($0.meaning))" }
      lines.append(forecastLine(model))
    }
    if !model.due.isEmpty {
      lines += [
        "",
        "Solve one, or say how well you knew it: focus review SLUG --grade good",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One problem's reviews for the terminal.
  public static func text(_ model: ProblemModel) -> String {
    var lines = ["\(model.title) (\(model.difficulty.rawValue)): \(model.headline)"]
    lines += model.sentences.map { "  \($0)" }
    lines += ["", dates(model.choices)]
    if !model.past.isEmpty {
      lines.append("")
      lines += model.past.map { past in
        let remark = past.remark.map { " (\($0))" } ?? ""
        return "  \(past.day)  \(past.grade.title)\(remark). \(past.why)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What became of a submission's review, in a line for the terminal; nil when today has none.
  public static func line(_ model: ProblemModel) -> String? {
    guard model.given != nil else { return nil }
    return "Review: \(model.headline). Another grade: focus review \(model.slug)\n"
  }

  private static func text(_ row: Model.Row) -> String {
    """
    \(row.slug)  \(row.difficulty.rawValue)  \(row.due), \(row.chance) chance of still knowing it
    \(dates(row.grades))
    """
  }

  private static func dates(_ choices: [GradeChoice]) -> String {
    "  "
      + choices.map { choice in
        let mark = choice.isGiven ? "*" : choice.isSuggested ? "?" : ""
        return "\(choice.grade.title)\(mark) \(choice.interval) (\(choice.dueOn))"
      }.joined(separator: " · ")
  }

  private static func forecastLine(_ model: Model) -> String {
    let week = model.forecast.prefix(7).map { String($0.count) }.joined(separator: " ")
    let all = model.forecast.reduce(0) { $0 + $1.count }
    return "Forecast: \(week) in the next seven days, \(all) in \(model.forecast.count)"
  }
}

extension Review {
  /// What is due, for scripts.
  public static func json(_ model: Model) -> Value {
    [
      "day": .string(model.today.description), "due": .array(model.due.map(json)),
      "beyond": .array(model.beyond.map(json)),
      "forecast": .array(
        model.forecast.map { ["day": .string($0.day.description), "count": .int($0.count)] }),
    ]
  }

  /// One problem's reviews, for scripts.
  public static func json(_ model: ProblemModel) -> Value {
    [
      "slug": .string(model.slug), "title": .string(model.title),
      "given": model.given.map { .string($0.rawValue) } ?? .null,
      "suggested": model.choices.first(where: \.isSuggested).map { .string($0.grade.rawValue) }
        ?? .null,
      "grades": json(model.choices),
      "reviews": .array(
        model.past.reversed().map {
          ["day": .string($0.day.description), "grade": .string($0.grade.rawValue)]
        }),
    ]
  }

  private static func json(_ row: Model.Row) -> Value {
    [
      "slug": .string(row.slug), "title": .string(row.title),
      "topic": .string(row.topic.rawValue), "difficulty": .string(row.difficulty.rawValue),
      "dueOn": .string(row.dueOn.description), "overdueDays": .int(row.overdueDays),
      "retrievability": .double(row.retrievability), "lapses": .int(row.lapses),
      "grades": json(row.grades),
    ]
  }

  private static func json(_ choices: [GradeChoice]) -> Value {
    .object(
      Dictionary(
        uniqueKeysWithValues: choices.map { choice in
          (
            choice.grade.rawValue,
            ["days": .int(choice.days), "dueOn": .string(choice.dueOn.description)] as Value
          )
        }))
  }
}
