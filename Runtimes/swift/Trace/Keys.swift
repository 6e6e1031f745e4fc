// One key or member after a statement that wrote it.

#if !FOCUS_TRACE_WHOLE

  public func _djE<K: Hashable, V>(_ code: Int, _ entries: borrowing [K: V], _ key: K) {
    tellEntry(code, entries, key)
  }

  public func _djE<K: Hashable, V: AnyObject>(
    _ code: Int, _ entries: borrowing [K: V], _ key: K
  ) {
    // Dictionaries of objects are alike whatever the class, and one form of them is compiled for itself.
    tellEntry(code, unsafeBitCast(copy entries, to: [K: AnyObject].self), key)
  }

  @_specialize(where K == Int, V == Int)
  @_specialize(where K == Int, V == AnyObject)
  @_specialize(where K == String, V == Int)
  @_specialize(where K == String, V == AnyObject)
  @_specialize(where K == Character, V == Int)
  @_specialize(where K == Character, V == AnyObject)
  private func tellEntry<K: Hashable, V>(_ code: Int, _ entries: borrowing [K: V], _ key: K) {
    guard isRecording, let target = Target(code) else { return }
    if isUntold(target) { return _djV(code, entries) }
    beginLooking()
    let value = entries[key]
    beginPath(target)
    penValue(key)
    if let value { penValue(value) }
    endLooking()
    tellKey(of: target, isThere: value != nil)
  }

  /// As `_djE` of a key that was given this value, or lost its own.
  ///
  /// What was just written lies anywhere in memory: to count a reference, or to read back bytes as a word, would wait for it.
  public func _djD(
    _ code: Int, _ entries: @autoclosure () -> [Int: Int], _ key: Int, _ value: Int?
  ) {
    guard isRecording else { return }
    guard forgotten == 0, let slot = plainSlot(code) else {
      return tellGiven(code, entries, key, value)
    }
    slotShadows.look(at: slot) { shadow in
      if shadow.count == 1, shadow.depth == depth || code < 0 { shadow.loseTrack(ofElement: 0) }
    }
    var place = cursor.unsafelyUnwrapped
    putByte(value == nil ? Op.keyDeleted : Op.key, at: &place)
    putNumber(slot, at: &place)
    putByte(Tag.integer, at: &place)
    putSigned(key, at: &place)
    if let value {
      putByte(Tag.integer, at: &place)
      putSigned(value, at: &place)
    }
    cursor = place
  }

  public func _djD<K: Hashable, V>(
    _ code: Int, _ entries: @autoclosure () -> [K: V], _ key: K, _ value: V?
  ) { tellGiven(code, entries, key, value) }

  @_specialize(where K == Int, V == Int)
  @_specialize(where K == String, V == Int)
  @_specialize(where K == Character, V == Int)
  private func tellGiven<K: Hashable, V>(
    _ code: Int, _ entries: () -> [K: V], _ key: K, _ value: V?
  ) {
    guard isRecording, let target = Target(code) else { return }
    if isUntold(target) { return _djV(code, entries()) }
    beginLooking()
    beginPath(target)
    penValue(key)
    if let value { penValue(value) }
    endLooking()
    tellKey(of: target, isThere: value != nil)
  }

  /// What the pen has just written, if the key is there, or else that it went.
  @inline(__always) private func tellKey(of target: Target, isThere: Bool) {
    loseTrack(target)
    if !isThere {
      tellDeleted(target, keys: 1)
    } else if target.field < 0 {
      tell(Op.key, target.id)
    } else {
      tellInside(target, keys: 1)
    }
    tellPending()
  }

  public func _djE<K: Hashable, V>(
    _ code: Int, _ entries: borrowing [K: [V]], _ key: K, _ index: Int
  ) {
    guard isRecording, let target = Target(code) else { return }
    if isUntold(target) { return _djV(code, entries) }
    beginLooking()
    guard let row = entries[key], index >= 0, index < row.count else {
      endLooking()
      return _djE(code, entries, key)
    }
    beginPath(target)
    penValue(key)
    penInteger(index)
    penValue(row[index])
    endLooking()
    loseTrack(target)
    tellInside(target, keys: 2)
    tellPending()
  }

  public func _djE<K: Hashable, L: Hashable, V>(
    _ code: Int, _ entries: borrowing [K: [L: V]], _ key: K, _ inner: L
  ) {
    guard isRecording, let target = Target(code) else { return }
    if isUntold(target) { return _djV(code, entries) }
    beginLooking()
    let value = entries[key]?[inner]
    beginPath(target)
    penValue(key)
    penValue(inner)
    if let value { penValue(value) }
    endLooking()
    loseTrack(target)
    if value == nil {
      _djE(code, entries, key)
    } else {
      tellInside(target, keys: 2)
    }
    tellPending()
  }

  public func _djE<K: Hashable, V>(
    _ code: Int, _ list: borrowing [[K: V]], _ index: Int, _ key: K
  ) {
    _djE(code, list, index)
  }

  @_specialize(where T == Int)
  @_specialize(where T == String)
  @_specialize(where T == Character)
  public func _djE<T: Hashable>(_ code: Int, _ members: borrowing Set<T>, _ member: T) {
    guard isRecording, let target = Target(code) else { return }
    if isUntold(target) { return _djV(code, members) }
    beginLooking()
    let isMember = members.contains(member)
    beginPath(target)
    penValue(member)
    if isMember { penByte(Tag.none) }
    endLooking()
    tellKey(of: target, isThere: isMember)
  }

#else

  public func _djD<K: Hashable, V>(
    _ code: Int, _ entries: @autoclosure () -> [K: V], _ key: K, _ value: V?
  ) { _djV(code, entries()) }

#endif

extension Dictionary where Key == Int, Value == Int {
  /// What a key has; the statement that sets it is followed by `_djD`.
  ///
  /// The learner's code asks for a dictionary's types anew at each change, as it is compiled without optimisation.
  public subscript(_djD key: Int) -> Int? {
    get { self[key] }
    set { self[key] = newValue }
  }
}

/// Notes that the shadow of a whole value no longer holds; no digest is 0.
private func loseTrack(_ target: Target) {
  if let shadow = shadow(of: target), shadow.count == 1 { shadow.loseTrack(ofElement: 0) }
}

@inline(__always) private func penValue<T>(_ value: borrowing T) {
  if T.self == Int.self { return penInteger(unsafeBitCast(copy value, to: Int.self)) }
  if T.self == AnyObject.self {
    return writeReference(unsafeBitCast(copy value, to: UnsafeRawPointer.self))
  }
  let plan = plan(of: T.self)
  withUnsafePointer(to: value) { write(UnsafeRawPointer($0), plan) }
}
