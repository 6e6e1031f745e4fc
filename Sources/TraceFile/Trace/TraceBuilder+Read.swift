extension TraceBuilder {
  /// Reads on to the end of what was written; the last event waits until another one follows it.
  ///
  /// An `end` stops it at the first event behind that byte, so that a long tape is read in parts. While a tape
  /// grows, a bad event is one that is being written.
  public mutating func read(
    _ tape: UnsafeRawBufferPointer, upTo end: Int = .max, isGrowing: Bool = false
  ) {
    guard exitStatus == nil, damage == nil, begins(tape) else { return }
    own()
    var bytes = ByteReader(tape, at: position)
    while position < end,
      skeleton.start == nil ? readEvent(&bytes) : bytes.rarely({ readSkeleton(&$0) })
    {
      position = bytes.offset
      if position >= nextLook, !isWithinCaps() { return }
    }
    if bytes.hasFailed, !isGrowing, !isBeingWritten(tape, at: bytes.failure) {
      damage = "byte \(position) begins no event; the steps before it are complete"
    }
  }

  /// Where the event ends that waits for another one to follow it; nil if there is none.
  public func endOfNextEvent(_ tape: UnsafeRawBufferPointer) -> Int? {
    var bytes = ByteReader(tape, at: position)
    return bytes.event() == nil || bytes.hasFailed ? nil : bytes.offset
  }

  /// Whether a bad event is the last one: nothing but zeros lies behind it.
  private func isBeingWritten(_ tape: UnsafeRawBufferPointer, at failure: Int) -> Bool {
    let rest = tape[min(failure, tape.count)...].prefix(4096)
    return !rest.isEmpty && rest.allSatisfy { $0 == 0 }
  }

  private mutating func begins(_ tape: UnsafeRawBufferPointer) -> Bool {
    if position > 0 { return true }
    guard tape.count >= TapeReader.headerBytes, tape[0] != 0 else { return false }
    guard TapeReader(tape) != nil else {
      damage = "it doesn't begin like a tape"
      return false
    }
    position = TapeReader.headerBytes
    return true
  }

  /// Reads one event; false at the end.
  ///
  /// The commonest are done here; what they tell stays on the tape.
  @inline(__always)
  private mutating func readEvent(_ bytes: inout ByteReader) -> Bool {
    switch bytes.peeked {
    case Opcode.step.rawValue: return readStep(&bytes)
    case Opcode.bind.rawValue:
      bytes.skip()
      let slot = bytes.number(below: TraceCaps.ids)
      let value = bytes.quote()
      if bytes.peeked == 0 { return false }
      touched.note(slot, in: number)
      sketch.bind(slot, value)
    case Opcode.element.rawValue:
      bytes.skip()
      let slot = bytes.number(below: TraceCaps.ids)
      let index = bytes.signed()
      let value = bytes.quote(level: 1)
      if bytes.peeked == 0 { return false }
      touched.note(slot, in: number)
      guard let place = sketch.variable(slot) else { return true }
      _ = sketch.nodes.put(in: &place.pointee, at: index, value, bytes.tape)
    case Opcode.objectElement.rawValue:
      bytes.skip()
      let object = bytes.number(below: TraceCaps.objects)
      let index = bytes.signed()
      let value = bytes.quote(level: 1)
      if bytes.peeked == 0 { return false }
      segment.objects = true
      guard let place = sketch.objects.changing(object) else { return true }
      _ = sketch.nodes.put(in: &place.pointee, at: index, value, bytes.tape)
    case Opcode.element2.rawValue: return bytes.rarely { readElement2(&$0) }
    case Opcode.key.rawValue, Opcode.objectKey.rawValue: return bytes.rarely { readKey(&$0) }
    case Opcode.field.rawValue:
      bytes.skip()
      let object = bytes.number(below: TraceCaps.objects)
      let field = bytes.number(below: TraceCaps.ids)
      let value = bytes.quote(level: 1)
      if bytes.peeked == 0 { return false }
      segment.objects = true
      sketch.setField(object, field, value, bytes.tape)
      if sketch.nodes.hasGrownFar { nextLook = 0 }
    case Opcode.enter.rawValue:
      bytes.skip()
      let function = bytes.number(below: TraceCaps.ids)
      if bytes.peeked == 0 { return false }
      enter(function)
    case Opcode.exit.rawValue, Opcode.exitWithValue.rawValue:
      let hasValue = bytes.byte() == Opcode.exitWithValue.rawValue
      if hasValue { _ = bytes.quote() }
      if bytes.peeked == 0 { return false }
      exit()
    case Opcode.condition.rawValue:
      bytes.skip()
      _ = bytes.number(below: TraceCaps.ids)
      _ = bytes.number(below: 3)
      return bytes.peeked != 0
    case Opcode.unbind.rawValue:
      bytes.skip()
      let slot = bytes.number(below: TraceCaps.ids)
      if bytes.peeked == 0 { return false }
      touched.note(slot, in: number)
      sketch.unbind(slot)
    case Opcode.splice.rawValue, Opcode.objectSplice.rawValue:
      return bytes.rarely { readSplice(&$0) }
    case Opcode.keyRemoved.rawValue...Opcode.free.rawValue,
      Opcode.objectPath.rawValue...Opcode.objectPathRemoved.rawValue:
      return bytes.rarely { readChange(&$0) }
    default: return bytes.rarely { readRarer(&$0) }
    }
    return true
  }

  @inline(__always)
  private mutating func readStep(_ bytes: inout ByteReader) -> Bool {
    bytes.skip()
    let line = bytes.number(below: TraceCaps.ids)
    if bytes.peeked == 0 { return false }
    // Two segments cannot begin at one step: what is told before the first STEP may be long.
    if position >= nextSegment, steps > segment.step {
      beginSegment(bytes.tape)
      if damage != nil { return false }
    }
    step(line)
    return true
  }

  private mutating func readRarer(_ bytes: inout ByteReader) -> Bool {
    guard let event = bytes.event() else { return false }
    if case .finish(let status) = event {
      exitStatus = status
      position = bytes.offset
      return false
    }
    if bytes.peeked == 0 { return false }
    // A name or a number of a definition has a byte or more on the tape.
    if event.isDefinition { definitionBytes += 32 * (bytes.offset - position) }
    note(event)
    return true
  }

  @inline(__always)
  private mutating func step(_ line: Int) {
    lines.note(line, in: number)
    steps += 1
    let depth = sketch.stack.heads.count
    if depth > segment.maxDepth { segment.maxDepth = depth }
    if depth < segment.minDepth { segment.minDepth = depth }
    sketch.stack.line = line
  }

  @inline(__always)
  private mutating func enter(_ function: Int) {
    calls.begin(function, parent: sketch.stack.call, at: steps)
    sketch.enter(function)
  }

  @inline(__always)
  private mutating func exit() {
    guard let call = sketch.stack.call else { return }
    calls.end(call, at: steps)
    sketch.dropFrame()
  }

  /// Keeps the books of an event that changes no value.
  private mutating func note(_ event: TraceEvent) {
    switch event {
    case .type(let type): types[type.id] = type
    case .slot(let slot): declare(slot)
    case .function(let function): functions[function.id] = function
    case .output(let text, let isError): write(text, isError: isError)
    case .gap(let count):
      if steps == 0 { gap = leftOut(gap, count) } else { skipped = leftOut(skipped, count) }
    case .skeleton(let reason): (skeleton.start, skeleton.reason) = (position, reason)
    case .thrown(let text):
      segment.objects = true
      sketch.error = text
    case .caught:
      segment.objects = true
      sketch.error = nil
    case .suspend:
      segment.objects = true
      sketch.suspend()
    case .resume(let call):
      segment.objects = true
      sketch.resume(call)
    case .thread(let number):
      segment.objects = true
      sketch.run(thread: number)
    case .line(let line): sketch.stack.line = line
    default: break
    }
  }

  /// A slot that was bound belongs where it was bound: the table of slots tells one owner for all
  /// steps.
  private mutating func declare(_ slot: TraceSlot) {
    let isSettled = slots[slot.id] != nil || touched.hasSeen(slot.id)
    if isSettled, slots[slot.id]?.function != slot.function { return }
    slots[slot.id] = slot
    sketch.declare(slot.id, of: slot.function)
  }

  private mutating func write(_ text: String, isError: Bool) {
    if isError {
      errorOutput.raw(text.utf8)
      sketch.errorBytes = errorOutput.count
    } else {
      output.raw(text.utf8)
      sketch.outputBytes = output.count
    }
  }

  /// A program may write on its tape what it likes: the sum stays one that can be reckoned with.
  private func leftOut(_ steps: Int, _ more: Int) -> Int { min(steps + more, TraceCaps.leftOut) }

  /// Behind the limits only calls, lines and output are counted.
  private mutating func readSkeleton(_ bytes: inout ByteReader) -> Bool {
    guard let event = bytes.event() else { return false }
    if bytes.peeked == 0, !event.isFinish { return false }
    switch event {
    case .finish(let status):
      exitStatus = status
      position = bytes.offset
      return false
    case .enter(let function): skeleton.add(callOf: function)
    case .count(let line, let times): skeleton.add(line: line, times: times)
    case .output(let text, let isError): write(text, isError: isError)
    case .gap(let count): skipped = leftOut(skipped, count)
    default: break
    }
    return true
  }
}

extension TraceEvent {
  fileprivate var isDefinition: Bool {
    switch self {
    case .type, .slot, .function: true
    default: false
    }
  }

  fileprivate var isFinish: Bool {
    if case .finish = self { true } else { false }
  }
}
