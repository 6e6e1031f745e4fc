extension TraceBuilder {
  /// Reads on to the end of what was written; the last event waits until another one follows it.
  public mutating func read(_ tape: UnsafeRawBufferPointer) {
    guard exitStatus == nil, damage == nil, begins(tape) else { return }
    var bytes = ByteReader(tape, at: position)
    while damage == nil, exitStatus == nil, readEvent(&bytes) { position = bytes.offset }
    if bytes.hasFailed, !isBeingWritten(tape, at: bytes.failure) {
      damage = "byte \(position) begins no event; the steps before it are whole"
    }
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
      damage = "it does not begin like a tape"
      return false
    }
    position = TapeReader.headerBytes
    return true
  }

  /// Reads one event; false at the end.
  ///
  /// The commonest are done here, without an event in between.
  @inline(__always)
  private mutating func readEvent(_ bytes: inout ByteReader) -> Bool {
    guard skeleton.start == nil else { return readSkeleton(&bytes) }
    switch bytes.peeked {
    case Opcode.step.rawValue:
      bytes.skip()
      let line = bytes.number(below: TraceCaps.ids)
      if bytes.peeked == 0 { return false }
      step(line)
    case Opcode.bind.rawValue:
      bytes.skip()
      let slot = bytes.number(below: TraceCaps.ids)
      let value = shortValue(&bytes, level: 0)
      if bytes.peeked == 0 { return false }
      touched.note(slot, in: number)
      state.bind(slot, value)
    case Opcode.element.rawValue:
      bytes.skip()
      let slot = bytes.number(below: TraceCaps.ids)
      let index = bytes.signed()
      let value = shortValue(&bytes, level: 1)
      if bytes.peeked == 0 { return false }
      touched.note(slot, in: number)
      state.setElement(.slot(slot), index, value)
    case Opcode.objectElement.rawValue:
      bytes.skip()
      let object = bytes.number(below: TraceCaps.objects)
      let index = bytes.signed()
      let value = shortValue(&bytes, level: 1)
      if bytes.peeked == 0 { return false }
      segment.objects = true
      state.setElement(.object(object), index, value)
    case Opcode.field.rawValue:
      bytes.skip()
      let object = bytes.number(below: TraceCaps.objects)
      let field = bytes.number(below: TraceCaps.ids)
      let value = shortValue(&bytes, level: 1)
      if bytes.peeked == 0 { return false }
      segment.objects = true
      state.setField(object, field, value)
    case Opcode.enter.rawValue:
      bytes.skip()
      let function = bytes.number(below: TraceCaps.ids)
      if bytes.peeked == 0 { return false }
      enter(function)
    case Opcode.exit.rawValue, Opcode.exitWithValue.rawValue:
      let hasValue = bytes.byte() == Opcode.exitWithValue.rawValue
      if hasValue { _ = shortValue(&bytes, level: 0) }
      if bytes.peeked == 0 { return false }
      exit()
    case Opcode.condition.rawValue:
      bytes.skip()
      _ = bytes.number(below: TraceCaps.ids)
      _ = bytes.number(below: 2)
      return bytes.peeked != 0
    default: return readRarer(&bytes)
    }
    return true
  }

  @inline(__always)
  private func shortValue(_ bytes: inout ByteReader, level: Int) -> TraceValue {
    if bytes.peeked == 4 {
      bytes.skip()
      return .integer(bytes.signed())
    }
    let start = bytes.offset
    let value = bytes.value(level: level)
    if bytes.offset - start > TraceCaps.eventBytes { bytes.fail() }
    return value
  }

  private mutating func readRarer(_ bytes: inout ByteReader) -> Bool {
    guard let event = bytes.event() else { return false }
    if case .finish(let status) = event {
      exitStatus = status
      return true
    }
    if bytes.peeked == 0 { return false }
    note(event)
    return true
  }

  @inline(__always)
  private mutating func step(_ line: Int) {
    if position >= nextSegment { beginSegment() }
    lines.note(line, in: number)
    state.step(line)
    let depth = state.frames.heads.count
    if depth > segment.maxDepth { segment.maxDepth = depth }
    if depth < segment.minDepth { segment.minDepth = depth }
    steps += 1
  }

  @inline(__always)
  private mutating func enter(_ function: Int) {
    calls.begin(function, parent: state.frames.heads.last?.call, at: steps)
    state.enter(function)
  }

  @inline(__always)
  private mutating func exit() {
    guard let call = state.frames.heads.last?.call else { return }
    calls.end(call, at: steps)
    state.frames.drop()
  }

  /// Keeps the books of an event and applies it.
  private mutating func note(_ event: TraceEvent) {
    switch event {
    case .type(let type): types[type.id] = type
    case .slot(let slot):
      slots[slot.id] = slot
      state.declare(slot.id, of: slot.function)
    case .function(let function): functions[function.id] = function
    case .output(let text, let isError):
      write(text, isError: isError)
      state.apply(event)
    case .gap(let count):
      if steps == 0 { gap &+= count } else { skipped &+= count }
    case .skeleton: skeleton.start = position
    case .condition, .note, .memo, .read, .count: break
    default:
      touch(event)
      state.apply(event)
    }
    if state.movedElements > TraceCaps.movedElements {
      damage = "its lists are pushed about without end"
    }
  }

  private mutating func write(_ text: String, isError: Bool) {
    if isError { errorOutput.raw(text.utf8) } else { output.raw(text.utf8) }
  }

  private mutating func touch(_ event: TraceEvent) {
    switch event {
    case .unbind(let slot), .element2(let slot, _, _, _), .key(.slot(let slot), _, _),
      .keyRemoved(.slot(let slot), _), .splice(.slot(let slot), _, _, _),
      .path(.slot(let slot), _, _), .pathSplice(.slot(let slot), _, _, _, _),
      .pathRemoved(.slot(let slot), _):
      touched.note(slot, in: number)
    default: segment.objects = true
    }
  }

  /// Behind the limits only calls, lines and output are counted.
  private mutating func readSkeleton(_ bytes: inout ByteReader) -> Bool {
    guard let event = bytes.event() else { return false }
    if bytes.peeked == 0, !event.isFinish { return false }
    switch event {
    case .finish(let status): exitStatus = status
    case .enter(let function): skeleton.add(callOf: function)
    case .count(let line, let times): skeleton.add(line: line, times: times)
    case .output(let text, let isError): write(text, isError: isError)
    case .gap(let count): skipped &+= count
    default: break
    }
    return true
  }
}

extension TraceEvent {
  fileprivate var isFinish: Bool {
    if case .finish = self { true } else { false }
  }
}
