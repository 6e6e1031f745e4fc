import Domain
import Testing

/// Case 1 of three goes wrong in a way of its own; the others are right.
struct VerdictKindTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var kind: VerdictKind
    var name: String
    /// What stands in the middle of the function, when the argument is 1.
    var bodies: [Language: String]
    /// Words that the note must hold, by language.
    var notes: [Language: String] = [:]
    var testDescription: String { "\(kind.rawValue): \(name)" }

    func source(in language: Language) -> String? {
      bodies[language].map { VerdictKindTests.source(language, $0) }
    }
  }

  static let rows: [Row] = [
    Row(
      kind: .wrongAnswer, name: "another number",
      bodies: [
        .swift: "return 7", .python: "return 7", .cpp: "return 7;", .java: "return 7;",
        .javascript: "return 7;", .go: "return 7", .rust: "return 7;",
      ]),
    Row(
      kind: .wrongAnswer, name: "nothing",
      bodies: [.python: "return None", .javascript: "return undefined;"]),
    Row(
      kind: .timeLimit, name: "a loop",
      bodies: [
        .swift: "while true {}", .python: "while True: pass",
        .cpp: "for (volatile int i = 0;; i++);",
        .java: "while (true);", .javascript: "while (true);", .go: "for {}",
        .rust: "loop { std::hint::spin_loop() }",
      ]),
    Row(
      kind: .idleLimit, name: "sleep",
      bodies: [
        .swift: "sleep(1000)", .python: "time.sleep(1000)",
        .cpp: "this_thread::sleep_for(chrono::seconds(1000));",
        .java: "try { Thread.sleep(1000000); } catch (InterruptedException error) { }",
        .javascript: "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);",
        .go: "time.Sleep(1000 * time.Second)",
        .rust: "std::thread::sleep(std::time::Duration::from_secs(1000));",
      ]),
    Row(
      kind: .memoryLimit, name: "more and more memory",
      bodies: [
        .swift: "var x: [[Int]] = []; while true { x.append(Array(repeating: a, count: 1 << 16)) }",
        .python: "x = []\n            while True: x.append(bytearray(b'1') * (1 << 20))",
        .cpp: "vector<vector<int>> x; while (true) x.emplace_back(1 << 18, a);",
        .java: "List<int[]> x = new ArrayList<>(); while (true) x.add(new int[1 << 18]);",
        .javascript: "const x = []; while (true) x.push(new Array(1 << 16).fill(a));",
        .go: """
        x := [][]int{}; for { y := make([]int, 1<<16); for i := range y { y[i] = a }; x = append(x, y) }
        """,
        .rust: "let mut x = vec![]; loop { x.push(vec![a; 1 << 18]) }",
      ]),
    Row(
      kind: .outputLimit, name: "more and more text",
      bodies: [
        .swift: "while true { print(String(repeating: \"x\", count: 1 << 16)) }",
        .python: "while True: print('x' * (1 << 16))",
        .cpp: "while (true) cout << string(1 << 16, 'x') << endl;",
        .java: "while (true) System.out.println(\"x\".repeat(1 << 16));",
        .javascript: "while (true) console.log('x'.repeat(1 << 16));",
        .go: "for { fmt.Println(strings.Repeat(\"x\", 1<<16)) }",
        .rust: "loop { println!(\"{}\", \"x\".repeat(1 << 16)) }",
      ]),
    Row(
      kind: .runtimeError, name: "an index out of range",
      bodies: [
        .swift: "let x: [Int] = []; return x[a]", .python: "return [][a]",
        .cpp: "vector<int> x; return x.at(a);", .java: "int[] x = {}; return x[a];",
        .javascript: "return [][a].length;", .go: "x := []int{}; return x[a]",
        .rust: "let x: Vec<i32> = vec![]; return x[a as usize];",
      ],
      notes: [
        .swift: "Index out of range", .python: "IndexError: list index out of range",
        .cpp: "out_of_range", .java: "ArrayIndexOutOfBounds", .javascript: "TypeError",
        .go: "index out of range", .rust: "index out of bounds",
      ]),
    Row(
      kind: .runtimeError, name: "arithmetic",
      bodies: [
        .swift: "return Int.max - 1 + a + a", .python: "return 1 // (a - 1)",
        .cpp: "volatile int zero = a - 1; return 1 / zero;", .java: "return 1 / (a - 1);",
        .go: "return 1 / (a - 1)", .rust: "return 1 / (a - 1);",
        .javascript: "return Number(1n / BigInt(a - 1));",
      ],
      notes: [
        .swift: "arithmetic overflow", .python: "ZeroDivisionError", .java: "by zero",
        .go: "divide by zero", .rust: "divide by zero", .javascript: "RangeError",
      ]),
    Row(
      kind: .runtimeError, name: "nothing where something was needed",
      bodies: [
        .swift: "let x: Int? = a > 5 ? 1 : nil; return x!", .python: "return None.x",
        .cpp: "int* volatile x = nullptr; return *x;",
        .java: "String x = a > 5 ? \"\" : null; return x.length();", .javascript: "return null.x;",
        .go: "var x *struct{ y int }; return x.y",
        .rust: "let x: Option<i32> = None; return x.unwrap();",
      ],
      notes: [
        .swift: "nil", .python: "AttributeError", .java: "NullPointerException",
        .javascript: "TypeError", .go: "nil pointer", .rust: "None",
      ]),
    Row(
      kind: .runtimeError, name: "ends itself",
      bodies: [
        .swift: "exit(0)", .python: "os._exit(0)", .cpp: "exit(0);", .java: "System.exit(0);",
        .javascript: "process.exit(0);", .go: "os.Exit(0)", .rust: "std::process::exit(0);",
      ],
      notes: Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, "ended itself") })),
    Row(
      kind: .runtimeError, name: "aborts",
      bodies: [
        .swift: "abort()", .cpp: "abort();", .rust: "std::process::abort();",
        .python: "sys.exit()", .go: "panic(\"oh\")",
        .java: "throw new IllegalStateException(\"oh\");",
        .javascript: "throw new Error('oh');",
      ],
      notes: [
        .swift: "aborted", .python: "ended itself", .go: "oh", .java: "oh", .javascript: "oh",
      ]),
    Row(
      kind: .runtimeError, name: "too deep",
      bodies: [
        .swift: "func g(_ n: Int) -> Int { g(n + 1) + 1 }; return g(a)",
        .python: "raise RecursionError('deep')",
        .cpp: "function<int(int)> g = [&](int n) { return g(n + 1) + 1; }; return g(a);",
        .java: "return f(1) + 1;", .javascript: "return f(1) + 1;", .go: "return f(1) + 1",
        .rust: "return std::hint::black_box(Solution::f(1)) + 1;",
      ],
      notes: [
        .swift: "too deep", .python: "RecursionError", .java: "StackOverflow",
        .javascript: "call stack",
      ]),
    Row(
      kind: .denied, name: "a forbidden call",
      bodies: [
        .swift: """
        typealias Call = @convention(c) (Int32) -> Int32
        _ = unsafeBitCast(dlsym(nil, "reboot"), to: Call.self)(0x1234567)
        """,
        .python: "import ctypes; ctypes.CDLL(None).reboot(0x1234567)",
        .cpp: "reboot(0x1234567);", .go: "syscall.Reboot(0x1234567)",
        .rust: "extern \"C\" { fn reboot(kind: i32) -> i32; } unsafe { reboot(0x1234567); }",
      ]),
  ]

  private static func source(_ language: Language, _ body: String) -> String {
    switch language {
    case .swift:
      """
      import Foundation
      class Solution {
          func f(_ a: Int) -> Int {
              if a == 1 {
                  \(body)
              }
              return a
          }
      }
      """
    case .python:
      """
      import os, time, sys
      class Solution:
          def f(self, a: int) -> int:
              if a == 1:
                  \(body)
              return a
      """
    case .cpp:
      """
      #include <thread>
      extern "C" int reboot(int);
      class Solution {
      public: int f(int a) {
          if (a == 1) { \(body) }
          return a; } };
      """
    case .java:
      "class Solution { public int f(int a) {\n    if (a == 1) { \(body) }\n    return a; } }"
    case .javascript: "var f = function(a) {\n    if (a === 1) { \(body) }\n    return a;\n};"
    case .go:
      """
      import ("fmt"; "os"; "strings"; "syscall"; "time")
      var _, _, _, _, _ = fmt.Sprint, os.Exit, strings.Repeat, syscall.Getpid, time.Sleep
      func f(a int) int {
      \tif a == 1 {
      \t\t\(body)
      \t}
      \treturn a
      }
      """
    case .rust:
      """
      #![allow(warnings)]
      impl Solution {
          pub fn f(a: i32) -> i32 {
              if a == 1 { \(body) }
              a
          }
      }
      """
    }
  }

  @Test(arguments: rows, Language.allCases)
  func `a case gets its own verdict and the run goes on with the next`(
    row: Row, language: Language
  ) async throws {
    guard let source = row.source(in: language) else {
      try Test.cancel("\(language.title) has no \(row.name)")
    }
    try await language.require()
    // Small where the limit itself is used up; else large, for a machine that is busy.
    let isTimed = [.timeLimit, .idleLimit].contains(row.kind)
    let limits = Limits(cpuMilliseconds: isTimed ? 100 : 5000)
    let problem = Problem.function("f", [.int], .int, limits: limits)
    let verdict = try await live.verdict(problem, language, source, [([0], 0), ([1], 1), ([2], 2)])
    #expect(
      verdict.cases.map(\.verdict) == [.accepted, row.kind, .accepted],
      "\(verdict.diagnostics) \(verdict.cases)")
    #expect(verdict.verdict == row.kind)
    #expect(verdict.passed == 2)
    #expect(verdict.statusCode == row.kind.statusCode)
    if let words = row.notes[language] {
      let note = verdict.cases.dropFirst().first?.note ?? ""
      #expect(note.contains(words), "\(verdict.cases)")
    }
  }

  @Test(arguments: Language.allCases)
  func `what cannot be compiled runs no case`(language: Language) async throws {
    try await language.require()
    let verdict = try await live.verdict(
      .function("f", [.int], .int), language, "class Solution { ( } \n ]] def", [([1], 1)])
    #expect(verdict.verdict == .compileError)
    #expect(verdict.cases.isEmpty)
    #expect(verdict.diagnostics.contains { $0.severity == .error && $0.line >= 1 })
  }

  @Test(arguments: Language.allCases)
  func `a run that is cancelled ends at once`(language: Language) async throws {
    try await language.require()
    let loop = try #require(Self.rows.first { $0.kind == .timeLimit }?.source(in: language))
    // Hours of CPU time are allowed: only cancelling can end it.
    let job = JudgeJob(
      problem: .function("f", [.int], .int, limits: Limits(cpuMilliseconds: 3_600_000)),
      language: language, source: loop,
      cases: [JudgeCase(input: [1], expected: 1, isVisible: true)], isOptimised: false)
    for try await event in live.judge(job) {
      if case .compiled = event { break }
    }
    let verdict = try await live.verdict(job.problem, language, loop, [([2], 2)])
    #expect(verdict.verdict == .accepted, "\(verdict)")
  }

  @Test func `endless recursion in Python ends in the interpreter's own error`() async throws {
    let source = "class Solution:\n def f(self, a):\n  return self.f(a) + 1"
    let verdict = try await live.verdict(
      .function("f", [.int], .int, limits: Limits(cpuMilliseconds: 5000)), .python, source,
      [([1], 1), ([2], 2)])
    // Interpreters before 3.11 may use up the memory first.
    let kinds = Set(verdict.cases.map(\.verdict))
    #expect(kinds.isSubset(of: [.runtimeError, .memoryLimit]), "\(verdict)")
    #expect(verdict.cases.count == 2)
  }

  @Test(arguments: Language.allCases)
  func `a runtime error names the learner's own line`(language: Language) async throws {
    try await language.require()
    let row = try #require(Self.rows.first { $0.name == "arithmetic" })
    let source = try #require(row.source(in: language))
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(row.bodies[language] ?? "?") }) + 1
    let verdict = try await live.verdict(
      .function("f", [.int], .int), language, source, [([1], 1)])
    #expect(verdict.diagnostics.map(\.line) == [line], "\(verdict)")
  }
}
