extension ByteReader {
  /// The next event; nil at the end, or with `hasFailed` at a bad byte.
  mutating func event() -> TraceEvent? {
    guard let opcode = Opcode(rawValue: peeked), opcode != .end else {
      if peeked != 0 { fail() }
      return nil
    }
    let start = offset
    skip()
    let event =
      switch opcode {
      case .step, .bind, .unbind, .element, .element2, .key, .keyRemoved, .splice, .path,
        .pathSplice, .pathRemoved:
        changeEvent(opcode)
      case .new, .field, .objectElement, .objectKey, .objectKeyRemoved, .objectSplice, .free,
        .objectPath, .objectPathSplice, .objectPathRemoved, .read:
        objectEvent(opcode)
      default: flowEvent(opcode)
      }
    if hasFailed { return nil }
    guard offset - start <= TraceCaps.eventBytes else {
      fail()
      return nil
    }
    return event
  }

  private mutating func id() -> Int { number(below: TraceCaps.ids) }
  private mutating func object() -> Int { number(below: TraceCaps.objects) }

  /// Events that change slots.
  private mutating func changeEvent(_ opcode: Opcode) -> TraceEvent? {
    switch opcode {
    case .step: .step(line: id())
    case .bind: .bind(slot: id(), value())
    case .unbind: .unbind(slot: id())
    case .element: .element(.slot(id()), index: signed(), value(level: 1))
    case .element2: .element2(slot: id(), row: signed(), column: signed(), value(level: 2))
    case .key: .key(.slot(id()), value(level: 1), value(level: 1))
    case .keyRemoved: .keyRemoved(.slot(id()), value(level: 1))
    case .splice: splice(.slot(id()))
    case .path: path(.slot(id()))
    case .pathSplice: pathSplice(.slot(id()))
    case .pathRemoved: .pathRemoved(.slot(id()), path())
    default: nil
    }
  }

  private mutating func path() -> [TraceValue] {
    let depth = number(below: TraceCaps.depth)
    var path: [TraceValue] = []
    for _ in 0..<depth where !hasFailed { path.append(value(level: depth)) }
    return path
  }

  private mutating func path(_ place: TracePlace) -> TraceEvent {
    let path = path()
    return .path(place, path, value(level: path.count))
  }

  private mutating func pathSplice(_ place: TracePlace) -> TraceEvent {
    let path = path()
    return .pathSplice(
      place, path, at: number(below: 1 << 53), removed: number(below: 1 << 53),
      values(level: path.count + 1))
  }

  private mutating func splice(_ place: TracePlace) -> TraceEvent {
    .splice(
      place, at: number(below: 1 << 53), removed: number(below: 1 << 53), values(level: 1))
  }

  /// Events that change objects.
  private mutating func objectEvent(_ opcode: Opcode) -> TraceEvent? {
    switch opcode {
    case .new: .new(object: object(), type: id(), contents())
    case .field: .field(object: object(), field: id(), value(level: 1))
    case .objectElement: .element(.object(object()), index: signed(), value(level: 1))
    case .objectKey: .key(.object(object()), value(level: 1), value(level: 1))
    case .objectKeyRemoved: .keyRemoved(.object(object()), value(level: 1))
    case .objectSplice: splice(.object(object()))
    case .free: .free(object: object())
    case .objectPath: path(.object(object()))
    case .objectPathSplice: pathSplice(.object(object()))
    case .objectPathRemoved: .pathRemoved(.object(object()), path())
    case .read: read()
    default: nil
    }
  }

  /// An object's contents: a container, a cut one or something without a picture.
  private mutating func contents() -> TraceValue {
    if !(10...14 ~= peeked || peeked == 17 || peeked == 18) { fail() }
    return value()
  }

  private mutating func read() -> TraceEvent {
    let id = object()
    let isObject = number(below: 2) == 1
    return .read(isObject ? .object(id) : .slot(id), index: signed())
  }

  /// 2: it shows in what comes next.
  private mutating func outcome() -> Bool? {
    let number = number(below: 3)
    return number == 2 ? nil : number == 1
  }

  /// Events of control flow, output, definitions and the recorder itself.
  private mutating func flowEvent(_ opcode: Opcode) -> TraceEvent? {
    switch opcode {
    case .enter: .enter(function: id())
    case .exit: .exit(nil)
    case .exitWithValue: .exit(value())
    case .thrown: .thrown(text())
    case .caught: .caught
    case .output: .output(text(), isError: false)
    case .errorOutput: .output(text(), isError: true)
    case .condition: .condition(line: id(), outcome())
    case .gap: .gap(number(below: 1 << 53))
    case .note: .note(text())
    case .suspend: .suspend
    case .resume: .resume(call: number(below: TraceCaps.calls))
    case .memo: .memo(function: id(), value())
    case .count: .count(line: id(), times: number(below: 1 << 53))
    case .thread: .thread(number(below: TraceCaps.calls))
    case .skeleton: .skeleton(reason: number(below: 256))
    case .line: .line(id())
    case .finish: .finish(status: number(below: 1 << 32))
    default: definition(opcode)
    }
  }

  private mutating func definition(_ opcode: Opcode) -> TraceEvent? {
    switch opcode {
    case .type:
      let id = id()
      let kind = TraceType.Kind.allCases[number(below: TraceType.Kind.allCases.count)]
      return .type(TraceType(id: id, name: text(), kind: kind, fields: list { $0.text() }))
    case .slot:
      return .slot(TraceSlot(id: id(), function: id(), name: text(), type: text()))
    case .function:
      let (id, line, endLine) = (id(), id(), id())
      return .function(
        TraceFunction(
          id: id, name: text(), line: line, endLine: endLine, parameters: list { $0.id() }))
    default: return nil
    }
  }

  private mutating func list<Element>(_ element: (inout ByteReader) -> Element) -> [Element] {
    var items: [Element] = []
    for _ in 0..<count() where !hasFailed { items.append(element(&self)) }
    return items
  }
}
