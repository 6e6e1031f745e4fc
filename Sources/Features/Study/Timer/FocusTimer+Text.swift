public import Domain

// MARK: - The terminal

extension FocusTimer {
  /// The timer for the terminal.
  public static func text(_ model: Model) -> String {
    let rows = model.rows.map { row in
      let problem = row.problem.map { "  \($0.slug)" } ?? ""
      return "  \(row.time)  \(row.title), \(row.length)  \(row.ending.lowercased())\(problem)"
    }
    return ([line(model), model.today, model.round] + rows).joined(separator: "\n") + "\n"
  }

  /// One line that may be painted over each second.
  public static func line(_ model: Model) -> String {
    let problem = model.problem.map { " · \($0.slug)" } ?? ""
    switch model.standing {
    case .ready: return "\(model.note) Next: \(model.title.lowercased()), \(model.remaining)."
    case .running: return "\(model.title)  \(bar(model))  \(model.remaining)\(problem)"
    case .paused: return "\(model.title)  \(bar(model))  \(model.remaining) paused\(problem)"
    }
  }

  private static func bar(_ model: Model) -> String {
    let full = model.percent / 5
    return "[\(String(repeating: "#", count: full))\(String(repeating: ".", count: 20 - full))]"
  }

  /// The timer as scripts read it.
  public static func json(_ model: Model) -> Value {
    var fields: [String: Value] = [
      "standing": .string(model.standing.rawValue), "phase": .string(model.phase.rawValue),
      "remainingMilliseconds": .int(Int(model.remainingMilliseconds)),
      "elapsedSeconds": .int(model.elapsedSeconds),
      "plannedSeconds": .int(model.plannedSeconds),
      "todaySeconds": .int(model.todaySeconds), "goalSeconds": .int(model.goalSeconds),
    ]
    if let problem = model.problem { fields["problem"] = .string(problem.slug) }
    if let end = model.endsAt { fields["endsAt"] = .string("\(end)") }
    return .object(fields)
  }
}
