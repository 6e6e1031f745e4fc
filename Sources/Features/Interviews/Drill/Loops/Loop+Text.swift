public import Domain

extension Drill {
  /// A loop for the terminal: what is done, and what is typed next.
  public static func text(_ model: LoopModel) -> String {
    var lines = ["\(model.title), begun \(model.date): \(model.headline)."]
    for stage in model.stages {
      lines.append("  [\(stage.isDone ? "x" : " ")] \(stage.kind.rawValue): \(stage.words)")
      if let command = stage.command { lines.append("      \(command)") }
    }
    if !model.weak.isEmpty {
      lines += ["", "To repeat:"]
      lines += model.weak.map { "  - \($0.title)\n    \($0.repeat ?? "") \(command(for: $0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A loop for scripts.
  public static func json(_ model: LoopModel) -> Value {
    [
      "id": .int(model.id), "title": .string(model.title), "over": .bool(model.isOver),
      "parts": .array(
        model.stages.map { stage in
          [
            "kind": .string(stage.kind.rawValue.lowercased()), "done": .bool(stage.isDone),
            "result": .string(stage.words),
            "command": stage.command.map { .string($0) } ?? .null,
          ] as Value
        }),
      "repeat": .array(model.weak.map { .string($0.id) }),
    ]
  }
}
