// Instrumented code names what a value is stored in by one number: a slot of the current frame (0, 1, 2 …), a slot of an
// enclosing function (`_djG(…)`, or `~slot` for a global one), or what `_djAt` has just looked up.

/// What the latest `_djAt` found.
nonisolated(unsafe) private var foundID = 0
nonisolated(unsafe) private var foundField = 0

private let objectCode = Int.min
private let memberCode = Int.min + 1
let nothingCode = Int.min + 2
/// Codes below this are `_djAt`'s.
private let lowestSlotCode = -(1 << 40)

struct Target {
  enum Kind { case slot, capturedSlot, member, object }

  let kind: Kind
  /// The slot, or the object's number.
  let id: Int
  /// The field of the object, or of the structure in the slot; -1 for a slot alone.
  let field: Int

  init(object: Int, field: Int) { (kind, id, self.field) = (.object, object, field) }

  @inline(__always) init?(_ code: Int) {
    if code >= 0 {
      (kind, id, field) = (.slot, code, -1)
    } else if code > lowestSlotCode {
      if isBeforeWindow { tellCaptured(~code) }
      (kind, id, field) = (.capturedSlot, ~code, -1)
    } else if code == objectCode {
      (kind, id, field) = (.object, foundID, foundField)
    } else if code == memberCode {
      (kind, id, field) = (.member, foundID, foundField)
    } else {
      return nil
    }
  }
}

/// The slot that a code names; nil where it is no plain slot.
@inline(__always) func plainSlot(_ code: Int) -> Int? {
  let slot = code ^ (code >> 63)
  if slot >= 1 << 40 { return nil }
  if code < 0, isBeforeWindow { tellCaptured(slot) }
  return slot
}

/// A property of an object.
public func _djAt<O: AnyObject>(_ object: O?, _ name: Int) -> Int {
  guard isRecording, let object else { return nothingCode }
  return property(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), name)
}

@inline(__always) private func property(_ raw: UnsafeRawPointer, _ name: Int) -> Int {
  guard let info = objectClass(raw) else { return nothingCode }
  let field = info.pointee.field(named: name)
  guard field >= 0 else { return nothingCode }
  beginLooking()
  let (number, isNew) = numberOf(raw, info)
  endLooking()
  if isNew {
    // Its NEW tells this property as well.
    tellPending()
    return nothingCode
  }
  foundID = number
  foundField = field
  return objectCode
}

/// A property of what a variable holds: of the object, or of the structure itself.
public func _djAt<O: AnyObject>(_ code: Int, _ object: O?, _ name: Int) -> Int {
  _djAt(object, name)
}

@_disfavoredOverload
public func _djAt<S>(_ code: Int, _ structure: borrowing S, _ name: Int) -> Int {
  guard isRecording, let slot = plainSlot(code) else { return nothingCode }
  let plan = plan(of: S.self)
  if plan.isBox { return _djAt(structure, name) }
  guard let field = plan.shape?.names.firstIndex(of: name), slotShadows.isTold(slot) else {
    _djV(code, structure)
    return nothingCode
  }
  foundID = slot
  foundField = field
  return memberCode
}

@_disfavoredOverload
public func _djAt<S: ~Copyable & ~Escapable>(_ code: Int, _ value: borrowing S, _ name: Int) -> Int
{
  nothingCode
}

/// A property of a value in an object or a structure: whoever holds the value tells it.
@_disfavoredOverload
public func _djAt<S>(_ structure: borrowing S, _ name: Int) -> Int {
  guard isRecording, let object = objectInBox(structure) else { return nothingCode }
  return property(object, name)
}

@_disfavoredOverload
public func _djAt<S: ~Copyable & ~Escapable>(_ structure: borrowing S, _ name: Int) -> Int {
  nothingCode
}

/// Begins scratch with the path to the target's own place.
@inline(__always) func beginPath(_ target: Target) {
  pen = penStart
  if target.field >= 0 { penInteger(target.field) }
}

/// Copies an event from scratch to the tape; false when it was too wide or there is no room.
@discardableResult
func tell(_ op: UInt8, _ id: Int, depth: Int? = nil) -> Bool {
  let count = pen - penStart
  guard !isPenFull, hasRoom(count + 48) else { return false }
  var place = cursor.unsafelyUnwrapped
  putByte(op, at: &place)
  putNumber(id, at: &place)
  if let depth { putNumber(depth, at: &place) }
  place.update(from: penStart, count: count)
  cursor = place + count
  return true
}

/// Tells the value that the pen wrote as all that the target holds.
func tellWhole(_ target: Target, _ count: Int) {
  guard hasRoom(count + 64) else { return }
  var place = cursor.unsafelyUnwrapped
  switch target.kind {
  case .slot, .capturedSlot:
    putByte(Op.bind, at: &place)
    putNumber(target.id, at: &place)
  case .object:
    putByte(Op.field, at: &place)
    putNumber(target.id, at: &place)
    putNumber(target.field, at: &place)
  case .member:
    putByte(Op.path, at: &place)
    putNumber(target.id, at: &place)
    putByte(1, at: &place)
    putByte(Tag.integer, at: &place)
    putSigned(target.field, at: &place)
  }
  place.update(from: penStart, count: count)
  cursor = place + count
}

/// Tells what the pen wrote after `beginPath`: keys, then a value.
func tellInside(_ target: Target, keys: Int) {
  switch target.kind {
  case .slot, .capturedSlot: tell(Op.path, target.id, depth: keys)
  case .object: tell(Op.objectPath, target.id, depth: keys + 1)
  case .member: tell(Op.path, target.id, depth: keys + 1)
  }
}

/// Tells that the key or member whose path the pen wrote is gone.
func tellDeleted(_ target: Target, keys: Int) {
  switch target.kind {
  case .slot, .capturedSlot:
    if keys == 1 {
      tell(Op.keyDeleted, target.id)
    } else {
      tell(Op.pathDeleted, target.id, depth: keys)
    }
  case .object: tell(Op.objectPathDeleted, target.id, depth: keys + 1)
  case .member: tell(Op.pathDeleted, target.id, depth: keys + 1)
  }
}

/// Tells that part of a list or string was replaced; `write` gives the new values.
func tellSplice(_ target: Target, at: Int, removed: Int, count: Int, _ write: () -> Void) -> Bool {
  beginPath(target)
  penNumber(at)
  penNumber(removed)
  penNumber(count)
  write()
  switch target.kind {
  case .slot, .capturedSlot: return tell(Op.splice, target.id)
  case .object: return tell(Op.objectPathSplice, target.id, depth: 1)
  case .member: return tell(Op.pathSplice, target.id, depth: 1)
  }
}
