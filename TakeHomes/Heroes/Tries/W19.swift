import Testing

@testable import HeroesData

struct PlainTextTests {
  /// What a reader sees is kept, and tags, entities and scripts are not.
  @Test(arguments: [
    ("<h1>Title</h1><p>a <b>b</b></p>", "Title\na b"), ("one<br>two", "one\ntwo"),
    ("AT&amp;T &lt;b&gt;", "AT&T <b>"), ("a<script>x()</script>b", "ab"), ("<p>open", "open"),
  ]) func `HTML becomes text`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }
}
