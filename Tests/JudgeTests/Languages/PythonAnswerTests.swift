import Domain
import Testing

/// What LeetCode's judge takes of Python's types, and what it refuses.
struct PythonAnswerTests {
  struct Taken: Sendable {
    var body: String
    var answer: ValueType
    var expected: Value
  }

  static let taken: [Taken] = [
    Taken(body: "return True", answer: .int, expected: 1),
    Taken(body: "return a", answer: .double, expected: 3),
    Taken(body: "return None", answer: .list(.int), expected: []),
    Taken(body: "return [None, (1, 2)]", answer: .list(.list(.int)), expected: [[], [1, 2]]),
    Taken(body: "return deque([1, 2])", answer: .list(.int), expected: [1, 2]),
    Taken(body: "return range(3)", answer: .list(.int), expected: [0, 1, 2]),
    Taken(body: "return []", answer: .listNode, expected: []),
    Taken(body: "return None", answer: .treeNode, expected: []),
    Taken(body: "return a and [a]", answer: .bool, expected: true),
    Taken(body: "pass", answer: .bool, expected: false),
    Taken(body: "return [1 << i for i in range(3)]", answer: .list(.long), expected: [1, 2, 4]),
    Taken(body: "return len(str(10 ** 9999))", answer: .int, expected: 10_000),
    Taken(
      body:
        "return a\n    def g(k):\n        @wraps(k)\n        def h(self, *n): return k(self, 1, *n)\n"
        + "        return h\n    @g\n    def f(self, one, a): return one + a", answer: .int,
      expected: 4),
  ]

  @Test(arguments: taken)
  func `what LeetCode takes is taken`(row: Taken) async throws {
    let verdict = try await verdict(row.body, row.answer, row.expected)
    #expect(verdict.verdict == .accepted, "\(row.body): \(verdict.cases) \(verdict.diagnostics)")
  }

  struct Refused: Sendable {
    var body: String
    var answer: ValueType = .int
    var words: String
    var kind = VerdictKind.wrongAnswer
  }

  static let refused: [Refused] = [
    Refused(
      body: "return a * (a + 1) / 2 - 3",
      words: "The answer is 3.0, a float; an int is expected: use // to divide whole numbers"),
    Refused(body: "pass", words: "None; an int is expected: make every path return one"),
    Refused(body: "return '3'", words: "'3', a str; an int is expected"),
    Refused(
      body: "return [1, 2.0]", answer: .list(.int), words: "The answer contains 2.0, a float"),
    Refused(body: "return {1, 2}", answer: .list(.int), words: "a set; a list is expected"),
    Refused(
      body: "return map(int, '12')", answer: .list(.int), words: "a map; a list is expected: wrap"),
    Refused(body: "return {1: 2}.values()", answer: .list(.int), words: "a dict_values"),
    Refused(body: "return 'ab'", answer: .list(.string), words: "a list is expected"),
    Refused(body: "return 5", answer: .string, words: "5, an int; a str is expected"),
    Refused(body: "return Fraction(1, 2)", answer: .double, words: "use float(…)"),
    Refused(body: "return [1]", answer: .listNode, words: "a ListNode or None is expected"),
    Refused(body: "return ListNode(0.5)", answer: .listNode, words: "contains 0.5, a float"),
    Refused(body: "return a", answer: .treeNode, words: "a TreeNode or None is expected"),
    Refused(
      body: "return input()", words: "the arguments arrive as the method's parameters",
      kind: .runtimeError),
    Refused(
      body: "return sum(map(int, stdin.read().split()))",
      words: "the arguments arrive as the method's parameters", kind: .runtimeError),
    Refused(body: "return self.f(a)", words: "the calls never end", kind: .runtimeError),
    Refused(
      body: "return permutations([a])", answer: .list(.int), words: "an itertools.permutations;"),
    Refused(body: "return {}.has_key(a)", words: "Python 2, use key in …", kind: .runtimeError),
    Refused(body: "return map(int, '3')[0]", words: "wrap it in list(…)", kind: .runtimeError),
    Refused(body: "return [3][a / 9]", words: "use // to divide", kind: .runtimeError),
    Refused(
      body: "return heapq.no_such(a)", words: "module 'heapq' has no attribute 'no_such'",
      kind: .runtimeError),
    Refused(body: "return xrange(3)", words: "that is Python 2, use range", kind: .runtimeError),
  ]

  @Test(arguments: refused)
  func `what LeetCode refuses is refused in plain words`(row: Refused) async throws {
    let verdict = try await verdict(row.body, row.answer, 3)
    let first = try #require(verdict.cases.first, "\(verdict)")
    #expect(first.verdict == row.kind, "\(verdict)")
    let words = [first.note ?? ""] + verdict.diagnostics.map(\.message) + verdict.evidence
    #expect(words.contains { $0.contains(row.words) }, "\(words)")
    if row.kind == .runtimeError { #expect(verdict.diagnostics.first?.line == 3, "\(verdict)") }
  }

  @Test func `a helper without self is named`() async throws {
    let verdict = try await verdict("return self.go(a)\n    def go(n): return n", .int, 3)
    #expect(verdict.evidence.contains { $0.hasSuffix("; go needs self as its first parameter") })
  }

  /// Each with what a Python needs that knows it.
  static let newer: [(body: String, version: Int)] = [
    ("return len([*itertools.batched([1, 2, 3], 1)])", 12), ("return sumprod([a], [1])", 12),
    ("from typing import override; return a", 12), ("return math.fma(a, 1, 0) and a", 13),
    ("d = {'k': a}; return int(f'{d['k']}')", 12),
    ("heap = [1, a]; heapq.heapify_max(heap); return heap[0]", 14),
  ]

  @Test(arguments: newer)
  func `what this Python is too old for is named with its version`(
    body: String, version: Int
  ) async throws {
    let verdict = try await verdict(body, .int, 3)
    let words = verdict.evidence + verdict.diagnostics.map(\.message)
    let isNamed = words.contains { $0.contains("needs Python 3.\(version), and this is Python 3.") }
    #expect(verdict.verdict == .accepted || isNamed, "\(verdict)")
  }

  private func verdict(
    _ body: String, _ answer: ValueType, _ expected: Value
  ) async throws -> Verdict {
    let source = "class Solution:\n    def f(self, a):\n        \(body)"
    let problem = Problem.function("f", [.int], answer, limits: Limits(cpuMilliseconds: 5000))
    return try await live.verdict(problem, .python, source, [([3], expected)])
  }
}
