extension Folding {
  /// How many bytes `write` needs at most.
  var size: Int {
    var size = 1024 + lasting.reduce(0) { $0 + $1.count } + (thrown?.count ?? 0)
    for holder in holders { size += (holder.whole?.count ?? 0) + holder.changedBytes }
    for object in objects.values { size += object.new.count }
    return size + 32 * (calls.count + suspended.count)
  }

  /// Writes a shorter log.
  func write(to place: inout Bytes) {
    writeState(to: &place) { call, place in
      putByte(Op.entered, at: &place)
      putNumber(call.function, at: &place)
      putNumber(call.number, at: &place)
    }
  }

  /// Writes the state as a tape begins; returns the numbers that it gives to the calls.
  func begin(at place: inout Bytes) -> [Int: Int] {
    var numbers = [0: 0]
    writeState(to: &place) { call, place in
      numbers[call.number] = numbers.count
      event(Op.enter, call.function, to: &place)
    }
    return numbers
  }

  private func writeState(to place: inout Bytes, enter: (Call, inout Bytes) -> Void) {
    for part in lasting { copy(part, to: &place) }
    write(calls[0], to: &place)
    for call in suspended.values.sorted(by: { $0.number < $1.number }) {
      enter(call, &place)
      write(call, to: &place)
      putByte(Op.suspend, at: &place)
    }
    for call in calls.dropFirst() {
      enter(call, &place)
      write(call, to: &place)
    }
    for id in objects.keys.sorted() {
      guard let object = objects[id] else { continue }
      copy(object.new, to: &place)
      write(holders: object.fields, to: &place)
    }
    if let thrown { copy(thrown, to: &place) }
  }

  private func write(_ call: Call, to place: inout Bytes) {
    if call.line > 0 { event(Op.line, call.line, to: &place) }
    write(holders: call.holders, to: &place)
  }

  private func write(holders first: Int, to place: inout Bytes) {
    var next = first
    while next >= 0 {
      let holder = holders[next]
      if let whole = holder.whole { copy(whole, to: &place) }
      var change = holder.firstChange
      while change >= 0 {
        copy(parts[change], to: &place)
        change = parts[change].next
      }
      next = holder.sibling
    }
  }

  private func copy(_ part: Part, to place: inout Bytes) {
    place.update(from: part.start, count: part.count)
    place += part.count
  }

  private func event(_ op: UInt8, _ number: Int, to place: inout Bytes) {
    putByte(op, at: &place)
    putNumber(number, at: &place)
  }

  /// Lets what changed much more than its whole value measures be told whole when it changes next.
  func forgetWorn() {
    for (depth, call) in calls.enumerated() {
      forget(call.holders) { slot in
        var shadow = slotShadows[slot]
        while let inner = shadow, inner.depth > depth { shadow = inner.outer }
        return shadow?.depth == depth ? shadow : nil
      }
    }
    for (id, object) in objects {
      forget(object.fields) { fieldShadows.find(id, $0) }
    }
  }

  private func forget(_ first: Int, _ shadow: (Int) -> Shadow?) {
    var next = first
    while next >= 0 {
      let holder = holders[next]
      next = holder.sibling
      if holder.changedBytes > shortestLog / 8 + 4 * (holder.whole?.count ?? 0),
        let shadow = shadow(holder.key),
        // What is cut when it is told whole is told by its changes as long as that is bearable.
        shadow.isToldUncut || holder.changedBytes > 32 << 20
      {
        shadow.forgetForLog()
      }
    }
  }
}
