internal import Domain

/// The statement with each `{{example N}}` replaced by the visible case N.
///
/// Throws: ``CatalogueError/form(file:line:reason:)`` when a case is missing, shown twice or
/// unknown, or has nothing to show.
func expandExamples(
  in statement: String, of problem: Problem, file: String
) throws(CatalogueError) -> String {
  let visible = problem.tests.filter(\.isVisible)
  var shown: Set<Int> = []
  var lastLine = 1
  var lines: [String] = []
  for (index, line) in statement.split(separator: "\n", omittingEmptySubsequences: false)
    .enumerated()
  {
    guard let number = exampleNumber(line) else {
      lines.append(String(line))
      continue
    }
    guard visible.indices.contains(number - 1), shown.insert(number).inserted else {
      throw .form(
        file: file, line: index + 1,
        reason: "Example \(number): each of the \(visible.count) visible cases appears here once.")
    }
    guard let text = example(visible[number - 1], number: number, of: problem) else {
      throw .form(
        file: file, line: index + 1,
        reason: "Example \(number): a visible case has a frozen input and an expected answer.")
    }
    lines.append(text)
    lastLine = index + 1
  }
  guard shown.count == visible.count else {
    throw .form(
      file: file, line: lastLine,
      reason: "There are \(visible.count) visible cases, but \(shown.count) {{example N}} lines.")
  }
  return lines.joined(separator: "\n")
}

private func exampleNumber(_ line: Substring) -> Int? {
  let parts = line.split(separator: " ")
  guard parts.count == 2, parts[0] == "{{example", parts[1].hasSuffix("}}") else { return nil }
  return Int(parts[1].dropLast(2))
}

private func example(_ test: TestCase, number: Int, of problem: Problem) -> String? {
  guard case .frozen(let input) = test.input, let expected = test.expected else { return nil }
  let text: String? =
    switch (problem.signature, problem.comparator) {
    case (.function(let function), _):
      named(input, function.parameters) + "\nOutput: \(expected.json)"
    case (.design(let design), .roundTrip(let encode, _)):
      named(input, design.methods.first { $0.name == encode }?.parameters ?? [])
        + "\nOutput: \(expected.json)"
    case (.design(let design), _):
      calls(input, expected, design)
    }
  guard let text else { return nil }
  return "**Example \(number)**\n\n```text\n\(text)\n```\n\n\(test.reason)"
}

private func named(_ input: [Value], _ parameters: [Parameter]) -> String {
  let pairs = zip(parameters, input).map { "\($0.name) = \($1.json)" }
  return "Input: \(pairs.joined(separator: ", "))"
}

private func calls(
  _ input: [Value], _ expected: Value, _ design: DesignSignature
) -> String? {
  guard input.count == 2, let names = input[0].elements, let lists = input[1].elements,
    let answers = expected.elements, names.count == lists.count, names.count == answers.count
  else { return nil }
  return names.indices.map { index in
    let arguments = (lists[index].elements ?? []).map(\.json).joined(separator: ", ")
    let name = names[index].text ?? ""
    let isVoid = index == 0 || design.methods.first { $0.name == name }?.returns == .void
    return "\(name)(\(arguments))" + (isVoid ? "" : " → \(answers[index].json)")
  }.joined(separator: "\n")
}
