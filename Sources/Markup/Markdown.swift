/// A document in the part of Markdown that statements and editorials are written in.
///
/// Headings, paragraphs, lists, fenced code, tables, block quotes, rules; inline code, emphasis
/// and links. Everything else, HTML too, is shown as the text it is.
public struct Markdown: Sendable {
  private let lines: [String]
  private let hasLinks: Bool

  /// Without links, addresses stand as the text they are: for words of a stranger.
  public init(_ text: String, hasLinks: Bool = true) {
    self.hasLinks = hasLinks
    lines = text.replacing("\r\n", with: "\n").replacing("\t", with: "    ")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The document as HTML.
  public var html: HTML {
    var parser = MarkdownBlocks(lines: lines, hasLinks: hasLinks)
    return parser.document()
  }

  /// The same document without its first heading, for pages that show the title themselves.
  public var htmlWithoutTitle: HTML {
    guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      lines[first].hasPrefix("# ")
    else { return html }
    var parser = MarkdownBlocks(
      lines: Array(lines[(first + 1)...]), hasLinks: hasLinks)
    return parser.document()
  }
}
