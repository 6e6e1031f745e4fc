/// All containers that were taken apart, and the changes inside them.
struct SketchNodes {
  private(set) var list = Flat<SketchNode>()
  private var spare = Flat<Int>()
  /// How many elements were pushed aside, so that a hostile tape cannot do it for ever.
  var moved = 0
  /// Set where a few bytes of the tape took much memory.
  var hasGrownFar = false
  /// The memory that the containers take beside their places in the list.
  private(set) var held = 0

  /// The memory that all of it takes.
  var bytes: Int { list.bytes + spare.bytes + held }

  @inline(__always)
  func node(_ number: Int) -> UnsafeMutablePointer<SketchNode> { list.pointer(number) }

  // MARK: - Making and freeing

  mutating func add(_ node: SketchNode) -> Quote {
    let place = spare.isEmpty ? list.count : spare.removeLast()
    if place == list.count { list.append(node) } else { list[place] = node }
    note(place)
    return Quote(node: place)
  }

  /// Notes what memory a container takes that may have grown.
  @inline(__always)
  mutating func note(_ number: Int) {
    let node = node(number)
    let bytes = node.pointee.bytes
    held += bytes - node.pointee.noted
    node.pointee.noted = bytes
  }

  /// Gives up a value that was replaced.
  @inline(__always)
  mutating func release(_ quote: Quote) {
    if quote.isNode { releaseNode(quote.node) }
  }

  private mutating func releaseNode(_ number: Int) {
    var node = list[number]
    for item in node.items.buffer { release(item) }
    if let table = node.table {
      for key in table.pointee.keys.buffer { release(key) }
    }
    held -= node.noted
    node.free()
    list[number] = node
    spare.append(number)
  }

  func copy() -> SketchNodes {
    var copy = self
    copy.list = list.copy()
    for place in 0..<list.count {
      copy.list[place] = list[place].copy()
      // Without room to grow.
      copy.note(place)
    }
    copy.spare = spare.copy()
    return copy
  }

  mutating func free() {
    for place in 0..<list.count { list.pointer(place).pointee.free() }
    list.free()
    spare.free()
  }

  /// The node of a value, which is taken apart if it still lies on the tape; nil if it holds nothing.
  @inline(__always)
  mutating func open(_ quote: inout Quote, _ tape: UnsafeRawBufferPointer) -> Int? {
    if quote.isNode { return quote.node }
    return quote.isNone ? nil : takeApart(&quote, tape)
  }

  private mutating func takeApart(_ quote: inout Quote, _ tape: UnsafeRawBufferPointer) -> Int? {
    var bytes = ByteReader(tape, at: quote.offset)
    let tag = bytes.peeked
    var node: SketchNode
    switch tag {
    case 10, 11, 14:
      bytes.skip()
      node = SketchNode(tag: tag)
      if tag == 14 { node.type = Int32(bytes.number(below: TraceCaps.ids)) }
      let count = bytes.count()
      node.items.reserve(count)
      for _ in 0..<count { node.items.append(bytes.quote()) }
    case 12, 13:
      bytes.skip()
      node = SketchNode(tag: tag)
      for _ in 0..<bytes.count() {
        let (key, told) = bytes.key()
        _ = node.set(key, told: told, tag == 12 ? .none : bytes.quote())
      }
    case 6, 15, 16, 17: node = SketchNode(bytes.value())
    default: return nil
    }
    quote = add(node)
    return quote.node
  }

  /// A value as the rest of the reader has it.
  func value(_ quote: Quote, _ tape: UnsafeRawBufferPointer) -> TraceValue {
    guard quote.isNode else {
      var bytes = ByteReader(tape, at: quote.offset)
      return bytes.value()
    }
    let node = list[quote.node]
    if let whole = node.value { return whole.pointee }
    if let keys = node.table?.pointee.keys {
      var table = TraceTable()
      for (key, item) in zip(keys.buffer, node.items.buffer) where !key.isNone {
        table.set(value(key, tape), node.tag == 12 ? .nothing : value(item, tape))
      }
      return node.tag == 12 ? .set(table) : .dictionary(table)
    }
    let items = node.items.buffer.map { value($0, tape) }
    switch node.tag {
    case 10: return .list(TraceItems(items))
    case 11: return .tuple(items)
    default: return .structure(type: Int(node.type), fields: items)
    }
  }
}
