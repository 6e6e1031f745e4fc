public import Domain

/// What is wrong with an input, a sentence each; empty when it is valid.
///
/// At most five sentences. Cost: linear in the input.
public func validate(_ input: [Value], for problem: Problem) -> [String] {
  let parameters = problem.inputParameters
  guard input.count == parameters.count else {
    let names = parameters.map(\.name).joined(separator: ", ")
    let wanted = counted(parameters.count, "argument")
    return ["The input needs \(wanted) (\(names)), not \(input.count)."]
  }
  do {
    if let design = problem.replayedDesign {
      var checks = CallChecks(design: design, constraints: try ProblemConstraints(of: problem))
      return try checks.sentences(of: input)
    }
    return try validate(input, parameters, ProblemConstraints(of: problem))
  } catch {
    return ["\(error)"]
  }
}

private func validate(
  _ input: [Value], _ parameters: [Parameter], _ constraints: ProblemConstraints
) throws(ForgeError) -> [String] {
  let wrong = wrongTypes(input, parameters)
  guard wrong.isEmpty else { return wrong }
  let arguments = Dictionary(zip(parameters.map(\.name), input)) { first, _ in first }
  var findings = Findings(scope: Scope(arguments: arguments))
  for (parameter, value) in zip(parameters, input) {
    if case .node(let tree) = parameter.role {
      findings.check(node: value, of: arguments[tree] ?? .null, tree) { parameter.name }
      continue
    }
    let form = constraints.parameters[parameter.name] ?? Constraint()
    try findings.check(value, as: parameter.type, form.settled(in: findings.scope)) {
      parameter.name
    }
  }
  guard findings.sentences.isEmpty else { return findings.sentences }
  for rule in constraints.rules {
    if let sentence = try rule.check(in: findings.scope) { findings.add(sentence) }
  }
  return findings.sentences
}

func wrongTypes(_ input: [Value], _ parameters: [Parameter]) -> [String] {
  zip(parameters, input).compactMap { parameter, value in
    parameter.givenType.admits(value)
      ? nil : "\(parameter.name) must be \(parameter.givenType.phrase), not \(value.excerpt)."
  }
}

extension Value {
  /// Its JSON, cut to what a sentence can carry.
  var excerpt: String {
    let text = json
    return text.count <= 60 ? text : text.prefix(57) + "…"
  }
}
