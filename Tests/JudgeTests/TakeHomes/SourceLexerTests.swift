import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct SourceLexerTests {
  private func words(_ source: String) -> [String] {
    SourceLexer.tokens(Array(source.utf8)).map(\.text)
  }

  @Test(arguments: [
    ("a! // b!", ["a", "!"]), ("/* a /* b */ c */ d", ["d"]), ("x != y", ["x", "!=", "y"]),
    (#""a \(b!) c""#, ["a  c", "b", "!"]), (##"#"a \(b)"#"##, [#"a \(b)"#]),
    (##"#"a \#(b)"#"##, ["a ", "b"]), (#""a \" b""#, ["a   b"]), ("a///b", ["a"]),
    ("\"\"\"\n x \"y\" \\(z)\n\"\"\"", ["\n x \"y\" \n", "z"]), ("`as is`!", ["`as is`", "!"]),
    ("#if !DEBUG", ["#", "if", "!", "DEBUG"]),
    (#""\(f("\(g!)"))" h"#, ["", "f", "(", "", "g", "!", ")", "h"]),
  ])
  func `comments are nothing, strings are text and what they hold is code`(
    source: String, expected: [String]
  ) {
    #expect(words(source) == expected)
  }

  @Test func `lines are counted through strings and comments`() {
    let source = "a\n/* b\n */ c\n\"\"\"\nd\n\"\"\" e"
    #expect(SourceLexer.tokens(Array(source.utf8)).map(\.line) == [1, 3, 4, 6])
  }

  @Test func `a string that never ends ends with its line`() {
    #expect(words("\"a\nb") == ["a", "b"])
  }
}
