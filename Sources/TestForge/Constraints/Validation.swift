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
      return try validate(calls: input, of: design, ProblemConstraints(of: problem))
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
    let form = constraints.parameters[parameter.name] ?? Constraint()
    try findings.check(value, as: parameter.type, form) { parameter.name }
  }
  guard findings.sentences.isEmpty else { return findings.sentences }
  for rule in constraints.rules {
    if let sentence = try rule.check(in: findings.scope) { findings.add(sentence) }
  }
  return findings.sentences
}

private func wrongTypes(_ input: [Value], _ parameters: [Parameter]) -> [String] {
  zip(parameters, input).compactMap { parameter, value in
    parameter.type.admits(value)
      ? nil : "\(parameter.name) must be \(parameter.type.phrase), not \(value.excerpt)."
  }
}

private func validate(
  calls input: [Value], of design: DesignSignature, _ constraints: ProblemConstraints
) throws(ForgeError) -> [String] {
  guard let names = input[0].elements?.map({ $0.text ?? "" }), let lists = input[1].elements,
    names.count == lists.count, names.first == design.className
  else {
    return [
      "A case is two lists of one length, names and argument lists, and begins with "
        + "\"\(design.className)\"."
    ]
  }
  var findings = Findings(scope: Scope())
  try findings.check(names.count - 1, within: constraints.calls, "calls") { "The case" }
  var count = CallCount()
  for (index, (name, list)) in zip(names, lists).enumerated() where !findings.isFull {
    guard index > 0 else {
      try findings.check(list, of: design.constructor, constraints.constructor, call: name)
      continue
    }
    guard let method = design.method(name), let form = constraints.methods[name] else {
      findings.add("\(design.className) has no method \(name).")
      continue
    }
    let call = "call \(index), \(name)"
    let isRead = try findings.check(list, of: method.parameters, form.arguments, call: call)
    guard isRead else { continue }
    if !count.allows(form) { findings.add("In \(call): not allowed at this point.") }
    count.call(form, named(list, method.parameters))
  }
  return findings.sentences
}

func named(_ list: Value, _ parameters: [Parameter]) -> [String: Value] {
  Dictionary(zip(parameters.map(\.name), list.elements ?? [])) { first, _ in first }
}

extension Findings {
  /// Checks one argument list; false when it could not be read.
  @discardableResult
  fileprivate mutating func check(
    _ list: Value, of parameters: [Parameter], _ forms: [String: Constraint], call: String
  ) throws(ForgeError) -> Bool {
    guard let values = list.elements, values.count == parameters.count else {
      add("In \(call): needs \(counted(parameters.count, "argument")), not \(list.excerpt).")
      return false
    }
    let wrong = wrongTypes(values, parameters)
    guard wrong.isEmpty else {
      for sentence in wrong { add("In \(call): \(sentence)") }
      return false
    }
    for (parameter, value) in zip(parameters, values) {
      let form = forms[parameter.name] ?? Constraint()
      try check(value, as: parameter.type, form) { "In \(call): \(parameter.name)" }
    }
    return true
  }
}

extension Value {
  /// Its JSON, cut to what a sentence can carry.
  var excerpt: String {
    let text = json
    return text.count <= 60 ? text : text.prefix(57) + "…"
  }
}

extension ValueType {
  /// The type in words.
  var phrase: String {
    switch self {
    case .void: "null"
    case .bool: "true or false"
    case .char: "a string of one character"
    case .string: "a string in quotes"
    case .double: "a number"
    case .int, .long: "a whole number"
    case .list(let element): "a list whose elements are each \(element.phrase)"
    case .listNode: "a list of whole numbers (the values of the nodes)"
    case .treeNode: "a list of whole numbers and null (the tree in level order)"
    case .graphNode: "a list of lists of node numbers (the neighbours of each node)"
    case .randomNode: "a list of pairs [value, index or null]"
    }
  }
}
