internal import Domain

/// Says in words why the learner's code does not fit the signature.
struct CppComplaint {
  let problem: Problem
  let outline: CppOutline
  /// What the compiler said about the generated file.
  let compilerMessage: String?

  var diagnostic: Diagnostic {
    if let open = outline.unfinished {
      return error(
        "\(open.keyword == "class" ? "Class" : "Struct") \(open.name) ends without a semicolon:"
          + " write `};`.", line: open.endLine)
    }
    switch problem.signature {
    case .function(let function):
      return complaint(
        type: "Solution", members: [(function.name, function.declaration(in: .cpp))])
    case .design(let design):
      let members =
        [(design.className, design.constructorDeclaration(in: .cpp))]
        + design.methods.map { ($0.name, design.declaration(of: $0, in: .cpp)) }
      return complaint(type: design.className, members: members)
    }
  }

  private func complaint(type: String, members: [(name: String, text: String)]) -> Diagnostic {
    let known = outline.classes.filter {
      !["ListNode", "TreeNode", "Node", "Interval"].contains($0.name)
    }
    guard let own = outline.definition(of: type) else {
      let found =
        known.isEmpty
        ? "no class was found"
        : "found \(known.map { "\($0.keyword) \($0.name)" }.joined(separator: ", "))"
      return error(
        "Your code must define class \(type) with \(members.map(\.text).asCode); \(found).",
        line: known.first?.line ?? 1)
    }
    let names = Set(own.functions.map(\.name))
    let missing = members.filter { $0.name != type && !names.contains($0.name) }
    if !missing.isEmpty {
      let found =
        names.isEmpty ? "it has no function" : "it has \(names.sorted().joined(separator: ", "))"
      return error(
        "Class \(type) must define \(missing.map(\.text).asCode); \(found).", line: own.line)
    }
    let line = own.functions.first { $0.name == members.last?.name }?.line ?? own.line
    let reason = compilerMessage.map { " The compiler says: \($0)." } ?? ""
    return error(
      "Class \(type) must offer \(members.map(\.text).asCode) in public, and this signature "
        + "doesn't match.\(reason)", line: line)
  }

  private func error(_ message: String, line: Int) -> Diagnostic {
    Diagnostic(line: line, column: 1, severity: .error, message: message)
  }
}
