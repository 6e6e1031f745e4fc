/// Answers expressions about one step.
struct TraceScope {
  /// Frames above the current one that are searched for a name.
  static let frames = 64

  let trace: Trace
  let state: TraceState
  let changes: ArraySlice<TraceChange>
  /// Slots by their name.
  let slots: [String: [Int]]
  /// Whether a name stands for what it was before the last statement.
  var isEarlier = false
  /// Whether names in subscripts do.
  var hasEarlierKeys = false

  init(
    trace: Trace, state: TraceState, changes: ArraySlice<TraceChange>, slots: [String: [Int]]
  ) {
    self.trace = trace
    self.state = state
    self.changes = changes
    self.slots = slots
  }

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
    case .binary(let sign, let left, let right): result(sign, value(left), value(right))
    }
  }

  private func part(_ expression: TraceExpression) -> TraceValue? {
    switch expression {
    case .index(let whole, let key):
      guard let whole = contents(value(whole)), let key = self.key(key) else { return nil }
      return element(of: whole, key)
    case .member(let whole, let name):
      if let own = dotted(whole, name) { return own.value }
      return contents(value(whole)).flatMap { member(name, of: $0) }
    case .changed(let inner): return .bool(isChanged(inner))
    default: return nil
    }
  }

  func key(_ expression: TraceExpression) -> TraceValue? {
    guard hasEarlierKeys else { return value(expression) }
    var scope = self
    (scope.isEarlier, scope.hasEarlierKeys) = (true, false)
    return scope.value(expression)
  }

  private func truth(_ expression: TraceExpression) -> Bool? {
    if case .bool(let bool)? = value(expression) { bool } else { nil }
  }

  /// A variable: of the current frame, else of the nearest that has it, else of the top level.
  func binding(_ name: String) -> (slot: Int, call: Int, value: TraceValue)? {
    guard let wanted = slots[name] else { return nil }
    if isEarlier, let earlier = earlier(wanted) { return earlier }
    let near = state.frames.indices.suffix(TraceScope.frames).reversed()
    return near.lazy.compactMap { find(wanted, in: $0) }.first
      ?? state.frames.indices.first.flatMap { find(wanted, in: $0) }
  }

  /// What one of some variables was before the last statement, if that changed it.
  private func earlier(_ wanted: [Int]) -> (slot: Int, call: Int, value: TraceValue)? {
    changes.lazy.compactMap { change in
      guard let (slot, call, old) = change.rebinding, wanted.contains(slot) else { return nil }
      return (slot, call, old)
    }.first
  }

  /// A variable with a dotted name, as the properties of an actor have: `self.money`.
  func dotted(
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
  func contents(_ value: TraceValue?) -> TraceValue? {
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
  func place(_ key: TraceValue, in whole: TraceValue) -> TraceValue {
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

  func fieldPlace(_ name: String, of whole: TraceValue) -> Int? {
    guard case .structure(let type, _) = whole else { return Int(name) }
    return trace.types[type]?.fields.firstIndex(of: name) ?? Int(name)
  }

  private func member(_ name: String, of whole: TraceValue) -> TraceValue? {
    if let place = fieldPlace(name, of: whole), let value = whole.child(.integer(place)) {
      return value
    }
    return name == "count" ? count(of: whole).map { .integer($0) } : nil
  }
}
