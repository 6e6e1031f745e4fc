/// The code of a type property or a library's global variable, which may be told here for the first time.
public func _djN<T>(_ slot: Int, _ value: borrowing T) -> Int {
  guard isRecording else { return nothingCode }
  if slotShadows.isTold(slot) { return ~slot }
  if slotShadows[slot] == nil {
    let shadow = Shadow(slot: slot, depth: 0)
    shadow.sibling = frames[0].shadows
    frames[0].shadows = shadow
    slotShadows[slot] = shadow
  }
  _djV(~slot, value)
  return nothingCode
}

/// Whether the tape shows a type property or a library's global variable.
public func _djHas(_ slot: Int) -> Bool { isRecording && slotShadows[slot] != nil }

@_disfavoredOverload
public func _djN<T: ~Copyable & ~Escapable>(_ slot: Int, _ value: borrowing T) -> Int { ~slot }
