internal import StatusDomain

extension StatusDiagram {
  /// The drawing as an SVG element without colours of its own: `flow-node`, `flow-way` and `lit` are classes.
  ///
  /// The four states of a run stand below each other, the final one as a wall beside them.
  public var svg: String {
    let now = lit.map { ", now in \($0)" } ?? ""
    let drawn = ways.map(Self.drawing) + KYSState.Name.allCases.map(drawing)
    return """
      <svg class="flow-diagram" viewBox="0 0 \(Self.width) \(Self.height)" role="img" \
      aria-label="The flow's states\(now)">\(drawn.joined())</svg>
      """
  }

  private static let width = 360
  private static let height = 328
  private static let final = Box(x: 256, y: 40, width: 96, height: 280)

  private struct Box {
    var x: Int
    var y: Int
    var width = 112
    var height = 52

    var middle: Int { x + width / 2 }
    var centre: Int { y + height / 2 }
  }

  private static func box(of name: KYSState.Name) -> Box {
    switch name {
    case .check: Box(x: 8, y: 40)
    case .prompt: Box(x: 8, y: 116)
    case .update: Box(x: 8, y: 192)
    case .save: Box(x: 8, y: 268)
    case .final: final
    }
  }

  private func drawing(of name: KYSState.Name) -> String {
    let box = Self.box(of: name)
    let isLit = name == lit?.name
    let carried = isLit ? lit.flatMap(Self.carried) : nil
    let first = carried == nil ? box.centre + 5 : box.centre - 3
    let second =
      carried.map {
        #"<text class="flow-word" x="\#(box.middle)" y="\#(first + 18)">\#($0)</text>"#
      }
    return """
      <g class="flow-node\(isLit ? " lit" : "")" data-state="\(name.rawValue)">\
      <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" rx="12"/>\
      <text x="\(box.middle)" y="\(first)">\(name.rawValue)</text>\(second ?? "")</g>
      """
  }

  /// What a state carries, for its second line.
  private static func carried(by state: KYSState) -> String? {
    switch state {
    case .check, .prompt, .update: nil
    case .save(let status): status.rawValue
    case .final(let outcome): outcome?.rawValue
    }
  }

  private static func drawing(of way: Way) -> String {
    let (from, to) = (box(of: way.from), box(of: way.to))
    if way.from == .final {
      return over(from, to, way.events)
    }
    return way.to == .final ? across(from, to, way.events) : down(from, to, way.events)
  }

  private static func down(_ from: Box, _ to: Box, _ events: [String]) -> String {
    let (x, start, end) = (from.middle, from.y + from.height, to.y)
    return line("M\(x) \(start)V\(end - 6)", tip: "M\(x - 5) \(end - 7)h10l-5 7z")
      + word(events.joined(separator: ", "), x: x + 8, y: (start + end) / 2 + 4, "start")
  }

  private static func across(_ from: Box, _ to: Box, _ events: [String]) -> String {
    let (start, y) = (from.x + from.width, from.centre)
    let words = events.enumerated().map { index, event in
      word(event, x: (start + to.x) / 2, y: index == 0 ? y - 6 : y + 2 + 14 * index, "middle")
    }
    return line("M\(start) \(y)H\(to.x - 6)", tip: "M\(to.x - 7) \(y - 5)v10l7-5z") + words.joined()
  }

  private static func over(_ from: Box, _ to: Box, _ events: [String]) -> String {
    let (x, y) = (to.middle, 20)
    return line(
      "M\(from.middle) \(from.y)V\(y)H\(x)V\(to.y - 6)", tip: "M\(x - 5) \(to.y - 7)h10l-5 7z")
      + word(events.joined(separator: ", "), x: (from.middle + x) / 2, y: y - 6, "middle")
  }

  private static func line(_ path: String, tip: String) -> String {
    #"<path class="flow-way" d="\#(path)"/><path class="flow-tip" d="\#(tip)"/>"#
  }

  private static func word(_ text: String, x: Int, y: Int, _ anchor: String) -> String {
    #"<text class="flow-word" x="\#(x)" y="\#(y)" text-anchor="\#(anchor)">\#(text)</text>"#
  }
}
