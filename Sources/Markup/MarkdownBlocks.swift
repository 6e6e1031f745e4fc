/// Reads the blocks of a Markdown document, a line at a time.
struct MarkdownBlocks {
  // Quotes and lists nest by recursion: deeper ones are shown as text.
  private static let deepest = 12

  let lines: [String]
  var hasLinks = true
  var depth = 0
  var position = 0

  mutating func document() -> HTML {
    var blocks: [HTML] = []
    while position < lines.count {
      if let block = nextBlock() { blocks.append(block) }
    }
    return "\(blocks)"
  }

  func inline(_ text: String) -> HTML { MarkdownInline.html(text, allowsLinks: hasLinks) }

  private mutating func nextBlock() -> HTML? {
    let line = MarkdownLine(lines[position])
    if line.isBlank {
      position += 1
      return nil
    }
    if let fence = line.fence { return code(fence) }
    if let (level, text) = line.heading {
      position += 1
      return "<h\(level)>\(inline(text))</h\(level)>\n"
    }
    if line.isRule {
      position += 1
      return "<hr>\n"
    }
    if depth < Self.deepest {
      if line.quoted != nil { return quote() }
      if let item = line.item { return list(item) }
    }
    if let table = table() { return table }
    return paragraph()
  }

  private mutating func code(_ fence: MarkdownLine.Fence) -> HTML {
    position += 1
    var body = ""
    while position < lines.count {
      let line = MarkdownLine(lines[position])
      position += 1
      if let end = line.fence, end.mark == fence.mark, end.length >= fence.length,
        end.language.isEmpty
      {
        break
      }
      body += line.dropping(upTo: fence.indent) + "\n"
    }
    let name = fence.language.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    return name.isEmpty
      ? "<pre tabindex=\"0\"><code>\(body)</code></pre>\n"
      : "<pre tabindex=\"0\"><code class=\"language-\(name)\">\(body)</code></pre>\n"
  }

  private mutating func quote() -> HTML {
    var inner: [String] = []
    while position < lines.count, let text = MarkdownLine(lines[position]).quoted {
      inner.append(text)
      position += 1
    }
    return "<blockquote>\n\(nested(inner))</blockquote>\n"
  }

  private mutating func list(_ first: MarkdownLine.Item) -> HTML {
    var items: [[String]] = []
    var isLoose = false
    while position < lines.count, let item = MarkdownLine(lines[position]).item,
      item.isOrdered == first.isOrdered, item.indent < first.content
    {
      if let previous = items.last, previous.last == "" { isLoose = true }
      position += 1
      items.append([item.text] + continuation(of: item))
    }
    let rows = items.map { lines -> HTML in
      let isSimple = !isLoose && !lines.contains("")
      return "<li>\(isSimple ? tight(lines) : nested(lines))</li>\n"
    }
    guard first.isOrdered else { return "<ul>\n\(rows)</ul>\n" }
    return first.number == 1
      ? "<ol>\n\(rows)</ol>\n" : "<ol start=\"\(first.number)\">\n\(rows)</ol>\n"
  }

  /// The further lines of an item, without its indentation.
  private mutating func continuation(of item: MarkdownLine.Item) -> [String] {
    var inner: [String] = []
    while position < lines.count {
      let line = MarkdownLine(lines[position])
      if line.isBlank {
        // Looked for once for all blank lines that follow each other.
        guard let end = lines[position...].firstIndex(where: { !MarkdownLine($0).isBlank }) else {
          break
        }
        let next = MarkdownLine(lines[end])
        guard next.indent >= item.content || next.item != nil else { break }
        inner += Array(repeating: "", count: end - position)
        position = end
        continue
      } else if line.indent >= item.content {
        inner.append(line.dropping(upTo: item.content))
      } else if line.startsBlock || inner.last == "" {
        break
      } else {
        inner.append(line.trimmed)
      }
      position += 1
    }
    return inner
  }

  /// An item of one paragraph, perhaps with a list below it, without `<p>`.
  private func tight(_ lines: [String]) -> HTML {
    let end = lines.dropFirst().firstIndex { MarkdownLine($0).startsBlock } ?? lines.count
    let text = inline(lines[..<end].joined(separator: "\n"))
    return end == lines.count ? text : "\(text)\n\(nested(Array(lines[end...])))"
  }

  private func nested(_ lines: [String]) -> HTML {
    var parser = MarkdownBlocks(lines: lines, hasLinks: hasLinks, depth: depth + 1)
    return parser.document()
  }

  private mutating func paragraph() -> HTML {
    var text = [MarkdownLine(lines[position]).trimmedStart]
    position += 1
    while position < lines.count {
      let line = MarkdownLine(lines[position])
      if line.isBlank || line.startsBlock { break }
      text.append(line.trimmedStart)
      position += 1
    }
    return "<p>\(inline(text.joined(separator: "\n")))</p>\n"
  }

  private mutating func table() -> HTML? {
    guard position + 1 < lines.count,
      let head = MarkdownTable.cells(lines[position]),
      let columns = MarkdownTable.columns(lines[position + 1]), columns.count == head.count
    else { return nil }
    position += 2
    var rows: [[String]] = []
    while position < lines.count, let cells = MarkdownTable.cells(lines[position]) {
      rows.append(cells)
      position += 1
    }
    return MarkdownTable(head: head, columns: columns, rows: rows, hasLinks: hasLinks).html
  }
}
