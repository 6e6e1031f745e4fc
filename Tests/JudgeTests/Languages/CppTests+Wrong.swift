import Domain
import TestSupport
import Testing

extension CppTests {
  /// A function `f` with this body from line 3 on.
  private static func f(_ kind: VerdictKind, _ body: String, line: Int? = nil, _ words: String...)
    -> TestProgram
  {
    TestProgram(
      kind: kind, source: "class Solution {\npublic: int f(int a) {\n\(body)\n}\n};", line: line,
      words: words)
  }

  static let wrong: [TestProgram] = [
    f(.wrongAnswer, "return 7;"), f(.timeLimit, "volatile int x = 0; while (true) x++;"),
    f(.compileError, "int b = 1;\nreturn missing;", line: 4, "undeclared identifier 'missing'"),
    f(.compileError, "return \"a\";", line: 3, "cannot initialize return object"),
    f(.compileError, "set<Solution> s; s.insert(*this); return a;", line: 3, "binary expression"),
    f(.compileError, "int twice(int);\nreturn twice(a);", "twice(int)", "nowhere defined"),
    f(.runtimeError, "vector<int> x;\nreturn x[a];", line: 4, "Index out of range"),
    f(.runtimeError, "vector<int> x;\nreturn x.at(a);", line: 4, "out_of_range"),
    f(.runtimeError, "int b = a - 1;\nreturn a / b;", line: 4),
    f(.runtimeError, "int b = INT_MAX;\nreturn b + a;", line: 4),
    f(.runtimeError, "int* p = nullptr;\nreturn *p;", line: 4),
    f(.runtimeError, "stack<int> s;\nreturn s.top();", line: 4, "empty container"),
    f(.runtimeError, "throw 5;", line: 3, "exception of type int"),
    f(.runtimeError, "return f(a) + 1;", "too deep"),
    f(
      .runtimeError, "volatile char wide[300000]; wide[0] = 1;\nreturn f(a) + wide[0];",
      "too deep"),
    TestProgram(
      kind: .runtimeError,
      source: """
        int* volatile nowhere = nullptr;
        int early = *nowhere;
        class Solution { public: int f(int a) { return a; } };
        """, words: ["null pointer"]),
    f(.runtimeError, "exit(0);", "ended itself"), f(.runtimeError, "abort();", line: 3, "aborted"),
    f(.runtimeError, "terminate();", line: 3, "terminate"),
    TestProgram(
      kind: .compileError, source: "class Solutoin {\npublic: int f(int a) { return a; }\n};",
      line: 1, words: ["must define class Solution", "int f(int a)", "found class Solutoin"]),
    TestProgram(
      kind: .compileError, source: "class Solution {\npublic: int g(int a) { return a; }\n};",
      line: 1, words: ["must define", "int f(int a)", "it has g"]),
    TestProgram(
      kind: .compileError, source: "class Solution {\n  int f(int a) { return a; }\n};", line: 2,
      words: ["in public", "private member"]),
    TestProgram(
      kind: .compileError, source: "class Solution {\npublic: int f(string a) { return 1; }\n};",
      line: 2, words: ["doesn't match"]),
    TestProgram(
      kind: .compileError, source: "#include <boost/any.hpp>\nclass Solution {};", line: 1,
      words: ["only the standard library"]),
    TestProgram(
      kind: .compileError, source: "class Solution {\npublic: int f(int a) {\nreturn a;\n};",
      words: ["never closed"]),
    TestProgram(
      kind: .compileError, problem: .made(.counter, .replay), source: "class LRU {};", line: 1,
      words: ["must define class Counter", "int total()", "found class LRU"]),
    TestProgram(
      kind: .wrongAnswer, problem: .function("f", [.listNode], .listNode),
      source: """
        class Solution { public: ListNode* f(ListNode* a) { a->next->next = a; return a; } };
        """, cases: [([[1, 2]], [1, 2])], words: ["goes in a circle"]),
    TestProgram(
      kind: .wrongAnswer, problem: .function("f", [.int], .string),
      source: "class Solution { public: string f(int a) { return \"\\xff\"; } };",
      cases: [([1], "")], words: ["not valid UTF-8"]),
    TestProgram(
      kind: .runtimeError, source: "class Solution { public: int f(int a) { return 0; } };",
      cases: [([3_000_000_000], 0)], words: ["too large for an int"]),
    TestProgram(
      kind: .wrongAnswer, problem: .function("cloneGraph", [.graphNode], .graphNode, .identity),
      source: "class Solution { public: Node* cloneGraph(Node* a) { return a; } };",
      cases: [([[[2], [1]]], nil)]),
  ]
}
