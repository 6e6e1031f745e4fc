import Domain
import TestSupport

extension CppReplayTests {
  private static let numbers = Problem.function("f", [.list(.int), .int], .int)
  private static let grid = Problem.function("f", [.list(.list(.int))], .int)
  private static let list = Problem.function("f", [.listNode], .int)
  private static let text = Problem.function("f", [.string], .int)
  private static let low = Value.int(-2_147_483_648)

  /// A function `f` with this body from line 2 on.
  private static func row(
    _ name: String, _ problem: Problem, _ parameters: String, _ body: String, _ input: [Value],
    _ expected: Value, line: Int? = nil, _ words: String...
  ) -> TestProgram {
    TestProgram(
      name: name, problem: problem, source: source(parameters, body), cases: [(input, expected)],
      line: line, words: words)
  }

  private static func row(
    _ name: String, _ body: String, _ input: Value, _ expected: Value, line: Int? = nil,
    _ words: String...
  ) -> TestProgram {
    TestProgram(
      name: name, source: source("int a", body), cases: [([input], expected)], line: line,
      words: words)
  }

  private static func source(_ parameters: String, _ body: String) -> String {
    "class Solution { public: int f(\(parameters)) {\n\(body)\n} };"
  }

  private static let vector = "vector<int>& a, int b"
  private static let stairs = "dp[0] = 1;\ndp[1] = 2;\nfor (int i = 2; i < a; i++) dp[i] = i;"

  static let caught: [TestProgram] = [
    row(
      "a binary search that begins behind the end", numbers, vector,
      """
      int low = 0, high = a.size();
      while (low <= high) {
        int middle = low + (high - low) / 2;
        if (a[middle] == b) return middle;
        if (a[middle] < b) low = middle + 1; else high = middle - 1;
      }
      return -1;
      """, [[1, 3, 5], 9], -1, line: 5, "Read outside"),
    row(
      "dp[1] of a vector", "vector<int> dp(a);\n\(stairs)\nreturn a;", 1, 1, line: 4, "outside"),
    row(
      "dp[1] of new int[n]", "int *dp = new int[a];\n\(stairs)\nreturn a;", 1, 1, line: 4,
      "Write outside"),
    row("dp[1] of int dp[n]", "int dp[a];\n\(stairs)\nreturn a;", 1, 1, line: 4),
    row(
      "a field of fixed size", "int seen[4] = {};\nseen[a] = 1;\nreturn seen[0];", 4, 0, line: 3,
      "Index out of range"),
    row(
      "a[-1]", numbers, vector, "int i = 0;\nreturn a[i - 1] == 123456 ? 1 : b;", [[1, 2], 5], 5,
      line: 3, "Index out of range"),
    row(
      "a row behind the last", grid, "vector<vector<int>>& a",
      "int n = a.size();\nreturn (int)(a[n - 1][a[0].size()] != 77777);", [[[1, 2, 3]]], 1,
      line: 3, "Read outside"),
    row(
      "the last of nothing", numbers, vector,
      "vector<int> v(a);\nv.pop_back();\nreturn v.size() > 5 ? 1 : b + (v.back() == 77777);",
      [[1], 5], 5, line: 4, "empty container"),
    row(
      "a letter too far", text, "string a", "return a[a.size() + 1] == 'q';", ["ab"], 0, line: 2,
      "Index out of range"),
    row("the least int negated", "return -a;", low, low, line: 2, "overflow"),
    row(
      "the middle of two large numbers", numbers, vector, "int c = a[0];\nreturn (c + b) / 2;",
      [[2_147_483_647], 1], -1_073_741_824, line: 3, "overflow"),
    row(
      "a sum", numbers, vector, "int sum = b;\nfor (int x : a) sum += x;\nreturn sum;",
      [[2_147_483_647], 1], low, line: 3, "overflow"),
    row("a product", "return a * a;", 65536, 0, line: 2, "overflow"),
    row("a shift by 32", "return 1 << a;", 32, 1, line: 2, "Shift"),
    row(
      "memory that was freed",
      "int *made = new int[64];\nvolatile int *p = made;\np[40] = a;\ndelete[] p;\n"
        + "return p[40];", 3, 3, line: 6, "after it was freed"),
    row(
      "a reference into a vector that has moved",
      "vector<int> v(100, a);\nvolatile int &x = v[50];\nv.push_back(1);\nreturn x;", 3, 3, line: 5,
      "after it was freed"),
    row(
      "a set's element after its end", numbers, vector,
      "set<int> s(a.begin(), a.end());\nauto it = s.find(b);\ns.erase(it);\nreturn *it;",
      [[1, 2, 3], 2], 2, line: 5, "after it was freed"),
    row(
      "the next of no node", list, "ListNode* a",
      "ListNode* second = a->next;\nreturn a == nullptr ? 0 : second == nullptr ? 1 : 2;", [[]], 0,
      line: 2, "null pointer"),
    TestProgram(
      name: "a field of the file",
      source: "int seen[4];\nclass Solution { public: int f(int a) {\nseen[a]++;\nreturn a; } };",
      cases: [([4], 4)], line: 3),
  ]
}
