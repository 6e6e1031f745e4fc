extension Trace {
  /// A window of steps, one JSON object a line: the line, the frames, the objects and what changed.
  public func jsonLines(_ window: ClosedRange<Int>) -> String {
    let window = window.clamped(to: 0...steps)
    var cursor = cursor(at: window.lowerBound)
    var text = ""
    repeat {
      text += jsonLine(cursor) + "\n"
    } while cursor.step < window.upperBound && cursor.next()
    return text
  }

  private func jsonLine(_ cursor: TraceCursor) -> String {
    let (state, values) = (cursor.state, ValueJSON(trace: self))
    return JSONText.object([
      "step": String(cursor.step), "line": String(state.line),
      "changed": JSONText.string(narration(of: cursor)),
      "frames": JSONText.array(state.frames.map { json($0, values) }),
      "objects": JSONText.array(
        state.objects.sorted.map {
          JSONText.object([
            "id": String($0.id),
            "type": JSONText.string(types[$0.type]?.name ?? "type \($0.type)"),
            "value": values.of($0.value),
          ])
        }), "error": JSONText.optional(state.error), "outputBytes": String(state.outputBytes),
    ])
  }

  private func json(_ frame: TraceFrame, _ values: ValueJSON) -> String {
    let variables = frame.bindings.map { binding in
      JSONText.string(slots[binding.slot]?.name ?? "slot \(binding.slot)") + ":"
        + values.of(binding.value)
    }
    return JSONText.object([
      "function": JSONText.string(functions[frame.function]?.name ?? "function \(frame.function)"),
      "call": String(frame.call), "line": String(frame.line),
      "variables": "{" + variables.joined(separator: ",") + "}",
    ])
  }
}
