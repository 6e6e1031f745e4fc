import Domain
import TestSupport
import Testing

/// Programs that keep something between two cases, on the real judge.
@Suite(.timeLimit(.minutes(20))) struct KeptBetweenCasesTests {
  /// Each adds up what it was ever given, under the name `kept`.
  static let adding: [(Language, String)] = [
    (
      .swift,
      "class Solution {\n  static var kept = 0\n  func f(_ a: Int) -> Int { Self.kept += a; return Self.kept }\n}"
    ),
    (
      .python,
      "class Solution:\n  kept = []\n  def f(self, a: int) -> int:\n    self.kept.append(a)\n    return sum(self.kept)"
    ),
    (.cpp, "int kept = 0;\nclass Solution {\npublic:\n  int f(int a) { return kept += a; }\n};"),
    (
      .java,
      "class Solution {\n  static int kept = 0;\n  public int f(int a) { return kept += a; }\n}"
    ),
    (.javascript, "let kept = 0;\nvar f = function(a) { kept += a; return kept; };"),
    (.go, "var kept int\n\nfunc f(a int) int {\n\tkept += a\n\treturn kept\n}"),
    (
      .rust,
      "static mut kept: i32 = 0;\nimpl Solution {\n  pub fn f(a: i32) -> i32 { unsafe { kept += a; kept } }\n}"
    ),
  ]

  private static let problem = Problem.function("f", [.int], .int)
  private static let cases: [(input: [Value], expected: Value?)] = [([3], 3), ([4], 4), ([5], 5)]
  private static var note: Regex<Substring> {
    #/^Passes alone: your code keeps something from an earlier case: kept \(line \d\)\.$/#
  }

  @Test(arguments: adding)
  func `what fails only behind other cases is said to pass alone`(
    language: Language, source: String
  ) async throws {
    try await language.require()
    let verdict = try await live.verdict(Self.problem, language, source, Self.cases)
    #expect(verdict.verdict == .wrongAnswer, "\(verdict)")
    // The third is the first of its process, as nothing of the second's is kept.
    #expect(verdict.cases.map(\.verdict) == [.accepted, .wrongAnswer, .accepted])
    #expect(verdict.cases.map(\.passesAlone) == [nil, true, nil])
    #expect(verdict.cases[1].note?.contains(Self.note) == true, "\(verdict)")
    #expect(verdict.evidence.contains { $0.contains(Self.note) })
  }

  @Test func `what fails by itself is told so, a crash too`() async throws {
    let wrong = "class Solution:\n  def f(self, a):\n    return 3 if a < 5 else [][a]"
    let verdict = try await live.verdict(Self.problem, .python, wrong, Self.cases)
    #expect(verdict.cases.map(\.passesAlone) == [nil, false, false])
    #expect(verdict.cases.map(\.verdict) == [.accepted, .wrongAnswer, .runtimeError])
    #expect(verdict.cases.allSatisfy { $0.note?.contains("alone") != true })
  }

  @Test func `a crash by what is kept is told with its reason`() async throws {
    let source = """
      seen = set()
      class Solution:
        def f(self, a):
          if seen: raise ValueError("again")
          seen.add(a)
          return a
      """
    let verdict = try await live.verdict(Self.problem, .python, source, Self.cases)
    #expect(verdict.verdict == .runtimeError)
    let note = try #require(verdict.cases[1].note)
    #expect(note.contains("ValueError: again"))
    #expect(note.contains("earlier case: seen (line 1)."))
  }

  @Test func `a search for what fails passes over what only earlier inputs make fail`() async throws
  {
    var job = JudgeJob(
      problem: Self.problem, language: .python, source: Self.adding[1].1,
      cases: Self.cases.map { JudgeCase(input: $0.input, expected: $0.expected, isVisible: false) },
      isOptimised: true, stopsAtFirstFailure: true)
    job.isProbe = true
    #expect(try await live.verdict(for: job)?.verdict == .accepted)
  }

  @Test(
    arguments: [
      (Language.swift, "class Solution { func f(_ a: inout [Int]) { let b = a.sorted(); _ = b } }"),
      (.python, "class Solution:\n  def f(self, a):\n    a = sorted(a)\n    return a"),
      (
        .cpp,
        "class Solution { public: void f(vector<int>& a) { vector<int> b = a; sort(b.begin(), b.end()); } };"
      ),
      (.java, "class Solution { public void f(int[] a) { a = a.clone(); Arrays.sort(a); } }"),
      (.javascript, "var f = function(a) { return [...a].sort((x, y) => x - y); };"),
      (
        .go,
        "import \"sort\"\n\nfunc f(a []int) {\n\tb := append([]int{}, a...)\n\tsort.Ints(b)\n\ta = b\n}"
      ),
      (.rust, "impl Solution { pub fn f(a: &mut Vec<i32>) { let mut b = a.clone(); b.sort(); } }"),
    ])
  func `an answer that was returned or rebound is said to be ignored`(
    language: Language, source: String
  ) async throws {
    try await language.require()
    let problem = Problem.function("f", [.list(.int)], .void, inPlace: 0)
    let verdict = try await live.verdict(problem, language, source, [([[3, 1]], [1, 3])])
    #expect(verdict.verdict == .wrongAnswer, "\(verdict)")
    #expect(
      verdict.evidence == [
        "The answer is what is left in a after your code ran; a returned value is ignored."
      ])
  }

  @Test func `running out of memory is told with the limit`() async throws {
    let problem = Problem.function(
      "f", [.int], .int, limits: Limits(cpuMilliseconds: 5000, memoryBytes: 64 << 20))
    let source =
      "class Solution { func f(_ a: Int) -> Int { [Int](repeating: a, count: 1 << 27)[a] } }"
    let verdict = try await live.verdict(problem, .swift, source, [([3], 3)])
    #expect(verdict.verdict == .memoryLimit)
    #expect(verdict.evidence == ["Your code ran out of memory (limit 64 MB)."])
  }
}
