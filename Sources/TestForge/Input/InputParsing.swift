public import Domain

/// Reads an own case: a JSON value a line for each argument, a JSON list of all, or LeetCode's form.
///
/// Throws: ``ForgeError/input(_:hint:)`` with the line, or the argument and the broken limit.
public func parseInput(_ text: String, for problem: Problem) throws -> [Value] {
  let parameters = problem.inputParameters
  let input = try readInput(NamedInput.inputAlone(text), parameters)
  let findings = validate(input, for: problem)
  guard findings.isEmpty else {
    throw ForgeError.input(
      findings.joined(separator: " "), hint: "The description lists what an input may be.")
  }
  return input
}

private func readInput(_ text: String, _ parameters: [Parameter]) throws(ForgeError) -> [Value] {
  if let values = try NamedInput(text)?.values(of: parameters) { return values }
  let lines = text.split(whereSeparator: \.isNewline).enumerated().filter { _, line in
    !line.allSatisfy(\.isWhitespace)
  }
  guard !lines.isEmpty else {
    throw .input("The case is empty.", hint: form(parameters))
  }
  if lines.count == parameters.count, let values = try readLines(lines, parameters) {
    return values
  }
  do {
    if let values = try Value(json: text).elements, values.count == parameters.count {
      return values
    }
  } catch {
    try complain(error, in: text, unlessValue: lines[0].element)
  }
  if lines.count == parameters.count, lines.count == 1 {
    return [try read(lines[0].element, parameters[0], line: 1)]
  }
  throw .input(
    "The case has \(counted(lines.count, "line")), but needs "
      + "\(counted(parameters.count, "argument")).", hint: form(parameters))
}

/// One value a line; nil when a single line holds a list of all arguments instead.
private func readLines(
  _ lines: [(offset: Int, element: Substring)], _ parameters: [Parameter]
) throws(ForgeError) -> [Value]? {
  var values: [Value] = []
  for ((offset, line), parameter) in zip(lines, parameters) {
    values.append(try read(line, parameter, line: offset + 1))
  }
  guard parameters.count == 1, let value = values.first, let items = value.elements else {
    return values
  }
  let isWrapped = !parameters[0].givenType.admits(value) && items.count == 1
  return isWrapped ? nil : values
}

private func read(
  _ line: Substring, _ parameter: Parameter, line number: Int
) throws(ForgeError) -> Value {
  do {
    return try Value(json: String(line))
  } catch {
    throw .input(
      "Line \(number) (\(parameter.name)): \(error)",
      hint: "\(parameter.name) is \(parameter.givenType.phrase).")
  }
}

/// A list of all arguments with a fault in it is named with the fault's place.
private func complain(
  _ error: JSONError, in text: String, unlessValue first: Substring
) throws(ForgeError) {
  guard first.drop(while: \.isWhitespace).hasPrefix("["), (try? Value(json: String(first))) == nil
  else { return }
  let place = TextPlace(of: error.offset, in: Array(text.utf8))
  throw .input(
    "Line \(place.line): \(JSONError(reason: error.reason, offset: place.column))",
    hint: "Fix it there; a list of all arguments is one JSON value.")
}

private func form(_ parameters: [Parameter]) -> String {
  let names = parameters.map(\.name).joined(separator: ", ")
  return "Write one JSON value per line for: \(names); one list of all of them; or, as LeetCode "
    + "writes it: \(parameters.map { "\($0.name) = …" }.joined(separator: ", "))."
}
