extension Trace {
  /// The next step, strictly after or before one, at which a line runs.
  public func step(
    hitting line: Int, from step: Int, _ direction: TraceDirection = .forward
  ) -> Int? {
    let search = TraceSearch(trace: self, isQuiet: true) { $0.lines.hasSorted(line) }
    return search.find(from: step, direction) { $0.step < steps && $0.state.line == line }
  }

  /// The next step before which a statement changed a variable of that name, or an object that it holds.
  public func step(
    changing name: String, from step: Int, _ direction: TraceDirection = .forward
  ) -> Int? {
    let wanted = slots.values.filter { $0.name == name }.map(\.id).sorted()
    guard !wanted.isEmpty else { return nil }
    let ids = Set(wanted)
    let search = TraceSearch(trace: self, isQuiet: false, isShifted: true) { segment in
      segment.objects || wanted.contains { segment.slots.hasSorted($0) }
    }
    return search.find(from: step, direction) { isChanging(ids, named: name, at: $0) }
  }

  /// The next step at which an expression over the recorded state is true; throws if it cannot be read.
  public func step(
    where text: String, from step: Int, _ direction: TraceDirection = .forward
  ) throws(TraceFileError) -> Int? {
    let expression = try TraceExpression(text)
    let names = Dictionary(grouping: slots.values, by: \.name).mapValues { $0.map(\.id).sorted() }
    let search = TraceSearch(trace: self, isQuiet: false) { _ in true }
    return search.find(from: step, direction) { isTrue(expression, names, at: $0) }
  }

  /// Whether an expression is true at a cursor's step; throws if it cannot be read.
  public func isTrue(_ text: String, at cursor: TraceCursor) throws(TraceFileError) -> Bool {
    scope(at: cursor).isTrue(try TraceExpression(text))
  }

  /// Answers expressions at a cursor's step.
  func scope(at cursor: TraceCursor) -> TraceScope {
    let names = Dictionary(grouping: slots.values, by: \.name).mapValues { $0.map(\.id).sorted() }
    return TraceScope(
      trace: self, state: cursor.state, changes: cursor.changes, slots: names)
  }

  private func isTrue(
    _ expression: TraceExpression, _ names: [String: [Int]], at cursor: TraceCursor
  ) -> Bool {
    TraceScope(trace: self, state: cursor.state, changes: cursor.changes, slots: names)
      .isTrue(expression)
  }

  private func isChanging(_ slots: Set<Int>, named name: String, at cursor: TraceCursor) -> Bool {
    var held: Set<Int>?
    return cursor.changes.contains { change in
      if case .unbound = change { return false }
      guard let (target, _) = TraceScope.part(of: change) else { return false }
      switch target {
      case .slot(let slot, let call):
        guard slots.contains(slot) else { return false }
        guard case .bound(_, _, let old?) = change else { return true }
        return cursor.state.frames.value(of: slot, inCall: call) != old
      case .object(let id):
        held = held ?? objects(of: slots, named: name, at: cursor)
        return held?.contains(id) == true
      }
    }
  }

  private func objects(
    of slots: Set<Int>, named name: String, at cursor: TraceCursor
  ) -> Set<Int> {
    let scope = TraceScope(
      trace: self, state: cursor.state, changes: cursor.changes, slots: [name: slots.sorted()])
    var objects: Set<Int> = []
    if let value = scope.binding(name)?.value {
      scope.collect(value, into: &objects, levels: 3)
    }
    return objects
  }
}

extension [Int] {
  /// Whether a sorted list has a number.
  fileprivate func hasSorted(_ number: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
