import Domain
import TestSupport
import Testing

@testable import Judge

/// What is known of a Go source before the compiler sees it, and of the compiler's words after.
struct GoSourceTests {
  private let toolchain = GoToolchain(version: "go1.19.8", folder: "/go", tools: "/go/pkg/tool")

  private func prepared(_ source: String) -> String {
    String(decoding: GoSource(source, toolchain: toolchain).text, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("func f() {}", "package main;/*line solution.go:1:1*/func f() {}"),
      ("func f() {\r}\r", "package main;/*line solution.go:1:1*/func f() {\n}\n"),
      (
        "func f() { sort.Ints(nil) }",
        "package main; import \"sort\"; var (_ = sort.Ints);/*line solution.go:1:1*/"
          + "func f() { sort.Ints(nil) }"
      ),
      (
        "// mine\npackage leet // code\nimport \"fmt\"\n\nvar x = math.Abs(1)",
        "// mine\npackage main; import \"math\"/*line solution.go:2:13*/ // code\n"
          + "import \"fmt\"; var (_ = math.Abs)/*line solution.go:3:13*/\n\nvar x = math.Abs(1)"
      ),
      (
        "import (\n\t\"sort\"\n\ts \"strings\"\n)\nvar x = s.Index(sort.X, list.Y)",
        "package main; import \"container/list\";/*line solution.go:1:1*/"
          + "import (\n\t\"sort\"\n\ts \"strings\"\n); var (_ = list.New)/*line solution.go:4:2*/\n"
          + "var x = s.Index(sort.X, list.Y)"
      ),
      // What the file defines itself, what stands in texts and comments, what 1.19 does not have.
      (
        "type sort struct{}\nvar x = \"math.Abs\" // fmt.Println\nvar y = a.time.Now + unique.Make",
        "package main;/*line solution.go:1:1*/"
          + "type sort struct{}\nvar x = \"math.Abs\" // fmt.Println\nvar y = a.time.Now + unique.Make"
      ),
    ])
  func `imports are filled in and every line keeps its place`(source: String, text: String) {
    #expect(prepared(source) == text)
  }

  @Test func `what stands in for packages that the toolchain lacks is imported as they are`() {
    #expect(prepared("var x = slices.Max").hasPrefix("package main; import \"slices\"; "))
    let gods = "var x = redblacktree.Tree{}"
    #expect(!prepared(gods).contains("import"))
    var toolchain = toolchain
    toolchain.gods = "1.12.0"
    let text = String(decoding: GoSource(gods, toolchain: toolchain).text, as: UTF8.self)
    #expect(text.contains("import \"github.com/emirpasic/gods/trees/redblacktree\""))
  }

  @Test(
    arguments: [
      (
        "for _, d := range [][]int{{0, 1}} { f(func() { g(d) }) }",
        "for _, d := range [][]int{{0, 1}} {<d := d; _ = d; {> f(func() { g(d) }) <}>}"
      ),
      (
        "for i, v := range a[0] { p = append(p, &v) }",
        "for i, v := range a[0] {<v := v; _ = v; {> p = append(p, &v) <}>}"
      ),
      (
        "for i := 0; i < n; i++ { defer func() { h(i) }() }",
        "for i := 0; i < n; i++ {<i := i; _ = i; {> defer func() { h(i) }() <}>}"
      ),
      (
        "for _, v := range x.y { r = append(r, v[:2]) }",
        "for _, v := range x.y {<v := v; _ = v; {> r = append(r, v[:2]) <}>}"
      ),
      ("for i := 0; i < n; i++ { func() { i += 2 }() }", nil),
      ("for i, j := 0, 9; i < j; { func() { i, j = i + 1, j - 1 }() }", nil),
      ("for i := 0; i < n; i++ { h(i && x, a[i:], i <= 3, i == 4) }", nil),
      ("for _, v := range []struct{ x int }{{1}} { h(v.x, w.v[:]) }", nil),
      ("for i < 3 { func() { h(i) }() }", nil),
    ] as [(String, String?)])
  func `a turn has its own variables where something keeps them`(loop: String, copied: String?) {
    let text = prepared(loop).replacing(/\/\*line.*?\*\//, with: "")
    let plain = (copied ?? loop).replacing("<", with: "").replacing(">", with: "")
    #expect(text.replacing("<", with: "").replacing(">", with: "") == "package main;" + plain)
  }

  @Test func `a count over a number becomes one over as many elements, in its place`() {
    let source = "func f(n int) {\n\tfor i := range g(n)[0] {\n\t}\n}"
    let counted = GoSource(source, toolchain: toolchain, ranges: [.init(line: 2, column: 17)])
    #expect(
      String(decoding: counted.text, as: UTF8.self)
        == "package main;/*line solution.go:1:1*/func f(n int) {\n\tfor i := range "
        + "focusCount(/*line solution.go:2:17*/g(n)[0] ) /*line solution.go:2:25*/{\n\t}\n}")
  }

