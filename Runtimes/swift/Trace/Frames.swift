#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the recorder keeps of a call that has not ended.
struct Frame {
  var function = 0
  /// The call's number: that of its ENTER, from 1.
  var call = 0
  /// The newest of the shadows that end with this call.
  var shadows: Shadow?
  /// The bytes of its return value in `returns`.
  var returnStart = 0
  var returnCount = 0
  /// Whether its function tells less than everything.
  var isLow = false
}

nonisolated(unsafe) var frames: UnsafeMutablePointer<Frame>! = nil
nonisolated(unsafe) var frameCapacity = 0
/// The number of calls that have not ended; 0 is the top level.
nonisolated(unsafe) var depth = 0
/// The number of calls that have begun.
nonisolated(unsafe) var callCount = 0
nonisolated(unsafe) var returns: UnsafeMutablePointer<UInt8>! = nil
nonisolated(unsafe) var returnsEnd = 0
let returnsCapacity = 1 << 21

/// Tells that a call of this function begins.
public func _djEnter(_ function: Int) {
  guard isRecording || writesOutline() else { return }
  depth &+= 1
  callCount &+= 1
  if depth >= frameCapacity { growFrames() }
  (frames + depth).initialize(
    to: Frame(function: function, call: callCount, shadows: nil, returnStart: returnsEnd))
  if function >= runningCapacity { growRunning(function) }
  running[function] &+= 1
  var place = cursor.unsafelyUnwrapped
  putByte(Op.enter, at: &place)
  putNumber(function, at: &place)
  cursor = place
}

/// Tells that the current call ends.
public func _djExit() {
  guard isRecording || leavesQuietly(), depth > 0 else { return }
  let frame = frames + depth
  if frame.pointee.shadows != nil { dropShadows(of: frame) }
  let count = frame.pointee.returnCount
  let hasValue = count > 0 && mode == .recording && hasRoom(count + 16)
  var place = cursor.unsafelyUnwrapped
  if hasValue {
    putByte(Op.exitWithValue, at: &place)
    place.update(from: returns + frame.pointee.returnStart, count: count)
    place += count
  } else {
    putByte(Op.exit, at: &place)
  }
  cursor = place
  returnsEnd = frame.pointee.returnStart
  leave(frame)
}

/// Ends a call whose EXIT has no room on the tape any more; returns whether it has.
private func leavesQuietly() -> Bool {
  if writesOutline() { return depth > 0 }
  if mode == .closed, !isBusy, isHolder, depth > 0 {
    dropShadows(of: frames + depth)
    leave(frames + depth)
  }
  return false
}

@inline(__always) private func leave(_ frame: UnsafeMutablePointer<Frame>) {
  running[frame.pointee.function] &-= 1
  depth &-= 1
  if keepsSights, frame.pointee.isLow || frames[depth].isLow { expectChanges() }
}

/// How many calls of each function have not ended.
nonisolated(unsafe) var running: UnsafeMutablePointer<Int>! = nil
nonisolated(unsafe) private var runningCapacity = 0

/// The code of an enclosing function's variable; of none if no call of that function is left.
public func _djG(_ function: Int, _ slot: Int) -> Int {
  function < runningCapacity && running[function] > 0 ? ~slot : nothingCode
}

private func growRunning(_ function: Int) {
  let size = max(256, function * 2)
  let larger = UnsafeMutablePointer<Int>.allocate(capacity: size)
  larger.initialize(repeating: 0, count: size)
  if let old = running {
    larger.update(from: old, count: runningCapacity)
    old.deallocate()
  }
  running = larger
  runningCapacity = size
}

func dropShadows(of frame: UnsafeMutablePointer<Frame>) {
  var next = frame.pointee.shadows
  frame.pointee.shadows = nil
  while let shadow = next {
    next = shadow.sibling
    shadow.sibling = nil
    slotShadows[shadow.slot] = shadow.outer
  }
}

func growFrames() {
  let larger = UnsafeMutablePointer<Frame>.allocate(capacity: max(64, frameCapacity * 2))
  if let old = frames {
    larger.moveInitialize(from: old, count: min(depth, frameCapacity))
    old.deallocate()
  } else {
    larger.initialize(to: Frame())
  }
  frames = larger
  frameCapacity = max(64, frameCapacity * 2)
}

/// Keeps the value that the pen has just written as the current call's answer.
func keepReturnValue(_ count: Int) {
  guard depth > 0, returnsEnd + count <= returnsCapacity else { return }
  let frame = frames + depth
  (returns + frame.pointee.returnStart).update(from: penStart, count: count)
  frame.pointee.returnCount = count
  returnsEnd = frame.pointee.returnStart + count
}

/// Notes a call's answer and passes it on.
public func _djR<T>(_ value: T) -> T {
  if isRecording { noteReturn(value) }
  return value
}

public func _djR<T, After>(_ value: T, _ after: After) -> T {
  if isRecording { noteReturn(value) }
  return value
}

public func _djR<T: ~Copyable>(_ value: consuming T) -> T { value }

public func _djR<T: ~Copyable, After>(_ value: consuming T, _ after: After) -> T { value }

@inline(__always) private func noteReturn<T>(_ value: borrowing T) {
  beginLooking()
  pen = penStart
  withUnsafePointer(to: value) { write(UnsafeRawPointer($0), plan(of: T.self)) }
  endLooking()
  keepReturnValue(finishedValue())
  tellPending()
}

/// Tells that an error is raised, and passes it on.
public func _djX<E: Error>(_ error: E) -> E {
  guard isRecording else { return error }
  tellText(Op.thrown, _typeName(type(of: error), qualified: false))
  return error
}

/// Tells that an error was caught.
public func _djK() {
  guard isRecording else { return }
  cursor.pointee = Op.caught
  cursor += 1
}
