import Domain
import Markup
import Testing

@testable import SiteKit
@testable import TestForge
@testable import TraceFile

/// Every reader that follows what a learner, a model or an author wrote has a bound on depth, and says so.
struct NestingTests {
  private static let depth = 5_000

  private static func nest(_ open: String, _ middle: String, _ close: String) -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  private static let rows: [(open: String, middle: String, close: String)] = [
    ("[", "1", "]"), ("{\"a\":", "1", "}"), ("(", "1", ")"), ("-", "1", ""), ("!", "a", ""),
    ("", "a", ".a"), ("", "a", "[0]"), ("", "1", " + 1"), ("", "1", " * 1"), ("", "a", " changed"),
    ("> ", "a", ""), ("- ", "a", ""), ("1. ", "a", ""), ("*", "a", "*"), ("**", "a", "**"),
    ("[", "a", "](b)"), ("![", "a", "](b)"), ("<", "a", ">"), ("`", "a", "`"), ("_", "a", "_"),
    ("min(", "1", ", 2)"), ("2^", "2", ""), ("list<", "int", ">"), ("", "int", "[]"),
    ("| ", "a", " |"), ("~~", "a", "~~"), ("&", "a", ";"),
  ]

  @Test(arguments: rows.indices)
  func `no nesting ends a reader`(index: Int) {
    let row = Self.rows[index]
    let text = Self.nest(row.open, row.middle, row.close)
    _ = try? Value(json: text)
    _ = try? TraceExpression(text)
    _ = try? TestForge.Expression(.string(text), at: "size")
    _ = try? OfficialFormula(text)
    _ = ValueType(text)
    _ = Markdown(text).html
  }

  @Test func `each says plainly that it is too much`() {
    #expect(throws: JSONError(reason: "nesting deeper than 512 levels", offset: 512)) {
      _ = try Value(json: Self.nest("[", "1", "]"))
    }
    #expect(throws: TraceFileError.expression("Expected fewer letters", at: 0)) {
      _ = try TraceExpression(Self.nest("", "a", ".a"))
    }
    #expect(throws: ForgeError.form("size: an expression has at most 400 characters.")) {
      _ = try TestForge.Expression(.string(Self.nest("", "1", " + 1")), at: "size")
    }
  }
}
