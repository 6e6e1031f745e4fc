// One element, key or member after a statement that wrote it. The indices are free of side effects.

// Built with FOCUS_TRACE_WHOLE the recorder tells no deltas: tests compare the two.
#if !FOCUS_TRACE_WHOLE

  public func _djE(_ code: Int, _ list: borrowing [Int], _ index: Int) {
    guard isRecording else { return }
    guard let slot = plainSlot(code), forgotten == 0, index >= 0, index < list.count else {
      return tellItem(code, list, index)
    }
    let value = list[index]
    if index < longestContainer {
      var place = cursor.unsafelyUnwrapped
      putByte(Op.element, at: &place)
      putNumber(slot, at: &place)
      putSigned(index, at: &place)
      putByte(Tag.integer, at: &place)
      putSigned(value, at: &place)
      cursor = place
    }
    if let shadow = slotShadows[slot], index < shadow.count, shadow.depth == depth || code < 0 {
      shadow.bytes.storeBytes(of: value, toByteOffset: index &* 8, as: Int.self)
    }
  }

  public func _djE(_ code: Int, _ list: borrowing [[Int]], _ row: Int, _ column: Int) {
    guard isRecording else { return }
    guard let slot = plainSlot(code), forgotten == 0, row >= 0, row < list.count, column >= 0,
      column < list[row].count
    else { return tellItem(code, list, row) }
    var place = cursor.unsafelyUnwrapped
    putByte(Op.element2, at: &place)
    putNumber(slot, at: &place)
    putSigned(row, at: &place)
    putSigned(column, at: &place)
    putByte(Tag.integer, at: &place)
    putSigned(list[row][column], at: &place)
    cursor = place
    loseTrack(slot, code, row)
  }

  public func _djE<T>(_ code: Int, _ list: borrowing [T], _ index: Int) {
    tellItem(code, list, index)
  }

  public func _djE<T>(_ code: Int, _ list: borrowing [[T]], _ row: Int, _ column: Int) {
    guard isRecording, let target = Target(code) else { return }
    if isUntold(target) { return _djV(code, list) }
    guard row >= 0, row < list.count, column >= 0, column < list[row].count else {
      return _djV(code, list)
    }
    let element = plan(of: T.self)
    beginLooking()
    beginPath(target)
    let isPlain = target.field < 0
    if isPlain {
      var place = pen.unsafelyUnwrapped
      putSigned(row, at: &place)
      putSigned(column, at: &place)
      pen = place
    } else {
      penInteger(row)
      penInteger(column)
    }
    withUnsafePointer(to: list[row][column]) { write(UnsafeRawPointer($0), element) }
    endLooking()
    if isPlain { tell(Op.element2, target.id) } else { tellInside(target, keys: 2) }
    shadow(of: target)?.loseTrack(ofElement: row)
    tellPending()
  }

  public func _djE<T>(
    _ code: Int, _ list: borrowing [[[T]]], _ plane: Int, _ row: Int, _ column: Int
  ) {
    guard isRecording, let target = Target(code) else { return }
    if isUntold(target) { return _djV(code, list) }
    guard plane >= 0, plane < list.count, row >= 0, row < list[plane].count, column >= 0,
      column < list[plane][row].count
    else { return _djV(code, list) }
    let element = plan(of: T.self)
    beginLooking()
    beginPath(target)
    penInteger(plane)
    penInteger(row)
    penInteger(column)
    withUnsafePointer(to: list[plane][row][column]) { write(UnsafeRawPointer($0), element) }
    endLooking()
    tellInside(target, keys: 3)
    shadow(of: target)?.loseTrack(ofElement: plane)
    tellPending()
  }

  public func _djE<T>(_ code: Int, _ list: borrowing ArraySlice<T>, _ index: Int) {
    guard isRecording, let target = Target(code), list.indices.contains(index) else { return }
    if isUntold(target) { return _djV(code, list) }
    let element = plan(of: T.self)
    let offset = index - list.startIndex
    withUnsafePointer(to: list[index]) {
      tellElement(target, offset, UnsafeRawPointer($0), element)
      keepTrack(target, offset, UnsafeRawPointer($0), element)
    }
    tellPending()
  }

#endif

// What has no elements that are known here is compared as a whole.

@_disfavoredOverload
public func _djE<C, I>(_ code: Int, _ container: borrowing C, _ index: I) { _djV(code, container) }

@_disfavoredOverload
public func _djE<C, I, J>(_ code: Int, _ container: borrowing C, _ index: I, _ second: J) {
  _djV(code, container)
}

@_disfavoredOverload
public func _djE<C, I, J, K>(
  _ code: Int, _ container: borrowing C, _ index: I, _ second: J, _ third: K
) {
  _djV(code, container)
}

private func tellItem<T>(_ code: Int, _ list: borrowing [T], _ index: Int) {
  guard isRecording, let target = Target(code) else { return }
  guard index >= 0, index < list.count, !isUntold(target) else { return _djV(code, list) }
  let element = plan(of: T.self)
  list.withUnsafeBufferPointer {
    let place = UnsafeRawPointer($0.baseAddress.unsafelyUnwrapped + index)
    tellElement(target, index, place, element)
    keepTrack(target, index, place, element)
  }
  tellPending()
}

/// Brings one element of a list's shadow up to date.
private func keepTrack(_ target: Target, _ index: Int, _ place: UnsafeRawPointer, _ element: Plan) {
  guard let shadow = shadow(of: target) else { return }
  if shadow.isDigest { return shadow.forget() }
  guard index < shadow.count else { return }
  if element.isBitwise {
    guard shadow.stride == element.stride else { return shadow.forget() }
    (shadow.bytes + index * element.stride).copyMemory(from: place, byteCount: element.stride)
  } else {
    beginLooking()
    let now = digestValue(place, element)
    endLooking()
    shadow.bytes.storeBytes(of: now, toByteOffset: index * 8, as: UInt64.self)
  }
}

private func loseTrack(_ slot: Int, _ code: Int, _ row: Int) {
  if let shadow = slotShadows[slot], shadow.depth == depth || code < 0 {
    shadow.loseTrack(ofElement: row)
  }
}

extension Shadow {
  /// Notes that an element's digest no longer holds; no digest is 0.
  func loseTrack(ofElement index: Int) {
    if isDigest { return forget() }
    guard index < count else { return }
    bytes.storeBytes(of: 0, toByteOffset: index * 8, as: UInt64.self)
  }
}

/// Whether the target is to be told whole when it changes.
@inline(__always) func isUntold(_ target: Target) -> Bool {
  forgotten > 0 && (shadow(of: target)?.isForgotten ?? false)
}
