/// SVG elements and the space that they take.
struct DrawingCanvas {
  private(set) var elements: [String] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// The width of a letter of the drawing's monospaced face.
  static let letter = 7.8
  static let line = 22.0

  static func width(of text: String) -> Double { Double(text.unicodeScalars.count) * letter }

  mutating func text(_ text: String, x: Double, y: Double, style: String = "value") {
    reach(x + DrawingCanvas.width(of: text), y + 6)
    elements.append(
      "<text class=\"\(style)\" x=\"\(round(x))\" y=\"\(round(y))\">\(TracePage.escaped(text))</text>"
    )
  }

  mutating func box(
    x: Double, y: Double, width: Double, height: Double, style: String = "box"
  ) {
    reach(x + width, y + height)
    elements.append(
      "<rect class=\"\(style)\" x=\"\(round(x))\" y=\"\(round(y))\" width=\"\(round(width))\" "
        + "height=\"\(round(height))\" rx=\"3\"/>")
  }

  /// A curved arrow from one place to another.
  mutating func arrow(fromX: Double, fromY: Double, toX: Double, toY: Double) {
    let middle = (fromX + toX) / 2
    elements.append(
      "<path class=\"arrow\" d=\"M\(round(fromX)) \(round(fromY))C\(round(middle)) \(round(fromY)) "
        + "\(round(middle)) \(round(toY)) \(round(toX)) \(round(toY))\" marker-end=\"url(#head)\"/>"
    )
  }

  /// An arrow within a column, around its right: straight up or down it would run over what stands between.
  mutating func arrowAround(fromX: Double, fromY: Double, toX: Double, toY: Double) {
    let side = max(fromX, toX) + 44
    reach(side, max(fromY, toY))
    elements.append(
      "<path class=\"arrow\" d=\"M\(round(fromX)) \(round(fromY))C\(round(side)) \(round(fromY)) "
        + "\(round(side)) \(round(toY)) \(round(toX)) \(round(toY))\" marker-end=\"url(#head)\"/>"
    )
  }

  private mutating func reach(_ x: Double, _ y: Double) {
    width = max(width, x)
    height = max(height, y)
  }

  private func round(_ number: Double) -> String { String(Int(number.rounded())) }

  /// The whole picture.
  func svg(title: String) -> String {
    let size = "\(Int(width + 24)) \(Int(height + 24))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img">
      <title>\(TracePage.escaped(title))</title>
      <style>
      svg { background: white; font: 13px ui-monospace, monospace }
      .box, .cell { fill: white; stroke: dimgray } .new { fill: lemonchiffon; stroke: darkgoldenrod }
      .frame { fill: whitesmoke; stroke: lightgray } .heading { font-weight: bold }
      .name { fill: dimgray } .index { fill: gray; font-size: 10px } .pointer { fill: darkblue }
      .arrow { fill: none; stroke: darkblue }
      </style>
      <defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">
      <path d="M0 0L8 4L0 8z" fill="darkblue"/></marker></defs>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }
}
