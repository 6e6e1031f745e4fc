import Domain
import Testing

@testable import Judge

struct KeptStateTests {
  @Test(
    arguments: [
      (
        Language.swift, "var memo = [Int: Int]()\nclass Solution {\n  func f() { memo[1] = 2 }\n}",
        "memo"
      ),
      (
        .swift,
        "class Solution {\n  static var seen: Set<Int> = []\n  func f() { Self.seen.insert(1) }\n}",
        "seen"
      ),
      (
        .swift,
        "class Solution {\n  private static var n = 0\n  var mine = 0\n  func f() { Solution.n += 1; mine += 1 }\n}",
        "n"
      ),
      (
        .swift,
        "class Solution {\n  static var two: Int { 2 }\n  static let one = 1\n  var a = [1]\n}", nil
      ),
      (
        .swift,
        "final class Store {\n  static let shared = Store()\n  var all: [Int] = []\n}\n"
          + "class Solution {\n  func f() { Store.shared.all.append(1) }\n}", "shared"
      ),
      (
        .swift,
        "let dirs = Array([1, 2])\nlet seen = NSMutableSet()\nclass Solution {\n"
          + "  func f() { seen.add(dirs[0]) }\n}", "seen"
      ),
      (.swift, "let dirs = Array([1, 2])\nclass Solution {\n  func f() -> Int { dirs[0] }\n}", nil),
      (.cpp, "int cnt;\nclass Solution {\npublic:\n  int f() { return ++cnt; }\n};", "cnt"),
      (
        .cpp,
        "#include <vector>\nusing namespace std;\nvector<int> memo(1000, -1);\nclass Solution {\npublic:\n  int f(int n) { return memo[n] = 1; }\n};",
        "memo"
      ),
      (
        .cpp,
        "class Solution {\npublic:\n  int f(int n) {\n    static unordered_map<int, int> seen;\n    seen[n]++;\n    return 1;\n  }\n};",
        "seen"
      ),
      (
        .cpp,
        "class Solution {\n  inline static int best = 0;\npublic:\n  int f(int n) { best = max(best, n); return best; }\n};",
        "best"
      ),
      (
        .cpp,
        "const int MOD = 7;\nstatic int add(int a, int b) { return a + b; }\nclass Solution {\n  int a = 0;\npublic:\n  int f(int n) { int b = n; return b + a; }\n};",
        nil
      ),
      (
        .cpp,
        "#include <map>\nmap<string, int> seen;\nint f(int n) { seen[\"a\"] += n; return 1; }",
        "seen"
      ),
      (
        .cpp,
        "class Solution {\npublic:\n  int f(int n) {\n    static vector<vector<int>> dp(n, "
          + "vector<int>(n));\n    dp[0][0]++;\n    return 1;\n  }\n};", "dp"
      ),
      (
        .java,
        "class Solution {\n  static class Node { int a; }\n  static int[] memo = new int[9];\n"
          + "  int f(int n) { memo[n] += 1; return 1; }\n}", "memo"
      ),
      (
        .java,
        "class Solution {\n  static int count = 0;\n  static final int MOD = 7;\n  public int f() { return ++count; }\n}",
        "count"
      ),
      (
        .java,
        "class Solution {\n  private static final Map<Integer, Integer> memo = new HashMap<>();\n  static int g(int n) { return n; }\n  int f(int n) { memo.put(n, 1); return 1; }\n}",
        "memo"
      ),
      (.java, "class Solution {\n  int count = 0;\n  static int g(int n) { return n; }\n}", nil),
      (
        .javascript,
        "let res = [];\nvar f = function(n) {\n  res.push(n);\n  let inner = 1;\n  return res;\n};",
        "res"
      ),
      (
        .javascript, "const memo = new Map();\nconst f = (n) => { memo.set(n, 1); return 1; };",
        "memo"
      ),
      (
        .javascript, "class Solution {\n  static seen = {};\n  f(n) { Solution.seen[n] = 1; }\n}",
        "seen"
      ),
      (
        .javascript,
        "var Stack = function() {};\nStack.prototype.items = [];\nStack.prototype.push = function(n) "
          + "{ this.items.push(n); };", "items"
      ),
      (
        .javascript,
        "var rob = function(n, i = 0) { return n; };\nclass Memo { static m = {} }\n"
          + "var two = (n) => Memo.m[n] ??= rob(n);", "m"
      ),
      (
        .javascript,
        "var rob = (() => { const memo = {}; return function f(n) { return memo[n] ||= 1; }; })();",
        "memo"
      ),
      (.javascript, "seen = [];\nvar f = function(n) { seen[n] = 1; return n; };", "seen"),
      (
        .javascript, "var f = function(n) {\n  f.memo = f.memo || {};\n  f.memo[n] = 1;\n};",
        "f.memo"
      ),
      (.javascript, "var f = function(n) { this.a = this.a || 1; };\nmodule.exports = f;", nil),
      (.javascript, "var f = function(n) { var a = 1; return a; };\nconst g = n => n;", nil),
      (
        .go, "var best int\nfunc f(n int) int {\n\tvar a int\n\tbest += n\n\treturn best + a\n}",
        "best"
      ),
      (
        .go,
        "var (\n\tmemo = map[int]int{}\n\tother = 1\n)\nfunc f(n int) int { memo[n] = 1; return 1 }",
        "memo"
      ),
      (.go, "func f(n int) int {\n\tvar a int\n\ta = n\n\treturn a\n}", nil),
      (
        .rust,
        "static mut COUNT: i32 = 0;\nimpl Solution {\n  pub fn f() -> i32 { unsafe { COUNT += 1; COUNT } }\n}",
        "COUNT"
      ),
      (
        .rust,
        "thread_local! {\n  static MEMO: RefCell<Vec<i32>> = RefCell::new(vec![]);\n}\nimpl Solution { fn f() { MEMO.with(|m| m.borrow_mut().push(1)); } }",
        "MEMO"
      ),
      (
        .rust,
        "impl Solution { pub fn f<'a>(s: &'a str) -> &'static str { let mut n = 0; n += 1; \"static x: i32\" } }",
        nil
      ),
      (
        .python, "seen = set()\nclass Solution:\n    def f(self, n):\n        seen.add(n)\n", "seen"
      ),
      (
        .python,
        "class Solution:\n    res = []\n    n = 0\n    def f(self, a):\n        self.res.append(a)\n        self.n = 1\n",
        "res"
      ),
      (.python, "class Solution:\n    def f(self, n, memo={}):\n        memo[n] = 1\n", "memo"),
      (
        .python,
        "class Solution:\n    def f(self, n: int, memo: Dict[int, int] = {}) -> int:\n        memo[n] = 1\n",
        "memo"
      ),
      (
        .python,
        "from functools import cache\n@cache\ndef fib(n):\n    return n\nclass Solution:\n    def f(self, n): return fib(n)\n",
        "fib"
      ),
      (
        .python,
        "count = 0\nclass Solution:\n    def f(self):\n        global count\n        count += 1\n",
        "count"
      ),
      (
        .python,
        "class Solution:\n    best = 0\n    def f(self, n):\n        Solution.best = max(Solution.best, n)\n",
        "best"
      ),
      (
        .python,
        "def depth(n):\n    depth.best = max(depth.best, n)\ndepth.best = 0\nclass Solution:\n"
          + "    def f(self, n): return depth(n)\n", "depth.best"
      ),
      (
        .python, "class Solution:\n    n = 0\n    def f(self):\n        type(self).n += 1\n",
        "n"
      ),
      (
        .python,
        "ListNode.__lt__ = lambda a, b: a.val < b.val\nSolution.f = lambda self, n: n\n", nil
      ),
      (
        .python,
        "MOD = 7\nclass Solution:\n    def f(self, n):\n        @cache\n        def go(i): return i\n        memo = {}\n        memo[1] = go(1)\n",
        nil
      ),
    ] as [(Language, String, String?)])
  func `what a source keeps between cases is found by name`(
    language: Language, source: String, name: String?
  ) {
    #expect(KeptState.found(in: source, language).first?.name == name)
  }

