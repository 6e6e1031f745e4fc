internal import Domain

/// Holds the calls of a design class to its limits, one after the other.
struct CallChecks {
  private let design: DesignSignature
  private let constraints: ProblemConstraints
  private var findings = Findings(scope: Scope())
  private var count = CallCount()
  private var constructed: [String: Value] = [:]

  init(design: DesignSignature, constraints: ProblemConstraints) {
    (self.design, self.constraints) = (design, constraints)
  }

  mutating func sentences(of input: [Value]) throws(ForgeError) -> [String] {
    guard let names = input[0].elements?.map({ $0.text ?? "" }), let lists = input[1].elements,
      names.count == lists.count, names.first == design.className
    else {
      return [
        "A case is two lists of one length, names and argument lists, and begins with "
          + "\"\(design.className)\"."
      ]
    }
    try findings.check(names.count - 1, within: constraints.calls, "calls") { "The case" }
    // The limits of all calls may speak of the constructor's arguments.
    constructed = named(lists[0], design.constructor)
    findings.scope.arguments = constructed
    let isMade = try findings.check(
      lists[0], of: design.constructor, constraints.constructor, call: design.className)
    guard isMade else { return findings.sentences }
    for (index, (name, list)) in zip(names, lists).enumerated().dropFirst() {
      if findings.isFull { break }
      try check(name, list, call: "call \(index), \(name)")
    }
    return findings.sentences
  }

  private mutating func check(
    _ name: String, _ list: Value, call: String
  ) throws(ForgeError) {
    guard let method = design.method(name), let form = constraints.methods[name] else {
      return findings.add("\(design.className) has no method \(name).")
    }
    let arguments = named(list, method.parameters)
    if form.usesNames {
      findings.scope.arguments = constructed.merging(arguments) { _, own in own }
    }
    let isRead = try findings.check(list, of: method.parameters, form.arguments, call: call)
    guard isRead else { return }
    if !count.allows(form) { findings.add("In \(call): not allowed at this point.") }
    if let trouble = count.trouble(form, arguments) { findings.add("In \(call): \(trouble)") }
    for rule in form.rules {
      if let sentence = try rule.check(in: findings.scope) {
        findings.add("In \(call): \(sentence)")
      }
    }
    count.call(form, arguments)
  }
}

func named(_ list: Value, _ parameters: [Parameter]) -> [String: Value] {
  Dictionary(zip(parameters.map(\.name), list.elements ?? [])) { first, _ in first }
}

extension Findings {
  /// Checks one argument list; false when it could not be read.
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
