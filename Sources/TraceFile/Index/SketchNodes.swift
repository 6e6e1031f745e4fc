/// All containers that were taken apart, and the changes inside them.
struct SketchNodes {
  var list: [SketchNode] = []
  private var free: [Int] = []
  /// How many elements were pushed aside, so that a hostile tape cannot do it for ever.
  var moved = 0

  // MARK: - Making and freeing

  mutating func add(_ node: SketchNode) -> Quote {
    if let place = free.popLast() {
      list[place] = node
      return Quote(node: place)
    }
    list.append(node)
    return Quote(node: list.count - 1)
  }

  /// Gives up a value that was replaced.
  @inline(__always)
  mutating func release(_ quote: Quote) {
    if quote.isNode { releaseNode(quote.node) }
  }

  private mutating func releaseNode(_ number: Int) {
    let node = list[number]
    list[number] = SketchNode()
    free.append(number)
    for item in node.items + node.keys where item.isNode { releaseNode(item.node) }
  }

  /// The node of a value, which is taken apart if it still lies on the tape; nil if it holds nothing.
  @inline(__always)
  mutating func open(_ quote: inout Quote, _ tape: UnsafeRawBufferPointer) -> Int? {
    if quote.isNode { return quote.node }
    return quote.isNone ? nil : takeApart(&quote, tape)
  }

