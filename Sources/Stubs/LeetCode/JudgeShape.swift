import Domain

/// What the judge's results look like: the site's have changed with the years.
enum JudgeShape: Hashable {
  case usual
  /// `finished` without `state`.
  case finishedOnly
  /// As of 2020.
  case early
  /// Numbers as texts, and the state in small letters.
  case textNumbers

  func applied(to result: Value, isRun: Bool) -> Value {
    guard case .object(var fields) = result else { return result }
    switch self {
    case .usual: break
    case .finishedOnly: fields["state"] = nil
    case .early:
      let later =
        ["finished", "expected_output", "task_name", "task_finish_time"]
        + (isRun ? ["compare_result", "total_correct", "total_testcases", "correct_answer"] : [])
      fields = fields.filter { name, _ in
        !later.contains(name) && !(isRun && name.hasPrefix("expected_"))
      }
      // The answers of that time end with an empty one.
      if let answers = fields["code_answer"]?.elements {
        fields["code_answer"] = .array(answers + [""])
      }
    case .textNumbers:
      fields = fields.mapValues { value in
        switch value {
        case .int, .double: .string(value.json)
        default: value
        }
      }
      fields["state"] = "success"
    }
    return .object(fields)
  }
}
