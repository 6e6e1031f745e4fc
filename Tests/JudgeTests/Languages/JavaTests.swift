import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// Whether this machine can judge Java.
let hasJava =
  Probe(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "").find("javac") != nil

@Suite(.enabled(if: hasJava, "Java is not installed: apt-get install default-jdk-headless"))
struct JavaTests {
  private func verdict(
    _ source: String, _ problem: Problem = .twoSum,
    _ cases: [(input: [Value], expected: Value?)] = [([[2, 7, 11, 15], 9], [0, 1])]
  ) async throws -> Verdict {
    try await live.verdict(problem, .java, source, cases)
  }

  struct Complaint: Sendable {
    var source: String
    var line: Int
    var column = 1
    var words: String
  }

  static let complaints: [Complaint] = [
    Complaint(
      source: "class Solution {\n  int[] twoSum(int[] n, int t) {\n    int x = \"a\";\n"
        + "    return n;\n  }\n}", line: 3, column: 13, words: "String cannot be converted to int"),
    Complaint(
      source: "class Solution { int[] twoSum(int[] n, int t) { return m; } }", line: 1, column: 56,
      words: "cannot find symbol; symbol: variable m"),
    Complaint(source: "class Solution { int[] twoSum(", line: 1, column: 31, words: "parsing"),
    Complaint(
      source: "\nclass Solution { int[] twosum(int[] n, int t) { return n; } }", line: 2,
      words: "must offer `public int[] twoSum(int[] nums, int target)`; it has no such method"),
    Complaint(
      source: "class Solution {\n  int[] twoSum(String n, int t) { return null; }\n}", line: 2,
      words: "String"),
    Complaint(source: "class Solutions {}", line: 1, words: "found Solutions"),
    Complaint(source: "// nothing", line: 1, words: "no class was found"),
  ]

  @Test(arguments: complaints)
  func `what does not compile is said on the learner's own line`(row: Complaint) async throws {
    let verdict = try await verdict(row.source)
    #expect(verdict.verdict == .compileError, "\(verdict)")
    let first = try #require(verdict.diagnostics.first)
    #expect(first.line == row.line && first.column == row.column, "\(verdict.diagnostics)")
    #expect(first.message.contains(row.words), "\(first.message)")
  }

  struct Failure: Sendable {
    var body: String
    var kind: VerdictKind
    var words = ""
    var line: Int?
  }

  static let failures: [Failure] = [
    Failure(body: "return 7;", kind: .wrongAnswer),
    Failure(body: "while (true) ;", kind: .timeLimit),
    Failure(body: "synchronized (this) { wait(); }", kind: .idleLimit),
    Failure(
      body: "List<int[]> x = new ArrayList<>(); while (true) x.add(new int[1 << 16]);",
      kind: .memoryLimit),
    Failure(body: "return new int[1 << 28].length;", kind: .memoryLimit),
    Failure(body: "while (true) System.out.println(\"x\".repeat(1 << 16));", kind: .outputLimit),
    Failure(
      body: "return new int[a][0].length / 0;", kind: .runtimeError, words: "/ by zero", line: 3),
    Failure(
      body: "int[] x = {a}; return x[9];", kind: .runtimeError, words: "Index 9 out of bounds",
      line: 3),
    Failure(
      body: "Integer x = null; return x;", kind: .runtimeError, words: "NullPointerException",
      line: 3),
    Failure(body: "return f(a) + 1;", kind: .runtimeError, words: "recursion goes too deep"),
    Failure(
      body: "throw new IllegalStateException(\"boom é\");", kind: .runtimeError, words: "boom é",
      line: 3),
    Failure(body: "System.exit(0);", kind: .runtimeError, words: "ended itself"),
    Failure(body: "Runtime.getRuntime().halt(0);", kind: .runtimeError, words: "ended itself"),
    Failure(
      body: "FileDescriptor.class.getDeclaredConstructor(int.class).setAccessible(true);",
      kind: .runtimeError, words: "InaccessibleObjectException", line: 3),
    Failure(
      body: "ClassLoader.getSystemClassLoader().loadClass(\"focus.judge.Nodes\")"
        + ".getDeclaredField(\"shared\").setAccessible(true);", kind: .runtimeError,
      words: "InaccessibleObjectException", line: 3),
  ]

