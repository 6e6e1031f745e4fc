/// Tells in one line what the statement before a step did.
struct Narration {
  static let parts = 6

  let trace: Trace
  let cursor: TraceCursor
  private let values: ValueText
  private let holders: HolderPath

  init(_ trace: Trace, _ cursor: TraceCursor) {
    (self.trace, self.cursor) = (trace, cursor)
    values = ValueText(trace, cursor.state, limit: 40)
    holders = HolderPath(trace, cursor, values)
  }

  var text: String {
    let changes = Array(cursor.changes)
    var parts: [String] = []
    var place = 0
    while place < changes.count {
      let (part, used) = tell(changes, place)
      if let part { parts.append(part) }
      place += used
    }
    if parts.count > Narration.parts {
      parts[Narration.parts...] = ["… \(parts.count - Narration.parts) more"]
    }
    return parts.joined(separator: "; ")
  }

  private func tell(_ changes: [TraceChange], _ place: Int) -> (String?, used: Int) {
    switch changes[place] {
    case .entered(let call, let function): tellCall(changes, place, call, function)
    case .bound(let slot, let call, let old): (tellBinding(slot, call, old), 1)
    case .part(let target, let path, let old, let new):
      (tellPart(name(of: target, path), old, new), 1)
    case .keyRemoved(let target, let path, _, let old):
      ("\(name(of: target, path)) removed (was \(values.of(old)))", 1)
    case .spliced(let target, let path, let at, let removed, let inserted),
      .replaced(let target, let path, let at, let removed, let inserted, _):
      (tellSplice(name(of: target, path), at, removed, inserted), 1)
    case .created(let object, _): (tellNew(object), 1)
    default: (tellFlow(changes[place]), 1)
    }
  }

  private func tellFlow(_ change: TraceChange) -> String? {
    switch change {
    case .exited(let frame, let value):
      name(of: frame.function) + (value.map { " returns \(values.of($0))" } ?? " returns")
    case .thrown(let text, _): "throws \(text)"
    case .caught: "caught"
    case .output(let text, let isError):
      (isError ? "prints to stderr " : "prints ") + values.of(.string(text))
    case .suspended(let call): "\(name(ofCall: call)) pauses"
    case .resumed(let call): "\(name(ofCall: call)) goes on"
    case .switched(_, let thread): "thread \(thread)"
    case .condition(_, let holds?): "condition is \(values.of(.bool(holds)))"
    case .note(let text): text
    case .memo(let function, let value):
      "\(name(of: function)) from memory: \(values.of(value))"
    case .gap(let steps): "\(steps) steps left out"
    default: nil
    }
  }

  /// A call with the arguments that were bound right behind it.
  private func tellCall(
    _ changes: [TraceChange], _ place: Int, _ call: Int, _ function: Int
  ) -> (String?, used: Int) {
    let parameters = trace.functions[function]?.parameters ?? []
    var arguments: [String] = []
    var used = 1
    while place + used < changes.count,
      case .bound(let slot, call, nil) = changes[place + used], parameters.contains(slot)
    {
      arguments.append(value(of: slot, in: call).map(values.of) ?? "…")
      used += 1
    }
    return ("call \(name(of: function))(\(arguments.joined(separator: ", ")))", used)
  }

  private func tellBinding(_ slot: Int, _ call: Int, _ old: TraceValue?) -> String? {
    guard let new = value(of: slot, in: call) else { return nil }
    let name = trace.slots[slot]?.name ?? "slot \(slot)"
    if let old, old == new { return nil }
    return "\(name) = " + (old.map { "\(values.of($0)) → " } ?? "") + values.of(new)
  }

  private func tellPart(_ name: String, _ old: TraceValue?, _ new: TraceValue) -> String {
    old.map { "\(name): \(values.of($0)) → \(values.of(new))" } ?? "\(name) = \(values.of(new))"
  }

  private func tellSplice(
    _ name: String, _ at: Int, _ removed: [TraceValue], _ inserted: [TraceValue]
  ) -> String {
    var parts: [String] = []
    if !removed.isEmpty { parts.append("removed \(values.of(.list(removed)))") }
    if !inserted.isEmpty { parts.append("inserted \(values.of(.list(inserted)))") }
    return "\(name): \(parts.joined(separator: ", ")) at \(at)"
  }

  private func tellNew(_ id: Int) -> String? {
    guard let object = cursor.state.objects[id], object.value.isStructure else { return nil }
    return "new \(values.name(of: object))"
  }

  private func value(of slot: Int, in call: Int) -> TraceValue? {
    if let value = cursor.state.frames.value(of: slot, inCall: call) { return value }
    for case .exited(let frame, _) in cursor.changes where frame.call == call {
      return frame[slot]
    }
    return nil
  }

  private func name(of function: Int) -> String {
    trace.name(ofFunction: function)
  }

  private func name(ofCall call: Int) -> String {
    call < trace.calls.count ? name(of: trace.calls[call].function) : "call \(call)"
  }

  /// `nums[2]`, `node.next`: the variable, or an object by the shortest way to it from one.
  private func name(of target: TraceTarget, _ path: [TraceValue]) -> String {
    var (name, value): (String, TraceValue?)
    switch target {
    case .slot(let slot, let call):
      (name, value) = (trace.slots[slot]?.name ?? "slot \(slot)", self.value(of: slot, in: call))
    case .object(let id):
      let object = cursor.state.objects[id]
      name = holders.text(to: id) ?? object.map(values.name) ?? "#\(id)"
      value = object?.value
    }
    for key in path {
      name += values.step(key, in: value)
      value = value?.child(key)
    }
    return name
  }
}
