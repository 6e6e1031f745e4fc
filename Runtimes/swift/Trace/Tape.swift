#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The recorder's state is global and initialised statically: a lazy global would cost a `swift_once` at each access.
// Only the thread that recorded first records; so nothing here needs a lock.

/// How the recorder stands.
enum Mode: UInt8 {
  case unopened, off, recording, skeleton, afterWindow, closed
}

/// Where the next byte of the tape goes.
nonisolated(unsafe) var cursor: UnsafeMutablePointer<UInt8>! = nil
/// The address at which recording stops for want of room; 0 sends every event to the slow path.
nonisolated(unsafe) var limit: UInt = 0
/// The addresses behind the room of the skeleton's calls and output, and of its counts.
nonisolated(unsafe) var skeletonEnd: UInt = 0
nonisolated(unsafe) var countsEnd: UInt = 0
nonisolated(unsafe) var mode: Mode = .unopened
/// What `limit` is while the recorder is not busy with a value.
nonisolated(unsafe) var openLimit: UInt = 0
nonisolated(unsafe) var owner: pthread_t! = nil
/// Not 0 while the program is sure to have one thread: quicker to read than which thread this is.
nonisolated(unsafe) private(set) var isAlone: UnsafePointer<CChar>! = nil
/// How many more steps are written.
nonisolated(unsafe) var stepsLeft = 0
/// How many steps behind the window were left out and are not yet told.
nonisolated(unsafe) var stepsLeftOut = 0
/// Set while a value of the learner's is looked at: its own functions may run then, and are not told.
nonisolated(unsafe) var isBusy = false

enum Op {
  static let step: UInt8 = 1
  static let bind: UInt8 = 2
  static let unbind: UInt8 = 3
  static let element: UInt8 = 4
  static let element2: UInt8 = 5
  static let key: UInt8 = 6
  static let keyDeleted: UInt8 = 7
  static let splice: UInt8 = 8
  static let path: UInt8 = 9
  static let new: UInt8 = 10
  static let field: UInt8 = 11
  static let free: UInt8 = 16
  static let enter: UInt8 = 17
  static let exit: UInt8 = 18
  static let exitWithValue: UInt8 = 19
  static let thrown: UInt8 = 20
  static let caught: UInt8 = 21
  static let output: UInt8 = 22
  static let condition: UInt8 = 24
  static let gap: UInt8 = 25
  static let slot: UInt8 = 27
  static let note: UInt8 = 29
  static let count: UInt8 = 33
  static let suspend: UInt8 = 30
  static let resume: UInt8 = 31
  static let skeleton: UInt8 = 35
  static let objectPath: UInt8 = 37
  static let pathSplice: UInt8 = 38
  static let objectPathSplice: UInt8 = 39
  static let pathDeleted: UInt8 = 40
  static let objectPathDeleted: UInt8 = 41
  static let line: UInt8 = 42
  static let finish: UInt8 = 255
  /// Of the log before a window alone: a call with its number, and a slot of an enclosing function.
  static let entered: UInt8 = 62
  static let captured: UInt8 = 63
}

/// Learns where the C library says that there is one thread; elsewhere that is never sure.
func findThreads() {
  #if canImport(Glibc)
    if let place = dlsym(nil, "__libc_single_threaded") {
      isAlone = UnsafePointer(place.assumingMemoryBound(to: CChar.self))
      return
    }
  #endif
  let never = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  never.initialize(to: 0)
  isAlone = UnsafePointer(never)
}

/// Whether an event may be written right now, by this thread, in full.
@inline(__always) var isRecording: Bool {
  UInt(bitPattern: cursor) < limit && isHolder
}

/// Whether this thread has the tape.
@inline(__always) var isHolder: Bool {
  isAlone.unsafelyUnwrapped.pointee != 0 || pthread_self() == owner || isRunningTask()
}

@inline(__always) func putNumber(_ number: UInt, at place: inout UnsafeMutablePointer<UInt8>) {
  var rest = number
  while rest >= 0x80 {
    place.pointee = UInt8(truncatingIfNeeded: rest) | 0x80
    place += 1
    rest >>= 7
  }
  place.pointee = UInt8(truncatingIfNeeded: rest)
  place += 1
}

@inline(__always) func putNumber(_ number: Int, at place: inout UnsafeMutablePointer<UInt8>) {
  putNumber(UInt(bitPattern: number), at: &place)
}

@inline(__always) func putSigned(_ number: Int, at place: inout UnsafeMutablePointer<UInt8>) {
  putNumber(UInt(bitPattern: (number << 1) ^ (number >> 63)), at: &place)
}

@inline(__always) func putByte(_ byte: UInt8, at place: inout UnsafeMutablePointer<UInt8>) {
  place.pointee = byte
  place += 1
}

/// Makes sure of room for so many bytes more; without it, only the skeleton goes on.
@inline(__always) func hasRoom(_ count: Int) -> Bool {
  UInt(bitPattern: cursor) &+ UInt(bitPattern: count) < limit || makesRoom(count)
}

@inline(never) @discardableResult private func makesRoom(_ count: Int) -> Bool {
  if isBeforeWindow, !isBusy {
    foldLog(forgets: false)
    return UInt(bitPattern: cursor) &+ UInt(bitPattern: count) < limit
  }
  beginSkeleton(reason: 1)
  return false
}

/// Lets the learner's own functions run untold while a value is looked at.
@inline(__always) func beginLooking() {
  isBusy = true
  limit = 0
}

@inline(__always) func endLooking() {
  isBusy = false
  limit = openLimit
}

/// Whether a function's ENTER, EXIT or output is to be written although full recording is off.
func writesOutline() -> Bool {
  if mode == .unopened { openTape() }
  if isBusy || !isHolder { return false }
  switch mode {
  case .recording:
    if UInt(bitPattern: cursor) >= openLimit { makesRoom(16) }
    return mode == .recording || mode == .skeleton
  case .skeleton: return roomForOutline(16)
  case .unopened, .off, .afterWindow, .closed: return false
  }
}

/// Whether steps that are left out are counted.
func countsSteps() -> Bool {
  (mode == .skeleton || mode == .closed || mode == .afterWindow) && !isBusy
    && isHolder
}

func roomForOutline(_ count: Int) -> Bool {
  if UInt(bitPattern: cursor) &+ UInt(bitPattern: count) < skeletonEnd { return true }
  mode = .closed
  return false
}

func beginSkeleton(reason: Int) {
  guard mode == .recording else { return }
  mode = .skeleton
  limit = 0
  openLimit = 0
  var place = cursor.unsafelyUnwrapped
  putByte(Op.skeleton, at: &place)
  putNumber(reason, at: &place)
  cursor = place
}
