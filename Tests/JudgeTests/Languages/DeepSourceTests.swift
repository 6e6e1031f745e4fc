import Domain
import Testing

@testable import Judge

/// Sources that are nested without end: whoever reads them on the host must come to an end with its stack.
struct DeepSourceTests {
  static let depth = 20_000

  static let sources: [(name: String, text: String)] = [
    ("parentheses", nest("(", "1", ")")), ("brackets", nest("[", "1", "]")),
    ("braces", nest("{", "", "}")), ("generics", "let a: " + nest("Array<", "Int", ">")),
    ("forced", "let q: Int? = 1\nlet y = q" + String(repeating: "!", count: depth)),
    ("signs", "let y = " + String(repeating: "- ", count: depth) + "1"),
    ("calls", "let y = f" + String(repeating: "()", count: depth)),
    ("members", "let y = a" + String(repeating: ".self", count: depth)),
    ("subscripts", "let y = a" + String(repeating: "[0]", count: depth)),
    ("sum", "let y = 1" + String(repeating: " + 1", count: depth)),
    ("tries", "let y = " + String(repeating: "try ", count: depth) + "1"),
    ("awaits", "let y = " + String(repeating: "await ", count: depth) + "1"),
    ("branches", String(repeating: "if true {} else ", count: depth / 2) + "{}"),
    ("choices", "let y = " + String(repeating: "true ? 1 : ", count: depth) + "1"),
    ("closures", "let y = " + nest("{ ", "1", " }()")),
    ("texts", "let y = " + nest("\"\\(", "1", ")\"")),
    ("comments", nest("/*", "", "*/")),
    ("conditions", nest("#if true\n", "", "\n#endif", depth / 4)),
    ("types", nest("struct A { ", "", " }")), ("functions", nest("func f() { ", "", " }")),
    ("optionals", "let y: Int" + String(repeating: "?", count: depth) + " = nil"),
    ("arrows", "let y: " + String(repeating: "(Int) -> ", count: depth) + "Int"),
    ("patterns", "switch 1 { case " + nest(".a(", "let x", ")") + ": break }"),
    ("attributes", String(repeating: "@a ", count: depth) + "var x = 1"),
    ("casts", "let y = 1" + String(repeating: " as Int", count: depth)),
    ("loops", nest("while true { ", "", " }")), ("macros", nest("#a(", "1", ")")),
    ("templates", nest("template <class T, ", "int N", "> struct A;")),
    ("lambdas", "x = " + nest("lambda: (", "1", ")")),
    ("strings", String(repeating: "\"", count: depth)),
  ]

  static func nest(
    _ open: String, _ middle: String, _ close: String, _ depth: Int = depth
  ) -> String {
    String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
  }

  @Test(arguments: sources.indices)
  func `the host's own readers of sources follow no nesting by recursion`(index: Int) {
    let text = Self.sources[index].text
    _ = SwiftOutline(text)
    _ = CppOutline(text)
    _ = GoOutline(Array(text.utf8))
    _ = SourceLexer.tokens(Array(text.utf8))
    for language in Language.allCases { _ = KeptState.found(in: text, language) }
  }

  @Test func `interpolations are read to a depth, and count as text beyond`() {
    let few = SourceLexer.tokens(Array(Self.nest("\"\\(", "x", ")\"", 5).utf8))
    #expect(few.contains { $0.kind == .word && $0.text == "x" })
    let many = SourceLexer.tokens(Array(Self.nest("\"\\(", "x", ")\"", 1000).utf8))
    #expect(!many.isEmpty)
  }
}
