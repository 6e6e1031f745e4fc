import Domain
import TestSupport

extension Problem {
  /// Two Sum with another signature, comparator and forms.
  static func form(
    _ parameters: [Parameter] = [Parameter(name: "nums", type: .list(.int))],
    returns: ValueType = .int, comparator: Comparator = .exact, constraints: Value = [:],
    generator: Value = [:]
  ) -> Problem {
    var problem = Problem.twoSum
    problem.signature = .function(
      FunctionSignature(name: "solve", parameters: parameters, returns: returns))
    problem.comparator = comparator
    problem.constraints = constraints
    problem.generator = generator
    return problem
  }

  /// A stack whose `pop` needs an element.
  static func stack(generator: Value = [:], comparator: Comparator = .replay) -> Problem {
    var problem = form(comparator: comparator, generator: generator)
    problem.signature = .design(
      DesignSignature(
        className: "Stack", constructor: [Parameter(name: "limit", type: .int)],
        methods: [
          .init(name: "push", parameters: [Parameter(name: "val", type: .int)], returns: .void),
          .init(name: "pop", parameters: [], returns: .int),
        ]))
    problem.constraints = [
      "calls": [1, 50], "constructor": ["limit": [1, 9]],
      "methods": [
        "push": ["arguments": ["val": [0, 99]], "adds": 1], "pop": ["needs": 1, "adds": -1],
      ],
    ]
    return problem
  }

  /// A class whose two methods make a round trip over a list of strings.
  static let codec: Problem = {
    var problem = form(comparator: .roundTrip(encode: "encode", decode: "decode"))
    problem.signature = .design(
      DesignSignature(
        className: "Codec", constructor: [],
        methods: [
          .init(
            name: "encode", parameters: [Parameter(name: "strs", type: .list(.string))],
            returns: .string),
          .init(
            name: "decode", parameters: [Parameter(name: "s", type: .string)],
            returns: .list(.string)),
        ]))
    problem.constraints = ["strs": ["length": [1, 3], "each": ["length": [0, 4]]]]
    return problem
  }()
}
