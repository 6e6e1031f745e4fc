extension TraceBuilder {
  /// Reads one of the rarer events that change values; false at the end.
  mutating func readChange(_ bytes: inout ByteReader) -> Bool {
    let start = bytes.offset
    guard let opcode = Opcode(rawValue: bytes.byte()) else { return false }
    switch opcode {
    case .new: return readNew(&bytes, from: start)
    case .free:
      let object = bytes.number(below: TraceCaps.objects)
      guard isWhole(&bytes, from: start) else { return false }
      segment.objects = true
      sketch.remove(object)
      return true
    default: return readInner(opcode, &bytes, from: start)
    }
  }

  /// Whether an event was read, has a lawful size, and another one follows.
  private func isWhole(_ bytes: inout ByteReader, from start: Int) -> Bool {
    if bytes.offset - start > TraceCaps.eventBytes { bytes.fail() }
    return bytes.peeked != 0
  }

  /// Reads the change of an element of a list's list.
  mutating func readElement2(_ bytes: inout ByteReader) -> Bool {
    let start = bytes.offset
    bytes.skip()
    let slot = bytes.number(below: TraceCaps.ids)
    let (row, column) = (bytes.signed(), bytes.signed())
    let value = bytes.quote(level: 2)
    guard isWhole(&bytes, from: start) else { return false }
    guard let quote = touched(.slot(slot)) else { return true }
    _ = sketch.nodes.put(in: &quote.pointee, at: row, column, value, bytes.tape)
    return true
  }

  /// Reads the change of a key or a member.
  mutating func readKey(_ bytes: inout ByteReader) -> Bool {
    let start = bytes.offset
    let isSlot = bytes.byte() == Opcode.key.rawValue
    let place: TracePlace =
      isSlot
      ? .slot(bytes.number(below: TraceCaps.ids)) : .object(bytes.number(below: TraceCaps.objects))
    let key = bytes.key(level: 1)
    let value = bytes.quote(level: 1)
    guard isWhole(&bytes, from: start) else { return false }
    guard let quote = touched(place) else { return true }
    _ = sketch.nodes.set(in: &quote.pointee, key.key, told: key.told, value, bytes.tape)
    return true
  }

  /// Reads a splice of a variable's or an object's list; mostly it adds one element at the end.
  mutating func readSplice(_ bytes: inout ByteReader) -> Bool {
    let start = bytes.offset
    let isSlot = bytes.byte() == Opcode.splice.rawValue
    let place: TracePlace =
      isSlot
      ? .slot(bytes.number(below: TraceCaps.ids)) : .object(bytes.number(below: TraceCaps.objects))
    let at = bytes.number(below: 1 << 53)
    let removed = bytes.number(below: 1 << 53)
    let count = bytes.count()
    guard removed == 0, count == 1 else {
      let new = readQuotes(&bytes, count, level: 1)
      guard isWhole(&bytes, from: start) else { return false }
      guard let quote = touched(place) else { return true }
      _ = sketch.nodes.splice(
        in: &quote.pointee, [], at: at, removing: removed, inserting: new, bytes.tape)
      return true
    }
    let new = bytes.quote(level: 1)
    guard isWhole(&bytes, from: start) else { return false }
    guard let quote = touched(place) else { return true }
    if sketch.nodes.append(to: &quote.pointee, at: at, new, bytes.tape) { return true }
    _ = sketch.nodes.splice(
      in: &quote.pointee, [], at: at, removing: 0, inserting: [new], bytes.tape)
    return true
  }

  private mutating func readNew(_ bytes: inout ByteReader, from start: Int) -> Bool {
    let object = bytes.number(below: TraceCaps.objects)
    let type = bytes.number(below: TraceCaps.ids)
    if !(10...14 ~= bytes.peeked || 17...18 ~= bytes.peeked) { bytes.fail() }
    let value = bytes.quote()
    guard isWhole(&bytes, from: start) else { return false }
    segment.objects = true
    sketch.add(object, type: type, value)
    return true
  }

  /// Changes inside a variable's or an object's value.
  private mutating func readInner(
    _ opcode: Opcode, _ bytes: inout ByteReader, from start: Int
  ) -> Bool {
    let place = readPlace(opcode, &bytes)
    var path: [SketchKey] = []
    var told = Quote.none
    switch opcode {
    case .keyRemoved, .objectKeyRemoved:
      let key = bytes.key(level: 1)
      (path, told) = ([key.key], key.told)
    default:
      let depth = bytes.number(below: TraceCaps.depth)
      for _ in 0..<depth where !bytes.hasFailed {
        let key = bytes.key(level: depth)
        path.append(key.key)
        told = key.told
      }
    }
    let tape = bytes.tape
    switch opcode {
    case .keyRemoved, .objectKeyRemoved, .pathRemoved, .objectPathRemoved:
      guard isWhole(&bytes, from: start) else { return false }
      guard let quote = touched(place) else { return true }
      _ = sketch.nodes.removeKey(in: &quote.pointee, path[...], tape)
    case .pathSplice, .objectPathSplice:
      let at = bytes.number(below: 1 << 53)
      let removed = bytes.number(below: 1 << 53)
      let new = readQuotes(&bytes, bytes.count(), level: path.count + 1)
      guard isWhole(&bytes, from: start) else { return false }
      guard let quote = touched(place) else { return true }
      _ = sketch.nodes.splice(
        in: &quote.pointee, path[...], at: at, removing: removed, inserting: new, tape)
    default:
      let value = bytes.quote(level: path.count)
      guard isWhole(&bytes, from: start) else { return false }
      guard let quote = touched(place) else { return true }
      _ = sketch.nodes.put(in: &quote.pointee, path[...], told: told, value, tape)
    }
    return true
  }

  private func readPlace(_ opcode: Opcode, _ bytes: inout ByteReader) -> TracePlace {
    switch opcode {
    case .objectKeyRemoved, .objectPath, .objectPathSplice,
      .objectPathRemoved:
      .object(bytes.number(below: TraceCaps.objects))
    default: .slot(bytes.number(below: TraceCaps.ids))
    }
  }

  private func readQuotes(_ bytes: inout ByteReader, _ count: Int, level: Int) -> [Quote] {
    var quotes: [Quote] = []
    for _ in 0..<count where !bytes.hasFailed { quotes.append(bytes.quote(level: level)) }
    return quotes
  }

  /// Where the value of a place is that an event changes; nil if there is none.
  private mutating func touched(_ place: TracePlace) -> UnsafeMutablePointer<Quote>? {
    if case .slot(let slot) = place {
      touched.note(slot, in: number)
    } else {
      segment.objects = true
    }
    return sketch.changing(place)
  }
}
