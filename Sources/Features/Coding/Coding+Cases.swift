import Domain

extension Coding.Model.Field {
  /// The most characters of a value that a page shows.
  static let longest = 2000

  /// A value as JSON that is easy to read, cut when it is long.
  init(_ label: String, _ value: Value) { self.init(label, value.spacedJSON) }

  init(_ label: String, _ text: String) {
    let isLong = text.utf8.count > Self.longest
    self.init(
      label: label, text: isLong ? String(text.prefix(Self.longest)) + "…" : text,
      cut: isLong ? text.utf8.count : nil)
  }

  init(_ label: String, _ excerpt: Excerpt) {
    self.init(
      label: label, text: String(excerpt.text.prefix(Self.longest)) + "…", cut: excerpt.bytes)
  }

  init(label: String, text: String) { self.init(label: label, text: text, cut: nil) }

  /// What a case printed, the streams that are not empty.
  static func outputs(of result: CaseResult) -> [Coding.Model.Field] {
    [("stdout", result.stdout), ("stderr", result.stderr)].filter { !$0.1.isEmpty }
      .map { Coding.Model.Field($0.0, $0.1) }
  }
}

extension Coding.Model.CaseTable {
  // A larger input is no use in a text field.
  private static let longestAddable = 4000

  init(_ result: CaseResult, problem: Problem, isOfficial: Bool = false) {
    title =
      isOfficial
      ? "LeetCode's case: \(result.verdict.title)"
      : "Case \(result.index + 1): \(result.verdict.title)"
    tone = Coding.Model.Tone(result.verdict)
    note = result.note
    input = Self.input(result.input, of: problem)
    expected = result.expected.map { Coding.Model.Field("Expected", $0) }
    got =
      result.actual.map { Coding.Model.Field("Got", Self.answer($0, of: problem)) }
      ?? result.longAnswer.map { Coding.Model.Field("Got", $0) }
    output = Coding.Model.Field.outputs(of: result)
    let json = Value.array(result.input).json
    // What passes by itself would be no use among the learner's cases.
    let isNoUse =
      result.passesAlone == true || result.visible && !isOfficial || result.input.isEmpty
      || json.utf8.count > Self.longestAddable
    addable = isNoUse ? nil : json
    traceable = result.input.isEmpty ? nil : Journey.sent(result.input)
  }

  /// A copy is judged together with the nodes that it shares; people want to see the copy.
  private static func answer(_ actual: Value, of problem: Problem) -> Value {
    guard problem.comparator == .identity, let copy = actual["value"] else { return actual }
    return copy
  }

  /// The arguments by their names, or the calls of a design problem a line each.
  static func input(_ values: [Value], of problem: Problem) -> [Coding.Model.Field] {
    switch problem.signature {
    case .function(let function):
      return values.enumerated().map { index, value in
        let parameters = function.parameters
        let name = parameters.indices.contains(index) ? parameters[index].name : "input"
        return Coding.Model.Field(name, value)
      }
    case .design:
      guard values.count == 2, let names = values[0].elements, let lists = values[1].elements
      else { return values.map { Coding.Model.Field("input", $0) } }
      let calls = zip(names, lists).map { name, arguments in
        let list = (arguments.elements ?? []).map(\.spacedJSON).joined(separator: ", ")
        return "\(name.text ?? "")(\(list))"
      }
      return [Coding.Model.Field("calls", calls.joined(separator: "\n"))]
    }
  }
}

extension Value {
  /// JSON with a space after each comma; a wide list of lists has a line for each.
  var spacedJSON: String {
    guard let items = elements else { return json }
    let parts = items.map(\.spacedJSON)
    let line = "[" + parts.joined(separator: ", ") + "]"
    let isTable = items.contains { $0.elements != nil }
    return isTable && line.count > 60 ? "[" + parts.joined(separator: ",\n ") + "]" : line
  }
}
