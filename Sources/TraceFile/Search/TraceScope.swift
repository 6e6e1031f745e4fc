/// Answers expressions about one step.
struct TraceScope {
  /// Frames above the current one that are searched for a name.
  static let frames = 64

  let trace: Trace
  let state: TraceState
  let changes: ArraySlice<TraceChange>
  /// Slots by their name.
  let slots: [String: [Int]]

  func isTrue(_ expression: TraceExpression) -> Bool { value(expression) == .bool(true) }

  /// The value, or nil if something in it does not exist here.
  func value(_ expression: TraceExpression) -> TraceValue? {
    switch expression {
    case .literal(let value): value
    case .name(let name): binding(name)?.value
    case .index, .member, .changed: part(expression)
    case .not(let inner): truth(inner).map { .bool(!$0) }
    case .negative(let inner): arithmetic("-", .integer(0), value(inner))
    case .binary("&&", let left, let right):
      truth(left).flatMap { $0 ? truth(right).map { .bool($0) } : .bool(false) }
    case .binary("||", let left, let right):
      truth(left) == true ? .bool(true) : truth(right).map { .bool($0) }
    case .binary(let sign, let left, let right):
      compare(sign, value(left), value(right)) ?? arithmetic(sign, value(left), value(right))
    }
  }

  private func part(_ expression: TraceExpression) -> TraceValue? {
    switch expression {
    case .index(let whole, let key):
      guard let whole = contents(value(whole)), let key = value(key) else { return nil }
      return element(of: whole, key)
    case .member(let whole, let name):
      if let own = dotted(whole, name) { return own.value }
      return contents(value(whole)).flatMap { member(name, of: $0) }
    case .changed(let inner): return .bool(isChanged(inner))
    default: return nil
    }
  }

  private func truth(_ expression: TraceExpression) -> Bool? {
    if case .bool(let bool)? = value(expression) { bool } else { nil }
  }

  /// A variable: of the current frame, else of the nearest that has it, else of the top level.
  func binding(_ name: String) -> (slot: Int, call: Int, value: TraceValue)? {
    guard let wanted = slots[name] else { return nil }
    let near = state.frames.indices.suffix(TraceScope.frames).reversed()
    return near.lazy.compactMap { find(wanted, in: $0) }.first
      ?? state.frames.indices.first.flatMap { find(wanted, in: $0) }
  }

  /// A variable with a dotted name, as the properties of an actor have: `self.money`.
  private func dotted(
    _ whole: TraceExpression, _ name: String
  ) -> (slot: Int, call: Int, value: TraceValue)? {
    guard case .name(let owner) = whole else { return nil }
    return binding("\(owner).\(name)")
  }

  private func find(
    _ wanted: [Int], in frame: Int
  ) -> (slot: Int, call: Int, value: TraceValue)? {
    for slot in wanted {
      if let value = state.frames.value(of: slot, in: frame) {
        return (slot, state.frames.heads[frame].call, value)
      }
    }
    return nil
  }

  /// A value, or what a reference leads to.
  private func contents(_ value: TraceValue?) -> TraceValue? {
    guard case .reference(let id)? = value else { return value }
    return state.objects[id]?.value
  }

  private func element(of whole: TraceValue, _ key: TraceValue) -> TraceValue? {
    if let value = whole.child(place(key, in: whole)) { return value }
    // A text in quotes may be meant as a character.
    if case .string(let text) = key { return whole.child(.character(text)) }
    return nil
  }

  /// An index; negative ones count from the end.
  private func place(_ key: TraceValue, in whole: TraceValue) -> TraceValue {
    guard case .integer(let index) = key, index < 0, let count = count(of: whole) else {
      return key
    }
    if case .dictionary = whole { return key }
    return .integer(count + index)
  }

  private func count(of value: TraceValue) -> Int? {
    switch value {
    case .string(let text), .character(let text): text.unicodeScalars.count
    case .cutString(let bytes, _): bytes
    case .cut(let count, _): count
    default: value.itemCount
    }
  }

  private func fieldPlace(_ name: String, of whole: TraceValue) -> Int? {
    guard case .structure(let type, _) = whole else { return Int(name) }
    return trace.types[type]?.fields.firstIndex(of: name) ?? Int(name)
  }

  private func member(_ name: String, of whole: TraceValue) -> TraceValue? {
    if let place = fieldPlace(name, of: whole), let value = whole.child(.integer(place)) {
      return value
    }
    return name == "count" ? count(of: whole).map { .integer($0) } : nil
  }

  /// Whether the last statement changed what an expression names.
  private func isChanged(_ expression: TraceExpression) -> Bool {
    guard let (target, path) = place(of: expression) else { return false }
    var objects: Set<Int> = []
    if let value = value(expression) { collect(value, into: &objects, levels: 3) }
    return changes.contains { change in
      guard let (changed, at) = TraceScope.part(of: change) else { return false }
      if case .object(let id) = changed, objects.contains(id) { return true }
      return changed == target && zip(path, at).allSatisfy { $0 == $1 }
    }
  }

  /// Which slot or object holds what an expression names, and where in it.
  private func place(of expression: TraceExpression) -> (TraceTarget, [TraceValue])? {
    switch expression {
    case .name(let name): return binding(name).map { (.slot($0.slot, call: $0.call), []) }
    case .index(let whole, let key):
      guard let key = value(key), let inner = contents(value(whole)) else { return nil }
      return holder(of: whole).map { ($0, $1 + [place(key, in: inner)]) }
    case .member(let whole, let name):
      if let own = dotted(whole, name) { return (.slot(own.slot, call: own.call), []) }
      guard let inner = contents(value(whole)), let field = fieldPlace(name, of: inner) else {
        return nil
      }
      return holder(of: whole).map { ($0, $1 + [.integer(field)]) }
    default: return nil
    }
  }

  private func holder(of whole: TraceExpression) -> (TraceTarget, [TraceValue])? {
    if case .reference(let id)? = value(whole) { return (.object(id), []) }
    return place(of: whole)
  }

  /// The objects that belong to a value: the one it refers to, and what containers in it refer to.
  func collect(_ value: TraceValue, into objects: inout Set<Int>, levels: Int) {
    guard levels > 0, objects.count < 2000 else { return }
    switch value {
    case .reference(let id):
      guard objects.insert(id).inserted, let object = state.objects[id] else { return }
      if !object.value.isStructure { collect(object.value, into: &objects, levels: levels - 1) }
    case .list(let items):
      for item in items.prefix(2000) { collect(item, into: &objects, levels: levels) }
    case .tuple(let items):
      for item in items.prefix(2000) { collect(item, into: &objects, levels: levels) }
    case .dictionary(let table):
      for item in table.entries.prefix(2000) {
        collect(item.value, into: &objects, levels: levels)
      }
    case .cut(_, let head): collect(head, into: &objects, levels: levels)
    default: break
    }
  }

  /// What a change is about: a slot or an object, and where in it.
  static func part(of change: TraceChange) -> (TraceTarget, [TraceValue])? {
    switch change {
    case .bound(let slot, let call, _), .unbound(let slot, let call, _):
      (.slot(slot, call: call), [])
    case .part(let target, let path, _, _), .keyRemoved(let target, let path, _, _),
      .spliced(let target, let path, _, _, _), .replaced(let target, let path, _, _, _, _):
      (target, path)
    case .created(let id, _): (.object(id), [])
    default: nil
    }
  }
}
