import Domain
import TestForge
import TestSupport
import Testing

@Suite struct EdgeFamiliesTests {
  /// A function of one parameter `x`.
  private func problem(_ type: ValueType, _ constraint: Value) -> Problem {
    var problem = Problem.twoSum
    problem.signature = .function(
      FunctionSignature(
        name: "f", parameters: [Parameter(name: "x", type: type)], returns: .int))
    problem.constraints = ["x": constraint]
    return problem
  }

  private func kinds(_ value: Value, _ type: ValueType, _ constraint: Value) -> Set<String> {
    let families = edgeFamilies(of: [value], for: problem(type, constraint))
    #expect(families.allSatisfy { $0.argument == "x" })
    return Set(families.map(\.kind.rawValue))
  }

  @Test(
    arguments: [
      ([], ["empty"]), ([5], ["a single element"]),
      ([1, 1], ["all equal"]), ([2, 1, 2], ["repeats"]), ([1, 2, 3], ["ascending"]),
      ([3, 2, 1], ["descending"]), ([1, 3, 2], []), ([0, 2, 1], ["zero"]),
      ([2, -3, 1], ["a negative number"]), ([2, -9, 1], ["a negative number", "the least value"]),
      ([1, 9, 2], ["the greatest value"]), ([1, 3, 2, 5, 4], ["the largest size"]),
    ] as [([Value], Set<String>)])
  func `a list stands at its edges`(items: [Value], kinds expected: Set<String>) {
    #expect(
      kinds(.array(items), .list(.int), ["length": [0, 5], "each": [-9, 9]]) == expected)
  }

  @Test func `a least size above one is an edge`() {
    #expect(
      kinds([1, 3], .list(.int), ["length": [2, 5], "each": [0, 9]]) == ["the smallest size"])
  }

  @Test(
    arguments: [
      ("", ["empty"]), ("a", ["a single element"]), ("bb", ["all equal"]), ("ab", []),
      ("abcd", ["the largest size"]),
    ] as [(String, Set<String>)])
  func `a text stands at its edges`(text: String, kinds expected: Set<String>) {
    #expect(kinds(.string(text), .string, ["length": [0, 4]]) == expected)
  }

  @Test(
    arguments: [
      ([], ["empty"]), ([1], ["a single element"]), ([1, 2, .null, 3], ["a chain"]),
      ([1, 2, 3], []), ([4, 4, 4], ["all equal"]),
    ] as [([Value], Set<String>)])
  func `a tree stands at its edges`(items: [Value], kinds expected: Set<String>) {
    #expect(
      kinds(.array(items), .treeNode, ["nodes": [0, 9], "each": [-9, 9]]) == expected)
  }

  @Test func `a grid stands at its edges`() {
    let limits: Value = ["length": [1, 9], "each": ["length": [1, 9], "each": [0, 9]]]
    let type = ValueType.list(.list(.int))
    #expect(kinds([[1, 2]], type, limits) == ["a single row"])
    #expect(kinds([[1], [2]], type, limits) == ["a single column"])
    #expect(kinds([[3, 3], [3, 3]], type, limits) == ["all equal"])
    #expect(kinds([[0, 9], [2, 3]], type, limits).contains("the greatest value"))
  }

  @Test func `the calls of a design class have edges of their own`() throws {
    var problem = Problem.twoSum
    problem.comparator = .replay
    problem.signature = .design(
      DesignSignature(
        className: "Stack", constructor: [],
        methods: [
          .init(name: "push", parameters: [Parameter(name: "x", type: .int)], returns: .void),
          .init(name: "size", parameters: [], returns: .int),
        ]))
    problem.constraints = [
      "calls": [1, 3], "methods": ["push": ["arguments": ["x": [-9, 9]]], "size": [:]],
    ]
    func families(_ names: Value, _ lists: Value) -> [String] {
      edgeFamilies(of: [names, lists], for: problem).sorted().map(\.description)
    }
    #expect(
      families(["Stack", "size"], [[], []])
        == ["calls: a single element", "size: called first"])
    #expect(
      families(["Stack", "push", "push", "push"], [[], [-9], [0], [4]])
        == [
          "calls: the largest size", "push: called first", "push: nothing else called",
          "push.x: a negative number", "push.x: the least value", "push.x: zero",
        ])
    #expect(families(["Stack"], 3) == [])
  }

  @Test func `an input of another form has no edges`() {
    #expect(edgeFamilies(of: [], for: .twoSum) == [])
    #expect(edgeFamilies(of: [1], for: problem(.list(.int), ["length": "nonsense("])) == [])
  }

  @Test func `edge inputs are valid, differ, and cover what small ones can`() throws {
    let inputs = try edgeInputs(of: .doubling, most: 50)
    #expect(Set(inputs.map(\.input)).count == inputs.count)
    for edge in inputs { #expect(validate(edge.input, for: .doubling) == []) }
    let kinds = Set(inputs.flatMap(\.families).map(\.kind))
    #expect(kinds.isSuperset(of: [.single, .largest, .allEqual, .negative, .zero]))
    #expect(inputs.contains { $0.input.first?.elements?.count == 1_000 && $0.command != nil })
    #expect(try edgeInputs(of: .doubling, most: 50) == inputs, "the same on every machine")
    #expect(try edgeInputs(of: .doubling, most: 2).count == 2)
  }
}
