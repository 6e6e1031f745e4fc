import Domain
import Foundation
import Testing

/// The libraries and names that LeetCode gives to solutions in Python and JavaScript.
struct LibraryTests {
  static let python = [
    "from sortedcontainers import SortedList\n__SortedList([3, 1, 2])[0] + 2",
    "SortedDict({a: 1}).peekitem(0)[0]", "min(maxsize, a)", "mean([2, 4])", "median([1, 3, 9])",
    "int(findall('[0-9]', 'x3')[0])", "setrecursionlimit(10 ** 6) or a", "len(dumps(100))",
    "int(StringIO('3').read())", "len(ascii_lowercase) - 23", "loads('[3]')[0]", "trunc(pi)",
    "date(2020, 1, 3).day", "datetime.datetime(2020, 1, 3).day", "timedelta(3).days",
    "reduce(add, [1, 2])", "bisect.bisect([1, 2, 3], 9)", "copy.deepcopy([a])[0]",
    "Counter('aab').most_common(1)[0][1] + 1", "nlargest(1, [1, 3])[0]", "pow(3, 1, 5)",
    "isqrt(9)", "next(count(3))", "itemgetter(0)([3])", "len(list(permutations([1, 2]))) + 1",
    "int(Decimal(3))", "int(Fraction(3))", "json.loads('3')", "io.StringIO('abc').tell() + 3",
    "array.array('i', [3])[0]", "fmod(3, 4) and 3", "gcd(3, 6)", "SortedSet([3])[0]",
  ]

  @Test(arguments: python)
  func `Python has LeetCode's names without an import`(expression: String) async throws {
    let parts = expression.components(separatedBy: "\n__")
    let source =
      (parts.count > 1 ? parts[0] + "\n" : "")
      + "class Solution:\n    def f(self, a):\n        return \(parts.last ?? "")"
    try await expectThree(.python, source)
  }

  static let shadows: [(Language, String)] = [
    (
      .python,
      "def mean(a): return a\ncount = 0\nclass Counter: pass\n"
        + "class Solution:\n    def f(self, a): return mean(a) + count"
    ),
    (.python, "\u{FEFF}class Solution:\r\n\tdef f(self, a):\r\n\t\treturn a\r\n"),
    (.python, "class Solution(object):\n    @staticmethod\n    def f(a): return a"),
    (
      .python,
      "class Solution:\n    @cache\n    def f(self, a): return a\n\n'''That is all.'''\n"
        + "print(Solution().f(4))\nif __name__ == '__main__':\n    raise SystemExit(1)"
    ),
    (
      .javascript,
      "class PriorityQueue { top() { return 1; } }\nconst Queue = class {}; let Deque = 1;\n"
        + "function MaxPriorityQueue() {}\nvar MinHeap = function() {}; const _ = 1;\n"
        + "var f = (a) => a - _ + new PriorityQueue().top();"
    ),
    (.javascript, "'use strict';\nfor (var _ = 0; _ < 3; _ += 1);\nvar f = () => _;"),
    (.javascript, "\u{FEFF}/** Three. */\r\nvar f = function(a) {\r\n  return a;\r\n};\r\nf(1);"),
  ]

  @Test(arguments: shadows)
  func `a file's own names and form count`(language: Language, source: String) async throws {
    try await expectThree(language, source)
  }

  static let deep = [
    "    @cache\n    def g(self, n): return n and 1 + self.g(n - 1)\n"
      + "    def f(self, a): return self.g(a * 10_000) // 10_000",
    "    def f(self, a):\n        @lru_cache(maxsize=None)\n"
      + "        def g(r, c):\n            if r == 299: return c == 299\n"
      + "            return max(g(r + 1, c), c < 299 and g(r, c + 1))\n"
      + "        return a * g(0, 0)",
    "    def f(self, a):\n        seen = set()\n        def visit(r, c):\n"
      + "            if not (0 <= r < 300 and 0 <= c < 300) or (r, c) in seen: return 0\n"
      + "            seen.add((r, c))\n"
      + "            near = ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))\n"
      + "            return 1 + sum(visit(*to) for to in near)\n"
      + "        return a if visit(0, 0) == 90_000 else 0",
  ]

