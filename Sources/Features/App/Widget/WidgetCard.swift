import Domain

/// The day as a picture for notes, start pages and desktops: SVG without a script.
///
/// Light or dark as its reader prefers; the colours stand in `Public/widget/card.css`.
public struct WidgetCard: Sendable {
  static let width = 350
  /// The most problems that are drawn.
  static let rows = 6
  /// The most letters that fit, of the headline and of any other line.
  static let letters = (headline: 27, line: 42)

  private let model: Widget.Model
  private let style: String
  private var elements: [String] = []
  private var height = 0

  public init(_ model: Widget.Model, style: String) {
    self.model = model
    self.style = style
    draw()
  }

  /// The whole document.
  public var svg: String {
    let size =
      "width=\"\(Self.width)\" height=\"\(height)\" viewBox=\"0 0 \(Self.width) \(height)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) role="img" aria-labelledby="title desc">
      <title id="title">\(escaped("Focus: \(model.status)"))</title>
      <desc id="desc">\(escaped(description))</desc>
      <style>
      \(style.trimmingSuffix(while: \.isNewline))
      </style>
      <rect class="card" x="0.5" y="0.5" width="\(Self.width - 1)" height="\(height - 1)" rx="16"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  private var description: String {
    ([model.headline, model.status] + (model.notice.map { [$0] } ?? [])
      + model.problems.map(Widget.line) + model.figures.map { "\($0.label): \($0.value)" })
      .joined(separator: ". ")
  }

  private mutating func draw() {
    text(model.headline, x: 20, y: 38, style: "headline")
    text(model.status, x: 20, y: 60, style: "quiet")
    elements.append("<rect class=\"track\" x=\"20\" y=\"72\" width=\"310\" height=\"8\" rx=\"4\"/>")
    let full = Int((310 * model.fraction).rounded())
    if full > 0 {
      elements.append(
        "<rect class=\"full\" x=\"20\" y=\"72\" width=\"\(full)\" height=\"8\" rx=\"4\"/>")
    }
    var y = 108
    if let notice = model.notice { line(notice, style: "quiet", at: &y) }
    drawProblems(at: &y)
    for figure in model.figures {
      text(figure.label, x: 20, y: y, style: "quiet")
      text(figure.value, x: Self.width - 20, y: y, style: "value")
      y += 24
    }
    height = y - 4
  }

  private mutating func drawProblems(at y: inout Int) {
    let shown = model.state == .done && !model.tomorrow.isEmpty ? model.tomorrow : model.problems
    if model.state == .done, !model.tomorrow.isEmpty { line("Tomorrow", style: "heading", at: &y) }
    for row in shown.prefix(Self.rows) {
      line(Widget.line(row), style: row.isDone ? "done" : "row", at: &y)
    }
    if shown.count > Self.rows {
      line("and \(shown.count - Self.rows) more", style: "quiet", at: &y)
    }
    if !shown.isEmpty { y += 12 }
  }

  private mutating func line(_ words: String, style: String, at y: inout Int) {
    text(words, x: 20, y: y, style: style)
    y += 24
  }

  private mutating func text(_ words: String, x: Int, y: Int, style: String) {
    let most = style == "headline" ? Self.letters.headline : Self.letters.line
    let shown = words.count > most ? words.prefix(most - 1) + "…" : words[...]
    elements.append(
      "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(escaped(String(shown)))</text>")
  }

  /// A text of an XML document; what no such document may hold is replaced.
  private func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\t", "\n": out.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension String {
  fileprivate func trimmingSuffix(while belongs: (Character) -> Bool) -> String {
    var rest = self[...]
    while let last = rest.last, belongs(last) { rest.removeLast() }
    return String(rest)
  }
}
