internal import Domain

/// Says in words why the learner's code does not fit the signature.
struct GoComplaint {
  let problem: Problem
  let outline: GoOutline
  /// What the compiler said about the generated file.
  let compilerMessage: String?

  var diagnostic: Diagnostic {
    switch problem.signature {
    case .function(let function): complaint(function)
    case .design(let design): complaint(design)
    }
  }

  private func complaint(_ function: FunctionSignature) -> Diagnostic {
    let declaration = function.declaration(in: .go)
    if let own = outline.function(function.name) { return misfit([declaration], line: own.line) }
    let found = outline.functions.filter { $0.name != "main" && $0.name != "init" }
    let names = found.map { $0.receiver == nil ? "func \($0.name)" : "method \($0.name)" }
    return error(
      "Your code must define `\(declaration)`; "
        + (names.isEmpty ? "no function was found." : "found \(names.joined(separator: ", "))."),
      line: found.first?.line ?? 1)
  }

  private func complaint(_ design: DesignSignature) -> Diagnostic {
    let constructor = design.constructorDeclaration(in: .go)
    let declarations = design.methods.map { design.declaration(of: $0, in: .go) }
    guard let line = outline.types[design.className] else {
      let found = outline.types.keys.sorted().map { "type \($0)" }
      return error(
        "Your code must define `type \(design.className)` with "
          + "\(([constructor] + declarations).asCode); "
          + (found.isEmpty ? "no type was found." : "found \(found.joined(separator: ", "))."),
        line: outline.types.values.min() ?? 1)
    }
    let own = outline.methods(of: design.className)
    var missing = zip(design.methods, declarations).filter { method, _ in
      let name = GoStub.name(of: method, in: design, outline)
      return !own.contains { $0.name == name }
    }.map(\.1)
    if !design.constructor.isEmpty, outline.function("Constructor") == nil {
      missing.insert(constructor, at: 0)
    }
    guard !missing.isEmpty else {
      return misfit([constructor] + declarations, line: own.last?.line ?? line)
    }
    let names = own.map(\.name)
    return error(
      "Your code must define \(missing.asCode); type \(design.className) has "
        + (names.isEmpty ? "no method." : "\(names.joined(separator: ", "))."), line: line)
  }

  private func misfit(_ declarations: [String], line: Int) -> Diagnostic {
    let reason = compilerMessage.map { " The compiler says: \($0)." } ?? ""
    return error(
      "Your code must define \(declarations.asCode), and this code doesn't match.\(reason)",
      line: line)
  }

  private func error(_ message: String, line: Int) -> Diagnostic {
    Diagnostic(line: line, column: 1, severity: .error, message: message)
  }
}
