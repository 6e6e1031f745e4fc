/// Reads values of a keyframe, which may cite what stands among the events or in an earlier keyframe.
struct KeyframeReader {
  var bytes: ByteReader
  var known: CitedValues
  private let keyframes: Int
  /// How much was read, with each citation as often as it occurs: hostile ones could grow without end.
  private var spent = 0

  /// Reads a file up to a keyframe's end, from its beginning on; all keyframes begin at `keyframes`.
  init(_ file: UnsafeRawBufferPointer, at offset: Int, keyframes: Int, known: CitedValues) {
    bytes = ByteReader(file, at: offset)
    (self.keyframes, self.known) = (keyframes, known)
  }

  /// A value; `level` counts the levels around it.
  mutating func value(level: Int = 0) -> TraceValue {
    switch bytes.peeked {
    case TraceCitation.tag:
      let start = bytes.offset
      bytes.skip()
      let code = bytes.number(below: 1 << 53)
      return cited(code, before: start, level: level) { reader in
        // A citation of a citation could go on for ever.
        if reader.bytes.peeked == TraceCitation.tag { reader.bytes.fail() }
        return reader.value(level: level)
      }
    case TraceCitation.pieces: return pieces(level: level)
    case 10...15, 17: return container(level: level)
    default: return bytes.value(level: level)
    }
  }

  private mutating func container(level: Int) -> TraceValue {
    if level >= TraceCaps.depth { bytes.fail() }
    switch bytes.byte() {
    case 10: return .list(values(level: level + 1))
    case 11: return .tuple(values(level: level + 1))
    case 12: return .set(table(values(level: level + 1), isSet: true))
    case 13: return .dictionary(table(values(level: level + 1, each: 2), isSet: false))
    case 14:
      return .structure(
        type: bytes.number(below: TraceCaps.ids), fields: values(level: level + 1))
    default:
      // The others change as a whole and cite nothing.
      bytes.go(to: bytes.offset - 1)
      return bytes.value(level: level)
    }
  }

  private mutating func values(level: Int, each: Int = 1) -> [TraceValue] {
    let count = bytes.count() * each
    var values: [TraceValue] = []
    values.reserveCapacity(min(count, bytes.remaining))
    for _ in 0..<count {
      if bytes.hasFailed { break }
      if bytes.peeked == 4, level < TraceCaps.depth {
        bytes.skip()
        values.append(.integer(bytes.signed()))
      } else {
        values.append(value(level: level))
      }
    }
    return values
  }

  private func table(_ values: [TraceValue], isSet: Bool) -> TraceTable {
    var table = TraceTable()
    let step = isSet ? 1 : 2
    for place in stride(from: 0, to: values.count - step + 1, by: step) {
      table.set(values[place], isSet ? .nothing : values[place + 1])
    }
    return table
  }

  /// A long container.
  private mutating func pieces(level: Int) -> TraceValue {
    bytes.skip()
    let tag = bytes.byte()
    if level >= TraceCaps.depth || !(10...13 ~= tag) { bytes.fail() }
    let each = tag == 13 ? 2 : 1
    var items: [TraceValue] = []
    for _ in 0..<bytes.count() where !bytes.hasFailed {
      let start = bytes.offset
      let code = bytes.number(below: 1 << 53)
      guard code > 0 else {
        items += values(level: level + 1, each: each)
        continue
      }
      if code & 1 == 0 { bytes.fail() }
      let piece = cited(code, before: start, level: level) { reader in
        .list(reader.values(level: level + 1, each: each))
      }
      if case .list(let more) = piece { items += more }
    }
    switch tag {
    case 10: return .list(items)
    case 11: return .tuple(items)
    case 12: return .set(table(items, isSet: true))
    default: return .dictionary(table(items, isSet: false))
    }
  }

  /// What stands at an earlier place.
  private mutating func cited(
    _ code: Int, before start: Int, level: Int, _ read: (inout KeyframeReader) -> TraceValue
  ) -> TraceValue {
    let key = code << 6 | level
    if let value = known[key] {
      spend(value.bytes)
      return value.value
    }
    let isEvent = code & 1 == 0
    let place = (isEvent ? Trace.magic.count : keyframes) + (code >> 1)
    guard place < (isEvent ? keyframes : start), level < TraceCaps.depth, !bytes.hasFailed else {
      bytes.fail()
      return .unset
    }
    let (back, before) = (bytes.offset, spent)
    bytes.go(to: place)
    let value = isEvent ? bytes.value(level: level) : read(&self)
    spend(bytes.offset - place)
    guard !bytes.hasFailed else { return .unset }
    bytes.go(to: back)
    known[key] = CitedValues.Value(value: value, bytes: spent - before)
    return value
  }

  private mutating func spend(_ more: Int) {
    spent += more
    if spent > 2 * TraceCaps.keyframeBytes { bytes.fail() }
  }
}
