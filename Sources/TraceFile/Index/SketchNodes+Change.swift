/// The changes inside containers.
extension SketchNodes {
  /// Puts an element of a list, or appends one; the commonest change.
  @inline(__always)
  mutating func put(
    in quote: inout Quote, at index: Int, _ new: Quote, _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let number = open(&quote, tape) else { return false }
    guard let old = replace(number, index, new) else {
      return putRarely(number, at: index, new, tape)
    }
    release(old)
    return true
  }

  /// Puts an element of a list's list.
  @inline(__always)
  mutating func put(
    in quote: inout Quote, at row: Int, _ column: Int, _ new: Quote, _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let number = open(&quote, tape) else { return false }
    let isList = node(number).pointee.shape == .items
    guard isList, row >= 0, row < node(number).pointee.items.count else {
      return put(in: &quote, [.number(row), .number(column)], new, tape)
    }
    var inner = node(number).pointee.items[row]
    let list = open(&inner, tape)
    node(number).pointee.items[row] = inner
    guard let list, node(list).pointee.shape == .items else {
      return put(in: &quote, [.number(row), .number(column)], new, tape)
    }
    node(number).pointee.touch(row)
    guard let old = replace(list, column, new) else {
      return putRarely(list, at: column, new, tape)
    }
    release(old)
    return true
  }

  /// Puts an element and returns the old one; nil if there is none or this is no list.
  @inline(__always)
  private func replace(_ number: Int, _ index: Int, _ new: Quote) -> Quote? {
    let node = node(number)
    guard node.pointee.shape == .items, index >= 0, index < node.pointee.items.count else {
      return nil
    }
    node.pointee.touch(index)
    let place = node.pointee.items.pointer(index)
    let old = place.pointee
    place.pointee = new
    return old
  }

  private mutating func putRarely(
    _ number: Int, at index: Int, _ new: Quote, _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    let node = node(number)
    switch node.pointee.shape {
    case .table: return false
    case .whole: return changeWhole(number) { $0.put(at: index, $1.value(new, tape)) != nil }
    case .items:
      guard node.pointee.tag == 10, index == node.pointee.items.count else { return false }
      node.pointee.items.append(new)
      node.pointee.touch(index)
      return true
    }
  }

  /// Changes a value that was not taken apart further.
  private func changeWhole(_ number: Int, _ body: (inout TraceValue, SketchNodes) -> Bool) -> Bool {
    node(number).pointee.whole.place = -1
    guard let value = node(number).pointee.value else { return false }
    return body(&value.pointee, self)
  }

