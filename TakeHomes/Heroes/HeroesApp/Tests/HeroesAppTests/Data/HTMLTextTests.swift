import HeroesData
import Testing

struct HTMLTextTests {
  @Test(arguments: [
    ("<h1>Title</h1><p>a <b>b</b></p>", "Title\na b"),
    ("plain", "plain"),
    ("", ""),
    ("one<br>two<br/>three<BR />four", "one\ntwo\nthree\nfour"),
    ("<ul><li>a</li><li>b</li></ul>c", "a\nb\nc"),
    ("<div><div><p>deep</p></div></div>", "deep"),
    ("<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>", "a b\nc"),
    ("a<span>b</span><em>c</em>", "abc"),
  ]) func `blocks are lines and the rest flows`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("  a \n\t b  ", "a b"),
    ("<p>  a  </p>\n\n<p>  </p><p>b&nbsp;&nbsp; c</p>", "a\nb c"),
    ("a <b> b </b> c", "a b c"),
  ]) func `runs of blanks are one, and empty lines none`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("Tom &amp; Ana", "Tom & Ana"),
    ("&lt;b&gt; &quot;x&quot; &apos;y&apos;", #"<b> "x" 'y'"#),
    ("&#39;&#x27;&#X41;&#66;", "''AB"),
    ("f&ecirc;te &mdash; caf&eacute; &hellip;", "fête — café …"),
    ("&#146;&#147;", "’“"),
    ("&amp;lt;script&amp;gt;", "&lt;script&gt;"),
    ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("AT&T, &unknown; & &; &# &#x; &amp", "AT&T, &unknown; & &; &# &#x; &amp"),
    ("&#65 &#65x", "A Ax"),
  ]) func `entities are decoded once`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("a<script>alert('<p>x</p>')</script>b", "ab"),
    ("a<SCRIPT type=x>1 < 2</ScRiPt >b", "ab"),
    ("a<style>p { color: red }</style>b", "ab"),
    ("a<script>never closed", "a"),
    ("a<script></scripty></script>b", "ab"),
    ("a<!-- <b>x</b> -- > -->b", "ab"),
    ("a<!-->b<!--->c", "abc"),
    ("a<!-- never closed", "a"),
    ("<!DOCTYPE html><?xml version='1.0'?>a", "a"),
  ]) func `scripts, styles and comments are no text`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
    ("I <3 you", "I <3 you"),
    ("a <", "a <"),
    ("<p>a<p>b", "a\nb"),
    ("a</b></p>b", "a\nb"),
    ("<b>a<i>b</b>c</i>", "abc"),
    (#"<a title="1 > 0" href='x>y'>link</a>"#, "link"),
    (#"<a href="never closed>text</a> more"#, "text more"),
    ("<p class=it's>text</p>", "text"),
    (#"<a title = "x > y">text</a>"#, "text"),
    ("a<b", "a"),
    ("a</>b", "ab"),
  ]) func `broken markup loses no text`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<iframe src=javascript:alert(1)></iframe>",
    "<scr<script>x</script>ipt>alert(1)</scr</script>ipt>",
    "<a href=\"java\nscript:alert(1)\">x</a>",
  ]) func `markup of an attacker leaves no tag that would run`(html: String) {
    let text = HTMLText.plain(html)
    #expect(!text.contains("<script"))
    #expect(!text.contains("onerror="))
    #expect(!text.contains("onload="))
    #expect(!text.contains("javascript:"))
  }

  @Test func `a long text with many signs takes one walk`() {
    let html = String(repeating: "<p>a &amp; b</p>", count: 5_000)
    #expect(HTMLText.plain(html).split(separator: "\n").count == 5_000)
  }
}
