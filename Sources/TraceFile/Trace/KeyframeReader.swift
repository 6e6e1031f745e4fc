/// Reads values of a keyframe, which may cite what stands among the events or in an earlier keyframe.
struct KeyframeReader {
  var bytes: ByteReader
  var known: CitedValues
  let keyframes: Int
  /// How much was read, with each citation as often as it occurs: hostile ones could grow without end.
  private(set) var spent = 0

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
    case 12: return .set(TraceTable(members: values(level: level + 1)))
    case 13: return .dictionary(TraceTable(pairs: values(level: level + 1, each: 2)))
    case 14:
      return .structure(
        type: bytes.number(below: TraceCaps.ids), fields: values(level: level + 1))
    default:
      // The others change as a whole and cite nothing.
      bytes.go(to: bytes.offset - 1)
      return bytes.value(level: level)
    }
  }

  mutating func values(level: Int, each: Int = 1) -> [TraceValue] {
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

  /// A long container.
  private mutating func pieces(level: Int) -> TraceValue {
    bytes.skip()
    let tag = bytes.byte()
    if level >= TraceCaps.depth || !(10...13 ~= tag) { bytes.fail() }
    if tag >= 12 {
      let table = table(level: level + 1, isSet: tag == 12)
      return tag == 12 ? .set(table) : .dictionary(table)
    }
    let items = TraceItems(leaves: leaves(level: level + 1))
    return tag == 10 ? .list(items) : .tuple(Array(items))
  }

  /// What stands at an earlier place.
  private mutating func cited(
    _ code: Int, before start: Int, level: Int, _ read: (inout KeyframeReader) -> TraceValue
  ) -> TraceValue {
    let key = CitedValues.key(code, .value, level: level)
    if let known = known[key], case .value(let value) = known.part {
      spend(known.bytes)
      return value
    }
    let isEvent = code & 1 == 0
    let place = (isEvent ? Trace.magic.count : keyframes) + (code >> 1)
    guard place < (isEvent ? keyframes : start), level < TraceCaps.depth, !bytes.hasFailed else {
      bytes.fail()
      return .unset
    }
    let (back, before) = (bytes.offset, spent)
    bytes.go(to: place)
    let isInPieces = bytes.peeked == TraceCitation.pieces
    let value = isEvent ? bytes.value(level: level) : read(&self)
    let own = bytes.offset - place
    spend(own)
    guard !bytes.hasFailed else { return .unset }
    bytes.go(to: back)
    let part = CitedValues.Known(part: .value(value), bytes: spent - before, own: own)
    known.keep(part, at: key, isCopied: isInPieces && !KeyframeReader.sharesLeaves(value))
    return value
  }

  /// Whether a long container is no copy of its leaves.
  private static func sharesLeaves(_ value: TraceValue) -> Bool {
    switch value {
    case .list(let items): items.isInLeaves
    case .set, .dictionary: true
    default: false
    }
  }

  mutating func spend(_ more: Int) {
    spent += more
    if spent > 2 * TraceCaps.keyframeBytes { bytes.fail() }
  }
}
