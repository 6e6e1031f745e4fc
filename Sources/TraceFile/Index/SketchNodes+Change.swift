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

  /// Adds an element behind a list's last; false where it does not belong there.
  @inline(__always)
  mutating func append(
    to quote: inout Quote, at index: Int, _ new: Quote, _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    guard let number = open(&quote, tape) else { return false }
    let node = node(number)
    guard node.pointee.shape == .items, node.pointee.tag == 10,
      index == node.pointee.items.count
    else { return false }
    node.pointee.items.append(new)
    node.pointee.touch(index)
    note(number)
    return true
  }

  private mutating func putRarely(
    _ number: Int, at index: Int, _ new: Quote, _ tape: UnsafeRawBufferPointer
  ) -> Bool {
    let node = node(number)
    switch node.pointee.shape {
    case .table: return false
    case .whole: return putWhole(number, [.number(index)], isElement: true, new, tape)
    case .items:
      guard node.pointee.tag == 10, index == node.pointee.items.count else { return false }
      node.pointee.items.append(new)
      node.pointee.touch(index)
      note(number)
      return true
    }
  }

  /// Sets a key of a table, and notes what memory a new one takes.
  private mutating func set(_ number: Int, _ key: SketchKey, told: Quote, _ new: Quote) {
    let node = node(number)
    let count = node.pointee.items.count
    let isSet = node.pointee.tag == 12
    release(node.pointee.set(key, told: told, isSet ? .none : new))
    if node.pointee.items.count > count { note(number) }
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
    set(number, key, told: told, new)
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
        $0.putWhole(number, path, new, tape)
      }
    }
    switch node(number).pointee.shape {
    case .whole: return putWhole(number, path, new, tape)
    case .table:
      var told = told
      // ELEM2 has its numbers without tags, so that there are no bytes of a key to quote.
      if told.isNone, node(number).pointee.table?.pointee.place(of: key) == nil {
        told = add(SketchNode(key.value))
      }
      set(number, key, told: told, new)
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
    whole: (inout SketchNodes) -> Bool
  ) -> Bool {
    let place: Int
    switch node(number).pointee.shape {
    case .whole: return whole(&self)
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
      } whole: {
        $0.removeWhole(number, path)
      }
    }
    switch node(number).pointee.shape {
    case .items: return false
    case .whole: return removeWhole(number, path)
    case .table:
      guard let old = node(number).pointee.remove(key) else { return false }
      release(old.key)
      release(old.item)
      note(number)
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
    dense.noted = old.noted
    old.free()
    list[number] = dense
    note(number)
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
      } whole: {
        $0.spliceWhole(number, path, at, removing, new, tape)
      }
    }
    switch node(number).pointee.shape {
    case .table: return false
    case .whole: return spliceWhole(number, [], at, removing, new, tape)
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
    note(number)
    return true
  }

  /// Gives a structure fields, set but not recorded, up to and with a number.
  mutating func fill(_ number: Int, upTo field: Int) {
    let count = node(number).pointee.items.count
    guard field >= count else { return }
    hasGrownFar = true
    // Each is made and freed again, which takes as long as to push many.
    moved += (field - count + 1) * 64
    for _ in count...field {
      let unset = add(SketchNode(.unset))
      node(number).pointee.items.append(unset)
    }
    note(number)
    node(number).pointee.touch(from: count)
  }
}
