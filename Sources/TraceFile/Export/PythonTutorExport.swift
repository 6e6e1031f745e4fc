/// Writes a trace as Python Tutor's JSON, for its front end and for everything else that reads it.
struct PythonTutorExport {
  static let steps = 1000

  let trace: Trace
  private var ids: [String: Int] = [:]
  private var entries: [String] = []

  init(_ trace: Trace) { self.trace = trace }

  mutating func json() -> String {
    var cursor = trace.cursor()
    var before: TraceState?
    while cursor.step < min(trace.steps, PythonTutorExport.steps) {
      addReturns(cursor, before)
      addStep(cursor)
      before = cursor.state
      guard cursor.next() else { break }
    }
    if trace.steps > PythonTutorExport.steps {
      entries.append(
        end("instruction_limit_reached", "Stopped after \(PythonTutorExport.steps) steps.", 0))
    } else {
      addEnd(cursor, before)
    }
    return JSONText.object([
      "code": JSONText.string(trace.footer.source), "trace": JSONText.array(entries),
    ])
  }

  private mutating func addStep(_ cursor: TraceCursor) {
    let isCall = cursor.changes.contains {
      if case .entered(let call, _) = $0 {
        call == cursor.state.frames.heads.last?.call
      } else {
        false
      }
    }
    entries.append(
      entry(
        isCall ? "call" : "step_line", cursor.state, Array(cursor.state.frames), cursor.state.line))
  }

  /// Python Tutor shows a frame once more with its result before it goes.
  private mutating func addReturns(_ cursor: TraceCursor, _ before: TraceState?) {
    guard let before else { return }
    for case .exited(let frame, let value) in cursor.changes {
      guard frame.call > 0, let place = before.frames.lastIndex(where: { $0.call == frame.call })
      else { continue }
      let frames = Array(before.frames[..<place]) + [frame]
      entries.append(
        entry("return", cursor.state, frames, frame.line, result: value ?? .nothing))
    }
  }

  private mutating func addEnd(_ cursor: TraceCursor, _ before: TraceState?) {
    addReturns(cursor, before)
    let frames = Array(
      cursor.state.frames.isEmpty ? before?.frames ?? cursor.state.frames : cursor.state.frames)
    let line = trace.footer.status.line ?? frames.last?.line ?? 0
    if trace.footer.status.kind == .finished {
      entries.append(entry("return", cursor.state, Array(frames.prefix(1)), line))
    } else {
      let note = cursor.state.error ?? trace.footer.status.note ?? "The program didn't finish."
      entries.append(end("uncaught_exception", note, line))
    }
  }

  private func end(_ event: String, _ message: String, _ line: Int) -> String {
    JSONText.object([
      "event": JSONText.string(event), "line": String(line),
      "exception_msg": JSONText.string(message),
    ])
  }

  private mutating func entry(
    _ event: String, _ state: TraceState, _ frames: [TraceFrame], _ line: Int,
    result: TraceValue? = nil
  ) -> String {
    var heap = PythonTutorHeap(trace, state, ids: ids)
    let globals = frames.first.map { variables($0, &heap) } ?? []
    let stack = frames.dropFirst().map { frame in
      let isTop = frame.call == frames.last?.call
      return self.frame(frame, isTop: isTop, result: isTop ? result : nil, &heap)
    }
    ids = heap.ids
    return JSONText.object([
      "line": String(line), "event": JSONText.string(event),
      "func_name": JSONText.string(frames.count > 1 ? name(of: frames.last) : "<module>"),
      "globals": object(globals), "ordered_globals": JSONText.array(globals.map(\.name)),
      "stack_to_render": JSONText.array(stack), "heap": heap.json,
      "stdout": JSONText.string(trace.output(of: state)),
    ])
  }

  private func name(of frame: TraceFrame?) -> String {
    frame.map { trace.functions[$0.function]?.name ?? "function \($0.function)" } ?? "<module>"
  }

  private func variables(
    _ frame: TraceFrame, _ heap: inout PythonTutorHeap
  ) -> [(name: String, json: String)] {
    frame.bindings.map { binding in
      let name = trace.slots[binding.slot]?.name ?? "slot \(binding.slot)"
      let place = "\(frame.call)/\(binding.slot)"
      return (JSONText.string(name), heap.encode(binding.value, at: place))
    }
  }

  private func object(_ members: [(name: String, json: String)]) -> String {
    "{" + members.map { "\($0.name):\($0.json)" }.joined(separator: ",") + "}"
  }

  private func frame(
    _ frame: TraceFrame, isTop: Bool, result: TraceValue?, _ heap: inout PythonTutorHeap
  ) -> String {
    var locals = variables(frame, &heap)
    if let result {
      locals.append(("\"__return__\"", heap.encode(result, at: "\(frame.call)/result")))
    }
    return JSONText.object([
      "func_name": JSONText.string(name(of: frame)), "frame_id": String(frame.call),
      "is_parent": "false", "parent_frame_id_list": "[]", "is_zombie": "false",
      "is_highlighted": isTop ? "true" : "false",
      "unique_hash": JSONText.string("\(name(of: frame))_f\(frame.call)"),
      "encoded_locals": object(locals), "ordered_varnames": JSONText.array(locals.map(\.name)),
    ])
  }
}

extension Trace {
  /// The first 1,000 steps as Python Tutor's JSON.
  public func pythonTutorJSON() -> String {
    var export = PythonTutorExport(self)
    return export.json()
  }
}
