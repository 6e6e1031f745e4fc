extension TraceState {
  /// Reads a keyframe; nil if it is damaged.
  init?(_ keyframe: inout KeyframeReader) {
    callCount = keyframe.bytes.number(below: TraceCaps.calls)
    outputBytes = keyframe.bytes.number(below: 1 << 53)
    errorBytes = keyframe.bytes.number(below: 1 << 53)
    thread = keyframe.bytes.number(below: TraceCaps.calls)
    if keyframe.bytes.number(below: 2) == 1 { error = keyframe.bytes.text() }
    for _ in 0..<keyframe.bytes.count() where !keyframe.bytes.hasFailed { readFrame(&keyframe) }
    keyframe.objects(into: &objects.tree)
    if keyframe.bytes.hasFailed { return nil }
  }

  private mutating func readFrame(_ keyframe: inout KeyframeReader) {
    var frame = TraceFrame(
      function: keyframe.bytes.number(below: TraceCaps.ids),
      call: keyframe.bytes.number(below: TraceCaps.calls),
      line: keyframe.bytes.number(below: TraceCaps.ids))
    let number = keyframe.bytes.number(below: TraceCaps.calls)
    let isSuspended = keyframe.bytes.number(below: 2) == 1
    for _ in 0..<keyframe.bytes.count() where !keyframe.bytes.hasFailed {
      let slot = keyframe.bytes.number(below: TraceCaps.ids)
      let value = keyframe.value()
      let place = frame.insertionPlace(of: slot)
      // A slot that comes twice would have two places.
      if frame[slot] != nil { keyframe.bytes.fail() }
      frame.bindings.insert(TraceFrame.Binding(slot: slot, value: value), at: place)
    }
    if isSuspended {
      suspended[frame.call] = frame
    } else if number == thread {
      frames.push(frame)
    } else {
      parked[number, default: TraceStack()].push(frame)
    }
  }
}
