extension TraceState {
  /// Tells which function declares a slot.
  mutating func declare(_ slot: Int, of function: Int) {
    if slot >= owners.count {
      owners.append(contentsOf: repeatElement(-1, count: slot + 1 - owners.count))
    }
    owners[slot] = Int32(truncatingIfNeeded: function)
  }

  /// The nearest frame, from the top, of the function that declares a slot.
  @inline(__always)
  func frame(of slot: Int) -> Int? {
    guard let top = frames.last else { return nil }
    let owner = slot < owners.count ? Int(owners[slot]) : -1
    if owner < 0 || top.function == owner { return frames.count - 1 }
    return frames.lastIndex { $0.function == owner }
  }

  /// Where a slot is among the current frame's bindings.
  @inline(__always)
  mutating func place(of slot: Int, in frame: Int) -> Int? {
    if slot < hints.count {
      let hint = Int(hints[slot])
      if hint < frames[frame].bindings.count, frames[frame].bindings[hint].slot == slot {
        return hint
      }
    }
    return searchedPlace(of: slot, in: frame)
  }

  private mutating func searchedPlace(of slot: Int, in frame: Int) -> Int? {
    let place = frames[frame].insertionPlace(of: slot)
    guard place < frames[frame].bindings.count, frames[frame].bindings[place].slot == slot
    else { return nil }
    if slot >= hints.count {
      hints.append(contentsOf: repeatElement(0, count: slot + 1 - hints.count))
    }
    hints[slot] = Int32(place)
    return place
  }

  @inline(__always)
  mutating func bind(_ slot: Int, _ value: TraceValue) {
    guard let frame = frame(of: slot) else { return }
    if let place = place(of: slot, in: frame) {
      if isLogging {
        let old = frames[frame].bindings[place].value
        log.append(.bound(slot: slot, call: frames[frame].call, old: old))
      }
      frames[frame].bindings[place].value = value
    } else {
      if isLogging { log.append(.bound(slot: slot, call: frames[frame].call, old: nil)) }
      let place = frames[frame].insertionPlace(of: slot)
      frames[frame].bindings.insert(TraceFrame.Binding(slot: slot, value: value), at: place)
    }
    movedElements += frames.count - 1 - frame
  }

  mutating func unbind(_ slot: Int) {
    guard let frame = frame(of: slot), let place = place(of: slot, in: frame) else { return }
    let binding = frames[frame].bindings.remove(at: place)
    if isLogging { log.append(.unbound(slot: slot, call: frames[frame].call, old: binding.value)) }
  }

  /// Changes the value in a slot or an object; nil if there is none.
  @inline(__always)
  mutating func change<Result>(
    _ place: TracePlace, _ body: (inout TraceValue) -> Result?
  ) -> Result? {
    switch place {
    case .object(let id): return objects.change(id, body)
    case .slot(let slot):
      guard let frame = frame(of: slot), let place = self.place(of: slot, in: frame) else {
        return nil
      }
      movedElements += frames.count - 1 - frame
      return body(&frames[frame].bindings[place].value)
    }
  }

  /// A place with the call that it is in now.
  func target(_ place: TracePlace) -> TraceTarget {
    switch place {
    case .object(let id): .object(id)
    case .slot(let slot): .slot(slot, call: frame(of: slot).map { frames[$0].call } ?? -1)
    }
  }
}
