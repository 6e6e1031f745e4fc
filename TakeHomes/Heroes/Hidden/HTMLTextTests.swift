import Testing

@testable import HeroesData

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("<h1>Title</h1><p>a <b>b</b></p>", "Title\na b"), ("plain", "plain"), ("", ""),
    ("<p>one</p><p>two</p>", "one\ntwo"),
    ("one<br>two<br/>three<BR />four", "one\ntwo\nthree\nfour"),
    ("<ul><li>a</li><li>b</li></ul>", "a\nb"), ("<div>a<div>b</div>c</div>", "a\nb\nc"),
    ("a <i>b</i><u>c</u> d", "a bc d"), ("<h2>A</h2>B", "A\nB"), ("<P>UP</P><p>low</p>", "UP\nlow"),
  ])
  func `elements become lines`(html: String, expected: String) {
    #expect(HTMLText.plain(html) == expected)
  }

  @Test(arguments: [
    ("a   b\t\nc", "a b c"), ("  <p>  a  </p>  ", "a"), ("<p> </p><p>x</p><p>\n</p>", "x"),
    ("<p>a<br><br>b</p>", "a\nb"), ("a <b> b </b> c", "a b c"),
  ])
  func `blanks become one, and empty lines go`(html: String, expected: String) {
    #expect(HTMLText.plain(html) == expected)
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt;b&gt;", "<b>"), ("&quot;x&quot; &#39;y&#39;", "\"x\" 'y'"),
    ("&#65;&#x42;&#X43;", "ABC"), ("&amp;lt;", "&lt;"), ("&amp;amp;", "&amp;"), ("AT&T", "AT&T"),
    ("&unknown;", "&unknown;"), ("a & b", "a & b"), ("&eacute;", "é"), ("&#128512;", "😀"),
    ("&mdash;", "—"), ("&copy; x", "© x"),
  ])
  func `entities are decoded once`(html: String, expected: String) {
    #expect(HTMLText.plain(html) == expected)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>x", "x"), ("a<SCRIPT src='y'>if (a<b) {}</SCRIPT>b", "ab"),
    ("<style>p { color: red }</style><p>x</p>", "x"), ("a<!-- <p>no</p> -->b", "ab"),
    ("<script>'<p>'</script><p>ok</p>", "ok"), ("<!DOCTYPE html><p>x</p>", "x"),
    ("<img src=x onerror='alert(1)'>x", "x"),
    ("<a href=\"javascript:alert('>')\">link</a>", "link"),
  ])
  func `scripts, styles and comments are dropped`(html: String, expected: String) {
    #expect(HTMLText.plain(html) == expected)
  }

  @Test(arguments: [
    ("<p>a<b>c", "ac"), ("a </b> c", "a c"), ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
    ("a <3 b", "a <3 b"), ("<p title=\"a>b\">x</p>", "x"),
  ])
  func `broken tags lose nothing that is text`(html: String, expected: String) {
    #expect(HTMLText.plain(html) == expected)
  }

  @Test func `a tag that never ends takes nothing with it`() {
    // Whether what there is of the tag itself is text is free.
    #expect(["x", "x</p"].contains(HTMLText.plain("<p>x</p")))
  }

  @Test(arguments: [
    "<scr<script>ipt>alert(1)</script>", "<<script>script>alert(1)<</script>/script>",
    "<svg/onload=alert(1)>", "<iframe src=javascript:alert(1)></iframe>",
  ])
  func `tags never come together again`(html: String) {
    let text = HTMLText.plain(html)
    #expect(!text.lowercased().contains("<script"))
    #expect(!text.contains("<svg") && !text.contains("<iframe"))
  }

  @Test func `a long text ends soon`() {
    let deep = String(repeating: "<div>", count: 20_000) + "x"
    #expect(HTMLText.plain(deep) == "x")
    let open = String(repeating: "<", count: 4_000)
    #expect(HTMLText.plain(open).count <= 4_000)
    let words = String(repeating: "<p>a &amp; b</p>", count: 5_000)
    #expect(HTMLText.plain(words).split(separator: "\n").count == 5_000)
  }
}
