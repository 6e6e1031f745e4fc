import Domain
import TestForge
import TestSupport
import Testing

/// Each rule with inputs that keep it and inputs that break it.
@Suite struct RuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: String
    var types: [ValueType]
    var good: [[Value]]
    var bad: [[Value]]

    var testDescription: String { rule }
  }

  private static let pairs = ValueType.list(.list(.int))
  private static let words = ValueType.list(.string)

  private static let lists: [Row] = [
    Row(
      rule: "differ(a, b)", types: [.int, .int], good: [[1, 2]], bad: [[3, 3]]),
    Row(
      rule: "occurs(a, 0, 1, 2)", types: [pairs],
      good: [[[[1, 0]]], [[[0], [0]]]], bad: [[[[1]]], [[[0, 0], [0]]]]),
    Row(
      rule: "occurs(a, \"*\", 1, len(a))", types: [.string], good: [["a*"]], bad: [["ab"]]),
    Row(
      rule: "all-different(a)", types: [pairs], good: [[[[1], [2]]]], bad: [[[[1, 2], [2]]]]),
    Row(
      rule: "total-elements(a, 3)", types: [pairs], good: [[[[1], [2, 2]]]],
      bad: [[[[1, 1], [2, 2]]]]),
    Row(
      rule: "has-majority(a)", types: [.list(.int)], good: [[[1]], [[2, 1, 2]]],
      bad: [[[]], [[1, 2]], [[1, 1, 2, 3]]]),
    Row(
      rule: "one-value-repeats(a)", types: [.list(.int)], good: [[[1, 1]], [[2, 1, 2, 2]]],
      bad: [[[1, 2]], [[1, 1, 2, 2]]]),
    Row(
      rule: "all-twice-but-one(a)", types: [.list(.int)], good: [[[1]], [[2, 1, 2]]],
      bad: [[[]], [[1, 1]], [[1, 2]], [[1, 1, 1, 2]]]),
    Row(
      rule: "neighbours-differ(a)", types: [.list(.int)], good: [[[1, 2, 1]], [[]]],
      bad: [[[1, 1]], [[2, 1, 1]]]),
    Row(
      rule: "rotated-sorted(a)", types: [.list(.int)],
      good: [[[]], [[1]], [[1, 2, 3]], [[3, 1, 2]], [[2, 1]]],
      bad: [[[1, 1]], [[2, 1, 3]], [[3, 2, 1]], [[2, 3, 1, 2]]]),
    Row(
      rule: "rows-in-sequence(a)", types: [pairs],
      good: [[[[1, 1], [2, 3]]], [[[1]]]], bad: [[[[2, 1]]], [[[1, 2], [2, 3]]]]),
    Row(
      rule: "pairwise-below(a, b)", types: [.list(.int), .list(.int)],
      good: [[[1, 5], [2, 6]]], bad: [[[1], [1]], [[1, 2], [2]]]),
    Row(
      rule: "disjoint(a)", types: [pairs], good: [[[]], [[[1, 1], [2, 3]]]],
      bad: [[[[1, 2], [2, 3]]], [[[4, 5], [1, 2]]], [[[2, 1]]]]),
    Row(
      rule: "each-disjoint(a)", types: [.list(pairs)], good: [[[[[1, 2]], [[1, 3]]]]],
      bad: [[[[[1, 2], [2, 3]]]]]),
    Row(
      rule: "unique-top(a, b)", types: [.list(.int), .int],
      good: [[[1, 1, 2], 1], [[1, 1, 2], 2], [[1, 2], 2]],
      bad: [[[1, 2], 1], [[1, 1, 2, 2, 3], 1], [[1], 2], [[1], 0]]),
    Row(
      rule: "unique-nearest(a, b)", types: [pairs, .int],
      good: [[[[1, 0], [0, 2]], 1], [[[1, 0], [0, 1]], 2]],
      bad: [[[[1, 0], [0, -1]], 1], [[[1, 0]], 2]]),
  ]

  private static let numbers: [Row] = [
    Row(
      rule: "multiple-of(a, b)", types: [.int, .int], good: [[6, 3], [0, 2], [-4, 2]],
      bad: [[7, 2], [7, 0]]),
    Row(
      rule: "within(sum(a), 2, 5)", types: [.list(.int)], good: [[[1, 1]], [[5]]],
      bad: [[[1]], [[3, 3]]]),
    Row(
      rule: "numbers-within(a, -20, 20)", types: [.list(.string)],
      good: [[["20", "-20", "+"]], [["+", "-"]]], bad: [[["21"]], [["1", "-21", "+"]]]),
    Row(
      rule: "numbers-within(a, 1, 300)", types: [.string], good: [["300[a]"], ["ab"]],
      bad: [["301[a]"], ["2[0[a]]"], ["99999999999999999999[a]"]]),
    Row(
      rule: "words-within(a, 2, 3)", types: [.string], good: [["abc de"], [""]],
      bad: [["a b c"], ["abcd"]]),
    Row(
      rule: "width-fits(a)", types: [.treeNode], good: [[[]], [[1, nil, 2]], [branches(30)]],
      bad: [[branches(31)], [branches(80)]]),
    Row(
      rule: "one-closest-triple(a, b)", types: [.list(.int), .int],
      good: [[[1, 2, 3], 9], [[0, 0, 0], 1], [[-1, 2, 1, -4], 1]],
      bad: [[[0, 1, 2, 4], 4], [[1, 2], 3]]),
    Row(
      rule: "rest-products-fit(a)", types: [.list(.int)],
      good: [[[2, 3]], [[65536, 32767]], [[0, 65536, 3]], [[2_147_483_647, 2]]],
      bad: [[[65536, 65536, 1]], [[65536, 65536, 0, 2]], [[65536, 32768, 1]]]),
    Row(
      rule: "run-products-fit(a)", types: [.list(.int)],
      good: [[[65536, 32767]], [[65536, 0, 65536]]],
      bad: [[[65536, -65536]], [[1, 65536, 32768]]]),
    Row(
      rule: "power-fits(a, b, 10000)", types: [.double, .int],
      good: [
        [2, 13], [2, -2_147_483_648], [1, 2_147_483_647], [-1, -2_147_483_648], [0, 1], [0.5, -13],
      ],
      bad: [[2, 14], [0, 0], [0, -1], [0.5, -14], [1.001, 2_147_483_647]]),
    Row(
      rule: "few-combinations(a, b, 2)", types: [.list(.int), .int],
      good: [[[2, 3], 6], [[5], 4], [[7], 0]], bad: [[[1, 2, 3], 3], [[2, 4, 6], 7]]),
    Row(
      rule: "few-selections(a, b, 2)", types: [.list(.int), .int],
      good: [[[1, 1, 2], 2], [[1, 1, 1, 1], 3]], bad: [[[1, 2, 3, 4, 5], 7]]),
    Row(
      rule: "few-orderings(a, b, 3)", types: [.list(.int), .int], good: [[[1, 2], 3]],
      bad: [[[1, 2], 4], [[2, 4], 9]]),
    Row(
      rule: "few-paths(a, b, 10)", types: [.int, .int],
      good: [[1, 100], [3, 4], [2, 10]], bad: [[2, 11], [100, 100], [4, 4]]),
    Row(
      rule: "few-decodings(a, 3)", types: [.string], good: [["226"], ["0"], ["2101"], ["127"]],
      bad: [["1111"], ["11110"]]),
    Row(
      rule: "few-subsequences(a, b, 3)", types: [.string, .string],
      good: [["rabbbit", "rabbit"], ["abc", "d"]], bad: [["aaaa", "a"], ["aaaa", "aaaa"]]),
  ]

  private static let texts: [Row] = [
    Row(
      rule: "path(a)", types: [.string], good: [["/"], ["/a"], ["/a/b.c"]],
      bad: [[""], ["a"], ["/a/"], ["//a"], ["/a.b/c"], ["/a.b.c"]]),
    Row(
      rule: "no-leading-zero(a)", types: [.list(.int)], good: [[[0]], [[1, 0]]], bad: [[[0, 1]]]),
    Row(rule: "no-leading-zero(a)", types: [.string], good: [["0"], ["10"]], bad: [["01"]]),
    Row(
      rule: "no-trailing-zero(a)", types: [.listNode], good: [[[0]], [[0, 1]]], bad: [[[1, 0]]]),
    Row(
      rule: "single-spaces(a)", types: [.string], good: [["a"], ["a bc"]],
      bad: [[" a"], ["a "], ["a  b"]]),
    Row(
      rule: "roman(a)", types: [.string], good: [["I"], ["MCMXCIV"], ["MMMCMXCIX"]],
      bad: [["IIII"], ["IM"], ["VX"], ["A"], [""], ["MMMM"]]),
    Row(
      rule: "valid-postfix(a)", types: [words],
      good: [[["2", "-3", "*"]], [["7"]], [["1", "2", "3", "+", "/"]]],
      bad: [
        [[]], [["+"]], [["1", "2"]], [["1", "0", "/"]], [["2147483647", "1", "+"]], [["1", "x"]],
        [["+1"]],
      ]),
    Row(
      rule: "valid-infix(a)", types: [.string],
      good: [["1"], [" 3 + 5/2 "], ["(1+(2*3))-4"], ["2147483647-1"]],
      bad: [
        [""], ["1 2"], ["1+"], ["*1"], ["(1"], ["1)"], ["()"], ["1/0"], ["-1"], ["2147483647+1"],
        ["1+-1"], ["2(3)"], ["(2)3"],
      ]),
    Row(
      rule: "valid-signed-infix(a)", types: [.string],
      good: [["-1"], ["1-(-2)"], ["-(1+2)"], ["- 5"]], bad: [["--1"], ["1--1"], ["-"]]),
    Row(
      rule: "valid-encoding(a, 9)", types: [.string],
      good: [["ab"], ["3[abc]"], ["2[a2[b]]c"], [""]],
      bad: [
        ["10[a]"], ["[a]"], ["2a"], ["2[a"], ["a]"], ["0[a]"], ["3"], ["99[99[99[99[a]]]]"],
        ["3[]"], ["99999999999999999999[]"], ["2[3[]c]"],
      ]),
    Row(
      rule: "valid-pattern(a)", types: [.string], good: [["a*."], [".*"], ["ab*c*"]],
      bad: [["*a"], ["a**"]]),
  ]

  private static let graphs: [Row] = [
    Row(
      rule: "simple-edges(a, 0, b)", types: [pairs, .int],
      good: [[[[0, 1], [1, 2]], 3], [[], 1]],
      bad: [[[[0, 0]], 1], [[[0, 1], [1, 0]], 2], [[[0, 2]], 2]]),
    Row(
      rule: "simple-arcs(a, 1, b)", types: [pairs, .int], good: [[[[1, 2, 7], [2, 1, 7]], 2]],
      bad: [[[[1, 2, 7], [1, 2, 8]], 2], [[[0, 1, 1]], 2], [[[1, 1, 1]], 2]]),
    Row(
      rule: "tree-edges(a, 0, b)", types: [pairs, .int],
      good: [[[[0, 1], [1, 2]], 3], [[], 1]],
      bad: [
        [[[0, 1]], 3], [[[0, 1], [1, 2], [2, 0]], 3], [[[0, 1], [1, 2], [2, 0]], 4],
      ]),
    Row(
      rule: "tree-and-one-edge(a, 1, len(a))", types: [pairs],
      good: [[[[1, 2], [2, 3], [3, 1]]]],
      bad: [
        [[[1, 2], [2, 3]]], [[[1, 2], [2, 3], [3, 1], [1, 4], [2, 4]]], [[[1, 2], [1, 2]]],
      ]),
    Row(
      rule: "undirected-lists(a)", types: [pairs], good: [[[[1], [0]]], [[[]]]],
      bad: [[[[1], []]], [[[0]]], [[[1, 1], [0, 0]]], [[[2], [0]]]]),
    Row(
      rule: "one-trip(a, \"JFK\")", types: [.list(words)],
      good: [
        [[["JFK", "A"], ["A", "JFK"]]], [[["A", "B"], ["JFK", "A"]]],
        [[["JFK", "A"], ["JFK", "A"], ["A", "JFK"]]],
      ],
      bad: [
        [[["A", "B"]]], [[["JFK", "A"], ["JFK", "B"]]], [[["A", "JFK"]]],
        [[["JFK", "A"], ["A", "JFK"], ["B", "C"], ["C", "B"]]],
      ]),
    Row(
      rule: "accounts-agree(a)", types: [.list(words)],
      good: [[[["Ada", "x"], ["Ada", "y", "x"], ["Ben", "z"]]]],
      bad: [[[["Ada", "x"], ["Ben", "x"]]], [[["Ada"]]]]),
    Row(
      rule: "traversals(a, b)", types: [.list(.int), .list(.int)],
      good: [[[3, 9, 20, 15, 7], [9, 3, 15, 20, 7]], [[], []], [[1, 2, 3], [3, 2, 1]]],
      bad: [[[1, 2, 3], [3, 1, 2]], [[1, 1], [1, 1]], [[1], []], [[1, 2], [1, 3]]]),
    Row(
      rule: "end-reachable(a)", types: [.list(.int)], good: [[[0]], [[2, 0, 1]], [[1, 1, 0]]],
      bad: [[[0, 1]], [[1, 0, 1]]]),
    Row(
      rule: "one-start(a, b)", types: [.list(.int), .list(.int)],
      good: [[[1, 2, 3, 4, 5], [3, 4, 5, 1, 2]], [[1], [2]], [[1, 2], [2, 2]], [[5], [4]]],
      bad: [[[1, 1], [1, 1]], [[3, 3], [1, 1]], [[1], [1, 2]]]),
  ]

  /// Two chains that grow apart below the root.
  private static func branches(_ levels: Int) -> Value {
    let further = [[Value]](repeating: [1, .null, .null, 1], count: levels - 1)
    return .array([1, 1, 1] + further.joined())
  }

  private static let rows = lists + numbers + texts + graphs

  @Test(arguments: rows) func `a rule keeps what is right and nothing else`(row: Row) {
    let names = ["a", "b"].prefix(row.types.count)
    let problem = Problem.form(
      zip(names, row.types).map { Parameter(name: $0, type: $1) },
      constraints: ["rules": [.string(row.rule)]])
    for input in row.good { #expect(validate(input, for: problem) == [], "\(input)") }
    for input in row.bad {
      let sentence = validate(input, for: problem).first ?? ""
      #expect(sentence.hasPrefix("The rule \(row.rule) is broken."), "\(input): \(sentence)")
    }
  }

  @Test func `every rule that authors may use is tested`() throws {
    let tested = Set(Self.rows.map { String($0.rule.prefix { $0 != "(" }) })
      .union(["exactly-one-pair-sums", "total-length", "total-characters", "acyclic"])
      .union(["one-sudoku-solution"])
    let text = try Vocabulary.section(from: "`rules`, relations", to: "**Design class**")
    #expect(Set(Vocabulary.calls(in: text)) == tested)
  }

  private static let board = [
    "53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.",
    "...419..5", "....8..79",
  ]

  @Test func `a sudoku has exactly one solution`() {
    let problem = Problem.form(
      [Parameter(name: "board", type: .list(.list(.char)))],
      constraints: ["rules": ["one-sudoku-solution(board)"]])
    func value(_ rows: [String]) -> Value {
      .array(rows.map { .array($0.map { .string(String($0)) }) })
    }
    #expect(validate([value(Self.board)], for: problem) == [])
    var open = Self.board
    open[0] = "........."
    var wrong = Self.board
    wrong[0] = "55..7...."
    let empty = [String](repeating: ".........", count: 9)
    for rows in [open, wrong, empty, Array(Self.board.dropLast())] {
      #expect(!validate([value(rows)], for: problem).isEmpty)
    }
  }

  @Test func `rules are quick on large inputs`() {
    let many = Value.array((0..<100_000).map { .int($0 % 2 == 0 ? 1 : -1) })
    let rising = Value.array((0..<100_000).map(Value.int))
    let path = Value.array((0..<50_000).map { [.int($0), .int($0 + 1)] })
    let rows: [(String, [ValueType], [Value])] = [
      ("rest-products-fit(a)", [.list(.int)], [many]),
      ("traversals(a, b)", [.list(.int), .list(.int)], [rising, rising]),
      ("tree-edges(a, 0, 50001)", [Self.pairs], [path]),
      ("one-start(a, b)", [.list(.int), .list(.int)], [rising, rising.reversedElements]),
    ]
    for (rule, types, input) in rows {
      let problem = Problem.form(
        zip(["a", "b"], types).map { Parameter(name: $0, type: $1) },
        constraints: ["rules": [.string(rule)]])
      #expect(validate(input, for: problem) == [], "\(rule)")
    }
  }
}

extension Value {
  fileprivate var reversedElements: Value { .array((elements ?? []).reversed()) }
}
