package import Domain
import TestForge

/// The JSON schema of proposed cases, narrowed to what a problem's signature takes.
package struct CaseSchema {
  /// The most cases that are asked for and read at one time (F24).
  package static let mostCases = 50

  let problem: Problem

  /// Few keywords, as every service knows some of its own.
  package var value: Value {
    let texts: [String: Value] = ["why": Self.string, "kind": Self.kind]
    let fields: [String: Value] = [
      "input": ["type": "array", "items": Self.any(of: inputs)], "expected": expected,
      "orderMatters": ["type": "boolean"], "generate": Self.command,
    ]
    return [
      "type": "object", "additionalProperties": false, "required": ["cases"],
      "properties": [
        "cases": [
          "type": "array",
          "items": [
            "type": "object", "additionalProperties": false,
            "required": ["input", "expected", "orderMatters", "kind", "why"],
            "properties": .object(fields.merging(texts) { first, _ in first }),
          ],
        ]
      ],
    ]
  }

  private static let string: Value = ["type": "string"]
  private static let kind: Value = [
    "type": "string", "enum": .array(ProposedCase.kinds.map(Value.string)),
  ]
  private static let command: Value = [
    "type": "object", "additionalProperties": false, "required": ["family", "seed", "size"],
    "properties": [
      "family": ["type": "string"], "seed": ["type": "integer"], "size": ["type": "integer"],
    ],
  ]

  /// What one argument may be, each schema once.
  private var inputs: [Value] {
    if let design = problem.replayedDesign {
      let types = (design.constructor + design.methods.flatMap(\.parameters)).map(\.type)
      let lists: Value = ["type": "array", "items": Self.any(of: types.map(Self.schema))]
      return [["type": "array", "items": Self.any(of: [Self.string, lists])]]
    }
    return problem.inputParameters.map { Self.schema(of: $0.givenType) }
  }

  private var expected: Value {
    switch problem.signature {
    case .function(let function) where function.tellsNode == nil: Self.schema(of: function.answer)
    case .function: Self.any(of: [["type": "integer"], Self.null])
    case .design(let design):
      [
        "type": "array",
        "items": Self.any(of: [Self.null] + design.methods.map { Self.schema(of: $0.returns) }),
      ]
    }
  }

  private static let null: Value = ["type": "null"]

  private static func any(of schemas: [Value]) -> Value {
    var seen: Set<Value> = []
    let different = schemas.filter { seen.insert($0).inserted }
    // An empty choice is no schema: a class whose methods take nothing.
    guard let first = different.first else { return null }
    return different.count == 1 ? first : ["anyOf": .array(different)]
  }

  private static func schema(of type: ValueType) -> Value {
    switch type {
    case .void: null
    case .bool: ["type": "boolean"]
    case .char, .string: string
    case .double: ["type": "number"]
    case .int, .long: ["type": "integer"]
    case .list(let element): ["type": "array", "items": schema(of: element)]
    case .listNode: ["type": "array", "items": ["type": "integer"]]
    case .treeNode: ["type": "array", "items": any(of: [["type": "integer"], null])]
    case .graphNode: ["type": "array", "items": ["type": "array", "items": ["type": "integer"]]]
    case .randomNode: ["type": "array", "items": schema(of: .treeNode)]
    case .interval: ["type": "array", "items": ["type": "integer"]]
    }
  }
}
