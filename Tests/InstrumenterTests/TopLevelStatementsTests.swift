import Instrumenter
import Testing

struct TopLevelStatementsTests {
  @Test func `statements between declarations become blanks, and lines stay`() throws {
    let source =
      "let a = 1\nprint(a)\r\nfor i in 0..<2 {\n  print(i)\n}\nfunc f() { print(1) } // end\n"
    let found = try #require(TopLevelStatements(in: source))
    #expect(found.lines == [2, 3])
    #expect(found.rest.utf8.count == source.utf8.count)
    #expect(found.rest.hasPrefix("let a = 1\n        \r\n"))
    #expect(found.rest.contains("func f() { print(1) } // end"))
    #expect(!found.rest.contains("print(i)"))
  }

  @Test(arguments: ["", "class A { func f() { print(1) } }", "Time complexity: O(n), as ever"])
  func `declarations alone, and what is no Swift, stay as they are`(_ source: String) {
    #expect(TopLevelStatements(in: source) == nil)
  }
}
