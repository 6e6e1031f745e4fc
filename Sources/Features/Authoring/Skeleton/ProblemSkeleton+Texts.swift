internal import Catalogue
internal import Domain

extension ProblemSkeleton {
  var problemFile: String {
    let number = summary.number.map(String.init) ?? "0 # TODO: LeetCode's number"
    let leetCode =
      summary.number == nil
      ? "leetcode:\n  number: \(number)\n  slug: \(summary.slug)\n  premium: \(summary.isLocalOnly)"
      : "leetcode: { number: \(number), slug: \(summary.slug), premium: \(summary.isLocalOnly) }"
    return """
      format: 1
      title: \(Value.string(summary.title).json)
      \(leetCode)
      difficulty: \(summary.difficulty.rawValue)
      lists: [\(summary.lists.joined(separator: ", "))]
      minutes: \(summary.minutes)
      # Slugs of related problems; they need not be in the catalogue yet.
      companions: { easier: [], harder: [], same: [] }
      prerequisites: []
      \(signatureEntry)
      # exact | multiset(1) | float(1e-5, 1e-5) | checker(NAME) | round-trip(a, b) | identity | replay
      comparator: \(isDesign ? "replay" : "exact")
      complexity: { time: "TODO: n", space: "TODO: n", slow: "TODO: n^2", size: "TODO: what n is" }
      hints:
        - "TODO: a question that leads to the idea"
        - "TODO: the idea"
        - "TODO: the way, nearly as code"
      # TODO: LeetCode's bounds, a formula each; [none] for a problem that isn't on LeetCode
      official:
      \(official.map { "  - \"\($0)\"" }.joined(separator: "\n"))
      # TODO: the same for the validator; relations between arguments are rules
      constraints:
      \(constraints.map { "  \($0)" }.joined(separator: "\n"))
      # TODO: families for the edges and for the rare answer; sizes that brute manages in a millisecond
      generator:
        random:
          sizes: [1, 12]
      \(recipes.map { "    \($0)" }.joined(separator: "\n"))
        large:
          sizes: [1, 12]
      \(recipes.map { "    \($0)" }.joined(separator: "\n"))

      """
  }

  private var isDesign: Bool { if case .design = signature { true } else { false } }

  private var signatureEntry: String {
    switch signature {
    case .function(let function):
      let place = function.inPlace.map { "\n  inPlace: \(function.parameters[$0].name)" } ?? ""
      return """
        signature:
          function: \(function.name)
          parameters: \(Self.entry(function.parameters))
          returns: \(Self.quoted(function.returns))\(place)
        """
    case .design(let design):
      let methods = design.methods.map { method in
        "    - { name: \(method.name), parameters: \(Self.entry(method.parameters)), "
          + "returns: \(Self.quoted(method.returns)) }"
      }
      return """
        signature:
          class: \(design.className)
          constructor: \(Self.entry(design.constructor))
          methods:
        \(methods.joined(separator: "\n"))
        """
    }
  }

  private static func entry(_ parameters: [Parameter]) -> String {
    let items = parameters.map { "{ name: \($0.name), type: \(quoted($0.type)) }" }
    return items.isEmpty ? "[]" : "[ \(items.joined(separator: ", ")) ]"
  }

  private static func quoted(_ type: ValueType) -> String { "\"\(type)\"" }

  /// Two visible cases with the simplest values, and one made by the large family.
  var testsFile: String {
    let visible = [1, 2].map { number in
      "  {\"visible\": true, \"input\": \(exampleInput), \"expected\": \(exampleAnswer), "
        + "\"why\": \"TODO: example \(number), and why its answer is right\", "
        + "\"provenance\": \"human\"},"
    }
    let hidden = [
      "  {\"input\": \(exampleInput), \"expected\": \(exampleAnswer), "
        + "\"why\": \"TODO: the smallest input; then one element, repeats, bounds, wrong ideas\", "
        + "\"provenance\": \"human\"},",
      "  {\"generate\": {\"family\": \"large\", \"seed\": 1, \"size\": 1000}, "
        + "\"why\": \"TODO: a size at which slow is too slow\", \"provenance\": \"generator\"}],",
    ]
    return (["{\"cases\": ["] + visible + hidden).joined(separator: "\n") + """

       "invalid": [
        {"input": [], "why": "TODO: five inputs that the validator refuses, each for one reason"}],
       "badOutputs": []}

      """
  }

  private var exampleInput: String {
    switch signature {
    case .function(let function):
      return Value.array(function.parameters.map { Self.example($0.type) }).fileJSON
    case .design(let design):
      let arguments = design.constructor.map { Self.example($0.type) }
      let input: [Value] = [[.string(design.className)], [.array(arguments)]]
      return Value.array(input).fileJSON
    }
  }

  private var exampleAnswer: String {
    switch signature {
    case .function(let function): Self.example(function.answer).fileJSON
    case .design: "[null]"
    }
  }

  private static func example(_ type: ValueType) -> Value {
    switch type {
    case .void: .null
    case .bool: true
    case .char: "a"
    case .string: ""
    case .int, .long: 0
    case .double: 0.5
    case .interval: [0, 1]
    case .list, .listNode, .treeNode, .graphNode, .randomNode: []
    }
  }

  var statement: String {
    """
    TODO: the task in our own words, never LeetCode's text.

    {{example 1}}

    {{example 2}}

    ## Constraints

    - TODO: the bounds, as `official` has them in problem.yml
    \(official.map { "- `\($0)`" }.joined(separator: "\n"))

    """
  }

  static let editorial = [("brute", "Simple approach"), ("fast", "Best approach")]
    .map { name, title in
      """
      ## TODO: \(title)

      Solution: `\(name)`

      ### Idea

      TODO: what it does.

      ### Why it is right

      TODO: the reason, without running it.

      ### Complexity

      TODO: time and space.

      ### Pitfalls

      TODO: what goes wrong easily.

      """
    }.joined(separator: "\n")
}
