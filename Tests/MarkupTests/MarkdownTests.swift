import Markup
import Testing

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("# One\n## Two ##x", "<h1>One</h1>\n<h2>Two ##x</h2>\n"),
    ("#no heading", "<p>#no heading</p>\n"),
    ("a\nb\n\nc", "<p>a\nb</p>\n<p>c</p>\n"),
    ("a  \nb", "<p>a<br>\nb</p>\n"),
    ("---", "<hr>\n"),
    ("> a\n> - b", "<blockquote>\n<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n</blockquote>\n"),
  ])
  func `a block becomes its element`(text: String, html: String) {
    #expect(Markdown(text).html.text == html)
  }

  @Test(arguments: [
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("- a\n  more\n- b", "<ul>\n<li>a\nmore</li>\n<li>b</li>\n</ul>\n"),
    ("- a\nlazy", "<ul>\n<li>a\nlazy</li>\n</ul>\n"),
    (
      "- a\n  - b\n- c",
      "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>\n"
    ),
    ("- a\n\n- b", "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n"),
    ("1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    ("3) a", "<ol start=\"3\">\n<li>a</li>\n</ol>\n"),
    ("- a\n\nafter", "<ul>\n<li>a</li>\n</ul>\n<p>after</p>\n"),
    (
      "1. a\n\n   ```swift\n   x\n     y\n   ```",
      "<ol>\n<li><p>a</p>\n<pre tabindex=\"0\"><code class=\"language-swift\">x\n  y\n</code></pre>\n"
        + "</li>\n</ol>\n"
    ),
  ])
  func `a list keeps its items`(text: String, html: String) {
    #expect(Markdown(text).html.text == html)
  }

  @Test func `many blank lines in a list are passed over once`() {
    // A search from each of them would take hours.
    let blanks = String(repeating: "\n", count: 300_000)
    #expect(
      Markdown("- a\(blanks)- b").html.text
        == "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n")
    #expect(Markdown("- a\(blanks)b").html.text == "<ul>\n<li>a</li>\n</ul>\n<p>b</p>\n")
  }

  @Test(arguments: [
    ("```swift\nlet a = b < c\n```", "<code class=\"language-swift\">let a = b &lt; c\n</code>"),
    ("~~~\n```\n~~~", "<code>```\n</code>"),
    ("```\nopen", "<code>open\n</code>"),
    ("```a\" onload=\"x\nc\n```", "<code class=\"language-aonloadx\">c\n</code>"),
  ])
  func `fenced code stays as it is`(text: String, code: String) {
    #expect(Markdown(text).html.text == "<pre tabindex=\"0\">\(code)</pre>\n")
  }

  @Test(arguments: [
    ("`a < b`", "<code>a &lt; b</code>"),
    ("``a ` b``", "<code>a ` b</code>"),
    ("`open", "`open"),
    ("*a* and **b**", "<em>a</em> and <strong>b</strong>"),
    ("***both***", "<strong><em>both</em></strong>"),
    ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
    ("_a_ snake_case_name", "<em>a</em> snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("*open", "*open"),
    ("**a*", "**a*"),
    ("a****b", "a****b"),
    (#"\*no\* \`no\` a\b"#, #"*no* `no` a\b"#),
    ("`*a*`", "<code>*a*</code>"),
    ("[a *b*](/problems/x)", "<a href=\"/problems/x\">a <em>b</em></a>"),
    ("[a](#part)", "<a href=\"#part\">a</a>"),
    (
      "[a](https://x.y/z?a=1&b)",
      "<a href=\"https://x.y/z?a=1&amp;b\" rel=\"noopener noreferrer\">a</a>"
    ),
    ("<https://x.y>", "<a href=\"https://x.y\" rel=\"noopener noreferrer\">https://x.y</a>"),
    ("nums[0] [x]", "nums[0] [x]"),
  ])
  func `text carries code, emphasis and links`(text: String, html: String) {
    #expect(Markdown(text).html.text == "<p>\(html)</p>\n")
  }

  @Test(arguments: [
    "[a](javascript:alert(1))", "[a](JavaScript:alert(1))", "[a](data:text/html,x)",
    "[a](//evil.example)", "[a](java\nscript:x)", #"[a](\\evil.example)"#, "[a](vbscript:x)",
    "<javascript:alert(1)>", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "[\"><script>](\"><script>)", "![a](https://x.y/a.png)\"<script>", "`<script>`",
    "- <script>", "> <script>", "# <script>", "| <script> |\n| --- |\n| <script> |",
    "```<script>\n<script>\n```",
  ])
  func `nothing written by an author runs`(text: String) {
    let html = Markdown(text).html.text
    #expect(!html.contains("<script"))
    #expect(!html.contains("<img"))
    #expect(!html.lowercased().contains("href=\"javascript"))
    #expect(!html.contains("href=\"data"))
    #expect(!html.contains("href=\"//"))
    #expect(!html.contains("href=\"\\"))
    #expect(!html.contains("href=\"\""))
  }

  @Test func `a table keeps its alignment and its bars in code`() {
    let text = "| Approach | Time |\n| --- | ---: |\n| `a|b` | O(n) |\n| x \\| y |\n\nafter"
    #expect(
      Markdown(text).html.text == """
        <div class="table" tabindex="0"><table>
        <thead><tr><th scope="col">Approach</th><th scope="col" class="right">Time</th></tr></thead>
        <tbody>
        <tr><td><code>a|b</code></td><td class="right">O(n)</td></tr>
        <tr><td>x | y</td><td class="right"></td></tr>
        </tbody>
        </table></div>
        <p>after</p>

        """)
  }

  @Test func `the title is left out when the page shows it`() {
    #expect(Markdown("\n# Two Sum\n\nText").htmlWithoutTitle.text == "<p>Text</p>\n")
    #expect(Markdown("Text").htmlWithoutTitle.text == "<p>Text</p>\n")
  }

  @Test(
    arguments: ["*", "_", "**", "[", "`", "> ", "- ", "[](", "| ", "<", "``` ", "\\", "*a _b "])
  func `a hostile document is read to its end`(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    #expect(!Markdown(text).html.text.isEmpty)
  }

  @Test(arguments: [
    "[a](https://a.example)", "<https://a.example>", "- [a](b)",
    "| [a](b) | c |\n|---|---|\n| [d](e) | f |",
    "> [a](b)", "# [a](b)", "1. x\n\n   [a](b)",
  ])
  func `a stranger's words lead nowhere`(text: String) {
    #expect(Markdown(text).html.text.contains("<a "))
    #expect(!Markdown(text, hasLinks: false).html.text.contains("<a "))
  }
}
