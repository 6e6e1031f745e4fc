import Domain
import Markup
import Testing

@Suite struct HTMLTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onmouseover=\"x", "&quot; onmouseover=&quot;x"),
    ("' autofocus '", "&#39; autofocus &#39;"),
    ("a & b &amp; c", "a &amp; b &amp;amp; c"),
    ("</textarea><b>", "&lt;/textarea&gt;&lt;b&gt;"),
    ("日本 🏹 e\u{301}", "日本 🏹 e\u{301}"),
    ("\u{301}starts with a mark", "\u{301}starts with a mark"),
    ("nul\0byte", "nul\u{FFFD}byte"),
    ("", ""),
  ])
  func `a value is escaped`(value: String, expected: String) {
    #expect(
      ("<p title=\"\(value)\">\(value)</p>" as HTML).text
        == "<p title=\"\(expected)\">\(expected)</p>")
  }

  @Test func `literals and pieces pass as they are`() {
    let item: HTML = "<li>\("<")</li>"
    let none: HTML? = nil
    #expect(
      ("<ul>\([item, item])\(none)\(item)\(3)</ul>" as HTML).text
        == "<ul><li>&lt;</li><li>&lt;</li><li>&lt;</li>3</ul>")
    #expect(("\(raw: "<b>")" as HTML).text == "<b>")
    #expect(("<a\(" x", if: true)\(" y", if: false)>" as HTML).text == "<a x>")
  }

  @Test func `data for scripts cannot end its element`() throws {
    let value: Value = ["a": "</script><!--", "b": ["&", "\u{2028}\u{2029}"]]
    let text = ("\(json: value)" as HTML).text
    #expect(text == #"{"a":"\u003C/script\u003E\u003C!--","b":["\u0026","\u2028\u2029"]}"#)
    let read = try Value(json: text)
    #expect(read == value)
  }
}
