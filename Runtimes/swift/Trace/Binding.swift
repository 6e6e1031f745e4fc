// A variable's or property's value after a statement that bound or may have changed it.

/// Tells that a slot holds a value that no statement will change.
public func _djB(_ slot: Int, _ value: borrowing Int) { _djV(slot, value) }

public func _djB<T>(_ slot: Int, _ value: borrowing T) {
  guard isRecording else { return }
  let plan = plan(of: T.self)
  beginLooking()
  pen = penStart
  withUnsafePointer(to: value) { write(UnsafeRawPointer($0), plan) }
  endLooking()
  let count = finishedValue()
  guard hasRoom(count + 48) else { return }
  var place = cursor.unsafelyUnwrapped
  putByte(Op.bind, at: &place)
  putNumber(slot, at: &place)
  place.update(from: penStart, count: count)
  cursor = place + count
  tellPending()
}

public func _djB<O: AnyObject>(_ slot: Int, _ object: O) {
  tellReference(slot, unsafeBitCast(object, to: UnsafeRawPointer.self))
}

@_disfavoredOverload
public func _djB<T: ~Copyable & ~Escapable>(_ slot: Int, _ value: borrowing T) {
  tellOpaque(slot)
}

/// Tells what a slot or property holds, as far as that changed.
public func _djV(_ code: Int, _ value: borrowing Int) {
  guard isRecording else { return }
  guard let slot = plainSlot(code) else { return tellScalar(code, value) }
  var place = cursor.unsafelyUnwrapped
  putByte(Op.bind, at: &place)
  putNumber(slot, at: &place)
  putByte(Tag.integer, at: &place)
  putSigned(copy value, at: &place)
  cursor = place
}

public func _djV(_ code: Int, _ value: borrowing Bool) {
  guard isRecording else { return }
  guard let slot = plainSlot(code) else { return tellScalar(code, value) }
  var place = cursor.unsafelyUnwrapped
  putByte(Op.bind, at: &place)
  putNumber(slot, at: &place)
  putByte(copy value ? Tag.yes : Tag.no, at: &place)
  cursor = place
}

public func _djV<T>(_ code: Int, _ value: borrowing T) {
  guard isRecording, let target = Target(code) else { return }
  let plan = plan(of: T.self)
  withUnsafePointer(to: value) { tellValue(target, UnsafeRawPointer($0), plan) }
}

public func _djV<O: AnyObject>(_ code: Int, _ object: O) {
  tellReference(code, unsafeBitCast(object, to: UnsafeRawPointer.self))
}

public func _djV<O: AnyObject>(_ code: Int, _ object: O?) {
  tellReference(code, unsafeBitCast(object, to: UnsafeRawPointer?.self))
}

@_disfavoredOverload
public func _djV<T: ~Copyable & ~Escapable>(_ code: Int, _ value: borrowing T) {
  if let slot = plainSlot(code) { tellOpaque(slot) }
}

/// `_djV` after an operation that can only have added or removed at the end.
public func _djT<T>(_ code: Int, _ value: borrowing T) { tellTail(code, value) }

private func tellTail<T>(_ code: Int, _ value: borrowing T) {
  guard isRecording, let target = Target(code) else { return }
  let plan = plan(of: T.self)
  withUnsafePointer(to: value) { tellValue(target, UnsafeRawPointer($0), plan, isTailOnly: true) }
}

#if !FOCUS_TRACE_WHOLE
  public func _djT(_ slot: Int, _ list: borrowing [Int]) {
    guard isRecording else { return }
    guard slot >= 0, let shadow = slotShadows[slot], shadow.depth == depth, shadow.count >= 0,
      list.count == shadow.count &+ 1, shadow.hasRoomForWord
    else { return tellTail(slot, list) }
    let value = list[list.count &- 1]
    var place = cursor.unsafelyUnwrapped
    putByte(Op.splice, at: &place)
    putNumber(slot, at: &place)
    putNumber(shadow.count, at: &place)
    putByte(0, at: &place)
    putByte(1, at: &place)
    putByte(Tag.integer, at: &place)
    putSigned(value, at: &place)
    cursor = place
    shadow.append(value)
  }
#endif

@_disfavoredOverload
public func _djT<T: ~Copyable & ~Escapable>(_ code: Int, _ value: borrowing T) {
  if let slot = plainSlot(code) { tellOpaque(slot) }
}

/// Tells a property's value, if its owner is an object.
public func _djF<O: AnyObject, T>(_ object: O?, _ name: Int, _ value: borrowing T) {
  _djV(_djAt(object, name), value)
}

@_disfavoredOverload
public func _djF<S: ~Copyable & ~Escapable, T: ~Copyable & ~Escapable>(
  _ structure: borrowing S, _ name: Int, _ value: borrowing T
) {}

/// Tells an object or structure whose initialiser has ended.
public func _djI<T>(_ slot: Int, _ value: borrowing T) {
  guard isRecording else { return }
  _djV(slot, value)
}

public func _djI<O: AnyObject>(_ slot: Int, _ object: O) {
  guard isRecording else { return }
  let raw = unsafeBitCast(object, to: UnsafeRawPointer.self)
  if let info = objectClass(raw) {
    beginLooking()
    let (number, isNew) = numberOf(raw, info)
    endLooking()
    if !isNew { retell(raw, number, info) }
  }
  _djV(slot, object)
}

@_disfavoredOverload
public func _djI<T: ~Copyable & ~Escapable>(_ slot: Int, _ value: borrowing T) {}

/// Tells that the slots `first..<end` are out of scope.
public func _djU(_ first: Int, _ end: Int) {
  guard isRecording, hasRoom((end - first) * 5) else { return }
  var place = cursor.unsafelyUnwrapped
  for slot in first..<end {
    putByte(Op.unbind, at: &place)
    putNumber(slot, at: &place)
    if let shadow = slotShadows[slot], shadow.depth == depth { shadow.forget() }
  }
  cursor = place
}

@inline(__always) private func tellReference(_ code: Int, _ object: UnsafeRawPointer?) {
  guard isRecording, let target = Target(code) else { return }
  let info = object.flatMap { objectClass($0) }
  guard target.kind != .member, object == nil || info != nil else {
    return tellRareReference(target, object)
  }
  var place = cursor.unsafelyUnwrapped
  if target.kind == .object {
    putByte(Op.field, at: &place)
    putNumber(target.id, at: &place)
    putNumber(target.field, at: &place)
  } else {
    putByte(Op.bind, at: &place)
    putNumber(target.id, at: &place)
  }
  if let object, let info {
    putByte(Tag.reference, at: &place)
    putNumber(numberOf(object, info).0, at: &place)
  } else {
    putByte(Tag.none, at: &place)
  }
  cursor = place
  tellPending()
}

@inline(never) private func tellRareReference(_ target: Target, _ object: UnsafeRawPointer?) {
  let plan = Plan(.optionalObject, AnyObject?.self)
  withUnsafePointer(to: object) { tellValue(target, UnsafeRawPointer($0), plan) }
}

@inline(never) private func tellScalar<T>(_ code: Int, _ value: borrowing T) {
  guard let target = Target(code) else { return }
  let plan = plan(of: T.self)
  withUnsafePointer(to: value) { tellValue(target, UnsafeRawPointer($0), plan) }
}

private func tellOpaque(_ slot: Int) {
  guard isRecording else { return }
  pen = penStart
  penOpaque("value without copies")
  tell(Op.bind, slot)
}