  private mutating func takeApart(_ quote: inout Quote, _ tape: UnsafeRawBufferPointer) -> Int? {
    var bytes = ByteReader(tape, at: quote.offset)
    var node = SketchNode()
    node.tag = bytes.peeked
    switch node.tag {
    case 10, 11, 14:
      bytes.skip()
      node.shape = .items
      if node.tag == 14 { node.type = bytes.number(below: TraceCaps.ids) }
      let count = bytes.count()
      node.items.reserveCapacity(count)
      for _ in 0..<count { node.items.append(bytes.quote()) }
    case 12, 13:
      bytes.skip()
      node.shape = .table
      for _ in 0..<bytes.count() {
        let (key, told) = bytes.key()
        _ = node.set(key, told: told, node.tag == 12 ? .none : bytes.quote())
      }
    case 6, 15, 16, 17: node.value = bytes.value()
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
    switch (node.shape, node.tag) {
    case (.whole, _): return node.value
    case (.items, 10): return .list(node.items.map { value($0, tape) })
    case (.items, 11): return .tuple(node.items.map { value($0, tape) })
    case (.items, _):
      return .structure(type: node.type, fields: node.items.map { value($0, tape) })
    case (.table, _):
      var table = TraceTable()
      for (key, item) in zip(node.keys, node.items) where !key.isNone {
        table.set(value(key, tape), node.tag == 12 ? .nothing : value(item, tape))
      }
      return node.tag == 12 ? .set(table) : .dictionary(table)
    }
  }

  // MARK: - Changing

  /// Puts an element of a list, or appends one; the commonest change.
  @inline(__always)
  mutating func put(
    in quote: inout Quote, at index: Int, _ new: Quote, _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let node = open(&quote, tape) else { return false }
    guard let old = list[node].replace(index, new) else {
      return putRarely(node, at: index, new, tape)
    }
    release(old)
    return true
  }

  private mutating func putRarely(
    _ number: Int, at index: Int, _ new: Quote, _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    switch list[number].shape {
    case .table: return false
    case .whole:
      list[number].whole.place = -1
      let new = value(new, tape)
      return list[number].value.put(at: index, new) != nil
    case .items:
      guard list[number].tag == 10, index == list[number].items.count else { return false }
      list[number].items.append(new)
      list[number].touch(index)
      return true
    }
  }

  /// Sets what lies at the end of a path of indices, keys and field numbers.
  mutating func put(
    in quote: inout Quote, _ path: ArraySlice<SketchKey>, told: Quote = .none, _ new: Quote,
    _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let key = path.first else {
      release(quote)
      quote = new
      return true
    }
    guard let number = open(&quote, tape) else { return false }
    if path.count > 1 {
      return descend(number, key) {
        $0.put(in: &$1, path.dropFirst(), told: told, new, tape)
      } whole: { nodes, value in
        value.put(path.map(\.value)[...], nodes.value(new, tape)) != nil
      }
    }
    switch list[number].shape {
    case .whole:
      list[number].whole.place = -1
      let new = value(new, tape)
      return list[number].value.put(key.value, new) != nil
    case .table:
      let isSet = list[number].tag == 12
      var told = told
      // ELEM2 has its numbers without tags, so that there are no bytes of a key to quote.
      if told.isNone, list[number].place(of: key) == nil { told = add(SketchNode(key.value)) }
      release(list[number].set(key, told: told, isSet ? .none : new))
    case .items:
      guard case .number(let index) = key else { return false }
      guard let old = list[number].replace(index, new) else {
        return putRarely(number, at: index, new, tape)
      }
      release(old)
    }
    return true
  }

  /// Changes what lies behind one key, index or field.
  private mutating func descend(
    _ number: Int, _ key: SketchKey, _ body: (inout SketchNodes, inout Quote) -> Bool,
    whole: (inout SketchNodes, inout TraceValue) -> Bool
  ) -> Bool {
    let place: Int
    switch list[number].shape {
    case .whole:
      list[number].whole.place = -1
      var value = list[number].value
      list[number].value = .nothing
      defer { list[number].value = value }
      return whole(&self, &value)
    case .table:
      guard list[number].tag == 13, let found = list[number].place(of: key) else { return false }
      place = found
    case .items:
      guard case .number(let index) = key, list[number].items.indices.contains(index) else {
        return false
      }
      place = index
    }
    var inner = list[number].items[place]
    let isDone = body(&self, &inner)
    list[number].items[place] = inner
    list[number].touch(place)
    return isDone
  }

  /// Removes the key or member at the end of a path.
  mutating func removeKey(
    in quote: inout Quote, _ path: ArraySlice<SketchKey>, _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let key = path.first, let number = open(&quote, tape) else { return false }
    if path.count > 1 {
      return descend(number, key) {
        $0.removeKey(in: &$1, path.dropFirst(), tape)
      } whole: { _, value in
        let keys = path.map(\.value)
        return value.within(keys.dropLast()) { $0.removeKey(keys[keys.count - 1]) } != nil
      }
    }
    switch list[number].shape {
    case .items: return false
    case .whole:
      list[number].whole.place = -1
      return list[number].value.removeKey(key.value) != nil
    case .table:
      guard let old = list[number].remove(key) else { return false }
      release(old.key)
      release(old.item)
      if list[number].holes > list[number].live + 16 { compact(number, tape) }
      return true
    }
  }

  private mutating func compact(_ number: Int, _ tape: UnsafeRawBufferPointer) {
    let old = list[number]
    var dense = SketchNode()
    (dense.shape, dense.tag) = (old.shape, old.tag)
    for (told, item) in zip(old.keys, old.items) where !told.isNone {
      _ = dense.set(SketchKey(value(told, tape)), told: told, item)
    }
    list[number] = dense
  }

  /// Replaces a range of a list, or of a string, at the end of a path.
  mutating func splice(
    in quote: inout Quote, _ path: ArraySlice<SketchKey>, at: Int, removing: Int,
    inserting new: [Quote], _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let number = open(&quote, tape) else { return false }
    if let key = path.first {
      return descend(number, key) {
        $0.splice(
          in: &$1, path.dropFirst(), at: at, removing: removing, inserting: new, tape)
      } whole: { nodes, value in
        nodes.splice(&value, path.map(\.value)[...], at, removing, new, tape)
      }
    }
    switch list[number].shape {
    case .table: return false
    case .whole:
      list[number].whole.place = -1
      var value = list[number].value
      list[number].value = .nothing
      defer { list[number].value = value }
      return splice(&value, [], at, removing, new, tape)
    case .items: return spliceItems(number, at, removing, new)
    }
  }

  private mutating func spliceItems(
    _ number: Int, _ at: Int, _ removing: Int, _ new: [Quote]
  ) -> Bool {
    let count = list[number].items.count
    guard at >= 0, at <= count, removing >= 0 else { return false }
    moved += count - at
    list[number].touch(from: at)
    let end = at + min(removing, count - at)
    for place in at..<end { release(list[number].items[place]) }
    if at == count {
      list[number].items += new
    } else {
      list[number].items.replaceSubrange(at..<end, with: new)
    }
    return true
  }

  private mutating func splice(
    _ value: inout TraceValue, _ path: ArraySlice<TraceValue>, _ at: Int, _ removing: Int,
    _ new: [Quote], _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    let values = new.map { self.value($0, tape) }
    var pushed = 0
    let removed = value.within(path) { inner -> [TraceValue]? in
      pushed = max((inner.itemCount ?? inner.textBytes / 16) - at, 0)
      return inner.spliceText(at: at, removing: removing, inserting: values)
        ?? inner.splice(at: at, removing: removing, inserting: values)
    }
    moved += removed == nil ? 0 : pushed
    return removed != nil
  }

  /// Gives a structure fields, set but not recorded, up to and with a number.
  mutating func fill(_ number: Int, upTo field: Int) {
    let count = list[number].items.count
    guard field >= count else { return }
    for _ in count...field {
      list[number].items.append(add(SketchNode(.unset)))
    }
    list[number].touch(from: count)
  }
}
