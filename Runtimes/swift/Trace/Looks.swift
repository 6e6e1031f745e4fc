#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Where a function tells less than everything, as the compiler refused its calls, objects may change unseen. Programs with
// such functions look at all objects before a step, as far as one may have run since; `looks` says that it surely has.

/// An object in sight, and a digest of what the tape says of it.
private struct Sight {
  let object: UnsafeRawPointer
  let info: UnsafePointer<ObjectClass>
  var digest: UInt64
}

nonisolated(unsafe) private(set) var keepsSights = false
nonisolated(unsafe) private var sights: [Int: Sight] = [:]
/// Their numbers as they were given, with those of some that are gone.
nonisolated(unsafe) private var order: [Int] = []
nonisolated(unsafe) private var mayHaveChanged = false
/// How many bytes are looked at before the run is cut: looking takes longer than the program itself.
nonisolated(unsafe) private var looksLeft = 1 << 28
/// Objects may go in other threads, and while others are looked at.
nonisolated(unsafe) private var lock: UnsafeMutablePointer<pthread_mutex_t>! = nil
/// What says that reading a property while it is being changed is no error.
nonisolated(unsafe) private var unchecked: UnsafeMutablePointer<Bool>?

@inline(never) private func keepSights() {
  keepsSights = true
  lock = .allocate(capacity: 1)
  var attributes = pthread_mutexattr_t()
  pthread_mutexattr_init(&attributes)
  pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
  pthread_mutex_init(lock, &attributes)
  #if canImport(Glibc)
    let place = dlsym(nil, "_swift_disableExclusivityChecking")
  #else
    let place = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "_swift_disableExclusivityChecking")
  #endif
  unchecked = place?.assumingMemoryBound(to: Bool.self)
}

/// Keeps an object in sight that the pen has just written.
func keepInSight(_ number: Int, _ object: UnsafeRawPointer, _ info: UnsafePointer<ObjectClass>) {
  pthread_mutex_lock(lock)
  if sights.updateValue(
    Sight(object: object, info: info, digest: digest(from: penStart)), forKey: number) == nil
  {
    order.append(number)
  }
  pthread_mutex_unlock(lock)
}

/// An object that goes is looked at no more.
func forgetSight(of number: Int) {
  pthread_mutex_lock(lock)
  sights[number] = nil
  pthread_mutex_unlock(lock)
}

/// Tells what objects hold that may have changed unseen.
func lookAround() {
  guard mayHaveChanged, isRecording else { return }
  mayHaveChanged = false
  if looksLeft <= 0, !hasWindow { return beginSkeleton(reason: 0) }
  pthread_mutex_lock(lock)
  defer { pthread_mutex_unlock(lock) }
  if order.count > 2 * sights.count { order.removeAll { sights[$0] == nil } }
  let was = unchecked?.pointee ?? false
  unchecked?.pointee = true
  defer { unchecked?.pointee = was }
  // Those that are met on the way are told as new ones.
  for place in 0..<order.count {
    if let sight = sights[order[place]] { look(at: sight, order[place]) }
  }
}

private func look(at sight: Sight, _ number: Int) {
  beginLooking()
  pen = penStart
  sight.info.pointee.write(sight.object)
  endLooking()
  looksLeft -= 32 + finishedValue()
  let now = digest(from: penStart)
  tellPending()
  if now == sight.digest { return }
  for field in sight.info.pointee.fields where field >= 0 {
    retellField(sight.object, number, sight.info, field)
  }
  sights[number]?.digest = now
}

/// Another task may run functions that tell nothing.
func expectChanges() { if keepsSights { mayHaveChanged = true } }

/// Says that the function that was entered tells less than everything.
public func _djLow() {
  guard isRecording else { return }
  if !keepsSights { keepSights() }
  frames[depth].isLow = true
  mayHaveChanged = true
}

public func _djEnter(_ function: Int, _ looks: Bool) {
  if !keepsSights, isRecording { keepSights() }
  _djEnter(function)
}

public func _djO(_ closure: Int, _ line: Int, _ looks: Bool) {
  _djEnter(closure, looks)
  _djS(line, looks)
}

public func _djS(_ line: Int, _ looks: Bool) {
  if !keepsSights, isRecording { keepSights() }
  if looks { mayHaveChanged = true }
  lookAround()
  _djS(line)
  if looks { mayHaveChanged = true }
}

public func _djA(_ line: Int, _ looks: Bool) {
  _djS(line, looks)
  loopLine = line
}

public func _djL(_ line: Int, _ looks: Bool) {
  if loopLine == line {
    loopLine = -1
  } else {
    _djS(line, looks)
  }
}

public func _djW(_ line: Int, _ looks: Bool) -> Bool {
  _djS(line, looks)
  return true
}

public func _djQ(_ line: Int, _ looks: Bool) -> Int {
  _djS(line, looks)
  return line
}

/// Tells that code that tells nothing may change what these slots hold.
@discardableResult public func _djLose(_ codes: Int...) -> Bool {
  guard isRecording else { return true }
  for code in codes { if let slot = plainSlot(code) { lose(slot, isOwn: code >= 0) } }
  return true
}

public func _djLose(_ codes: Int..., at line: Int) -> Int {
  guard isRecording else { return line }
  for code in codes { if let slot = plainSlot(code) { lose(slot, isOwn: code >= 0) } }
  return line
}

private func lose(_ slot: Int, isOwn: Bool) {
  if let shadow = slotShadows[slot], !isOwn || shadow.depth == depth { shadow.forget() }
  pen = penStart
  penOpaque("changed by unrecorded code")
  tell(Op.bind, slot)
}
