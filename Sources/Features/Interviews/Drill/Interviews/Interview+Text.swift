public import Domain

extension Drill {
  /// An interview for the terminal: its parts as they stand, or its report.
  public static func text(_ model: InterviewModel) -> String {
    var lines = [
      model.isUnderWay
        ? "\(model.title): \(model.left) left, \(model.until)."
        : "Report of the \(model.title.prefix(1).lowercased())\(model.title.dropFirst()) of \(model.date):",
      "\(model.headline).",
    ]
    lines += model.parts.enumerated().map { index, part in
      "  \(index + 1). [\(part.isDone ? "x" : " ")] \(part.kind.rawValue): \(part.title)\n"
        + "       \(part.words)"
    }
    let again = model.parts.compactMap { part in part.repeat.map { (part, $0) } }
    if !model.isUnderWay, !again.isEmpty {
      lines += ["", "To repeat:"]
      lines += again.map { "  - \($0.title)\n    \($1) \(command(for: $0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The part of an interview that is due, and how it is done in the terminal.
  public static func text(
    _ part: InterviewModel.Part, of model: InterviewModel
  ) -> String {
    let number = (model.parts.firstIndex(of: part) ?? 0) + 1
    let kind = part.kind.rawValue.lowercased()
    var lines = ["Part \(number) of \(model.parts.count), \(kind): \(part.title)"]
    lines += part.lead.map { [$0] } ?? []
    lines.append("\(model.left) left, \(model.until).")
    if part.kind == .problem {
      lines += [
        "It is done once it is accepted, from here in another terminal or on its page.",
        "Until now: \(part.words).",
        "  focus new \(part.id)",
        "  \(command(for: part))",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An interview for scripts.
  public static func json(_ model: InterviewModel) -> Value {
    [
      "id": .int(model.id), "title": .string(model.title), "underWay": .bool(model.isUnderWay),
      "deadline": .string("\(model.deadline)"),
      "remainingMilliseconds": .int(model.remainingMilliseconds),
      "parts": .array(
        model.parts.map { part in
          [
            "kind": .string(part.kind.rawValue.lowercased()), "id": .string(part.id),
            "title": .string(part.title), "lead": part.lead.map { .string($0) } ?? .null,
            "done": .bool(part.isDone),
            "result": .string(part.words),
            "repeat": part.repeat.map { .string($0) } ?? .null,
          ] as Value
        }),
    ]
  }

  /// What is typed to do a part, also once more.
  static func command(for part: InterviewModel.Part) -> String {
    part.kind == .problem ? "focus test \(part.id) FILE" : "focus drill ask \(part.id)"
  }
}
