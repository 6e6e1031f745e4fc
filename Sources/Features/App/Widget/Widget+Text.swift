import Domain

extension Widget {
  /// The day for a terminal.
  public static func text(_ model: Model) -> String {
    var lines = [model.headline, model.status]
    if model.state == .open || model.state == .done { lines[1] += "  " + bar(model.fraction) }
    lines += model.notice.map { [$0] } ?? []
    if !model.problems.isEmpty { lines += [""] + model.problems.map(line) }
    if !model.tomorrow.isEmpty { lines += ["", "Tomorrow"] + model.tomorrow.map(line) }
    let width = model.figures.map(\.label.count).max() ?? 0
    lines += [""]
    lines += model.figures.map {
      $0.label + String(repeating: " ", count: width - $0.label.count + 2) + $0.value
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func line(_ row: Model.Row) -> String {
    let note = row.note.map { ", \($0)" } ?? ""
    return "\(row.isDone ? "✓" : "○") \(row.title) (\(row.difficulty.rawValue)\(note))"
  }

  static func bar(_ fraction: Double, width: Int = 20) -> String {
    let full = Int((fraction * Double(width)).rounded(.down))
    return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
  }
}
