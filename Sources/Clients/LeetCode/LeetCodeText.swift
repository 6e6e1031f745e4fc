internal import Domain

/// Values as LeetCode writes them: JSON, one argument on each line.
enum LeetCodeText {
  /// The `data_input` of a run.
  static func input(of cases: [JudgeCase], _ signature: Signature) -> String {
    cases.map { line(of: $0.input, signature) }.joined(separator: "\n")
  }

  private static func line(of values: [Value], _ signature: Signature) -> String {
    values.enumerated().map { index, value in
      // Where nothing is held for an empty list or tree, LeetCode wants to read brackets.
      value == .null && isMany(index, signature) ? "[]" : value.json
    }.joined(separator: "\n")
  }

  private static func isMany(_ index: Int, _ signature: Signature) -> Bool {
    guard case .function(let function) = signature, function.parameters.indices.contains(index)
    else { return false }
    let parameter = function.parameters[index]
    if case .node = parameter.role { return false }
    if case .list = parameter.type { return true }
    return parameter.type.isNode
  }

  /// The arguments of one case, or nil when a text is not as many values as a signature takes.
  static func arguments(_ text: String, _ signature: Signature) -> [Value]? {
    let lines = text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    let values = lines.compactMap(value)
    guard values.count == lines.count else { return nil }
    switch signature {
    case .function(let function): return values.count == function.parameters.count ? values : nil
    // Names and arguments; one value where a round trip is judged.
    case .design: return (1...2).contains(values.count) ? values : nil
    }
  }

  /// A value, or nil for a text that is none, such as one that was cut.
  static func value(_ text: String) -> Value? {
    let text = text.trimmed
    return text.isEmpty ? nil : try? Value(json: text)
  }
}
