extension Narration {
  func frame(_ call: Int) -> TraceFrame? {
    if let frame = cursor.state.frames.last(where: { $0.call == call }) { return frame }
    for case .exited(let frame, _) in changes where frame.call == call { return frame }
    return nil
  }

  func value(of slot: Int, in call: Int) -> TraceValue? {
    if let value = cursor.state.frames.value(of: slot, inCall: call) { return value }
    for case .exited(let frame, _) in changes where frame.call == call { return frame[slot] }
    return nil
  }

  /// A function's name without the type that it belongs to; an initializer's is the type's.
  func name(of function: Int, self frame: TraceFrame? = nil) -> String {
    let name = trace.functions[function]?.name ?? "function \(function)"
    if name.hasPrefix("closure in ") { return Narration.closure }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let owner = parts.count > 1 ? parts[parts.count - 2] : nil
    if parts.last == "__init__" { return typeName(ofSelf: frame) ?? owner ?? name }
    return parts.last == "init" ? owner ?? "init" : parts.last ?? name
  }

  private func typeName(ofSelf frame: TraceFrame?) -> String? {
    let binding = frame?.bindings.first { name(ofSlot: $0.slot) == "self" }
    guard case .reference(let id)? = binding?.value, let object = cursor.state.objects[id] else {
      return nil
    }
    return trace.types[object.type]?.name ?? "type \(object.type)"
  }

  func name(ofSlot slot: Int) -> String { trace.slots[slot]?.name ?? "slot \(slot)" }

  func name(ofCall call: Int) -> String {
    call < trace.calls.count ? name(of: trace.calls[call].function) : "call \(call)"
  }

  /// `nums[2]`, `node.next`: the variable, or an object by the shortest way to it from one.
  func name(of target: TraceTarget, _ path: some Collection<TraceValue>) -> String {
    var (name, value): (String, TraceValue?)
    switch target {
    case .slot(let slot, let call):
      (name, value) = (self.name(ofSlot: slot), self.value(of: slot, in: call))
    case .object(let id):
      let object = cursor.state.objects[id]
      name = holders.text(to: id) ?? object.map(values.spokenName) ?? "an object"
      value = object?.value
    }
    for key in path {
      name += values.step(key, in: value)
      value = value?.child(key)
    }
    return name
  }

  /// What lies at a path.
  func whole(_ target: TraceTarget, _ path: some Collection<TraceValue>) -> TraceValue? {
    var value: TraceValue? =
      switch target {
      case .slot(let slot, let call): self.value(of: slot, in: call)
      case .object(let id): cursor.state.objects[id]?.value
      }
    for key in path { value = value?.child(key) }
    return value
  }

  /// A text without the end of its last line.
  static func line(_ text: String) -> String {
    text.unicodeScalars.last == "\n" ? String(Substring(text.unicodeScalars.dropLast())) : text
  }

  static func joined(_ list: [String]) -> String {
    guard let last = list.last, list.count > 1 else { return list.joined() }
    return "\(list.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// The same again and again, as a recursion's returns, is said once.
  static func collapsed(_ parts: [String]) -> [String] {
    var found: [String] = []
    var place = 0
    while place < parts.count {
      let end = parts[place...].firstIndex { $0 != parts[place] } ?? parts.count
      found.append(end - place > 1 ? "\(parts[place]) (\(end - place) times)" : parts[place])
      place = end
    }
    return found
  }

  /// What one statement prints, in however many pieces.
  static func joinedOutput(_ changes: [TraceChange]) -> [TraceChange] {
    changes.reduce(into: []) { found, change in
      if case .output(let text, let isError) = change,
        case .output(let before, isError)? = found.last
      {
        found[found.count - 1] = .output(before + text, isError: isError)
      } else {
        found.append(change)
      }
    }
  }
}
