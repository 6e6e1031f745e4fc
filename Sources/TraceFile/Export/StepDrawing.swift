/// Draws a step: frames with their variables on the left, objects with their parts on the right, arrows between.
struct StepDrawing {
  static let cells = 24
  static let frames = 8
  static let objects = 40
  static let margin = 12.0

  let trace: Trace
  let cursor: TraceCursor
  private let values: ValueText
  private var canvas = DrawingCanvas()
  /// Where arrows begin, and the object that they lead to.
  private var starts: [(x: Double, y: Double, object: Int)] = []
  private var places: [Int: (left: Double, right: Double, y: Double)] = [:]
  private let changed: Set<TraceTarget>

  init(_ trace: Trace, _ cursor: TraceCursor) {
    (self.trace, self.cursor) = (trace, cursor)
    values = ValueText(trace, cursor.state, limit: 24)
    changed = Set(cursor.changes.compactMap { TraceScope.part(of: $0)?.0 })
  }

  /// The picture as SVG.
  mutating func svg() -> String {
    let first = trace.footer.gap
    let title =
      "Step \(first + cursor.step) of \(first + trace.steps), line \(cursor.state.line)"
    canvas.text(title, x: StepDrawing.margin, y: 22, style: "heading")
    var y = 36.0
    for frame in cursor.state.frames.suffix(StepDrawing.frames) { y = draw(frame, at: y) }
    drawObjects(x: canvas.width + 60)
    for start in starts {
      guard let end = places[start.object] else { continue }
      if start.x < end.left {
        canvas.arrow(fromX: start.x, fromY: start.y, toX: end.left - 4, toY: end.y)
      } else {
        canvas.arrowAround(fromX: start.x, fromY: start.y, toX: end.right + 4, toY: end.y)
      }
    }
    return canvas.svg(title: title)
  }

  private mutating func draw(_ frame: TraceFrame, at top: Double) -> Double {
    let name = trace.name(ofFunction: frame.function)
    var y = top + DrawingCanvas.line
    canvas.text(name, x: StepDrawing.margin, y: y - 6, style: "heading")
    let names = frame.bindings.map { trace.slots[$0.slot]?.name ?? "slot \($0.slot)" }
    let indent = StepDrawing.margin + 16 + (names.map(DrawingCanvas.width).max() ?? 0)
    for (binding, name) in zip(frame.bindings, names) {
      let isNew = changed.contains(.slot(binding.slot, call: frame.call))
      canvas.text(name, x: StepDrawing.margin + 6, y: y + 16, style: "name")
      let pointers = pointers(in: frame, besides: binding.slot)
      y = draw(binding.value, x: indent, y: y, isNew: isNew, pointers: pointers)
    }
    return y + 8
  }

  /// Draws a value and returns where the next one may begin.
  private mutating func draw(
    _ value: TraceValue, x: Double, y: Double, isNew: Bool, pointers: [(name: String, place: Int)]
  ) -> Double {
    switch value {
    case .list(let items), .cut(_, .list(let items)):
      return drawCells(items, x: x, y: y, isNew: isNew, pointers: pointers)
    case .tuple(let items):
      return drawCells(TraceItems(items), x: x, y: y, isNew: isNew, pointers: pointers)
    case .reference(let id):
      canvas.box(x: x, y: y + 4, width: 14, height: 14, style: isNew ? "new" : "box")
      starts.append((x + 7, y + 11, id))
    default:
      let text = values.of(value)
      if isNew {
        canvas.box(
          x: x - 3, y: y + 2, width: DrawingCanvas.width(of: text) + 6, height: 18, style: "new")
      }
      canvas.text(text, x: x, y: y + 16)
    }
    return y + DrawingCanvas.line
  }

  private mutating func drawCells(
    _ items: TraceItems, x: Double, y: Double, isNew: Bool,
    pointers: [(name: String, place: Int)]
  ) -> Double {
    var left = x
    let used = pointers.filter { items.indices.contains($0.place) }
    for (index, item) in items.prefix(StepDrawing.cells).enumerated() {
      let text = values.of(item)
      let isReference = if case .reference = item { true } else { false }
      let width = max(isReference ? 22 : DrawingCanvas.width(of: text) + 10, 22)
      canvas.box(x: left, y: y + 2, width: width, height: 20, style: isNew ? "new" : "cell")
      if case .reference(let id) = item {
        starts.append((left + width / 2, y + 12, id))
      } else {
        canvas.text(text, x: left + 5, y: y + 17)
      }
      canvas.text(String(index), x: left + 5, y: y + 33, style: "index")
      let names = used.filter { $0.place == index }.map(\.name)
      if !names.isEmpty {
        canvas.text("▲" + names.joined(separator: " "), x: left + 3, y: y + 48, style: "pointer")
      }
      left += width
    }
    if items.count > StepDrawing.cells {
      canvas.text("… \(items.count - StepDrawing.cells) more", x: left + 6, y: y + 17)
    }
    return y + (used.isEmpty ? 40 : 56)
  }

  /// The variables of a frame that may be indices: those that the source uses so, else by their names.
  private func pointers(
    in frame: TraceFrame, besides slot: Int
  ) -> [(name: String, place: Int)] {
    let usual: Set<String> = [
      "i", "j", "k", "l", "r", "lo", "hi", "low", "high", "left", "right", "mid", "start", "end",
      "slow", "fast", "index", "pos",
    ]
    return frame.bindings.compactMap { binding in
      guard binding.slot != slot, case .integer(let place) = binding.value,
        let slot = trace.slots[binding.slot], slot.role == .index || usual.contains(slot.name)
      else { return nil }
      return (slot.name, place)
    }
  }

  private mutating func drawObjects(x: Double) {
    var y = 36.0
    for object in cursor.state.objects.sorted.prefix(StepDrawing.objects) {
      let name = values.name(of: object)
      places[object.id] = (x, x + DrawingCanvas.width(of: name), y + 11)
      canvas.text(name, x: x, y: y + 14, style: "heading")
      let isNew = changed.contains(.object(object.id))
      y = drawParts(of: object, x: x + 12, y: y + 18, isNew: isNew) + 10
    }
    let rest = cursor.state.objects.count - StepDrawing.objects
    if rest > 0 { canvas.text("… \(rest) more objects", x: x, y: y + 14) }
  }

  private mutating func drawParts(
    of object: TraceObject, x: Double, y: Double, isNew: Bool
  ) -> Double {
    guard case .structure(let type, let fields) = object.value else {
      return draw(object.value, x: x, y: y, isNew: isNew, pointers: [])
    }
    var y = y
    for (place, field) in fields.enumerated() {
      let name = trace.fieldName(place, of: type) ?? String(place)
      canvas.text(name, x: x, y: y + 16, style: "name")
      let left = x + DrawingCanvas.width(of: name) + 10
      y = draw(field, x: left, y: y, isNew: isNew, pointers: [])
    }
    return y
  }
}

extension Trace {
  /// A picture of a step.
  public func svg(at step: Int) -> String {
    var drawing = StepDrawing(self, cursor(at: step))
    return drawing.svg()
  }
}
