#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The line of a loop whose begin was told as a step, which is its first round's as well.
nonisolated(unsafe) var loopLine = -1

/// Tells that this line runs next.
public func _djS(_ line: Int) {
  guard isRecording, stepsLeft > 0 else { return stepLeftOut(line) }
  #if FOCUS_TRACE_WHOLE
    retellAll()
  #endif
  stepsLeft &-= 1
  var place = cursor.unsafelyUnwrapped
  place[0] = Op.step
  if line < 0x80 {
    place[1] = UInt8(truncatingIfNeeded: line)
    place += 2
  } else {
    place += 1
    putNumber(line, at: &place)
  }
  cursor = place
}

/// Tells that a loop begins.
public func _djA(_ line: Int) {
  _djS(line)
  loopLine = line
}

/// Tells that a loop's line begins a round; the first was told by `_djA`.
public func _djL(_ line: Int) {
  if loopLine == line {
    loopLine = -1
  } else {
    _djS(line)
  }
}

/// `_djS`, as a condition that always holds.
public func _djW(_ line: Int) -> Bool {
  _djS(line)
  return true
}

/// `_djS`, as the line that it tells.
public func _djQ(_ line: Int) -> Int {
  _djS(line)
  return line
}

/// Tells a condition's outcome and passes it on.
public func _djC(_ line: Int, _ outcome: Bool) -> Bool {
  tellTest(line, outcome ? 1 : 0)
  return outcome
}

/// Tells that something is tested whose outcome shows in what comes next: a binding, a pattern.
@discardableResult public func _djH(_ line: Int) -> Bool {
  tellTest(line, 2)
  return true
}

/// `_djH` for a `where`, whose outcome is passed on: a single step may ask many.
public func _djJ(_ line: Int, _ outcome: Bool) -> Bool {
  tellTest(line, 2)
  return outcome
}

@inline(__always) private func tellTest(_ line: Int, _ outcome: UInt8) {
  guard isRecording else { return }
  var place = cursor.unsafelyUnwrapped
  place[0] = Op.condition
  place += 1
  putNumber(line, at: &place)
  putByte(outcome, at: &place)
  cursor = place
}

public func _djC<After>(_ line: Int, _ outcome: Bool, _ after: After) -> Bool {
  _djC(line, outcome)
}

/// Passes a value on after what its expression changed was told.
public func _djP<T: ~Copyable, After>(_ value: consuming T, _ after: After) -> T { value }

@inline(never) private func stepLeftOut(_ line: Int) {
  guard writesOutline() || countsSteps() else { return }
  switch mode {
  case .recording:
    // `limit` was only just opened, or the steps are used up.
    if stepsLeft > 0 { return _djS(line) }
    if isBeforeWindow {
      logMore()
      return _djS(line)
    }
    if hasWindow {
      endWindow()
      return stepLeftOut(line)
    }
    beginSkeleton(reason: 0)
    countLine(line)
  case .skeleton, .closed: countLine(line)
  case .afterWindow:
    stepsLeftOut &+= 1
    // A run that is ended by force has told the most of it.
    guard stepsLeftOut >= 1 << 20, hasRoomForCount() else { return }
    tellGap(stepsLeftOut)
    stepsLeftOut = 0
  case .unopened, .off: return
  }
}

private func hasRoomForCount() -> Bool { UInt(bitPattern: cursor) &+ 32 < countsEnd }

nonisolated(unsafe) private var counts: UnsafeMutablePointer<Int>! = nil
nonisolated(unsafe) private var countedLines = 0
nonisolated(unsafe) private var untoldSteps = 0

private func countLine(_ line: Int) {
  if line >= countedLines { growCounts(line) }
  counts[line] &+= 1
  untoldSteps &+= 1
  if untoldSteps >= 1 << 20 { tellCounts() }
}

private func growCounts(_ line: Int) {
  let size = max(256, line * 2)
  let larger = UnsafeMutablePointer<Int>.allocate(capacity: size)
  larger.initialize(repeating: 0, count: size)
  if let old = counts {
    larger.update(from: old, count: countedLines)
    old.deallocate()
  }
  counts = larger
  countedLines = size
}

/// Tells how often lines ran since it was last told.
func tellCounts() {
  untoldSteps = 0
  for line in 0..<countedLines where counts[line] > 0 {
    guard hasRoomForCount() else { return }
    var place = cursor.unsafelyUnwrapped
    putByte(Op.count, at: &place)
    putNumber(line, at: &place)
    putNumber(counts[line], at: &place)
    cursor = place
    counts[line] = 0
  }
}
