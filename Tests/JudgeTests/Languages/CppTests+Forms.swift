import Domain
import TestSupport

extension CppTests {
  /// A tree whose nodes have right children alone.
  private static func chain(_ count: Int) -> Value {
    let rest = (1..<count).flatMap { [Value.null, Value.int($0)] }
    return .array([Value.int(0)] + rest)
  }

  private static func land(_ side: Int) -> Value {
    let row = Value.array([Value](repeating: .int(1), count: side))
    return .array([Value](repeating: row, count: side))
  }

  /// The forms that files from LeetCode have.
  static let forms: [TestProgram] = [
    TestProgram(
      name: "C++23",
      source: """
        struct Grid { int cells[4]; int& operator[](int i, int j) { return cells[i * 2 + j]; } };
        class Solution { public: int f(int a) {
          auto fib = [](this auto&& self, int n) -> int { return n < 2 ? n : self(n-1) + self(n-2); };
          string s = "abc"; Grid grid{}; grid[1, 0] = fib(10);
          if (!s.contains("bc")) std::unreachable();
          optional<int> whole = optional<int>(a).transform([](int x) { return x + 1; });
          return *whole + grid[1, 0] + to_underlying(memory_order_relaxed) + (int)0uz; } };
        """, cases: [([4], 60)]),
    TestProgram(
      name: "a byte order mark, Windows' line ends, tabs, pragmas and a last word",
      source: "\u{FEFF}#pragma GCC optimize(\"O3,unroll-loops\")\r\n"
        + "#pragma GCC target(\"avx2,bmi,popcnt\")\r\n#include <iostream>\r\nclass Solution {\r\n"
        + "public:\r\n\tint f(int a) {\r\n\t\treturn a;\r\n\t}\r\n};\r\n\r\n"
        + "// Runtime: 0 ms, faster than 100.00%\r\n/* the end */", cases: [([4], 4)]),
    TestProgram(
      name: "a struct with a private helper, static members, a constant and a lambda",
      source: """
        #include <vector>
        constexpr int kMod = 1'000'000'007;
        const vector<int> kSteps = {1, 2};
        int helper(int a) { return a % kMod; }
        struct Solution {
          static int calls; static constexpr int one = 1;
          auto f(const int& a) -> long long {
            function<int(int)> down = [&](int n) { return n == 0 ? 0 : down(n - 1) + one; };
            calls++; return twice(helper(a)) - down(a) + kSteps[0] - one; }
        private: int twice(int a) { return 2 * a; } };
        int Solution::calls = 0;
        """, cases: [([4], 4)]),
    TestProgram(
      name: "by value", problem: .function("f", [.list(.int), .string], .int),
      source:
        "class Solution { public: int f(vector<int> a, string b) { return a.size() + b.size(); } };",
      cases: [([[1, 2], "abc"], 5)]),
    TestProgram(
      name: "by constant reference and as a view",
      problem: .function("f", [.list(.int), .string], .int),
      source: """
        class Solution { public: size_t f(const vector<int>& a, string_view b) {
          span<const int> all(a); return all.size() + b.size(); } };
        """, cases: [([[1, 2], "abc"], 5)]),
    TestProgram(
      name: "own TreeNode of the same shape", problem: .function("f", [.treeNode], .int),
      source: """
        struct TreeNode {
          int val; TreeNode *left, *right;
          TreeNode(int x = 0, TreeNode *l = nullptr, TreeNode *r = nullptr)
            : val(x), left(l), right(r) {} };
        class Solution { public: int f(TreeNode* a) {
          return a ? 1 + max(f(a->left), f(a->right)) : 0; } };
        """, cases: [([[1, nil, 2, 3]], 3)]),
    TestProgram(
      name: "a class without a constructor",
      problem: .made(
        .design(
          DesignSignature(
            className: "Box", constructor: [],
            methods: [
              .init(
                name: "put", parameters: [Parameter(name: "x", type: .int)], returns: .void),
              .init(name: "sum", parameters: [], returns: .int),
            ])), .replay),
      source: """
        struct Box { void put(const int x) { all.push_back(x); }
          long long sum() const { return accumulate(all.begin(), all.end(), 0LL); }
          vector<int> all; };
        """, cases: [([["Box", "put", "put", "sum"], [[], [1], [2], []]], [nil, nil, nil, 3])]),
    TestProgram(
      name: "a codec whose text holds any bytes", problem: .texts,
      source: """
        class Codec { public:
          string encode(vector<string>& strs) {
            string all;
            for (auto& s : strs) {
              uint32_t n = s.size();
              all.append(reinterpret_cast<char*>(&n), sizeof n);
              all += s;
            }
            return all;
          }
          vector<string> decode(string s) {
            vector<string> all;
            for (size_t at = 0; at < s.size();) {
              uint32_t n;
              memcpy(&n, &s[at], sizeof n);
              all.push_back(s.substr(at + 4, n));
              at += 4 + n;
            }
            return all;
          } };
        """, cases: Problem.textCases),
    TestProgram(
      name: "a chain of 10,000 nodes", problem: .function("f", [.treeNode], .int),
      source: """
        class Solution { public: int f(TreeNode* a) {
          return a ? 1 + max(f(a->left), f(a->right)) : 0; } };
        """,
      cases: [([chain(10_000)], 10_000)]),
    TestProgram(
      name: "a flood over 300 × 300", problem: .function("f", [.list(.list(.int))], .int),
      source: """
        class Solution {
          int flood(vector<vector<int>>& g, int r, int c) {
            if (r < 0 || c < 0 || r >= (int)g.size() || c >= (int)g[0].size() || !g[r][c]) return 0;
            g[r][c] = 0;
            return 1 + flood(g, r + 1, c) + flood(g, r, c + 1) + flood(g, r - 1, c)
              + flood(g, r, c - 1); }
        public: int f(vector<vector<int>>& a) { return flood(a, 0, 0); } };
        """,
      cases: [([land(300)], 90_000)]),
  ]

