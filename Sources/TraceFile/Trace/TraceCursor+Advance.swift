extension TraceCursor {
  /// Reads up to and with so many STEPs; at a trace's end the last of them is what follows its last STEP.
  mutating func advance(_ count: Int, in file: UnsafeRawBufferPointer) -> Bool {
    var left = count
    while left > 0 {
      let read = isDamaged ? 0 : readSegment(steps: left, in: file)
      step += read
      left -= read
      if left == 0 { break }
      if !isDamaged, segment + 1 < trace.footer.segments.count,
        trace.footer.segments[segment + 1].step == step + 1
      {
        segment += 1
        position = trace.footer.segments[segment].start
      } else if !isDamaged, step == trace.steps - 1, isInLastSegment {
        step += 1
        left -= 1
      } else {
        isDamaged = true
        return false
      }
    }
    return true
  }

  private var isInLastSegment: Bool { segment == trace.footer.segments.count - 1 }

  /// Reads at most so many STEPs of the segment at hand and tells how many there were.
  private mutating func readSegment(steps: Int, in file: UnsafeRawBufferPointer) -> Int {
    let part = trace.footer.segments[segment]
    let end = part.start + part.events
    let known =
      segment + 1 < trace.footer.segments.count
      ? trace.footer.segments[segment + 1].step : trace.steps
    var bytes = ByteReader(UnsafeRawBufferPointer(rebasing: file[position..<end]))
    let begin = position
    var found = 0
    while found < steps, !bytes.isAtEnd {
      // More STEPs than the index knows would shift all that follow.
      if bytes.peeked == Opcode.step.rawValue, step + found + 1 >= known { bytes.fail() }
      if state.applyNext(&bytes) { found += 1 }
    }
    let moved = state.movedElements + state.objects.tree.moved
    isDamaged = isDamaged || bytes.hasFailed || moved > TraceCaps.movedElements
    position = begin + bytes.offset
    return found
  }
}

extension TraceState {
  /// Reads and applies one event, and tells whether it was a STEP.
  ///
  /// The commonest do without an event in between.
  @inline(__always)
  mutating func applyNext(_ bytes: inout ByteReader) -> Bool {
    let opcode = bytes.peeked
    if opcode == Opcode.step.rawValue {
      bytes.skip()
      let line = bytes.number(below: TraceCaps.ids)
      if bytes.hasFailed { return false }
      step(line)
      return true
    }
    if opcode == Opcode.bind.rawValue {
      bytes.skip()
      let slot = bytes.number(below: TraceCaps.ids)
      let value = bytes.value()
      if !bytes.hasFailed { bind(slot, value) }
    } else if opcode == Opcode.element.rawValue {
      bytes.skip()
      let slot = bytes.number(below: TraceCaps.ids)
      let index = bytes.signed()
      let value = bytes.value(level: 1)
      if !bytes.hasFailed { setElement(.slot(slot), index, value) }
    } else if opcode == Opcode.objectElement.rawValue {
      bytes.skip()
      let object = bytes.number(below: TraceCaps.objects)
      let index = bytes.signed()
      let value = bytes.value(level: 1)
      if !bytes.hasFailed { setElement(.object(object), index, value) }
    } else if opcode == Opcode.field.rawValue {
      bytes.skip()
      let object = bytes.number(below: TraceCaps.objects)
      let field = bytes.number(below: TraceCaps.ids)
      let value = bytes.value(level: 1)
      if !bytes.hasFailed { setField(object, field, value) }
    } else if opcode == Opcode.enter.rawValue {
      bytes.skip()
      let function = bytes.number(below: TraceCaps.ids)
      if !bytes.hasFailed { enter(function) }
    } else if opcode == Opcode.condition.rawValue, !isLogging {
      bytes.skip()
      _ = bytes.number(below: TraceCaps.ids)
      _ = bytes.number(below: 3)
    } else if let event = bytes.event() {
      apply(event)
    } else if !bytes.hasFailed {
      bytes.fail()
    }
    return false
  }
}
