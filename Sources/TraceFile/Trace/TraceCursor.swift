import Foundation

/// A place in a trace that moves by single steps or far: its state, and what the last statement changed.
public struct TraceCursor: Sendable {
  /// Where the log and the file stood before a step.
  struct Mark {
    var log: Int
    var position: Int
    var segment: Int
  }

  /// A goal that is so near is gone to step by step.
  static let window = 128
  /// A seek keeps the changes of so many steps before its goal, for going back: to keep them is dear.
  static let kept = 32
  static let longestLog = 4096

  let trace: Trace
  /// The step shown; 0 up to and with the trace's `steps`.
  public internal(set) var step = 0
  public internal(set) var state = TraceState()
  /// Whether bad bytes ended the trace here.
  public internal(set) var isDamaged = false

  /// The file's offset behind what was read.
  var position = 0
  var segment = 0
  var marks: [Mark] = []
  /// What earlier keyframes cited.
  private var known = CitedValues()

  init(_ trace: Trace, at step: Int) {
    self.trace = trace
    (state.owners, state.hints) = (trace.owners, trace.hints)
    seek(step)
  }

  /// What the statement before this step did, and the STEP itself; in order.
  public var changes: ArraySlice<TraceChange> { state.log[(marks.last?.log ?? 0)...] }

  /// Goes one step forward; false at the end.
  @discardableResult
  public mutating func next() -> Bool {
    guard step < trace.steps, !isDamaged else { return false }
    trimLog()
    state.isLogging = true
    let mark = Mark(log: state.log.count, position: position, segment: segment)
    marks.append(mark)
    if trace.data.withUnsafeBytes({ advance(1, in: $0) }) { return true }
    // What a damaged step did before its bad byte belongs to no step.
    marks.removeLast()
    state.undo(to: mark.log)
    (position, segment) = (mark.position, mark.segment)
    return false
  }

  /// Goes one step forward without keeping what it changes.
  mutating func nextQuietly() -> Bool {
    guard step < trace.steps, !isDamaged else { return false }
    state.isLogging = false
    state.log = []
    marks = []
    return trace.data.withUnsafeBytes { advance(1, in: $0) }
  }

  /// Goes one step back; false at the beginning.
  @discardableResult
  public mutating func previous() -> Bool {
    guard step > 0 else { return false }
    guard marks.count >= 2, let mark = marks.popLast() else {
      seek(step - 1)
      return true
    }
    state.undo(to: mark.log)
    (position, segment) = (mark.position, mark.segment)
    step -= 1
    isDamaged = false
    return true
  }

  /// Goes to a step, or to the nearest that can be read.
  public mutating func seek(_ goal: Int) {
    let goal = min(max(goal, 0), trace.steps)
    if isNear(goal) {
      while step > goal, previous() {}
      while step < goal, next() {}
    } else {
      trace.data.withUnsafeBytes { file in
        var near = goal
        while !jump(to: near, in: file), step < near, near > 0 { near = max(step, 0) }
        step = max(step, 0)
        isDamaged = isDamaged || step < goal
      }
    }
  }

  private func isNear(_ goal: Int) -> Bool {
    guard !marks.isEmpty else { return false }
    return goal > step ? goal - step < TraceCursor.window : step - goal < marks.count - 1
  }

  /// Begins at a keyframe and keeps the changes of the last steps before the goal alone.
  ///
  /// False if the goal cannot be read; `step` is then the last that can.
  private mutating func jump(to goal: Int, in file: UnsafeRawBufferPointer) -> Bool {
    load(trace.segment(of: max(goal - 1, 0)), in: file)
    let from = trace.footer.segments[segment].step
    state.isLogging = segment == 0 && goal <= TraceCursor.window
    if state.isLogging { marks = [Mark(log: 0, position: position, segment: 0)] }
    // The keyframe stands before its first STEP.
    step = from - 1
    guard advance(1, in: file) else { return false }
    if !state.isLogging {
      let quiet = max(goal - TraceCursor.kept - step, 0)
      guard advance(quiet, in: file) else { return false }
    }
    state.isLogging = true
    while step < goal {
      marks.append(Mark(log: state.log.count, position: position, segment: segment))
      guard advance(1, in: file) else { return false }
    }
    return true
  }

  private mutating func load(_ number: Int, in file: UnsafeRawBufferPointer) {
    let part = trace.footer.segments[number]
    let end = part.offset + part.keyframe
    var keyframes = KeyframeReader(
      UnsafeRawBufferPointer(rebasing: file[..<end]), at: part.offset,
      keyframes: trace.footer.keyframes.offset, known: known)
    // Nothing else may hold what was decoded, or each addition would copy it.
    known = CitedValues()
    let keyframe = TraceState(&keyframes)
    known = keyframes.known
    known.trim()
    let (hints, owners) = (state.hints, state.owners)
    state = keyframe ?? TraceState()
    (state.hints, state.owners) = (hints, owners)
    isDamaged = keyframe == nil
    marks = []
    segment = number
    position = part.start
  }

  /// Forgets the older half of a long log.
  private mutating func trimLog() {
    guard marks.count > TraceCursor.longestLog else { return }
    marks.removeFirst(TraceCursor.longestLog / 2)
    let dropped = marks[0].log
    state.log.removeFirst(dropped)
    for place in marks.indices { marks[place].log -= dropped }
  }
}
