import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// Whether this machine can judge Go.
let hasGo = Probe(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "").find("go") != nil

@Suite(.enabled(if: hasGo, "Go is not installed: apt-get install golang-go"))
struct GoTests {
  private func verdict(
    _ source: String, _ problem: Problem = .twoSum,
    _ cases: [(input: [Value], expected: Value?)] = [([[2, 7, 11, 15], 9], [0, 1])]
  ) async throws -> Verdict {
    try await live.verdict(problem, .go, source, cases)
  }

  // MARK: The learner's file

  static let accepted: [(name: String, source: String)] = [
    ("without a package or imports", "func twoSum(n []int, t int) []int { return []int{0, 1} }"),
    (
      "with its own package and main",
      "package leetcode // mine\n\nfunc main() { panic(1) }\n\n"
        + "func twoSum(n []int, t int) []int { return []int{0, 1} }"
    ),
    (
      "with imports of its own and others left out",
      "import (\n\t\"fmt\"\n\tm \"math\"\n)\n\nfunc twoSum(n []int, t int) []int {\n"
        + "\tsort.Ints(n)\n\tfmt.Println(strings.ToUpper(\"a\"), m.MaxInt64)\n\treturn []int{0, 1}\n}"
    ),
    (
      "with variables named as packages are",
      "type T struct{ Val, Next int }\n\nfunc twoSum(list []int, heap int) []int {\n"
        + "\tring := T{}\n\tring.Next = 1\n\treturn []int{ring.Val, ring.Next}\n}"
    ),
    (
      "with max and min, which newer versions have built in",
      "func twoSum(n []int, t int) []int { return []int{min(0, t, n[0]), max(1, n[0]-1)} }"
    ),
    (
      "with a max of its own",
      "func max(a, b int) int { return a }\n\n"
        + "func twoSum(n []int, t int) []int { return []int{0, max(1, 9)} }"
    ),
    (
      "with a node of its own, laid out otherwise",
      "type ListNode struct {\n\tNext *ListNode\n\tVal int\n}\n\n"
        + "func twoSum(n []int, t int) []int { return []int{0, (&ListNode{nil, 1}).Val} }"
    ),
    (
      "with a byte order mark and Windows' line ends",
      "\u{FEFF}package main\r\n\r\nfunc twoSum(n []int, t int) []int { return []int{0, 1} }\r\n"
    ),
    (
      "with generics, goroutines and defer",
      "func sum[T int | float64](a ...T) (s T) {\n\tfor _, x := range a {\n\t\ts += x\n\t}\n\treturn\n}\n"
        + "func twoSum(n []int, t int) (r []int) {\n\tdefer func() { r = []int{0, sum(0, 1)} }()\n"
        + "\tc := make(chan int)\n\tgo func() { c <- 1 }()\n\t<-c\n\treturn nil\n}"
    ),
  ]

  @Test(arguments: accepted)
  func `a file is taken as people write it`(name: String, source: String) async throws {
    let verdict = try await verdict(source)
    #expect(verdict.verdict == .accepted, "\(name): \(verdict.diagnostics) \(verdict.cases)")
  }

