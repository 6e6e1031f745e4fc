/// Tells in a sentence what the statement before a step did.
///
/// The page's `telling.js` tells the same, but for conditions, of which its `narration.js` says more.
struct Narration {
  /// Letters of a sentence, at most; where it is longer, its values are told in fewer.
  static let longest = 120
  static let limits = [40, 20, 10]
  static let parts = 4
  static let closure = "the closure"

  let trace: Trace
  let cursor: TraceCursor
  /// What happened, but for the STEP itself.
  let changes: [TraceChange]
  let holders: HolderPath
  private(set) var values: ValueText

  init(_ trace: Trace, _ cursor: TraceCursor) {
    (self.trace, self.cursor) = (trace, cursor)
    let changes = cursor.changes.filter { if case .stepped = $0 { false } else { true } }
    self.changes = Narration.joinedOutput(changes)
    values = ValueText(trace, cursor.state, limit: Narration.limits[0], isSpoken: true)
    holders = HolderPath(trace, cursor, values)
  }

  var text: String {
    var text = ""
    for limit in Narration.limits {
      text = told(limit: limit).joined(separator: "; ")
      if text.unicodeScalars.count <= Narration.longest { return text }
    }
    return String(Substring(text.unicodeScalars.prefix(Narration.longest - 1))) + "…"
  }

  /// One text for each thing that happened.
  private func told(limit: Int) -> [String] {
    var copy = self
    copy.values = ValueText(trace, cursor.state, limit: limit, isSpoken: true)
    var parts: [String] = []
    var place = 0
    while place < changes.count {
      let (part, used) = copy.tell(place)
      if let part { parts.append(part) }
      place += used
    }
    parts = Narration.collapsed(parts)
    let more = parts.count - Narration.parts
    return more > 0 ? parts.prefix(Narration.parts) + ["… \(more) more"] : parts
  }

  private func tell(_ place: Int) -> (String?, used: Int) {
    switch changes[place] {
    case .entered(let call, let function): tellCall(place, call, function)
    case .bound(let slot, let call, let old): (tellBinding(slot, call, old), 1)
    case .part, .keyRemoved, .spliced, .replaced: tellGroup(place)
    case .created(let object, _): (hasCall ? nil : tellNew(object), 1)
    case .exited(let frame, let value): (tellExit(frame, value), 1)
    default: (tellFlow(changes[place]), 1)
    }
  }

  private var hasCall: Bool {
    changes.contains { if case .entered = $0 { true } else { false } }
  }

  private func tellFlow(_ change: TraceChange) -> String? {
    switch change {
    case .thrown(let text, _): "throws \(text)"
    case .caught: "the error is caught"
    case .output(let text, let isError):
      (isError ? "prints to stderr " : "prints ") + values.of(.string(Narration.line(text)))
    case .suspended(let call): "\(name(ofCall: call)) pauses"
    case .resumed(let call): "\(name(ofCall: call)) continues"
    case .switched(_, let thread): "thread \(thread) runs"
    case .condition(let line, let holds?): tellCondition(at: line, holds)
    case .note(let text): text
    case .memo(let function, let value):
      "\(name(of: function)) answers \(values.of(value)) from its cache"
    case .gap(let steps): "\(steps) steps left out"
    default: nil
    }
  }

  /// A call with the arguments that were bound right behind it; that it is a method's is not said.
  private func tellCall(_ place: Int, _ call: Int, _ function: Int) -> (String?, used: Int) {
    let parameters = trace.functions[function]?.parameters ?? []
    var arguments: [String] = []
    var used = 1
    while place + used < changes.count, case .bound(let slot, call, nil) = changes[place + used] {
      if name(ofSlot: slot) != "self" {
        guard parameters.contains(slot) else { break }
        arguments.append(value(of: slot, in: call).map(values.of) ?? "…")
      }
      used += 1
    }
    let name = name(of: function, self: frame(call))
    let isBare = arguments.isEmpty && name == Narration.closure
    return ("call \(name)\(isBare ? "" : "(\(arguments.joined(separator: ", ")))")", used)
  }

  private func tellExit(_ frame: TraceFrame, _ value: TraceValue?) -> String? {
    if let value { return "\(name(of: frame.function)) returns \(values.of(value))" }
    let hasThrown = changes.contains { if case .thrown = $0 { true } else { false } }
    if hasThrown { return nil }
    let name = trace.functions[frame.function]?.name ?? ""
    let last = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    if last != "__init__" && last != "init" { return "\(self.name(of: frame.function)) is done" }
    // What was made is told where it is put.
    return changes.count > 1 ? nil : "\(self.name(of: frame.function, self: frame)) is ready"
  }

  private func tellNew(_ id: Int) -> String? {
    guard let object = cursor.state.objects[id], object.value.isStructure else { return nil }
    let isTold = changes.contains { change in
      switch change {
      case .bound(let slot, let call, _): value(of: slot, in: call) == .reference(id)
      case .part(_, _, _, let new): new == .reference(id)
      case .exited(_, let value): value == .reference(id)
      default: false
      }
    }
    return isTold ? nil : "a new \(values.of(.reference(id)))"
  }

  private func tellBinding(_ slot: Int, _ call: Int, _ old: TraceValue?) -> String? {
    guard let new = value(of: slot, in: call), !new.isUnset, old != new else { return nil }
    // An object that is made needs no word that it is itself.
    if name(ofSlot: slot) == "self", changes.count > 1 { return nil }
    return told(name(ofSlot: slot), old, new, isInside: new.isStructure)
  }
}