  /// Sets a key of a dictionary, or a member of a set.
  mutating func set(
    in quote: inout Quote, _ key: SketchKey, told: Quote, _ new: Quote,
    _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let number = open(&quote, tape) else { return false }
    guard node(number).pointee.shape == .table else {
      return put(in: &quote, [key], told: told, new, tape)
    }
    let isSet = node(number).pointee.tag == 12
    release(node(number).pointee.set(key, told: told, isSet ? .none : new))
    return true
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
      } whole: {
        $0.put(path.map(\.value)[...], $1.value(new, tape)) != nil
      }
    }
    switch node(number).pointee.shape {
    case .whole: return changeWhole(number) { $0.put(key.value, $1.value(new, tape)) != nil }
    case .table:
      let isSet = node(number).pointee.tag == 12
      var told = told
      // ELEM2 has its numbers without tags, so that there are no bytes of a key to quote.
      if told.isNone, node(number).pointee.table?.pointee.place(of: key) == nil {
        told = add(SketchNode(key.value))
      }
      release(node(number).pointee.set(key, told: told, isSet ? .none : new))
    case .items:
      guard case .number(let index) = key else { return false }
      guard let old = replace(number, index, new) else {
        return putRarely(number, at: index, new, tape)
      }
      release(old)
    }
    return true
  }

  /// Changes what lies behind one key, index or field.
  private mutating func descend(
    _ number: Int, _ key: SketchKey, _ body: (inout SketchNodes, inout Quote) -> Bool,
    whole: (inout TraceValue, SketchNodes) -> Bool
  ) -> Bool {
    let place: Int
    switch node(number).pointee.shape {
    case .whole: return changeWhole(number, whole)
    case .table:
      guard node(number).pointee.tag == 13,
        let found = node(number).pointee.table?.pointee.place(of: key)
      else { return false }
      place = found
    case .items:
      guard case .number(let index) = key, index >= 0, index < node(number).pointee.items.count
      else { return false }
      place = index
    }
    var inner = node(number).pointee.items[place]
    let isDone = body(&self, &inner)
    node(number).pointee.items[place] = inner
    node(number).pointee.touch(place)
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
      } whole: { value, _ in
        let keys = path.map(\.value)
        return value.within(keys.dropLast()) { $0.removeKey(keys[keys.count - 1]) } != nil
      }
    }
    switch node(number).pointee.shape {
    case .items: return false
    case .whole: return changeWhole(number) { value, _ in value.removeKey(key.value) != nil }
    case .table:
      guard let old = node(number).pointee.remove(key) else { return false }
      release(old.key)
      release(old.item)
      if let table = node(number).pointee.table?.pointee, table.holes > table.live + 16 {
        compact(number, tape)
      }
      return true
    }
  }

  private mutating func compact(_ number: Int, _ tape: UnsafeRawBufferPointer) {
    var old = list[number]
    guard let keys = old.table?.pointee.keys else { return }
    var dense = SketchNode(tag: old.tag)
    for (told, item) in zip(keys.buffer, old.items.buffer) where !told.isNone {
      _ = dense.set(SketchKey(value(told, tape)), told: told, item)
    }
    old.free()
    list[number] = dense
  }

  /// Replaces a range of a list, or of a string, at the end of a path.
  mutating func splice(
    in quote: inout Quote, _ path: ArraySlice<SketchKey>, at: Int, removing: Int,
    inserting new: [Quote], _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let number = open(&quote, tape) else { return false }
    if let key = path.first {
      var pushed = 0
      let isDone = descend(number, key) {
        $0.splice(
          in: &$1, path.dropFirst(), at: at, removing: removing, inserting: new, tape)
      } whole: {
        $1.splice(&$0, path.map(\.value)[...], at, removing, new, tape, &pushed)
      }
      moved += pushed
      return isDone
    }
    switch node(number).pointee.shape {
    case .table: return false
    case .whole:
      var pushed = 0
      let isDone = changeWhole(number) { $1.splice(&$0, [], at, removing, new, tape, &pushed) }
      moved += pushed
      return isDone
    case .items: return spliceItems(number, at, removing, new)
    }
  }

  private mutating func spliceItems(
    _ number: Int, _ at: Int, _ removing: Int, _ new: [Quote]
  ) -> Bool {
    let count = node(number).pointee.items.count
    guard at >= 0, at <= count, removing >= 0 else { return false }
    moved += count - at
    node(number).pointee.touch(from: at)
    let end = at + min(removing, count - at)
    for place in at..<end { release(node(number).pointee.items[place]) }
    node(number).pointee.items.replace(at..<end, with: new)
    return true
  }

  private func splice(
    _ value: inout TraceValue, _ path: ArraySlice<TraceValue>, _ at: Int, _ removing: Int,
    _ new: [Quote], _ tape: UnsafeRawBufferPointer, _ pushed: inout Int
  ) -> Bool {
    let values = new.map { self.value($0, tape) }
    var beyond = 0
    let removed = value.within(path) { inner -> [TraceValue]? in
      beyond = max((inner.itemCount ?? inner.textBytes / 16) - at, 0)
      return inner.spliceText(at: at, removing: removing, inserting: values)
        ?? inner.splice(at: at, removing: removing, inserting: values)
    }
    pushed = removed == nil ? 0 : beyond
    return removed != nil
  }

  /// Gives a structure fields, set but not recorded, up to and with a number.
  mutating func fill(_ number: Int, upTo field: Int) {
    let count = node(number).pointee.items.count
    guard field >= count else { return }
    for _ in count...field {
      let unset = add(SketchNode(.unset))
      node(number).pointee.items.append(unset)
    }
    node(number).pointee.touch(from: count)
  }
}
