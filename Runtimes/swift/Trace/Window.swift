#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// FOCUS_TRACE_WINDOW=a..b asks for the steps a..<b alone. Before step a everything is told as ever, but into a log in
// memory, which is folded now and then; at step a what is left of it begins the tape. Behind step b nothing is told.

/// Steps `a..<b` of FOCUS_TRACE_WINDOW=a..b.
func window() -> Range<Int>? {
  guard let text = getenv("FOCUS_TRACE_WINDOW") else { return nil }
  let bytes = Array(String(cString: text).utf8)
  guard let dot = bytes.firstIndex(of: 46), dot + 1 < bytes.count, bytes[dot + 1] == 46,
    let first = Int(String(decoding: bytes[..<dot], as: UTF8.self)),
    let end = Int(String(decoding: bytes[(dot + 2)...], as: UTF8.self)), first >= 0, end > first
  else { return nil }
  return first..<end
}

nonisolated(unsafe) var hasWindow = false
nonisolated(unsafe) var isBeforeWindow = false
/// How many bytes the log takes before it is folded; tests ask for few.
nonisolated(unsafe) private(set) var shortestLog = 2 << 20
/// How many steps there are between two looks at it.
nonisolated(unsafe) private var part = 1024
nonisolated(unsafe) private var stepsLogged = 0
nonisolated(unsafe) private var windowStart = 0
nonisolated(unsafe) private var windowSteps = 0
nonisolated(unsafe) private var tapeCursor: Bytes! = nil
nonisolated(unsafe) private var tapeLimit: UInt = 0
nonisolated(unsafe) private var log: Bytes! = nil
nonisolated(unsafe) private var logSize = 0
/// Where the log is long enough to be folded.
nonisolated(unsafe) private var foldingPlace: UInt = 0
/// The numbers on the tape of the calls that ran when the window began.
nonisolated(unsafe) private var callNumbers: [Int: Int] = [:]
nonisolated(unsafe) private var callsBeforeWindow = 0

/// Sends what is told to a log until this step.
func beginLog(until step: Int) {
  isBeforeWindow = true
  windowStart = step
  windowSteps = stepsLeft
  (tapeCursor, tapeLimit) = (cursor, openLimit)
  shortestLog = max(64, number("FOCUS_TRACE_LOG", shortestLog))
  part = min(part, shortestLog / 16)
  guard makeLog(kept: 0) else { return }
  stepsLeft = min(part, windowStart)
}

/// Maps a log with room for `kept` bytes and a good many more; without memory nothing is told.
private func makeLog(kept: Int) -> Bool {
  logSize = 8 * max(kept, shortestLog) + 2 << 20
  let memory = mmap(
    nil, logSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
  guard let memory, memory != MAP_FAILED else {
    mode = .off
    (limit, openLimit, isBeforeWindow) = (0, 0, false)
    return false
  }
  log = memory.assumingMemoryBound(to: UInt8.self)
  cursor = log
  openLimit = UInt(bitPattern: log) &+ UInt(logSize - 1 << 20)
  limit = openLimit
  foldingPlace = UInt(bitPattern: log) &+ UInt(kept + max(kept, shortestLog))
  return true
}

/// Goes on with the log, or with the window if it begins here.
func logMore() {
  stepsLogged += min(part, windowStart - stepsLogged)
  if stepsLogged == windowStart { return beginWindow() }
  if UInt(bitPattern: cursor) >= foldingPlace { foldLog(forgets: true) }
  stepsLeft = min(part, windowStart - stepsLogged)
}

/// Makes room in the log.
func foldLog(forgets: Bool) {
  let (old, size) = (log.unsafelyUnwrapped, logSize)
  let folding = Folding(from: old, to: cursor)
  if forgets { folding.forgetWorn() }
  guard makeLog(kept: folding.size) else { return }
  var place = cursor.unsafelyUnwrapped
  folding.write(to: &place)
  cursor = place
  munmap(old, size)
}

private func beginWindow() {
  let folding = Folding(from: log, to: cursor)
  isBeforeWindow = false
  (cursor, openLimit, limit) = (tapeCursor, tapeLimit, tapeLimit)
  tellGap(windowStart)
  stepsLeft = windowSteps
  guard hasRoom(folding.size) else { return }
  var place = cursor.unsafelyUnwrapped
  callNumbers = folding.begin(at: &place)
  callsBeforeWindow = callCount
  cursor = place
  munmap(log, logSize)
}

/// The number that a call has on the tape: calls that ended before the window have none.
func numberOnTape(ofCall call: Int) -> Int {
  if !hasWindow || isBeforeWindow { return call }
  if call <= callsBeforeWindow { return callNumbers[call] ?? 0 }
  return call - callsBeforeWindow + callNumbers.count - 1
}

/// Tells that a slot of an enclosing function changes next, for the log.
@inline(never) func tellCaptured(_ slot: Int) {
  guard isRecording else { return }
  var place = cursor.unsafelyUnwrapped
  putByte(Op.captured, at: &place)
  putNumber(slot, at: &place)
  cursor = place
}

/// Ends what is told in full, behind the window.
func endWindow() {
  mode = .afterWindow
  limit = 0
  openLimit = 0
}

/// Leaves the log for the tape when the program ends before the window.
func leaveLog() {
  isBeforeWindow = false
  cursor = tapeCursor
  stepsLeftOut = stepsLogged + min(part, windowStart - stepsLogged) - stepsLeft
}

func tellGap(_ steps: Int) {
  var place = cursor.unsafelyUnwrapped
  putByte(Op.gap, at: &place)
  putNumber(steps, at: &place)
  cursor = place
}
