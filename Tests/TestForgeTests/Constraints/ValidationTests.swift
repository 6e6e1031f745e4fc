import Domain
import TestForge
import TestSupport
import Testing

@Suite struct ValidationTests {
  private static let rows: [(type: ValueType, form: Value, good: [Value], bad: [Value])] = [
    (.int, [1, 5], [1, 5], [0, 6, 1.5, "1", nil]),
    (.int, [:], [2_147_483_647], [2_147_483_648]),
    (.int, ["values": [1, 5]], [1], [2]),
    (.string, ["length": [1, 3], "alphabet": "a-c_"], ["a", "_cb"], ["", "aaaa", "d", 1]),
    (.string, ["values": ["+", "-"]], ["+"], ["*"]),
    (.char, ["alphabet": "01"], ["0"], ["2", "00"]),
    (
      .list(.int), ["length": [1, 3], "each": [0, 9], "distinct": true], [[1], [3, 1]],
      [[], [1, 2, 3, 4], [10], [1, 1], [nil]]
    ),
    (.list(.int), ["sorted": "ascending"], [[], [1, 1, 2]], [[2, 1]]),
    (.list(.int), ["sorted": "strictly-descending"], [[2, 1]], [[1, 1]]),
    (
      .list(.list(.int)), ["each": ["length": [2, 2], "sorted": "ascending"]], [[[1, 2]]],
      [[[2, 1]], [[1]]]
    ),
    (.list(.list(.int)), ["square": true], [[[1, 2], [3, 4]]], [[[1, 2]], [[1], [2]]]),
    (.list(.list(.int)), ["rectangular": true], [[[1, 2]]], [[[1, 2], [3]]]),
    (.listNode, ["nodes": [0, 2], "each": [0, 9]], [[], nil, [1, 2]], [[1, 2, 3], [10]]),
    (
      .treeNode, ["nodes": [0, 3], "each": [0, 9]], [[], [1, nil, 2]],
      [[1, 2, 3, 4], [nil, 1], [1, nil, nil, 2], [10]]
    ),
    (.treeNode, ["search": true], [[2, 1, 3]], [[2, 3, 1], [2, 1, 3, nil, 4], [1, 1]]),
    (.treeNode, ["depth": [0, 2]], [[1, 2, 3]], [[1, 2, nil, 3]]),
    (
      .graphNode, ["nodes": [0, 3], "connected": true], [[], [[]], [[2], [1]]],
      [[[2], []], [[1]], [[2, 2], [1]], [[5]], [[], []]]
    ),
    (
      .randomNode, ["nodes": [0, 2], "each": [0, 9]], [[[1, nil], [2, 0]]],
      [[[1, 2]], [[10, nil]]]
    ),
  ]

  @Test(arguments: rows.indices)
  func `each form accepts what it allows and refuses the rest`(row: Int) {
    let (type, form, good, bad) = Self.rows[row]
    let problem = Problem.form(
      [Parameter(name: "x", type: type)], constraints: ["x": form])
    for value in good { #expect(validate([value], for: problem) == [], "\(value.json)") }
    for value in bad {
      let sentences = validate([value], for: problem)
      #expect(!sentences.isEmpty, "\(type) \(form.json) \(value.json)")
      #expect(sentences.allSatisfy { $0.hasPrefix("x") }, "\(sentences)")
    }
  }

  @Test func `a sentence names the argument and the broken limit`() {
    let problem = Problem.form(
      constraints: ["nums": ["length": [2, 3], "each": [0, 9]]])
    #expect(
      validate([[10]], for: problem) == [
        "nums must have 2 to 3 elements, not 1.", "nums[0] must be between 0 and 9, not 10.",
      ])
    #expect(
      validate([], for: problem) == ["The input needs 1 argument (nums), not 0."])
  }

  @Test func `bounds may speak of other arguments`() {
    let problem = Problem.form(
      [Parameter(name: "head", type: .listNode), Parameter(name: "pos", type: .int)],
      constraints: ["pos": [-1, "len(head) - 1"]])
    #expect(validate([[1, 2], 1], for: problem).isEmpty)
    #expect(validate([[], -1], for: problem).isEmpty)
    #expect(validate([[1, 2], 2], for: problem) == ["pos must be between -1 and 1, not 2."])
  }

  @Test(
    arguments: [
      ("exactly-one-pair-sums(a, b)", [[1, 2], 3], true),
      ("exactly-one-pair-sums(a, b)", [[1, 2], 4], false),
      ("exactly-one-pair-sums(a, b)", [[1, 1, 1], 2], false),
      ("exactly-one-pair-sums(a, b)", [[1, 5, 1], 2], true),
      ("exactly-one-pair-sums(a, b)", [[2, 1, 2], 3], false),
      ("exactly-one-pair-sums(a, b)", [[1, 4, 2, 3], 5], false),
      ("acyclic(b, a)", [[[0, 1]], 2], true),
      ("acyclic(b, a)", [[[0, 1], [1, 0]], 2], false),
      ("total-characters(a, 3)", [["ab", "c"], 0], true),
      ("total-characters(a, 2)", [["ab", "c"], 0], false),
      ("total-length(a, a, 1, 4)", [[1, 2], 0], true),
      ("total-length(a, a, 1, 3)", [[1, 2], 0], false),
    ] as [(String, [Value], Bool)])
  func `a rule relates arguments`(rule: String, input: [Value], holds: Bool) {
    let element: ValueType =
      input[0].elements?.first?.text == nil
      ? input[0].elements?.first?.elements == nil ? .int : .list(.int) : .string
    let problem = Problem.form(
      [Parameter(name: "a", type: .list(element)), Parameter(name: "b", type: .int)],
      constraints: ["rules": [.string(rule)]])
    #expect(validate(input, for: problem).isEmpty == holds)
  }

  @Test(
    arguments: [
      ([["Stack", "push", "pop"], [[3], [1], []]], nil),
      ([["Stack", "pop"], [[3], []]], "In call 1, pop: not allowed at this point."),
      (
        [["Stack", "push"], [[3], [100]]], "In call 1, push: val must be between 0 and 99, not 100."
      ),
      ([["Stack", "push"], [[0], [1]]], "In Stack: limit must be between 1 and 9, not 0."),
      ([["Stack", "peek"], [[3], []]], "Stack has no method peek."),
      ([["Stack"], [[3]]], "The case must have 1 to 50 calls, not 0."),
      ([["Stack", "push"], [[3], []]], "In call 1, push: needs 1 argument, not []."),
      (
        [["Stack", "push"], [[3], ["1"]]],
        "In call 1, push: val must be a whole number, not \"1\"."
      ),
    ] as [([Value], String?)])
  func `calls are held to the class, its limits and its count`(input: [Value], sentence: String?) {
    #expect(validate(input, for: .stack()).first == sentence)
  }

  @Test func `a case that is no list of calls is said to be one`() {
    for input: [Value] in [[1, 2], [["push"], [[1]]], [["Stack", "pop"], [[1]]]] {
      #expect(validate(input, for: .stack()).first?.hasPrefix("A case is two lists") == true)
    }
  }

  @Test func `a round trip takes the first method's arguments`() {
    #expect(validate([["a", ""]], for: .codec).isEmpty)
    #expect(!validate([["abcde"]], for: .codec).isEmpty)
  }
}
