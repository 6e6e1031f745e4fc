package import Domain
import Markup
import TestForge

/// What a model is asked when it shall propose test cases; made of the problem's own text alone.
package struct CasePrompt {
  /// Longer statements are cut; none of ours is so long.
  private static let longestStatement = 12_000

  let problem: Problem
  let count: Int

  package init(problem: Problem, count: Int) {
    self.problem = problem
    self.count = count
  }

  package var prompt: ModelPrompt {
    ModelPrompt(
      system: """
        You write test cases for a programming exercise. You answer with one JSON document and \
        nothing else: no prose, no Markdown. Every case you propose is checked by two reference \
        programs, so an input that breaks a constraint is of no use.
        """,
      question: question, schema: CaseSchema(problem: problem).value, mostTokens: 8_192)
  }

  private var question: String {
    """
    Propose up to \(min(count, CaseSchema.mostCases)) test cases that would catch typical wrong \
    solutions. Cover all three kinds of edges: the smallest input (empty where that is allowed), \
    a single element, and the largest that the constraints allow; then other edges.

    # The exercise
    \(problem.statement.prefix(Self.longestStatement))

    # Signature
    \(signature)

    # Constraints, as our validator reads them
    \(problem.constraints.json)

    # Answer
    {"cases":[{"input":[…],"expected":…,"orderMatters":true,"kind":"edge","why":"…"}]}
    - "input": \(inputForm)
    - "expected": the right answer. \(nodes)
    - "orderMatters": false if the exercise says “return in any order”, else true.
    - "kind": \(ProposedCase.kinds.joined(separator: ", ")).
    - "why": in one short sentence which mistake the case catches.
    \(families)
    # Cases that are there already
    \(examples)
    """
  }

  private var signature: String {
    func list(_ parameters: [Parameter]) -> String {
      parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    }
    switch problem.signature {
    case .function(let function):
      return "\(function.name)(\(list(function.parameters))) -> \(function.answer)"
    case .design(let design):
      let methods = design.methods.map { "\($0.name)(\(list($0.parameters))) -> \($0.returns)" }
      return (["\(design.className)(\(list(design.constructor)))"] + methods).joined(
        separator: "\n")
    }
  }

  private var inputForm: String {
    if let design = problem.replayedDesign {
      return "two lists of the same length: the names called, beginning with "
        + "\"\(design.className)\", and their argument lists."
    }
    let names = problem.inputParameters.map(\.name).joined(separator: ", ")
    return "a list with one value an argument, in this order: \(names)."
  }

  private var nodes: String {
    "Trees are lists in level order with null for a missing child, linked lists are lists."
  }

  private var families: String {
    let names = TestForge.families(of: problem).map(\.name)
    guard !names.isEmpty else { return "" }
    return """
      - An input of more than 100 elements is not written out: leave "input" empty and add \
      "generate":{"family":…,"seed":…,"size":…} with one of the families \
      \(names.joined(separator: ", ")).

      """
  }

  private var examples: String {
    problem.tests.filter(\.isVisible).compactMap { test in
      guard case .frozen(let input) = test.input else { return nil }
      return Value.array(input).json
    }.joined(separator: "\n")
  }
}
