public import Domain

/// The file that a learner begins with: LeetCode's signature around an answer that is wrong.
///
/// It compiles and fails the tests.
public func starter(for problem: Problem, in language: Language) -> String {
  let parts = [definitions(of: problem.signature, in: language), frame(problem, in: language)]
  return parts.compactMap(\.self).joined(separator: "\n") + "\n"
}

private func frame(_ problem: Problem, in language: Language) -> String {
  switch (language, problem.signature) {
  case (.swift, .function(let function)): swiftFunction(function)
  case (.swift, .design(let design)): swiftDesign(design)
  case (.python, .function(let function)): pythonFunction(function)
  case (.python, .design(let design)): pythonDesign(design)
  }
}

private func swiftFunction(_ function: FunctionSignature) -> String {
  let host = function.oracle.map { " : \($0.host)" } ?? ""
  return """
    class Solution\(host) {
        \(function.declaration(in: .swift)) {
            \(function.inPlace.map { hint(function.parameters[$0], "//") } ?? swiftAnswer(function.returns))
        }
    }
    """
}

private func swiftDesign(_ design: DesignSignature) -> String {
  let members =
    [("\(design.constructorDeclaration(in: .swift))", ValueType.void)]
    + design.methods.map { ($0.declaration(in: .swift), $0.returns) }
  let texts = members.map { declaration, type in
    let answer = swiftAnswer(type)
    return "    \(declaration) {\n\(answer.isEmpty ? "" : "        \(answer)\n")    }"
  }
  return "class \(design.className) {\n\(texts.joined(separator: "\n\n"))\n}"
}

private func pythonFunction(_ function: FunctionSignature) -> String {
  let inPlace = function.inPlace.map { hint(function.parameters[$0], "#") + "\n        " } ?? ""
  return """
    class Solution:
        \(function.declaration(in: .python))
            \(inPlace)pass
    """
}

private func pythonDesign(_ design: DesignSignature) -> String {
  let members =
    [design.constructorDeclaration(in: .python)]
    + design.methods.map { $0.declaration(in: .python) }
  let texts = members.map { "    \($0)\n        pass" }
  return "class \(design.className):\n\(texts.joined(separator: "\n\n"))"
}

private func hint(_ parameter: Parameter, _ mark: String) -> String {
  "\(mark) Change \(parameter.name) in place."
}

/// An answer of the right type; a wrong one for any test worth its name.
private func swiftAnswer(_ type: ValueType) -> String {
  switch type {
  case .void: ""
  case .bool: "return false"
  case .char: "return \" \""
  case .string: "return \"\""
  case .int, .long, .double: "return 0"
  case .list: "return []"
  case .listNode, .treeNode, .graphNode, .randomNode: "return nil"
  }
}
