import Domain
import TestForge
import TestSupport
import Testing

@Suite struct JudgementTests {
  private func accepts(
    _ comparator: Comparator, _ actual: Value, _ expected: Value?, input: [Value] = [[]],
    returns: ValueType = .list(.int)
  ) -> Bool {
    let problem = Problem.form(returns: returns, comparator: comparator)
    return judgeAnswer(
      actual, expected: expected, input: input, problem: problem, orderMatters: nil
    ).isAccepted
  }

  @Test(
    arguments: [
      (depth: 1, actual: [[1, 2], [3]], expected: [[3], [1, 2]], isEqual: true),
      (depth: 1, actual: [[2, 1], [3]], expected: [[3], [1, 2]], isEqual: false),
      (depth: 2, actual: [[2, 1], [3]], expected: [[3], [1, 2]], isEqual: true),
      (depth: 2, actual: [[1], [1], [2]], expected: [[1], [2], [2]], isEqual: false),
      (depth: 1, actual: [1, 1, 2], expected: [1, 2, 2], isEqual: false),
      (depth: 1, actual: ["1"], expected: [1], isEqual: false),
      (depth: 1, actual: 5, expected: [5], isEqual: false),
    ] as [(depth: Int, actual: Value, expected: Value, isEqual: Bool)])
  func `a multiset forgives order to its depth and counts repeats`(
    row: (depth: Int, actual: Value, expected: Value, isEqual: Bool)
  ) {
    #expect(accepts(.multiset(depth: row.depth), row.actual, row.expected) == row.isEqual)
  }

  @Test(
    arguments: [
      (2.000001, 2, true), (2.1, 2, false), (2, 2.5, false), (.double(1e12 + 1), 1e12, true),
      (.double(.nan), 2, false), ("2", 2, false), ([1.0, 2], [1, 2.000001], true),
      ([1.0], [1, 1], false),
    ] as [(Value, Value, Bool)])
  func `a float may miss by the absolute or the relative error`(
    actual: Value, expected: Value, isNear: Bool
  ) {
    #expect(
      accepts(.float(absolute: 1e-5, relative: 1e-5), actual, expected, returns: .double)
        == isNear)
  }

  @Test(
    arguments: [
      ("bab", true), ("aba", true), ("bb", false), ("b", false), ("babad", false), ("aa", false),
      ("cac", false), (7, false), ("", false),
    ] as [(Value, Bool)])
  func `any longest palindrome of the text is right`(answer: Value, isRight: Bool) {
    let comparator = Comparator.checker(name: "longest-palindromic-substring")
    #expect(
      accepts(comparator, answer, nil, input: ["babad"], returns: .string) == isRight)
  }

  @Test(
    arguments: [
      ([0, 1, 2, 3], true), ([0, 2, 1, 3], true), ([0, 1, 3, 2], false), ([], false),
      ([0, 1, 2], false), ([0, 1, 2, 2], false), ([0, 1, 2, 4], false), ("0123", false),
    ] as [(Value, Bool)])
  func `every topological order is right and nothing else`(answer: Value, isRight: Bool) {
    let comparator = Comparator.checker(name: "topological-order")
    let input: [Value] = [4, [[1, 0], [2, 0], [3, 1], [3, 2]]]
    #expect(accepts(comparator, answer, nil, input: input) == isRight)
  }

  @Test func `a cycle has no order but the empty one`() {
    let comparator = Comparator.checker(name: "topological-order")
    #expect(accepts(comparator, [], nil, input: [2, [[0, 1], [1, 0]]]))
    #expect(!accepts(comparator, [0, 1], nil, input: [2, [[0, 1], [1, 0]]]))
  }

  @Test(
    arguments: [
      (["value": [[2], [1]], "shared": 0], true), (["value": [[2], [1]], "shared": 1], false),
      (["value": [[2], []], "shared": 0], false), ([[2], [1]], false),
    ] as [(Value, Bool)])
  func `a copy must be equal and share no node`(answer: Value, isRight: Bool) {
    let problem = Problem.form(
      [Parameter(name: "node", type: .graphNode)], returns: .graphNode, comparator: .identity)
    let judgement = judgeAnswer(
      answer, expected: nil, input: [[[2], [1]]], problem: problem, orderMatters: nil)
    #expect(judgement.isAccepted == isRight)
    #expect((judgement.reason == nil) == isRight)
  }

  @Test func `what comes back from a round trip must be what went in`() {
    func judge(_ actual: Value) -> Bool {
      judgeAnswer(
        actual, expected: nil, input: [["a", ""]], problem: .codec, orderMatters: nil
      ).isAccepted
    }
    #expect(judge(["a", ""]))
    #expect(!judge(["a"]))
  }

  @Test func `a replay names the first wrong call`() {
    let judgement = judgeAnswer(
      [nil, nil, 4], expected: [nil, nil, 3], input: [[], []], problem: .stack(),
      orderMatters: nil)
    #expect(judgement == Judgement(isAccepted: false, reason: "Call 2 gave 4, not 3."))
  }

  @Test func `the secret is the right answer of an interactive problem`() {
    let problem = Problem.form(
      [
        Parameter(name: "n", type: .int), Parameter(name: "bad", type: .int, role: .secret),
      ], comparator: .interactive)
    for (answer, isRight) in [(4, true), (3, false)] {
      let judgement = judgeAnswer(
        .int(answer), expected: nil, input: [5, 4], problem: problem, orderMatters: nil)
      #expect(judgement.isAccepted == isRight)
    }
  }

  @Test func `an own case says itself whether order counts`() {
    for (orderMatters, isAccepted) in [(true, false), (false, true), (nil, true)] {
      let judgement = judgeAnswer(
        [1, 0], expected: [0, 1], input: [[2, 7], 9], problem: .twoSum,
        orderMatters: orderMatters)
      #expect(judgement.isAccepted == isAccepted)
    }
  }

  @Test(arguments: [ValueType.listNode, .treeNode])
  func `no node and no nodes are the same answer`(type: ValueType) {
    #expect(accepts(.exact, nil, [], returns: type))
    #expect(!accepts(.exact, nil, [], returns: .list(.int)))
  }

  @Test func `trailing nulls of a tree do not count`() {
    #expect(accepts(.exact, [1, nil, 2, nil, nil], [1, nil, 2], returns: .treeNode))
  }

  @Test func `a missing expectation is no pass`() {
    #expect(!accepts(.exact, 1, nil))
    #expect(!accepts(.checker(name: "unheard-of"), 1, nil))
  }
}
