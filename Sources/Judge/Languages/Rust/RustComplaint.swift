internal import Domain

/// Says in words why the learner's code does not fit the signature.
struct RustComplaint {
  let problem: Problem
  let source: String
  /// What the compiler said about the generated lines.
  let compilerMessage: String?

  var diagnostic: Diagnostic {
    switch problem.signature {
    case .function(let function):
      return complaint(
        type: "Solution",
        members: [(Signature.rustName(function.name), function.declaration(in: .rust))])
    case .design(let design):
      let members =
        [("new", design.constructorDeclaration(in: .rust))]
        + design.methods.map {
          (Signature.rustName($0.name), design.declaration(of: $0, in: .rust))
        }
      return complaint(type: design.className, members: members)
    }
  }

  private func complaint(type: String, members: [(name: String, text: String)]) -> Diagnostic {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let own = lines.firstIndex { $0.contains("impl \(type)") }
    guard let own else {
      let found = lines.firstIndex { $0.contains("impl ") }
      let words =
        found.map { "found `\(lines[$0].trimming { " {}".contains($0) })`" } ?? "no impl was found"
      return error(
        "Your code must define `impl \(type)` with \(members.map(\.text).asCode); \(words).",
        line: found ?? 0)
    }
    let missing = members.filter { member in
      !lines.contains { $0.contains("fn \(member.name)") }
    }
    if !missing.isEmpty {
      return error(
        "`impl \(type)` must define \(missing.map(\.text).asCode).\(reason)", line: own)
    }
    let line = lines.firstIndex { $0.contains("fn \(members.last?.name ?? "")") } ?? own
    return error(
      "`impl \(type)` must offer \(members.map(\.text).asCode), and this code doesn't "
        + "match.\(reason)", line: line)
  }

  private var reason: String { compilerMessage.map { " The compiler says: \($0)." } ?? "" }

  private func error(_ message: String, line: Int) -> Diagnostic {
    Diagnostic(line: line + 1, column: 1, severity: .error, message: message)
  }
}

extension Substring {
  /// Without the characters at both ends that are not wanted.
  fileprivate func trimming(_ isUnwanted: (Character) -> Bool) -> Substring {
    var rest = drop(while: isUnwanted)
    while let last = rest.last, isUnwanted(last) { rest.removeLast() }
    return rest
  }
}
