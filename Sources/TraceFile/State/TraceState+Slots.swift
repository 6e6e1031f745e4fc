extension TraceState {
  /// Tells which function declares a slot.
  mutating func declare(_ slot: Int, of function: Int) {
    if slot >= owners.count {
      let more = slot + 1 - owners.count
      owners.append(contentsOf: [Int32](repeating: -1, count: more))
      hints.append(contentsOf: [Int32](repeating: 0, count: more))
    }
    owners[slot] = Int32(truncatingIfNeeded: function)
  }

  /// The nearest frame, from the top, of the function that declares a slot.
  @inline(__always)
  func frame(of slot: Int) -> Int? {
    let top = frames.heads.count - 1
    guard top >= 0 else { return nil }
    let owner = slot < owners.count ? Int(owners[slot]) : -1
    if owner < 0 || frames.heads[top].function == owner { return top }
    return frames.heads.lastIndex { $0.function == owner }
  }

  /// Which cell holds a slot of a frame.
  @inline(__always)
  mutating func cell(of slot: Int, in frame: Int) -> Int? {
    if slot < hints.count {
      let hint = frames.heads[frame].base + Int(hints[slot])
      if hint < frames.range(frame).upperBound, frames.cells[hint].slot == slot { return hint }
    }
    return searchedCell(of: slot, in: frame)
  }

  private mutating func searchedCell(of slot: Int, in frame: Int) -> Int? {
    let place = frames.place(of: slot, in: frame)
    guard place < frames.range(frame).upperBound, frames.cells[place].slot == slot else {
      return nil
    }
    if slot < hints.count {
      hints[slot] = Int32(truncatingIfNeeded: place - frames.heads[frame].base)
    }
    return place
  }

  @inline(__always)
  mutating func bind(_ slot: Int, _ value: TraceValue) {
    guard let frame = frame(of: slot) else { return }
    if let cell = cell(of: slot, in: frame) {
      if isLogging {
        let old = frames.cells[cell].value
        log.append(.bound(slot: slot, call: frames.heads[frame].call, old: old))
      }
      frames.cells[cell].value = value
    } else {
      if isLogging {
        log.append(.bound(slot: slot, call: frames.heads[frame].call, old: nil))
      }
      let binding = TraceFrame.Binding(slot: slot, value: value)
      frames.insert(binding, at: frames.place(of: slot, in: frame), in: frame)
    }
    movedElements += frames.count - 1 - frame
  }

  mutating func unbind(_ slot: Int) {
    guard let frame = frame(of: slot), let cell = cell(of: slot, in: frame) else { return }
    let binding = frames.remove(at: cell, in: frame)
    if isLogging {
      log.append(.unbound(slot: slot, call: frames.heads[frame].call, old: binding.value))
    }
  }

  /// Changes the value in a slot or an object; nil if there is none.
  @inline(__always)
  mutating func change<Result>(
    _ place: TracePlace, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    switch place {
    case .object(let id): return objects.change(id, body)
    case .slot(let slot):
      guard let frame = frame(of: slot), let cell = cell(of: slot, in: frame) else {
        return nil
      }
      movedElements += frames.count - 1 - frame
      return body(&frames.cells[cell].value)
    }
  }

  /// A place with the call that it is in now.
  func target(_ place: TracePlace) -> TraceTarget {
    switch place {
    case .object(let id): .object(id)
    case .slot(let slot): .slot(slot, call: frame(of: slot).map { frames.heads[$0].call } ?? -1)
    }
  }
}
