/// The text of HTML, for places that show no markup.
public enum HTMLText {
  /// Elements that stand on lines of their own.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "br", "caption", "center", "dd", "details", "div",
    "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hr", "legend", "li", "main", "nav", "ol", "p", "pre", "section", "summary",
    "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]
  /// Elements that stand beside each other, yet are not one word.
  private static let cells: Set<String> = ["td", "th", "img", "option"]

  /// One line a block, blanks made one, entities decoded once; scripts, styles and comments are
  /// left out.
  public static func plain(_ html: String) -> String {
    var tokenizer = HTMLTokenizer(html)
    var lines = [""]
    while let token = tokenizer.next() {
      switch token {
      case .text(let text): lines[lines.count - 1] += text
      case .tag(let name, _) where blocks.contains(name): lines.append("")
      case .tag(let name, _) where cells.contains(name): lines[lines.count - 1] += " "
      case .tag: break
      }
    }
    return lines.map(tidied).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func tidied(_ line: String) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
