import Domain
import TestForge
import TestSupport
import Testing

@Suite struct MeasureTests {
  @Test(
    arguments: [
      (.list(.int), [3, -1, 3], "len(a)", 3), (.list(.int), [3, -1, 3], "sum(a)", 5),
      (.list(.int), [3, -1, 3], "least(a)", -1), (.list(.int), [3, -1, 3], "greatest(a)", 3),
      (.list(.int), [3, -1, 3], "distinct(a)", 2), (.string, "aab", "distinct(a)", 2),
      (.list(.list(.char)), [["a", "b"], ["c", "d"], ["e", "f"]], "columns(a)", 2),
      (.list(.int), [], "columns(a)", 0), (.list(.string), ["abc"], "columns(a)", 3),
      (.treeNode, [1, nil, 2], "nodes(a)", 2), (.treeNode, nil, "nodes(a)", 0),
      (.list(.int), [1, 2], "max(sum(a), len(a)) * 2 - min(least(a), 5)", 5),
    ] as [(ValueType, Value, String, Int)])
  func `an expression measures an argument`(
    type: ValueType, value: Value, expression: String, wanted: Int
  ) {
    let problem = Problem.form(
      [Parameter(name: "a", type: type), Parameter(name: "b", type: .int)],
      constraints: ["b": [.string(expression), .string(expression)]])
    #expect(validate([value, .int(wanted)], for: problem) == [])
    #expect(!validate([value, .int(wanted + 1)], for: problem).isEmpty)
  }

  @Test func `what cannot be measured is told`() {
    let problem = Problem.form(
      [Parameter(name: "a", type: .list(.int)), Parameter(name: "b", type: .int)],
      constraints: ["b": [0, "least(a)"]])
    #expect(
      validate([[], 0], for: problem) == ["least(a): nothing of that name here has one."])
  }

  @Test func `bounds of elements are worked out once`() {
    let numbers = Value.array([Value](repeating: 1, count: 50_000))
    let problem = Problem.form(constraints: ["nums": ["each": [0, "sum(nums)"]]])
    #expect(validate([numbers], for: problem) == [])
  }
}
