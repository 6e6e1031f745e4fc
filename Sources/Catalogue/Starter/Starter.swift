public import Domain

/// The file that a learner begins with: LeetCode's signature around an answer that is wrong.
///
/// It compiles and fails the tests.
public func starter(for problem: Problem, in language: Language) -> String {
  let style = language.starterStyle
  let frame =
    switch problem.signature {
    case .function(let function): style.function(function)
    case .design(let design): style.design(design)
    }
  let parts = [definitions(of: problem.signature, in: language), frame]
  return parts.compactMap(\.self).joined(separator: "\n") + "\n"
}

/// What the judge defines beside the learner's code, as a comment; nil for nothing.
private func definitions(of signature: Signature, in language: Language) -> String? {
  let style = language.starterStyle
  var texts = signature.nodeTypes.map(style.node)
  if case .function(let function) = signature, let oracle = function.oracle {
    texts.append(style.oracle(oracle))
  }
  guard !texts.isEmpty else { return nil }
  let lines = ["The judge defines:"] + texts.flatMap { $0.split(separator: "\n").map(String.init) }
  return lines.map { "\(language.lineComment) \($0)" }.joined(separator: "\n")
}

/// What stands where an answer is changed in place.
func inPlaceHint(_ function: FunctionSignature, in language: Language) -> String? {
  function.inPlace.map {
    "\(language.lineComment) Change \(function.parameters[$0].name) in place."
  }
}

extension DesignSignature {
  /// One call of the constructor, which `maker` begins, and of each method, as LeetCode's templates end.
  func calls(_ maker: String) -> [String] {
    func list(_ parameters: [Parameter]) -> String {
      "(\(parameters.map(\.name).joined(separator: ", ")))"
    }
    let answering = methods.enumerated().map { index, method in
      let answer = method.returns == .void ? "" : "param_\(index + 1) = "
      let declared = answer.isEmpty || maker.hasPrefix("obj") ? answer : "var \(answer)"
      return "\(declared)obj.\(method.name)\(list(method.parameters))"
    }
    return ["\(maker)\(className)\(list(constructor))"] + answering
  }
}