  @Test(arguments: failures)
  func `a case gets its own verdict and the run goes on`(row: Failure) async throws {
    let source = """
      class Solution { public int f(int a) throws Exception {
          if (a == 1) {
              \(row.body)
          }
          return a;
      } }
      """
    // Small where the limit itself is used up; else large, for a machine that is busy.
    let isTimed = [.timeLimit, .idleLimit].contains(row.kind)
    let problem = Problem.function(
      "f", [.int], .int, limits: Limits(cpuMilliseconds: isTimed ? 100 : 5000))
    let verdict = try await verdict(source, problem, [([0], 0), ([1], 1), ([2], 2)])
    #expect(
      verdict.cases.map(\.verdict) == [.accepted, row.kind, .accepted],
      "\(verdict.diagnostics) \(verdict.cases)")
    let note = verdict.cases.dropFirst().first?.note ?? ""
    #expect(row.words.isEmpty || note.contains(row.words), "\(note)")
    if let line = row.line { #expect(verdict.diagnostics.map(\.line) == [line], "\(verdict)") }
  }

  @Test func `lists and trees that are 100,000 deep pass`() async throws {
    let source = """
      class Solution {
        int length(ListNode a) { return a == null ? 0 : 1 + length(a.next); }
        int depth(TreeNode a) {
          return a == null ? 0 : 1 + Math.max(depth(a.left), depth(a.right));
        }
        public int f(ListNode a, TreeNode b) { return length(a) + depth(b); }
      }
      """
    let list = Value.array((0..<100_000).map(Value.int))
    let tree = Value.array([1] + (1..<100_000).flatMap { [Value.int($0), .null] })
    let verdict = try await verdict(
      source, .function("f", [.listNode, .treeNode], .int), [([list, tree], 200_000)])
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases.map(\.note))")
  }

  @Test func `threads, hooks and static state of a case gain nothing`() async throws {
    let source = """
      class Solution {
        static { System.out.println("loaded"); }
        public int f(int a) {
          Thread busy = new Thread(() -> { while (true) Thread.yield(); });
          busy.setDaemon(true);
          if (a == 1) busy.start();
          System.setOut(null);
          Runtime.getRuntime().addShutdownHook(new Thread(() -> System.err.println("bye")));
          return a;
        }
      }
      """
    let verdict = try await verdict(
      source, .function("f", [.int], .int, limits: Limits(cpuMilliseconds: 5000)),
      [([1], 1), ([2], 3)])
    #expect(verdict.cases.map(\.verdict) == [.accepted, .wrongAnswer], "\(verdict)")
  }

  @Test func `a static block that fails is the program's own failure`() async throws {
    let verdict = try await verdict(
      "class Solution {\n  static int x = 1 / 0;\n  int[] twoSum(int[] n, int t) { return n; } }")
    #expect(verdict.verdict == .runtimeError, "\(verdict)")
    #expect(verdict.diagnostics.map(\.line) == [2], "\(verdict)")
  }

  @Test func `unfinished code is checked while it is typed, without classes`() async throws {
    let language = JavaLanguage(try .live())
    let right = "class Solution { int[] twoSum(int[] n, int t) { return n; } }"
    #expect(try await language.diagnose(right, for: .twoSum).isEmpty)
    let wrong = try await language.diagnose("class Solution {\n  int f() { }\n}", for: .twoSum)
    #expect(wrong.map(\.message) == ["missing return statement"] && wrong.map(\.line) == [2])
  }

  @Test func `a source that is too much for the compiler harms no other`() async throws {
    let language = JavaLanguage(try .live())
    let sum = String(repeating: "1 + ", count: 200_000)
    let bomb = try await language.diagnose("class Solution { int x = \(sum)1; }", for: .twoSum)
    #expect(bomb.first?.message.contains("Very deep nesting") == true, "\(bomb)")
    let right = "class Solution { int[] twoSum(int[] n, int t) { return n; } }"
    #expect(try await language.diagnose(right, for: .twoSum).isEmpty)
  }
}
