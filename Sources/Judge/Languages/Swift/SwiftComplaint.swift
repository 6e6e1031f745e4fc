internal import Domain

/// Says in words why the learner's code does not fit the signature.
struct SwiftComplaint {
  let problem: Problem
  let outline: SwiftOutline
  /// What the compiler said about the generated file.
  let compilerMessage: String?

  var diagnostic: Diagnostic {
    switch problem.signature {
    case .function(let function):
      return complaint(
        type: "Solution", members: [(function.name, function.declaration(in: .swift))])
    case .design(let design):
      let members =
        [("init", design.constructorDeclaration(in: .swift))]
        + design.methods.map { ($0.name, design.declaration(of: $0, in: .swift)) }
      return complaint(type: design.className, members: members)
    }
  }

  private func complaint(type: String, members: [(name: String, text: String)]) -> Diagnostic {
    let known = outline.topTypes.filter { !Self.nodes.contains($0.name) }
    guard let own = outline.topTypes.first(where: { $0.name == type }) else {
      let found =
        known.isEmpty
        ? "no class was found"
        : "found \(known.map { "\($0.keyword) \($0.name)" }.joined(separator: ", "))"
      return error(
        "Your code must define class \(type) with \(members.map(\.text).asCode); \(found).",
        line: known.first?.line ?? 1)
    }
    let functions = outline.functions(of: type)
    let names = Set(functions.map(\.name))
    let missing = members.filter { $0.name != "init" && !names.contains($0.name) }
    if !missing.isEmpty {
      let found =
        functions.isEmpty
        ? "it has no function" : "it has \(names.sorted().joined(separator: ", "))"
      return error(
        "Class \(type) must define \(missing.map(\.text).asCode); \(found).", line: own.line)
    }
    let line = functions.first { $0.name == members.last?.name }?.line ?? own.line
    if let node = ownNodes.first, compilerMessage?.contains("in call") == true {
      return error(
        "Your own class \(node.name) differs from LeetCode's. Remove it: Focus defines it.",
        line: node.line)
    }
    let reason = compilerMessage.map { " The compiler says: \($0)." } ?? ""
    return error(
      "Class \(type) must offer \(members.map(\.text).asCode), and this signature doesn't match."
        + reason + remedy, line: line)
  }

  private static let nodes = ["ListNode", "TreeNode", "Node", "Interval"]

  private var ownNodes: [SwiftOutline.Declaration] {
    let names = problem.signature.nodeTypes.map(SwiftStub.className)
    return outline.topTypes.filter { names.contains($0.name) }
  }

  /// What to change, where the compiler's word tells.
  private var remedy: String {
    guard let message = compilerMessage else { return "" }
    let known = [
      ("missing argument label", "Write `_` before each parameter's name."),
      ("static member", "Remove `static`."),
      ("no accessible initializers", "Make it a class."), ("actor-isolated", "Make it a class."),
      ("used with non-inout argument", "Write `inout` before the type."),
      ("protection level", "Remove the word that hides it."), ("can throw", "Remove `throws`."),
      ("'async' call", "Remove `async`."),
    ]
    return known.first { message.contains($0.0) }.map { " \($0.1)" } ?? ""
  }

  private func error(_ message: String, line: Int) -> Diagnostic {
    Diagnostic(line: line, column: 1, severity: .error, message: message)
  }
}
