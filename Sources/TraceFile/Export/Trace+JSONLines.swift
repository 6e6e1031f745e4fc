extension Trace {
  /// A window of steps, one line each.
  public func jsonLines(_ window: ClosedRange<Int>) -> JSONLines { JSONLines(self, window) }
}

/// Steps as JSON objects: the first tells the whole state, each further one what its step changed.
///
/// A line's cost is what changed and the innermost frame, however deep the stack is and however many objects there are.
public struct JSONLines: Sequence, IteratorProtocol {
  private let trace: Trace
  private let values: ValueJSON
  private let end: Int
  private var cursor: TraceCursor
  private var isFirst = true

  fileprivate init(_ trace: Trace, _ window: ClosedRange<Int>) {
    let window = window.clamped(to: 0...trace.steps)
    self.trace = trace
    values = ValueJSON(trace: trace)
    end = window.upperBound
    cursor = trace.cursor(at: window.lowerBound)
  }

  /// The next step's line, without its end.
  public mutating func next() -> String? {
    guard isFirst || cursor.step < end && cursor.next() else { return nil }
    defer { isFirst = false }
    let (state, told) = (cursor.state, isFirst ? .everything(in: cursor.state) : Told(cursor))
    return JSONText.object([
      "step": String(cursor.step + trace.footer.gap), "line": String(state.line),
      "changed": JSONText.string(trace.narration(of: cursor)),
      "depth": String(state.frames.count),
      "frames": JSONText.array(told.frames.map { frame($0, state.frames[$0]) }),
      "objects": JSONText.array(told.objects.compactMap { state.objects[$0].map(object) }),
      "freed": JSONText.numbers(told.objects.filter { state.objects[$0] == nil }),
      "error": JSONText.optional(state.error), "outputBytes": String(state.outputBytes),
    ])
  }

  private func frame(_ level: Int, _ frame: TraceFrame) -> String {
    let variables = frame.bindings.map { binding in
      JSONText.string(trace.slots[binding.slot]?.name ?? "slot \(binding.slot)") + ":"
        + values.of(binding.value)
    }
    return JSONText.object([
      "level": String(level), "function": JSONText.string(trace.name(ofFunction: frame.function)),
      "call": String(frame.call), "line": String(frame.line),
      "variables": "{" + variables.joined(separator: ",") + "}",
    ])
  }

  private func object(_ object: TraceObject) -> String {
    JSONText.object([
      "id": String(object.id),
      "type": JSONText.string(trace.types[object.type]?.name ?? "type \(object.type)"),
      "value": values.of(object.value),
    ])
  }
}

/// Which frames and objects a line tells, in order.
private struct Told {
  var frames: [Int]
  var objects: [Int]

  static func everything(in state: TraceState) -> Told {
    Told(frames: Array(state.frames.indices), objects: state.objects.sorted.map(\.id))
  }

  private init(frames: [Int], objects: [Int]) {
    (self.frames, self.objects) = (frames, objects)
  }

  /// What the statement before a step touched, and the innermost frame.
  init(_ cursor: TraceCursor) {
    let heads = cursor.state.frames.heads
    var (calls, objects, levels): (Set<Int>, Set<Int>, Set<Int>) = ([], [], [])
    for change in cursor.changes {
      switch change {
      case .bound(_, let call, _), .unbound(_, let call, _), .entered(let call, _),
        .resumed(let call):
        calls.insert(call)
      case .exited(let frame, _): calls.remove(frame.call)
      case .suspended(let call): calls.remove(call)
      case .switched: levels.formUnion(heads.indices)
      case .created(let id, _): objects.insert(id)
      case .freed(let object): objects.insert(object.id)
      case .part(let target, _, _, _), .keyRemoved(let target, _, _, _),
        .spliced(let target, _, _, _, _), .replaced(let target, _, _, _, _, _):
        switch target {
        case .slot(_, let call): calls.insert(call)
        case .object(let id): objects.insert(id)
        }
      default: break
      }
    }
    if let innermost = heads.indices.last { levels.insert(innermost) }
    levels.formUnion(calls.compactMap { call in heads.lastIndex { $0.call == call } })
    self.init(frames: levels.sorted(), objects: objects.sorted())
  }
}
