/// Writes a tape into memory: the reference of what recorders write, and what tests are made of.
public struct TapeWriter {
  private var writer = ByteWriter()

  public init() {
    writer.raw(TapeReader.magic)
    writer.raw([UInt8](repeating: 0, count: TapeReader.headerBytes - TapeReader.magic.count))
  }

  /// The tape so far.
  public var bytes: [UInt8] { writer.bytes }

  public mutating func write(_ events: some Sequence<TraceEvent>) {
    for event in events { write(event) }
  }

  public mutating func write(_ event: TraceEvent) {
    switch event {
    case .step(let line): numbers(.step, line)
    case .bind(let slot, let value):
      numbers(.bind, slot)
      writer.value(value)
    case .unbind(let slot): numbers(.unbind, slot)
    case .element2(let slot, let row, let column, let value):
      numbers(.element2, slot)
      writer.signed(row)
      writer.signed(column)
      writer.value(value)
    case .path, .pathSplice, .pathRemoved: writePath(event)
    case .element, .key, .keyRemoved, .splice, .read: writeChange(event)
    case .new(let id, let type, let value):
      numbers(.new, id, type)
      writer.value(value)
    case .field(let id, let field, let value):
      numbers(.field, id, field)
      writer.value(value)
    case .free(let id): numbers(.free, id)
    case .type, .slot, .function: writeDefinition(event)
    default: writeFlow(event)
    }
  }

  private mutating func numbers(_ opcode: Opcode, _ numbers: Int...) {
    writer.byte(opcode.rawValue)
    for number in numbers { writer.number(number) }
  }

  private mutating func place(_ place: TracePlace, _ ofSlot: Opcode, _ ofObject: Opcode) {
    switch place {
    case .slot(let id): numbers(ofSlot, id)
    case .object(let id): numbers(ofObject, id)
    }
  }

  private mutating func writeChange(_ event: TraceEvent) {
    switch event {
    case .element(let place, let index, let value):
      self.place(place, .element, .objectElement)
      writer.signed(index)
      writer.value(value)
    case .key(let place, let key, let value):
      self.place(place, .key, .objectKey)
      writer.value(key)
      writer.value(value)
    case .keyRemoved(let place, let key):
      self.place(place, .keyRemoved, .objectKeyRemoved)
      writer.value(key)
    case .splice(let place, let at, let removed, let values):
      self.place(place, .splice, .objectSplice)
      writer.number(at)
      writer.number(removed)
      writer.values(values)
    case .read(let place, let index):
      self.place(place, .read, .read)
      if case .slot = place { writer.number(0) } else { writer.number(1) }
      writer.signed(index)
    default: break
    }
  }

  private mutating func writePath(_ event: TraceEvent) {
    switch event {
    case .path(let place, let path, let value):
      self.place(place, .path, .objectPath)
      writer.values(path)
      writer.value(value)
    case .pathSplice(let place, let path, let at, let removed, let values):
      self.place(place, .pathSplice, .objectPathSplice)
      writer.values(path)
      writer.number(at)
      writer.number(removed)
      writer.values(values)
    case .pathRemoved(let place, let path):
      self.place(place, .pathRemoved, .objectPathRemoved)
      writer.values(path)
    default: break
    }
  }

  private mutating func writeDefinition(_ event: TraceEvent) {
    switch event {
    case .type(let type):
      numbers(.type, type.id, TraceType.Kind.allCases.firstIndex(of: type.kind) ?? 8)
      writer.text(type.name)
      writer.number(type.fields.count)
      for field in type.fields { writer.text(field) }
    case .slot(let slot):
      numbers(.slot, slot.id, slot.function)
      writer.text(slot.name)
      writer.text(slot.type)
    case .function(let function):
      numbers(.function, function.id, function.line, function.endLine)
      writer.text(function.name)
      writer.number(function.parameters.count)
      for parameter in function.parameters { writer.number(parameter) }
    default: break
    }
  }

  private mutating func writeFlow(_ event: TraceEvent) {
    switch event {
    case .enter(let function): numbers(.enter, function)
    case .exit(nil): numbers(.exit)
    case .exit(let value?):
      numbers(.exitWithValue)
      writer.value(value)
    case .thrown(let text):
      numbers(.thrown)
      writer.text(text)
    case .caught: numbers(.caught)
    case .output(let text, let isError):
      numbers(isError ? .errorOutput : .output)
      writer.text(text)
    case .condition(let line, let holds): numbers(.condition, line, holds.map { $0 ? 1 : 0 } ?? 2)
    case .gap(let steps): numbers(.gap, steps)
    case .note(let text):
      numbers(.note)
      writer.text(text)
    case .suspend: numbers(.suspend)
    case .resume(let call): numbers(.resume, call)
    case .memo(let function, let value):
      numbers(.memo, function)
      writer.value(value)
    case .count(let line, let times): numbers(.count, line, times)
    case .thread(let number): numbers(.thread, number)
    case .skeleton(let reason): numbers(.skeleton, reason)
    case .line(let line): numbers(.line, line)
    case .finish(let status): numbers(.finish, status)
    default: break
    }
  }
}