  @Test(arguments: deep)
  func `a cached recursion goes as deep as any`(body: String) async throws {
    try await expectThree(.python, "class Solution:\n\(body)", memoryBytes: 512 << 20)
  }

  static let javascript = [
    "return _.sum([1, 2]);", "return _.chunk([1, 2, 3, 4, 5, 6], 2).length;",
    "return require('lodash').max([1, 3]);",
    "const q = new Queue([2]); q.enqueue(3); q.dequeue(); return q.front();",
    "const q = new Deque(); q.pushBack(1); q.pushFront(3); q.popBack(); return q.popFront();",
    "const q = new PriorityQueue((x, y) => y - x); q.push(1).push(3); return q.pop();",
    "const q = new PriorityQueue({ compare: (x, y) => x[0] - y[0] });\n"
      + "q.enqueue([9, 1]); q.enqueue([1, 3]); return q.dequeue()[1];",
    "const q = new MinPriorityQueue(); q.enqueue(5); q.enqueue(3); return q.dequeue();",
    "const q = new MinPriorityQueue(); q.enqueue(5); q.enqueue(3); return q.dequeue().element;",
    "const q = new MinPriorityQueue(); q.enqueue(3); return q.dequeue()['element'];",
    "const q = new MaxPriorityQueue({ priority: (x) => x.id }); q.enqueue({ id: 3 });\n"
      + "const { element } = q.front(); return element.id;",
    "const q = new MinPriorityQueue(); q.enqueue('b', 9); q.enqueue('a', 3);\n"
      + "return q.front().priority;",
    "const q = new MaxPriorityQueue((x) => x.id); [1, 3].forEach((id) => q.enqueue({ id }));\n"
      + "return q.front().id;",
    "const q = new MaxPriorityQueue({ compare: (x, y) => y - x }); q.enqueue(1); q.enqueue(3);\n"
      + "return q.size() + q.dequeue() - 2;",
    "const { MinHeap } = require('@datastructures-js/heap');\n"
      + "const h = new MinHeap(); [9, 3, 4].forEach((x) => h.insert(x)); return h.extractRoot();",
    "const q = PriorityQueue.fromArray([9, 3, 4], (x, y) => x - y); return q.toArray()[0];",
  ]

  @Test(.enabled(if: hasNode, "Node is not installed"), arguments: javascript)
  func `JavaScript has lodash and queues, of either version`(body: String) async throws {
    try await expectThree(.javascript, "var f = function(a) {\n\(body)\n};")
  }

  @Test(.enabled(if: hasNode, "Node is not installed"))
  func `an undefined end of a tree or list is refused as LeetCode refuses it`() async throws {
    for body in ["return;", "const n = new TreeNode(1); n.left = undefined; return n;"] {
      let verdict = try await live.verdict(
        .function("f", [.int], .treeNode), .javascript, "var f = function(a) {\(body)};",
        [([3], [1])])
      #expect(verdict.verdict == .wrongAnswer, "\(verdict)")
      #expect(verdict.cases.first?.note?.contains("TreeNode or null, but it is undefined") == true)
    }
  }

  private func expectThree(
    _ language: Language, _ source: String, memoryBytes: Int = 256 << 20
  ) async throws {
    let problem = Problem.function(
      "f", [.int], .int, limits: Limits(cpuMilliseconds: 5000, memoryBytes: memoryBytes))
    let verdict = try await live.verdict(problem, language, source, [([3], 3)])
    #expect(verdict.verdict == .accepted, "\(source)\n\(verdict.diagnostics) \(verdict.cases)")
  }
}
