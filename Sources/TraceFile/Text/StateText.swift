/// A step as lines of text, for the terminal and for screen readers.
struct StateText {
  static let frames = 20
  static let objects = 50
  static let outputLines = 5

  let trace: Trace
  let cursor: TraceCursor
  private let values: ValueText

  init(_ trace: Trace, _ cursor: TraceCursor) {
    (self.trace, self.cursor) = (trace, cursor)
    values = ValueText(trace, cursor.state)
  }

  var text: String {
    (heading + frames + objects + output).joined(separator: "\n") + "\n"
  }

  private var heading: [String] {
    let state = cursor.state
    let first = trace.footer.gap
    var line = "Step \(first + cursor.step) of \(first + trace.steps)"
    if state.line > 0 {
      line += ", line \(state.line)"
      if let source = trace.sourceLine(state.line) { line += ": \(source)" }
    }
    return [line] + (state.error.map { ["Error: \($0)"] } ?? [])
  }

  private var frames: [String] {
    let frames = cursor.state.frames.reversed()
    var lines: [String] = []
    for frame in frames.prefix(StateText.frames) {
      let name = trace.name(ofFunction: frame.function)
      lines.append(frame.call == 0 ? name : "\(name), call \(frame.call)")
      for binding in frame.bindings {
        let name = trace.slots[binding.slot]?.name ?? "slot \(binding.slot)"
        lines.append("  \(name) = \(values.of(binding.value))")
      }
    }
    let rest = frames.count - StateText.frames
    return lines + (rest > 0 ? ["… \(rest) more calls"] : [])
  }

  private var objects: [String] {
    let objects = cursor.state.objects.sorted
    if objects.isEmpty { return [] }
    let lines = objects.prefix(StateText.objects).map {
      "  \(values.name(of: $0)) = \(values.contents(of: $0))"
    }
    let rest = objects.count - StateText.objects
    return ["Objects"] + lines + (rest > 0 ? ["  … \(rest) more"] : [])
  }

  private var output: [String] {
    let text = trace.output(of: cursor.state)
    if text.isEmpty { return [] }
    let lines = text.unicodeScalars.split(separator: "\n").suffix(StateText.outputLines)
    return ["Output"] + lines.map { "  \(Substring($0))" }
  }
}