  @Test func `declarations are found with their lines`() {
    let outline = GoOutline(
      Array(
        """
        package a
        const (
        	one, two = iota, 2
        	three    = `
        func raw() {}`
        )
        var f = func(x int) int { return x }
        type Stack[T any] struct{ items []T }
        func (s *Stack[T]) Push(item T) { type inner int }
        func (LRU) Get() {}
        type (
        	LRU struct {
        		a int
        	}
        	B = int
        )
        /* func hidden() {} */
        func main() { max(1, 2); x.min(3) }
        """.utf8))
    #expect(
      outline.functions == [
        .init(name: "Push", receiver: "Stack", line: 9),
        .init(name: "Get", receiver: "LRU", line: 10), .init(name: "main", line: 18),
      ])
    #expect(outline.types == ["Stack": 8, "LRU": 12, "B": 15])
    #expect(outline.values.isSuperset(of: ["one", "three", "f"]))
    #expect(outline.calls.contains("max") && !outline.calls.contains("min"))
  }

  @Test func `the compiler's words are sorted by file`() {
    let text = """
      solution.go:3:9: not enough return values
      \thave ()
      \twant (int)
      /work/solution.go:4:2: undefined: unique
      /work/stub.go:12:26: undefined: twoSum
      /work/stop.go:3:18: cannot use "" (untyped string constant) as int value
      too many errors
      """
    let found = GoDiagnostics(text, toolchain: toolchain)
    #expect(
      found.own == [
        Diagnostic(
          line: 3, column: 9, severity: .error,
          message: "not enough return values\n\thave ()\n\twant (int)"),
        Diagnostic(
          line: 4, column: 2, severity: .error,
          message: "undefined: unique: it needs Go 1.23, and this machine has go1.19.8"),
      ])
    #expect(found.foreign == ["undefined: twoSum"])
  }

  @Test func `at most fifty errors are kept`() {
    let text = (1...70).map { "solution.go:\($0):1: e\n\tmore\n" }.joined()
    let found = GoDiagnostics(text, toolchain: toolchain)
    #expect(found.own.count == 50)
    #expect(found.own.last?.message == "e\n\tmore")
  }

  @Test(
    arguments: [
      (
        "runtime: goroutine stack exceeds 134217728-byte limit\nfatal error: stack overflow\n\n"
          + "runtime stack:\nruntime.throw()\n\t/go/panic.go:9 +0x1\n\ngoroutine 1 [running]:\n"
          + "main.f(0x1)\n\t/work/solution.go:4 +0x5\nmain.f(0x1)\n\t/work/solution.go:6 +0x5\n",
        "stack overflow: the recursion goes too deep", 6
      ),
      (
        "text of mine\npanic: boom\n\ngoroutine 18 [running]:\nmain.g()\n\tsolution.go:7 +0x1d\n",
        "boom", 7
      ),
      (
        "fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1 [chan receive]:\n",
        "all goroutines are asleep - deadlock!", nil
      ),
    ] as [(String, String, Int?)])
  func `the runtime's last words become a note`(stderr: String, message: String, line: Int?) {
    let found = GoTraceback.obituary(Array(stderr.utf8))
    #expect(found?.message == message)
    #expect(found?.line == line)
  }

  @Test func `what a learner prints is no last word`() {
    #expect(GoTraceback.obituary(Array("panic: not really\n".utf8)) == nil)
  }

  @Test(arguments: [
    ("go1.19.8", 19), ("go1.22", 22), ("go1.21rc2", 21), ("go2.0", Int.max), ("", 0),
  ])
  func `a version's minor number is read`(version: String, minor: Int) {
    #expect(GoToolchain(version: version, folder: "", tools: "").minor == minor)
  }
}
