#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private func number(_ name: String, _ standard: Int) -> Int {
  guard let text = getenv(name) else { return standard }
  return Int(String(cString: text)) ?? standard
}

/// Steps `a..<b` of FOCUS_TRACE_WINDOW=a..b.
private func window() -> (first: Int, end: Int)? {
  guard let text = getenv("FOCUS_TRACE_WINDOW") else { return nil }
  let bytes = Array(String(cString: text).utf8)
  guard let dot = bytes.firstIndex(of: 46), dot + 1 < bytes.count, bytes[dot + 1] == 46,
    let first = Int(String(decoding: bytes[..<dot], as: UTF8.self)),
    let end = Int(String(decoding: bytes[(dot + 2)...], as: UTF8.self)), first >= 0, end > first
  else { return nil }
  return (first, end)
}

/// Maps the tape that FOCUS_TRACE names; without one nothing is ever recorded.
@inline(never) func openTape() {
  mode = .off
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
  skeletonEnd = UInt(bitPattern: first) &+ UInt(size - 32)
  openLimit = UInt(bitPattern: first) &+ UInt(size - size / 16 - 256)
  owner = pthread_self()
  openPen()
  stepsLeft = number("FOCUS_TRACE_STEPS", 10_000_000)
  mode = .recording
  if let (from, end) = window() {
    hasWindow = true
    stepsBeforeWindow = from
    stepsLeft = min(stepsLeft, end - from)
    if from > 0 {
      mode = .beforeWindow
      return registerFinish()
    }
  }
  limit = openLimit
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
  guard mode != .unopened, mode != .off, owner == pthread_self() else { return }
  tellForeignOutput()
  if mode == .skeleton || mode == .closed { tellCounts() }
  if stepsLeftOut > 0, mode != .closed, roomForOutline(16) {
    var place = cursor.unsafelyUnwrapped
    putByte(Op.gap, at: &place)
    putNumber(stepsLeftOut, at: &place)
    cursor = place
  }
  var place = cursor.unsafelyUnwrapped
  putByte(Op.finish, at: &place)
  putNumber(status & 0xff, at: &place)
  cursor = place
  mode = .off
  limit = 0
  openLimit = 0
}
