/// A table of a Markdown document.
struct MarkdownTable {
  enum Column: Equatable { case plain, left, centre, right }

  var head: [String]
  var columns: [Column]
  var rows: [[String]]
  var hasLinks = true

  /// The cells of a row; nil when the line has no bar that separates.
  static func cells(_ line: String) -> [String]? {
    var cells = [""]
    var isEscaped = false
    var isCode = false
    for character in MarkdownLine(line).trimmed {
      if character == "`" && !isEscaped { isCode.toggle() }
      if character == "|" && !isEscaped && !isCode {
        cells.append("")
      } else {
        if character == "|" && isEscaped { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    guard cells.count > 1 else { return nil }
    if cells.first == "" { cells.removeFirst() }
    if cells.count > 1, cells.last == "" { cells.removeLast() }
    return cells.map { MarkdownLine($0).trimmed }
  }

  /// The alignments of a line of dashes; nil for any other line.
  static func columns(_ line: String) -> [Column]? {
    guard let cells = cells(line) else { return nil }
    let columns = cells.map { cell -> Column? in
      let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }
      guard !dashes.isEmpty, cell.allSatisfy({ $0 == "-" || $0 == ":" }) else { return nil }
      switch (cell.first == ":", cell.last == ":") {
      case (true, true): return .centre
      case (true, false): return .left
      case (false, true): return .right
      case (false, false): return .plain
      }
    }
    let known = columns.compactMap(\.self)
    return known.count == columns.count ? known : nil
  }

  var html: HTML {
    """
    <div class="table" tabindex="0"><table>
    <thead><tr>\(zip(head, columns).map { cell($0, $1, isHead: true) })</tr></thead>
    <tbody>
    \(rows.map(row))</tbody>
    </table></div>

    """
  }

  private func row(_ cells: [String]) -> HTML {
    let padded = cells + Array(repeating: "", count: max(0, columns.count - cells.count))
    return "<tr>\(zip(padded, columns).map { cell($0, $1, isHead: false) })</tr>\n"
  }

  private func cell(_ text: String, _ column: Column, isHead: Bool) -> HTML {
    let inner = MarkdownInline.html(text, allowsLinks: hasLinks)
    let kind: HTML =
      switch column {
      case .plain: ""
      case .left: " class=\"left\""
      case .centre: " class=\"centre\""
      case .right: " class=\"right\""
      }
    return isHead ? "<th scope=\"col\"\(kind)>\(inner)</th>" : "<td\(kind)>\(inner)</td>"
  }
}
