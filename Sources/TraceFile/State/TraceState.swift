/// What a program looked like at a step: frames, variables, objects.
public struct TraceState: Sendable {
  /// The frames of the running thread, outermost first.
  public internal(set) var frames = TraceStack()
  /// The frames of other threads, by the thread's number.
  public internal(set) var parked: [Int: TraceStack] = [:]
  /// Frames that wait to be resumed, by call.
  public internal(set) var suspended: [Int: TraceFrame] = [:]
  public internal(set) var objects = TraceObjects()
  public internal(set) var thread = 0
  /// How many calls have begun.
  public internal(set) var callCount = 0
  /// An error that was thrown and not caught yet.
  public internal(set) var error: String?
  /// How much standard output and standard error had been written.
  public internal(set) var outputBytes = 0
  public internal(set) var errorBytes = 0

  /// What happened since the log was last emptied, if it is kept at all.
  public internal(set) var log: [TraceChange] = []
  public var isLogging = false

  /// The function that declares a slot; -1 unknown.
  var owners: [Int32] = []
  /// Where a slot was last found among a frame's bindings; a hint only.
  var hints: [Int32] = []
  /// How many elements were pushed aside, so that a hostile tape cannot do it for ever.
  var movedElements = 0

  /// Before a program's first event: the top level's frame, nothing bound.
  public init() {
    frames.push(function: 0, call: 0)
    callCount = 1
  }

  /// The line that runs next; 0 if nothing runs.
  public var line: Int { frames.heads.last?.line ?? 0 }

  /// The value of a slot, in the nearest frame that has it.
  public subscript(slot: Int) -> TraceValue? {
    frame(of: slot).flatMap { frames.value(of: slot, in: $0) }
  }
}

extension TraceState: Hashable {
  public static func == (left: TraceState, right: TraceState) -> Bool {
    left.frames == right.frames && left.parked == right.parked
      && left.suspended == right.suspended && left.objects == right.objects
      && left.thread == right.thread && left.callCount == right.callCount
      && left.error == right.error && left.outputBytes == right.outputBytes
      && left.errorBytes == right.errorBytes
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(frames)
    hasher.combine(objects)
  }
}
