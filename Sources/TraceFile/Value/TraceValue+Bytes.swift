extension ByteReader {
  /// A value; `level` counts the levels around it.
  mutating func value(level: Int = 0) -> TraceValue {
    guard level < TraceCaps.depth else {
      fail()
      return .unset
    }
    let tag = byte()
    switch tag {
    case 1: return .nothing
    case 2: return .bool(false)
    case 3: return .bool(true)
    case 4: return .integer(signed())
    case 5: return .double(double())
    case 6: return .string(text())
    case 7: return .character(text())
    case 8: return .reference(number(below: TraceCaps.objects))
    case 9: return .bigInteger(digits())
    case 10...15: return container(tag, level: level)
    case 16: return .cutString(bytes: number(below: 1 << 53), head: text())
    case 17: return cut(level: level)
    case 18: return .opaque(text())
    case 19: return .unset
    default:
      fail()
      return .unset
    }
  }

  mutating func digits() -> String {
    let text = text()
    let digits = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
    let isLong = digits.count > 1 || text.utf8.count > 1
    if digits.isEmpty || digits.count > TraceCaps.digits || isLong && digits.first == 0x30
      || !digits.allSatisfy({ 0x30...0x39 ~= $0 })
    {
      fail()
    }
    return text
  }

  private mutating func container(_ tag: UInt8, level: Int) -> TraceValue {
    switch tag {
    case 10: return .list(values(level: level + 1))
    case 11: return .tuple(values(level: level + 1))
    case 12: return .set(table(level: level + 1, hasValues: false))
    case 13: return .dictionary(table(level: level + 1, hasValues: true))
    case 14:
      return .structure(type: number(below: TraceCaps.ids), fields: values(level: level + 1))
    default:
      return .enumeration(
        type: number(below: TraceCaps.ids), name: text(), payload: values(level: level + 1))
    }
  }

  /// A count and so many values.
  mutating func values(level: Int) -> [TraceValue] {
    let count = count()
    var values: [TraceValue] = []
    // A longer event is refused, whatever it says.
    values.reserveCapacity(min(count, TraceCaps.eventBytes))
    for _ in 0..<count {
      if hasFailed { break }
      if peeked == 4, level < TraceCaps.depth {
        skip()
        values.append(.integer(signed()))
      } else {
        values.append(value(level: level))
      }
    }
    return values
  }

  private mutating func table(level: Int, hasValues: Bool) -> TraceTable {
    var table = TraceTable()
    for _ in 0..<count() {
      if hasFailed { break }
      let key = value(level: level)
      table.set(key, hasValues ? value(level: level) : .nothing)
    }
    return table
  }

  private mutating func cut(level: Int) -> TraceValue {
    let full = number(below: 1 << 53)
    guard 10...13 ~= peeked else {
      fail()
      return .unset
    }
    return .cut(count: full, head: value(level: level))
  }
}

extension ByteWriter {
  mutating func value(_ value: TraceValue) {
    switch value {
    case .nothing: byte(1)
    case .bool(let bool): byte(bool ? 3 : 2)
    case .integer(let integer):
      byte(4)
      signed(integer)
    case .double(let number):
      byte(5)
      double(number)
    case .string(let string): tagged(6, string)
    case .character(let character): tagged(7, character)
    case .reference(let id): tagged(8, id)
    case .bigInteger(let digits): tagged(9, digits)
    case .list(let items): tagged(10, items)
    case .tuple(let items): tagged(11, items)
    case .set(let table):
      tagged(12, table.count)
      for (key, _) in table.entries { self.value(key) }
    case .dictionary(let table):
      tagged(13, table.count)
      for (key, value) in table.entries {
        self.value(key)
        self.value(value)
      }
    default: rarer(value)
    }
  }

  private mutating func rarer(_ value: TraceValue) {
    switch value {
    case .structure(let type, let fields):
      tagged(14, type)
      values(fields)
    case .enumeration(let type, let name, let payload):
      tagged(15, type)
      text(name)
      values(payload)
    case .cutString(let length, let head):
      tagged(16, length)
      text(head)
    case .cut(let count, let head):
      tagged(17, count)
      self.value(head)
    case .opaque(let type): tagged(18, type)
    default: byte(19)
    }
  }

  mutating func values(_ values: some Collection<TraceValue>) {
    number(values.count)
    for value in values { self.value(value) }
  }

  private mutating func tagged(_ tag: UInt8, _ text: String) {
    byte(tag)
    self.text(text)
  }

  private mutating func tagged(_ tag: UInt8, _ number: Int) {
    byte(tag)
    self.number(number)
  }

  private mutating func tagged(_ tag: UInt8, _ items: some Collection<TraceValue>) {
    byte(tag)
    values(items)
  }
}