  /// What is refused, with words that say what to do.
  static let refused: [TestProgram] = [
    TestProgram(
      kind: .compileError, source: "class Solution {\npublic: int f(int a) { return a; }\n}\n",
      line: 3, words: ["ends without a semicolon"]),
    TestProgram(
      kind: .compileError,
      source: "class Solution {\npublic: int f(int a) {\nstd::print(\"{}\", a);\nreturn a; }\n};",
      line: 3, words: ["std::print needs libstdc++ 14", "use printf or cout"]),
    TestProgram(
      kind: .compileError,
      source: "#include <print>\nclass Solution {\npublic: int f(int a) { return a; }\n};",
      line: 1, words: ["<print> needs libstdc++ 14"]),
    TestProgram(
      kind: .compileError,
      source: """
        class Solution {
        public: int f(int a) {
        auto v = views::iota(0, a) | ranges::to<vector>();
        return v.size(); }
        };
        """, line: 3, words: ["std::ranges::to needs libstdc++ 14"]),
    TestProgram(
      kind: .wrongAnswer,
      source: "class Solution {\npublic: int f(int a) {\nint b = 0;\ncin >> b;\nreturn b; }\n};",
      words: ["the arguments arrive as parameters"]),
    TestProgram(
      kind: .runtimeError,
      source:
        "class Solution {\npublic: int f(int a) {\nassert(a > 9 && \"big\");\nreturn a; }\n};",
      line: 3, words: ["Assertion failed: a > 9 && \"big\" (line 3)"]),
    TestProgram(
      kind: .runtimeError,
      source:
        "class Solution {\npublic: int f(int a) {\nvector<int> v(a);\nreturn f(a) + v[0]; }\n};",
      words: ["Stack overflow", "too deep (line"]),
  ]
}
