/// A step as lines of text, for the terminal and for screen readers.
struct StateText {
  static let frames = 20
  static let objects = 50
  static let outputLines = 5

  let trace: Trace
  let cursor: TraceCursor
  private let values: ValueText
  /// What is told as old → new; nil where only what is there now is told.
  private let changes: StepChanges?

  init(_ trace: Trace, _ cursor: TraceCursor, before: TraceState? = nil) {
    (self.trace, self.cursor) = (trace, cursor)
    values = ValueText(trace, cursor.state)
    changes = before.map { StepChanges(trace, cursor, before: $0) }
  }

  var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

  var lines: [StateLine] { plain(heading) + frames + objects + plain(output) }

  private func plain(_ texts: [String]) -> [StateLine] { texts.map { StateLine(text: $0) } }

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

  private var frames: [StateLine] {
    let frames = cursor.state.frames.reversed()
    var lines: [StateLine] = []
    for frame in frames.prefix(StateText.frames) {
      let name = trace.name(ofFunction: frame.function)
      lines += plain([frame.call == 0 ? name : "\(name), call \(frame.call)"])
      lines += frame.bindings.map { line($0, of: frame.call) }
    }
    let rest = frames.count - StateText.frames
    return lines + plain(rest > 0 ? ["… \(rest) more calls"] : [])
  }

  private func line(_ binding: TraceFrame.Binding, of call: Int) -> StateLine {
    let name = trace.slots[binding.slot]?.name ?? "slot \(binding.slot)"
    let isChanged = changes?.have(binding, in: call)
    let arrow = isChanged == true ? changes?.text(of: binding, in: call) : nil
    return StateLine(
      text: "  \(name) = \(arrow ?? values.of(binding.value))", isChanged: isChanged)
  }

  private var objects: [StateLine] {
    let objects = cursor.state.objects.sorted
    if objects.isEmpty { return [] }
    let lines = objects.prefix(StateText.objects).map(line)
    let rest = objects.count - StateText.objects
    return plain(["Objects"]) + lines + plain(rest > 0 ? ["  … \(rest) more"] : [])
  }

  private func line(_ object: TraceObject) -> StateLine {
    let isChanged = changes?.have(object)
    let arrow = isChanged == true ? changes?.text(of: object) : nil
    return StateLine(
      text: "  \(values.name(of: object)) = \(arrow ?? values.contents(of: object))",
      isChanged: isChanged)
  }

  private var output: [String] {
    let text = trace.output(of: cursor.state)
    if text.isEmpty { return [] }
    let lines = text.unicodeScalars.split(separator: "\n").suffix(StateText.outputLines)
    return ["Output"] + lines.map { "  \(Substring($0))" }
  }
}
