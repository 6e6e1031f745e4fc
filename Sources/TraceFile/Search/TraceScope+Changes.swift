extension TraceScope {
  /// Whether the last statement changed what an expression names.
  ///
  /// Where a loop ends its round in the same step, `dp[i][j]` is the cell that was written, not the one
  /// that `i` leads to now.
  func isChanged(_ expression: TraceExpression) -> Bool {
    if isChangedHere(expression) { return true }
    guard expression.hasKeys, changes.contains(where: { $0.rebinding != nil }) else { return false }
    var scope = self
    scope.hasEarlierKeys = true
    return scope.isChangedHere(expression)
  }

  private func isChangedHere(_ expression: TraceExpression) -> Bool {
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
      guard let key = self.key(key), let inner = contents(value(whole)) else { return nil }
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

extension TraceExpression {
  /// Whether it names a place by a subscript.
  fileprivate var hasKeys: Bool {
    switch self {
    case .index: true
    case .member(let whole, _): whole.hasKeys
    default: false
    }
  }
}

extension TraceChange {
  /// A variable that lost a value which it had, and that value.
  var rebinding: (slot: Int, call: Int, old: TraceValue)? {
    switch self {
    case .bound(let slot, let call, let old): old.map { (slot, call, $0) }
    case .unbound(let slot, let call, let old): (slot, call, old)
    default: nil
    }
  }
}
