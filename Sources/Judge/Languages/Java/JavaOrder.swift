internal import Domain

/// One source as the resident compiler is asked about it.
struct JavaOrder {
  /// The oracle's class, when the judge has to define it.
  let host: String?
  let question: Value

  init(_ problem: Problem, _ source: String, isCheckOnly: Bool = false) {
    var question: [String: Value] = [
      "source": .string(source), "check": .bool(isCheckOnly),
      "node": .string(problem.signature.mentions(.randomNode) ? "random" : "graph"),
      "call": .string(JavaCall(problem.signature).text),
    ]
    var host: String?
    if case .function(let function) = problem.signature, let oracle = function.oracle,
      !Self.defines(oracle.host, source)
    {
      host = oracle.host
      question["host"] = .string(oracle.host)
      question["stub"] = .string(Self.stub(oracle))
    }
    self.host = host
    self.question = .object(question)
  }

  /// Whether the learner wrote the class himself; the starter's comment only tells of it.
  private static func defines(_ name: String, _ source: String) -> Bool {
    var code = ""
    var rest = source[...]
    while let open = rest.firstRange(of: "/*") {
      code += rest[..<open.lowerBound]
      let inside = rest[open.upperBound...]
      rest = inside[(inside.firstRange(of: "*/")?.upperBound ?? inside.endIndex)...]
    }
    return (code + rest).split(whereSeparator: \.isNewline).contains { line in
      line.prefix { $0 != "/" }.contains("class \(name)")
    }
  }

  /// The harness finds the field by its name and puts the oracle there.
  private static func stub(_ oracle: Oracle) -> String {
    """
    public class \(oracle.host) {
      private static java.util.function.IntPredicate focusOracle;
      public boolean \(oracle.name)(int number) { return focusOracle.test(number); }
    }
    """
  }
}
