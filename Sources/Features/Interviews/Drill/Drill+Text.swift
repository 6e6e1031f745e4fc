public import Domain
import SiteKit

extension Drill {
  /// The list of cards for the terminal.
  public static func text(_ model: Model) -> String {
    var lines = ["\(model.headline)."]
    if let empty = model.empty { lines.append(empty) }
    for topic in model.topics {
      lines += ["", "\(topic.title): \(topic.count)"]
      let width = topic.rows.map(\.id.count).max() ?? 0
      lines += topic.rows.map { row in
        let id = row.id.padding(to: width)
        return "  \(id)  \(row.kind.rawValue)  \(row.state)\n      \(row.question)"
      }
    }
    if model.session != nil { lines += ["", "Begin: focus drill"] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The list for scripts.
  public static func json(_ model: Model) -> Value {
    [
      "due": .int(model.dueCount), "new": .int(model.newCount),
      "cards": .array(
        model.topics.flatMap { topic in
          topic.rows.map { row in
            [
              "id": .string(row.id), "topic": .string(topic.id), "kind": .string(row.kind.rawValue),
              "question": .string(row.question), "due": .bool(row.isDue), "new": .bool(row.isNew),
              "state": .string(row.state),
              "grade": row.grade.map { .string($0.rawValue) } ?? .null,
            ] as Value
          }
        }),
    ]
  }

  /// A card's question for the terminal, with what there is to do.
  public static func question(_ model: CardModel) -> String {
    var lines = [
      "\(model.topic) · \(model.kind.title) · \(model.state)", "", model.question, "", model.advice,
    ]
    switch model.exercise {
    case .none: break
    case .order(let steps, _): lines += [""] + numbered(steps)
    case .evidence(let evidence): lines += [""] + numbered(evidence.map(\.look))
    case .machine(let states, let edges):
      lines.append(
        "It has \(Measure.count(states, "state")) and \(Measure.count(edges, "edge")).")
    case .mend(let code, let tests, _):
      lines += ["", indented(code), "", "Its tests:"] + tests.map { "  - \($0)" }
    case .numbers(let questions): lines += [""] + numbered(questions.map(\.ask))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An answer's rubric for the terminal: its time, the check of the exercise, and the points.
  public static func points(_ answer: Answered) -> String {
    var lines = answer.time.map { ["You took \($0).", ""] } ?? []
    lines += checked(answer.check)
    lines += ["What a good answer has:"]
    lines += answer.points.enumerated().map { index, point in
      let mark = point.mark.map { "(\($0)) " } ?? ""
      return "  \(index + 1). [\(point.isTicked ? "x" : " ")] \(mark)\(point.text)"
    }
    if !answer.flags.isEmpty {
      lines += ["A weak answer is known by:"] + answer.flags.map { "  - \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The sample answers for the terminal; empty for a card that has none.
  public static func sampleText(_ answer: Answered) -> String {
    guard !answer.strong.isEmpty else { return "" }
    var lines = [
      "Weak: \(answer.weak)", "", "Strong: \(answer.strong)", "", "Next: \(answer.followUp)",
    ]
    lines += answer.proofs.map { "See \($0.place): \($0.title)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The four grades with their days, in a line for the terminal.
  public static func grades(_ answer: Answered) -> String {
    answer.choices.map { choice in
      "\(choice.grade.title)\(choice.isGiven ? "*" : "") \(choice.interval)"
    }.joined(separator: " · ")
  }

  private static func checked(_ check: Check) -> [String] {
    func line(_ isRight: Bool, _ text: String) -> String { "  [\(isRight ? "x" : " ")] \(text)" }
    switch check {
    case .none: return []
    case .order(let steps, let words):
      return [words] + steps.map { line($0.isRight, $0.text) } + [""]
    case .evidence(let looks, let tree, let words):
      return [words]
        + looks.map { line($0.isRight, "\($0.evidence.look): \($0.evidence.shows)") }
        + ["Cause: \(tree.cause)", "Fix: \(tree.fix)", "Guard: \(tree.safeguard)", ""]
    case .machine(let check, let words):
      return [words] + (check.states + check.edges).map { line($0.isThere, $0.text) }
        + check.extra.map { "  only in yours: \($0)" } + [""]
    case .mend(_, let solution, let tests, let report):
      return lines(of: report, tests: tests) + ["A fixed version:", indented(solution), ""]
    case .numbers(let numbers, let words):
      return [words] + numbers.map { line($0.isRight, "\($0.ask): \($0.answer)") } + [""]
    }
  }

  /// What became of a piece of code, a line each.
  private static func lines(of report: CodeReport?, tests: [String]) -> [String] {
    guard let report else { return [] }
    let rows = tests.enumerated().map { place, name in
      let passed = report.passed.indices.contains(place) && report.passed[place]
      return "  [\(passed ? "x" : " ")] \(name)"
    }
    let found = report.diagnostics.map {
      "  \($0.line):\($0.column): \($0.severity.rawValue): \($0.message)"
    }
    return [report.words] + (report.passed.isEmpty ? found : rows + found)
      + (report.output.isEmpty ? [] : [indented(report.output)])
  }

  private static func numbered(_ texts: [String]) -> [String] {
    texts.enumerated().map { "  \($0.offset + 1). \($0.element)" }
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