  @Test(
    arguments: [
      (Language.swift, "// var a = 1\n/* var b = 2\n*/ let c = \"var d = 3\"\n"),
      (.python, "# a = []\n'''\nb = []\n'''\nc = 'd = []'\n"),
      (.rust, "// static mut A: i32 = 0;\nfn f<'a>(x: &'a str) -> char { '\\'' }\n"),
      (.go, "// var a int\nconst s = `var b int\n`\n"),
      (.javascript, "// let a = 1\nf('let b = 2', `let c\n`)\n"),
    ])
  func `comments and texts keep nothing`(language: Language, source: String) {
    #expect(KeptState.found(in: source, language) == [])
    #expect(SourceMask.code(of: source, in: language).count == source.count)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let long: [(Language, String)] = [
    (.swift, "var a = [[0]]\nfunc f() { a" + repeated("[0]", 90) + " }\n"),
    (.swift, "var a = [0]\n" + repeated("a[0].b ", 4_000)),
    (.python, "a = []\nclass S:\n  def f(self):\n    a" + repeated("[0]", 90) + "\n"),
    (.python, (0..<1_500).map { "a\($0) = [a\($0)[0][0]]\n" }.joined()),
    (.cpp, repeated("int a[1][1] ", 2_500)),
    (.cpp, "int " + repeated(" ", 30_000) + "("),
    (.java, "class S { static " + repeated("a [] ", 6_000) + "}"),
    (.javascript, repeated("let a = [a[0]]\n", 2_000)),
    (.go, (0..<2_000).map { "var a\($0) int\n" }.joined()),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: long)
  func `no source takes long to look through`(language: Language, source: String) {
    #expect(KeptState.found(in: source, language).count <= KeptState.mostNames)
  }

  @Test func `the sentence has names and lines, or says what else it may be`() {
    let kept = "class Solution:\n    res = []\n    def f(self, a):\n        self.res.append(a)\n"
    #expect(
      KeptState.sentence(on: kept, in: .python)
        == "Passes alone: your code keeps something from an earlier case: res (line 2).")
    #expect(
      KeptState.sentence(on: "import random", in: .python)
        == "Passes alone: your code keeps something from an earlier case, or depends on chance.")
  }
}
