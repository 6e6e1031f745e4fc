import Domain
import TestForge
import TestSupport
import Testing

/// Checkers accept every right answer and refuse wrong ones with a reason.
@Suite struct CheckerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var checker: String
    var types: [ValueType]
    var returns: ValueType
    var input: [Value]
    var good: [Value]
    var bad: [Value]

    var testDescription: String { "\(checker) \(Value.array(input).json)" }
  }

  private static let windows: [Row] = [
    ("aab", "ab", ["ab"], ["aab", "a", "", "ba", 1]),
    ("abba", "ab", ["ab", "ba"], ["bb", "abb"]),
    ("aXaYa", "aa", ["aXa", "aYa"], ["aa", "aXaYa"]),
    ("abc", "d", [""], ["a", nil]),
    ("abc", "abcd", [""], ["abc"]),
  ].map { (text: Value, part: Value, good: [Value], bad: [Value]) in
    Row(
      checker: "shortest-window", types: [.string, .string], returns: .string,
      input: [text, part], good: good, bad: bad)
  }

  private static let orders: [Row] = [
    (["wrt", "wrf", "er", "ett", "rftt"], ["wertf"], ["", "wertff", "wetrf", "wert"]),
    (["z", "x"], ["zx"], ["xz", ""]),
    (["z", "x", "z"], [""], ["zx"]),
    (["abc", "ab"], [""], ["abc"]),
    (["ab", "abc"], ["abc", "cba"], ["ab"]),
    (["a"], ["a"], ["", "b"]),
  ].map { (words: Value, good: [Value], bad: [Value]) in
    Row(
      checker: "letter-order", types: [.list(.string)], returns: .string, input: [words],
      good: good, bad: bad)
  }

  private static let others: [Row] = [
    Row(
      checker: "peak", types: [.list(.int)], returns: .int, input: [[1, 3, 2, 5, 4]],
      good: [1, 3], bad: [0, 2, 4, 5, -1, nil]),
    Row(
      checker: "peak", types: [.list(.int)], returns: .int, input: [[7]], good: [0], bad: [1]),
    Row(
      checker: "balanced-search-tree", types: [.list(.int)], returns: .treeNode,
      input: [[1, 2, 3, 4]],
      good: [[2, 1, 3, nil, nil, nil, 4], [3, 2, 4, 1], [3, 1, 4, nil, 2]],
      bad: [[], [1, nil, 2, nil, 3, nil, 4], [2, 1, 3], [3, 2, 4, nil, 1], [3, 2, 4, 1, 1], 5]),
    Row(
      checker: "balanced-search-tree", types: [.list(.int)], returns: .treeNode,
      input: [[1, 2, 3, 4, 5]], good: [[3, 1, 4, nil, 2, nil, 5]],
      bad: [[2, 1, 3, nil, nil, nil, 4, nil, 5], [1, nil, 3, 2, 4, nil, nil, nil, 5]]),
  ]

  @Test(arguments: windows + orders + others)
  func `a checker tells right from wrong`(row: Row) {
    let problem = Problem.form(
      zip(["a", "b"], row.types).map { Parameter(name: $0, type: $1) }, returns: row.returns,
      comparator: .checker(name: row.checker))
    func judgement(_ answer: Value) -> Judgement {
      judgeAnswer(answer, expected: nil, input: row.input, problem: problem, orderMatters: nil)
    }
    for answer in row.good { #expect(judgement(answer).isAccepted, "\(answer.json)") }
    for answer in row.bad {
      #expect(!judgement(answer).isAccepted, "\(answer.json)")
      #expect(judgement(answer).reason?.hasSuffix(".") == true, "\(answer.json)")
    }
  }

  /// A record of draws from weights, `count` of each index.
  private func record(_ weights: [Int], _ counts: [Int]) -> Judgement {
    let draws = zip(0..., counts).flatMap { [Int](repeating: $0, count: $1) }
    let names = [Value.string("Solution")] + draws.map { _ in "pickIndex" }
    let first = Value.array([.array(weights.map(Value.int))])
    let arguments = [first] + draws.map { _ in Value.array([]) }
    return judgeAnswer(
      .array([.null] + draws.map(Value.int)), expected: nil,
      input: [.array(names), .array(arguments)],
      problem: .form(comparator: .statistical(name: "weighted-index")), orderMatters: nil)
  }

  @Test func `indices must come as often as their weights say`() {
    #expect(record([1, 3], [260, 740]).isAccepted)
    #expect(record([1], [5]).isAccepted)
    // Few draws say nothing, and neither do seldom indices one by one.
    #expect(record([1, 3], [2, 0]).isAccepted)
    #expect(record([1, 1, 1, 1000], [3, 0, 0, 1000]).isAccepted)
    #expect(!record([1, 3], [500, 500]).isAccepted)
    #expect(!record([1, 1000], [300, 700]).isAccepted)
    #expect(!record([1, 1], [1, 2, 1]).isAccepted)
  }

  @Test func `a node of a tree is told by its value`() {
    var problem = Problem.form()
    problem.signature = .function(
      FunctionSignature(
        name: "f",
        parameters: [
          Parameter(name: "root", type: .treeNode),
          Parameter(name: "p", type: .treeNode, role: .node(of: "root")),
        ], returns: .treeNode))
    problem.constraints = ["root": ["nodes": [1, 9]]]
    #expect(validate([[2, 1], 1], for: problem) == [])
    for node: Value in [3, nil, [1]] { #expect(!validate([[2, 1], node], for: problem).isEmpty) }
    #expect(!validate([[1, 1], 1], for: problem).isEmpty)
    func isRight(_ answer: Value, _ expected: Value) -> Bool {
      judgeAnswer(
        answer, expected: expected, input: [[2, 1], 1], problem: problem, orderMatters: nil
      ).isAccepted
    }
    #expect(isRight(2, 2) && isRight(nil, nil))
    #expect(!isRight([2, 1], 2) && !isRight(nil, 2) && !isRight([2], 2))
  }

  @Test func `every checker that authors may use is known`() throws {
    let text = try Vocabulary.section(from: "### Comparators", to: "## Constraints")
    let names = text.matches(of: #/`(?:checker|statistical)\(([a-z-]+)\)/#).map {
      String($0.output.1)
    }
    #expect(names.count == 8)
    for name in names {
      #expect(
        !checkForm(of: .form(comparator: .checker(name: name))).contains {
          $0.hasPrefix("comparator")
        })
    }
  }
}
