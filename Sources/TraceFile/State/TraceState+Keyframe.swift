extension TraceState {
  /// Writes the whole state, so that a segment decodes alone.
  func writeKeyframe(_ writer: inout ByteWriter) {
    for number in [callCount, outputBytes, errorBytes, thread] { writer.number(number) }
    writer.number(error == nil ? 0 : 1)
    if let error { writer.text(error) }
    writer.number(
      frames.count + suspended.count + parked.values.reduce(0) { $0 + $1.count })
    for frame in frames { write(frame, of: thread, isSuspended: false, &writer) }
    for (number, stack) in parked.sorted(by: { $0.key < $1.key }) {
      for frame in stack { write(frame, of: number, isSuspended: false, &writer) }
    }
    for (_, frame) in suspended.sorted(by: { $0.key < $1.key }) {
      write(frame, of: 0, isSuspended: true, &writer)
    }
    writer.number(objects.count)
    for object in objects.sorted {
      writer.number(object.id)
      writer.number(object.type)
      writer.value(object.value)
    }
  }

  private func write(
    _ frame: TraceFrame, of thread: Int, isSuspended: Bool, _ writer: inout ByteWriter
  ) {
    for number in [frame.function, frame.call, frame.line, thread, isSuspended ? 1 : 0] {
      writer.number(number)
    }
    writer.number(frame.bindings.count)
    for binding in frame.bindings {
      writer.number(binding.slot)
      writer.value(binding.value)
    }
  }

  /// Reads a keyframe; nil if it is damaged.
  init?(keyframe bytes: inout ByteReader) {
    callCount = bytes.number(below: TraceCaps.calls)
    outputBytes = bytes.number(below: 1 << 53)
    errorBytes = bytes.number(below: 1 << 53)
    thread = bytes.number(below: TraceCaps.calls)
    if bytes.number(below: 2) == 1 { error = bytes.text() }
    for _ in 0..<bytes.count() where !bytes.hasFailed { readFrame(&bytes) }
    for _ in 0..<bytes.count() where !bytes.hasFailed {
      let id = bytes.number(below: TraceCaps.objects)
      let type = bytes.number(below: TraceCaps.ids)
      objects.add(TraceObject(id: id, type: type, value: bytes.value()))
    }
    if bytes.hasFailed { return nil }
  }

  private mutating func readFrame(_ bytes: inout ByteReader) {
    var frame = TraceFrame(
      function: bytes.number(below: TraceCaps.ids), call: bytes.number(below: TraceCaps.calls),
      line: bytes.number(below: TraceCaps.ids))
    let number = bytes.number(below: TraceCaps.calls)
    let isSuspended = bytes.number(below: 2) == 1
    for _ in 0..<bytes.count() where !bytes.hasFailed {
      let slot = bytes.number(below: TraceCaps.ids)
      let value = bytes.value()
      let place = frame.insertionPlace(of: slot)
      // A slot that comes twice would have two places.
      if frame[slot] != nil { bytes.fail() }
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
