import Domain
import Testing

@testable import Judge

/// The search for kept state reads anybody's source on the host: whatever that holds, the search ends soon.
@Suite(.timeLimit(.minutes(20)))
struct KeptStateBoundTests {
  private static func times(_ text: String, _ count: Int = 2_000) -> String {
    String(repeating: text, count: count)
  }

  private static func numbered(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  static let sources: [(language: Language, text: String)] = [
    // Each bracket may end at each later one.
    (.swift, "var x = A()\nfunc f() {\n  _ = x" + times("[0]", 60) + "\n}"),
    (.cpp, "A x;\nvoid f() { (void)x" + times("[0].a", 60) + "; }"),
    (.python, "x = A()\ndef f():\n  x" + times("[0]", 60) + "\n"),
    // Each name is looked for in each line.
    (.swift, numbered(1_000) { "var x\($0) = []\n" }),
    (.java, "class A {" + numbered(800) { "static int x\($0);\n" } + "}"),
    (.python, numbered(1_500) { "x\($0) = 1\n" }),
    (.python, numbered(1_000) { "f.x\($0) = 1\n" }),
    (.javascript, numbered(1_000) { "let x\($0) = 1\n" }),
    (.rust, numbered(500) { "static mut X\($0): i32 = 1;\n" }),
    (.go, "var (\n" + numbered(1_500) { "x\($0) int\n" } + ")"),
    // Each word may begin what has no end.
    (.java, "class A { " + times("static ") + "; }"),
    (.cpp, times("static ") + "x;"), (.cpp, "x" + times(" ", 15_000) + "("),
    (.cpp, "a" + times("> > ") + "("), (.cpp, times("public : ")), (.cpp, times("x[") + ";"),
    (.swift, times("a() ") + "var"), (.swift, "let a" + times(" : A") + " = A"),
    (.javascript, "x = (" + times("(a) => ")), (.javascript, times("a.a = ")),
    (.python, "def f(" + times("a: b[c], ") + "\n"), (.python, times("a:", 5_000) + "\n"),
    (.go, "var" + times(" ", 15_000)), (.rust, times("static mut ")),
    // Blocks within blocks, each with a statement.
    (.swift, times("struct A { var x = 1\n", 900)), (.java, times("class A { static int x;", 800)),
    (.javascript, times("{ x = 1;")),
    // More than anybody writes.
    (.swift, times("var x = [1]\n", 80_000)), (.python, times("x = [1]\n", 100_000)),
  ]

  @Test(arguments: sources.indices)
  func `no source keeps the search for ever`(index: Int) {
    let (language, text) = Self.sources[index]
    #expect(KeptState.found(in: text, language).count <= KeptState.mostNames)
  }

  @Test(arguments: [
    (Language.swift, "var x = [[0]]\nfunc f() { x[0][1].append(2) }"),
    (.swift, "var x = [[0]]\nfunc f(_ a: [Int]) { x[a[0]][a[1]] += 2 }"),
    (.swift, "var x = A()\nfunc f() { x.a.b[0].c = 2 }"),
    (.python, "x = [[0]]\ndef f(a):\n  x[a[0]][a[1]].append(2)\n"),
    (.python, "x = [[0]]\ndef f(a):\n  x[a[0]][1] = 2\n"),
  ])
  func `a change deep within is seen`(language: Language, text: String) {
    #expect(KeptState.found(in: text, language).map(\.name) == ["x"])
  }
}
