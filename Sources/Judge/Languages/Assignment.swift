internal import Domain

/// What a harness must know of a problem: types and names, never an expected answer.
struct Assignment {
  let value: Value

  init(_ problem: Problem, in language: Language) {
    let seeksShared = problem.comparator == .identity
    switch (problem.signature, problem.comparator) {
    case (.function(let function), _):
      let types = function.parameters.filter { $0.role != .secret }.map { parameter in
        Self.parameter(parameter, in: function)
      }
      value = [
        "kind": "function", "name": .string(function.name), "parameters": .array(types),
        "answer": .string("\(function.answer)"), "shared": .bool(seeksShared),
        "tells": function.tellsNode.map(Value.int) ?? .null,
        "inPlace": Self.position(function).map(Value.int) ?? .null,
        "oracle": function.oracle.map { .string($0.name) } ?? .null,
        "declaration": .string(function.declaration(in: language)),
      ]
    case (.design(let design), .roundTrip):
      value = Self.design(design, kind: "round-trip")
    case (.design(let design), _):
      value = Self.design(design, kind: "design")
    }
  }

  /// The changed parameter's place among the arguments that are sent.
  private static func position(_ function: FunctionSignature) -> Int? {
    function.inPlace.map { changed in
      function.parameters[..<changed].count { $0.role != .secret }
    }
  }

  private static func parameter(_ parameter: Parameter, in function: FunctionSignature) -> Value {
    func index(_ name: String) -> Value {
      function.parameters.firstIndex { $0.name == name }.map(Value.int) ?? .null
    }
    switch parameter.role {
    case .cycle(let name): return ["type": "int", "joins": index(name)]
    case .node(let name): return ["type": .string("\(parameter.type)"), "within": index(name)]
    case .argument, .secret: return ["type": .string("\(parameter.type)")]
    }
  }

  private static func design(_ design: DesignSignature, kind: String) -> Value {
    var methods: [String: Value] = [:]
    for method in design.methods {
      methods[method.name] = [
        "parameters": types(method.parameters), "returns": .string("\(method.returns)"),
      ]
    }
    return [
      "kind": .string(kind), "name": .string(design.className),
      "constructor": types(design.constructor), "methods": .object(methods),
    ]
  }

  private static func types(_ parameters: [Parameter]) -> Value {
    .array(parameters.map { .string("\($0.type)") })
  }
}
