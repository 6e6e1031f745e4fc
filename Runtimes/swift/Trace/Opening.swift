#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

func number(_ name: String, _ standard: Int) -> Int {
  guard let text = getenv(name) else { return standard }
  return Int(String(cString: text)) ?? standard
}

/// Maps the tape that FOCUS_TRACE names; without one nothing is ever recorded.
@inline(never) func openTape() {
  mode = .off
  findThreads()
  guard let path = getenv("FOCUS_TRACE") else { return }
  // A jail gives the tape as an open descriptor.
  let descriptor = Int32(String(cString: path))
  let file = descriptor ?? open(path, O_RDWR)
  guard file >= 0 else { return }
  defer { if descriptor == nil { close(file) } }
  var status = stat()
  guard fstat(file, &status) == 0 else { return }
  let size = min(Int(status.st_size), max(8192, number("FOCUS_TRACE_BYTES", 268_435_456)))
  guard size >= 8192,
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
    memory != MAP_FAILED
  else { return }
  let first = memory.assumingMemoryBound(to: UInt8.self)
  for (index, byte) in "DJTAPE1\n".utf8.enumerated() { first[index] = byte }
  cursor = first + 64
  countsEnd = UInt(bitPattern: first) &+ UInt(size - 64)
  skeletonEnd = countsEnd &- UInt(size / 64)
  openLimit = UInt(bitPattern: first) &+ UInt(size - size / 16 - 256)
  owner = pthread_self()
  openPen()
  stepsLeft = number("FOCUS_TRACE_STEPS", 10_000_000)
  mode = .recording
  limit = openLimit
  if let window = window() {
    hasWindow = true
    stepsLeft = min(stepsLeft, window.count)
    if window.lowerBound > 0 { beginLog(until: window.lowerBound) }
  }
  openTasks()
  registerFinish()
}

private func registerFinish() {
  #if canImport(Glibc)
    on_exit({ status, _ in _djFinish(Int(status)) }, nil)
  #else
    atexit { _djFinish(0) }
  #endif
}

/// Ends the tape in order; later events are lost.
public func _djFinish(_ status: Int) {
  guard mode != .unopened, mode != .off, holdsTape() else { return }
  if mode == .recording { lookAround() }
  if mode != .afterWindow { tellForeignOutput() }
  if isBeforeWindow { leaveLog() }
  if mode == .skeleton || mode == .closed { tellCounts() }
  if stepsLeftOut > 0 { tellGap(stepsLeftOut) }
  var place = cursor.unsafelyUnwrapped
  putByte(Op.finish, at: &place)
  putNumber(status & 0xff, at: &place)
  cursor = place
  mode = .off
  limit = 0
  openLimit = 0
}
