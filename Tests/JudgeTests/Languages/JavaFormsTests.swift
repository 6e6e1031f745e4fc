import Domain
import TestSupport
import Testing

@testable import Judge

/// Files as people write them, and what LeetCode's driver could not call.
@Suite(.enabled(if: hasJava, "Java is not installed: apt-get install default-jdk-headless"))
struct JavaFormsTests {
  private func verdict(
    _ source: String, _ problem: Problem = .twoSum,
    _ cases: [(input: [Value], expected: Value?)] = [([[2, 7, 11, 15], 9], [0, 1])]
  ) async throws -> Verdict {
    try await live.verdict(problem, .java, source, cases)
  }

  private static let body = "int[] twoSum(int[] n, int t) { return new int[] {0, 1}; }"

  static let forms: [String] = [
    "public class Solution { public \(body) }",
    "import java.util.List;\nfinal class Solution { static int[] twoSum(int[] n, int t) {\n"
      + "return List.of(0, 1).stream().mapToInt(x -> x).toArray(); } }",
    "record Pair(int a, int b) {}\nclass Solution { int[] twoSum(int[] n, int t) {\n"
      + "var p = new Pair(0, 1); return new int[] {p.a(), p.b()}; } }",
    "class Stack { int top = 1; }\nclass Solution { int[] twoSum(int[] n, int t) {\n"
      + "return new int[] {0, new Stack().top}; } }",
    "class ListNode { int val; ListNode(int v) { val = v; } }\nclass Solution {\n"
      + "int[] twoSum(int[] n, int t) { return new int[] {0, new ListNode(1).val}; } }",
    "\u{FEFF}class Solution {\r\n\t\(body)\r\n}\r\n// O(n)\r\n",
    "/* mine */\n// also\npackage com.leetcode.two;\nimport java.util.*;\nclass Solution { \(body) }",
    "public class Main { public static void main(String[] a) {} }\nclass Solution { \(body)\n"
      + "public static void main(String[] a) { new Solution().twoSum(null, 1); } };",
    "import javafx.util.Pair;\nclass Solution { int[] twoSum(int[] n, int t) {\n"
      + "Pair<Integer, Integer> p = new Pair<>(0, 1);\n"
      + "assert p.equals(new Pair<>(0, 1)) && p.hashCode() == new Pair<>(0, 1).hashCode();\n"
      + "return new int[] {p.getKey(), p.getValue()}; } }",
    "class Solution { int[] twoSum(int[] n, int t) { var p = new Pair<>(0, 1);\n"
      + "return new int[] {p.getKey(), p.getValue()}; } }",
    "class Solution { private record Pair(int a, int b) {}\nint[] twoSum(int[] n, int t) {\n"
      + "var p = new Pair(0, 1); return new int[] {p.a, p.b}; } }",
    "class Solution { int[] twoSum(int[] n, int t) { var i = new AtomicInteger();\n"
      + "var m = new ConcurrentHashMap<Integer, BigInteger>(); var l = new ReentrantLock();\n"
      + "return new int[] {i.getAndIncrement(), Pattern.matches(\"a\", \"a\") ? i.get() : 7}; } }",
    "abstract class Base { int[] find(int[] n) { return new int[] {0, 1}; } }\n"
      + "class Solution extends Base { int[] twoSum(int[] n) { return n; }\n"
      + "protected int[] twoSum(int[] n, long t) throws Exception { return find(n); } }",
    "class Solution { int[] twoSum(int[] n, Object t) { return n; }\n"
      + "int[] twoSum(int[] n, long t) { return n; }\n\(body)\n"
      + "private int[] twoSum(int[] n, Integer t) { return n; }\n"
      + "int[] twoSum(Object n, int t) { return null; } }",
    "class Solution { int[] twoSum(int n[], double t) { return new int[] {0, (int) t - 8}; } }",
  ]