  @Test func `a node type of the learner's own is used in its own layout`() async throws {
    let source = """
      type ListNode struct {
      	Next *ListNode
      	Val int
      }
      func (n *ListNode) last() *ListNode { for n.Next != nil { n = n.Next }; return n }
      func f(a *ListNode) *ListNode { return &ListNode{&ListNode{nil, a.last().Val}, a.Val} }
      """
    let verdict = try await verdict(
      source, .function("f", [.listNode], .listNode), [([[4, 5, 6]], [4, 6])])
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test func `LeetCode's codec needs no constructor and may have capitals`() async throws {
    let source = """
      type Codec struct{}
      func (c *Codec) Serialize(root *TreeNode) string { return strconv.Itoa(root.Val) }
      func (c *Codec) Deserialize(data string) *TreeNode {
      	value, _ := strconv.Atoi(data)
      	return &TreeNode{Val: value}
      }
      """
    let verdict = try await verdict(
      source, .made(.codec, .roundTrip(encode: "serialize", decode: "deserialize")), [([[7]], nil)])
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  // MARK: What goes wrong

  struct Complaint: Sendable {
    var source: String
    var line: Int
    var column = 1
    var words: [String]
    var problem = Problem.twoSum
  }

  static let complaints: [Complaint] = [
    Complaint(
      source: "func twoSum(n []int, t int) []int {\n\tx := 1\n\treturn n\n}", line: 2, column: 2,
      words: ["x declared but not used"]),
    Complaint(
      source: "package a\n\nfunc twoSum(n []int, t int) []int {\n\treturn sort.Ints(\"é\", q)\n}",
      line: 4, column: 9, words: ["sort.Ints"]),
    Complaint(source: "func twoSum(n []int", line: 1, column: 20, words: ["syntax error"]),
    Complaint(
      source: "\nfunc twosum(n []int, t int) []int { return n }", line: 2,
      words: ["must define `func twoSum(nums []int, target int) []int`", "found func twosum"]),
    Complaint(
      source: "func twoSum(n []int, t int) int { return 1 }", line: 1,
      words: ["doesn't match", "The compiler says: cannot use twoSum"]),
    Complaint(source: "// nothing", line: 1, words: ["no function was found"]),
    Complaint(
      source: "import \"github.com/other/sets\"\n\nvar _ = sets.New", line: 1, column: 8,
      words: ["github.com/other/sets isn't available here", "Go's standard library"]),
    Complaint(
      source: "type LRU struct{}", line: 1,
      words: [
        "must define `type Counter`", "`func (this *Counter) Total() int`", "found type LRU",
      ],
      problem: .made(.counter, .replay)),
    Complaint(
      source: "type Counter struct{}\nfunc (c Counter) Total() int { return 1 }", line: 1,
      words: ["must define `func Constructor(start int) Counter`", "has Total"],
      problem: .made(.counter, .replay)),
  ]

  @Test(arguments: complaints)
  func `what does not compile is said on the learner's own line`(row: Complaint) async throws {
    let verdict = try await verdict(row.source, row.problem, [])
    #expect(verdict.verdict == .compileError, "\(verdict)")
    let first = try #require(verdict.diagnostics.first)
    #expect(first.line == row.line && first.column == row.column, "\(verdict.diagnostics)")
    for words in row.words { #expect(first.message.contains(words), "\(first.message)") }
  }

  struct Failure: Sendable {
    var body: String
    var kind: VerdictKind
    var words = ""
    var line: Int?
  }

  static let failures: [Failure] = [
    Failure(body: "return 7", kind: .wrongAnswer),
    Failure(body: "for {\n\t\t}", kind: .timeLimit),
    Failure(body: "time.Sleep(time.Hour)", kind: .idleLimit),
    Failure(
      body: "s := [][]int{}\n\t\tfor {\n\t\t\tx := make([]int, 1<<17)\n\t\t\tfor i := range x "
        + "{\n\t\t\t\tx[i] = i\n\t\t\t}\n\t\t\ts = append(s, x)\n\t\t}", kind: .memoryLimit),
    Failure(
      body: "for {\n\t\t\tfmt.Println(strings.Repeat(\"x\", 1<<16))\n\t\t}", kind: .outputLimit),
    Failure(body: "return []int{}[a]", kind: .runtimeError, words: "index out of range", line: 3),
    Failure(body: "return 1 / (a - 1)", kind: .runtimeError, words: "divide by zero", line: 3),
    Failure(
      body: "var t *testing\n\t\treturn t.x", kind: .runtimeError, words: "nil pointer", line: 4),
    Failure(body: "panic(\"boom é\")", kind: .runtimeError, words: "boom é", line: 3),
    Failure(body: "panic(nil)", kind: .runtimeError, line: 3),
    Failure(body: "runtime.Goexit()", kind: .runtimeError, words: "ended before it answered"),
    Failure(body: "os.Exit(0)", kind: .runtimeError, words: "ended itself"),
    Failure(
      body: "return f(a) + 1", kind: .runtimeError, words: "recursion goes too deep", line: 3),
    Failure(
      body: "c := make(chan int)\n\t\treturn <-c", kind: .runtimeError,
      words: "all goroutines are asleep", line: 4),
    Failure(
      body: "go func() { panic(\"elsewhere\") }()\n\t\tselect {}", kind: .runtimeError,
      words: "elsewhere", line: 3),
    Failure(
      body: "var m sync.Mutex\n\t\tm.Unlock()", kind: .runtimeError,
      words: "unlock of unlocked mutex", line: 4),
  ]

  @Test(arguments: failures)
  func `a case gets its own verdict and the run goes on`(row: Failure) async throws {
    let source = """
      func f(a int) int {
      	if a == 1 {
      		\(row.body)
      	}
      	return a
      }

      type testing struct{ x int }
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
    if !row.words.isEmpty { #expect(note.contains(row.words), "\(note)") }
    if let line = row.line { #expect(verdict.diagnostics.map(\.line) == [line], "\(verdict)") }
  }

  @Test func `a recursion of 100,000 calls passes`() async throws {
    let source = """
      func f(a *ListNode) int {
      	if a == nil {
      		return 0
      	}
      	return 1 + f(a.Next)
      }
      """
    let values = Value.array((0..<100_000).map(Value.int))
    let verdict = try await verdict(
      source, .function("f", [.listNode], .int), [([values], 100_000)])
    #expect(verdict.verdict == .accepted, "\(verdict.diagnostics) \(verdict.cases)")
  }

  @Test func `what init writes to the channel helps nobody`() async throws {
    let frame = "\\x02\\x00\\x00\\x00H"
    let source = """
      func init() {
      	syscall.Write(3, []byte("\(frame)\\x06\\x00\\x00\\x00R[0,1]"))
      	syscall.Exit(0)
      }

      func twoSum(n []int, t int) []int { return nil }
      """
    let verdict = try await verdict("import \"syscall\"\n\n" + source)
    #expect(verdict.verdict == .runtimeError, "\(verdict)")
  }

  // MARK: While typing

  @Test func `unfinished code is checked without building it`() async throws {
    let configuration = JudgeConfiguration(
      runtimes: repositoryRoot.appending(path: "Runtimes").path, cache: liveCache, jail: jailPath,
      simultaneousJobs: 1, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    let probe = Probe(searchPath: configuration.searchPath)
    let language = GoLanguage(
      LanguageServices(
        configuration: configuration,
        supervisor: .success(try JailSupervisor(executable: jailPath)),
        cache: CompileCache(cache: liveCache, mostBytes: 1 << 28), flight: SingleFlight(),
        probe: probe, shelf: ToolchainShelf(probe, cache: liveCache)))
    let right = "func twoSum(n []int, t int) []int { return []int{0, 1} }"
    #expect(try await language.diagnose(right, for: .twoSum).isEmpty)
    let wrong = try await language.diagnose(
      "func twoSum(n []int, t int) []int {\n\treturn m\n}", for: .twoSum)
    #expect(wrong.map(\.message) == ["undefined: m"] && wrong.map(\.line) == [2])
    #expect(try await language.diagnose("// to be done", for: .twoSum).isEmpty)
    let missing = try await language.diagnose("func two() {}", for: .twoSum)
    #expect(missing.first?.message.contains("must define `func twoSum") == true)
  }
}