  @Test(arguments: forms)
  func `a file is taken as people write it`(source: String) async throws {
    let verdict = try await verdict(source)
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test func `a package line is taken, with a word on what LeetCode does`() async throws {
    let source = "// two\npackage a.b;\nclass Solution { \(Self.body) }"
    let verdict = try await verdict(source)
    #expect(verdict.verdict == .accepted)
    #expect(verdict.diagnostics.map(\.line) == [2], "\(verdict.diagnostics)")
    #expect(verdict.diagnostics.map(\.severity) == [.warning])
  }

  static let spellings: [(type: ValueType, isCollection: Bool, taken: String, given: String)] = [
    (.list(.int), true, "List<Integer>", "ArrayList<Integer>"),
    (.list(.int), true, "Collection<? extends Number>", "List<Integer>"),
    (.list(.list(.int)), true, "List<List<Integer>>", "List<List<Integer>>"),
    (.list(.string), true, "List", "List"), (.list(.list(.char)), false, "char[][]", "char[][]"),
    (.list(.treeNode), true, "List<TreeNode>", "List<TreeNode>"),
  ]

  @Test(arguments: spellings)
  func `a list may be spelled as Java converts it`(
    type: ValueType, isCollection: Bool, taken: String, given: String
  ) async throws {
    let value: Value =
      switch type {
      case .list(.list(.char)): [["a"]]
      case .list(.list): [[1], []]
      case .list(.treeNode): [[1, 2]]
      case .list(.string): ["a"]
      default: [1, -2]
      }
    let verdict = try await verdict(
      "class Solution { \(given) f(\(taken) a) { return (\(given)) (Object) a; } }",
      Self.problem(type, isCollection), [([value], value)])
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  private static func problem(_ type: ValueType, _ isCollection: Bool) -> Problem {
    var function = FunctionSignature(
      name: "f", parameters: [Parameter(name: "a", type: type, isCollection: isCollection)],
      returns: type)
    function.returnsCollection = isCollection
    return .made(.function(function))
  }

  static let refused: [(source: String, words: String)] = [
    ("List<Integer> twoSum(int[] n, int t) { return null; }", "List<Integer> cannot be converted"),
    ("int[] twoSum(List<Integer> n, int t) { return null; }", "int[] cannot be converted to List"),
    ("Integer[] twoSum(int[] n, int t) { return null; }", "Integer[] cannot be converted to int[]"),
    ("int[] twoSum(int[] n) { return n; }", "argument lists differ in length"),
    ("private int[] twoSum(int[] n, int t) { return n; }", "twoSum is private"),
    ("\(body) Solution(int a) {}", "needs a constructor without arguments"),
    ("\(body) private Solution() {}", "needs a constructor without arguments"),
    ("abstract void f(); \(body)", "not abstract"),
    (
      "\(body) int last(List<Integer> a) { return a.getLast(); }",
      "needs Java 21, and this machine has"
    ),
    ("\(body) int up() { return Math.clamp(1, 2, 3); }", "needs Java 21, and this machine has"),
    (
      "record P(int x, int y) {}\n\(body)\nint x(Object o) { return o instanceof P(int x, int y) ? x : 0; }",
      "a record pattern needs Java 21, and this machine has"
    ),
    ("import", "Java's own library and javafx.util.Pair"),
    ("\(body) } Runtime: 1 ms {", "outside of any class"),
  ]

  @Test(arguments: refused)
  func `what LeetCode could not call is said in a line`(
    member: String, words: String
  ) async throws {
    let isImport = member == "import"
    let source =
      isImport
      ? "import org.apache.x.*;\nclass Solution { \(Self.body) }" : "class Solution { \(member) }"
    let verdict = try await verdict(source)
    #expect(verdict.verdict == .compileError, "\(verdict)")
    #expect(verdict.diagnostics.first?.message.contains(words) == true, "\(verdict.diagnostics)")
    #expect(verdict.diagnostics.first?.message.contains("\n") == false)
  }

  static let failures: [(body: String, words: String)] = [
    ("ListNode head = null; head.next = head;", "because \"head\" is null"),
    ("new Scanner(System.in).nextInt();", "the arguments arrive as parameters"),
    (
      "try { new BufferedReader(new InputStreamReader(System.in)).readLine().trim(); }\n"
        + "catch (IOException e) {}", "the arguments arrive as parameters"
    ),
  ]

  @Test(arguments: failures)
  func `a runtime error names what is null, or that nothing is to be read`(
    body: String, words: String
  ) async throws {
    let source = "class Solution { int[] twoSum(int[] n, int t) {\n\(body)\nreturn n; } }"
    let verdict = try await verdict(source)
    #expect(verdict.verdict == .runtimeError)
    #expect(verdict.diagnostics.first?.message.contains(words) == true, "\(verdict.diagnostics)")
    #expect(verdict.diagnostics.first?.line == 2)
  }
}
