/// What the statement before a step changed, told as old → new.
struct StepChanges {
  /// Two values on a line: each is cut earlier than one alone.
  static let limit = 32
  /// How far behind a variable an object still belongs to it.
  static let levels = 3

  private let old: ValueText
  private let new: ValueText
  private let scope: TraceScope
  private var slots: Set<TraceTarget> = []
  private var objects: Set<Int> = []

  init(_ trace: Trace, _ cursor: TraceCursor, before: TraceState) {
    old = ValueText(trace, before, limit: StepChanges.limit)
    new = ValueText(trace, cursor.state, limit: StepChanges.limit)
    scope = TraceScope(trace: trace, state: cursor.state, changes: [], slots: [:])
    for change in cursor.changes { note(change) }
  }

  private mutating func note(_ change: TraceChange) {
    guard let (target, _) = TraceScope.part(of: change) else { return }
    switch target {
    case .object(let id): objects.insert(id)
    case .slot(let slot, let call):
      // Set to what it was is no change.
      if case .bound(_, _, let old?) = change,
        new.state.frames.value(of: slot, inCall: call) == old
      {
        return
      }
      slots.insert(target)
    }
  }

  /// Whether a variable, or an object that it holds, was changed.
  func have(_ binding: TraceFrame.Binding, in call: Int) -> Bool {
    if slots.contains(.slot(binding.slot, call: call)) { return true }
    if objects.isEmpty { return false }
    var held: Set<Int> = []
    scope.collect(binding.value, into: &held, levels: StepChanges.levels)
    return !objects.isDisjoint(with: held)
  }

  /// Whether an object was changed or made.
  func have(_ object: TraceObject) -> Bool { objects.contains(object.id) }

  /// `1 → 2`; nil if the variable was not there, or looks as it did.
  func text(of binding: TraceFrame.Binding, in call: Int) -> String? {
    arrow(old.state.value(of: binding.slot, inCall: call).map(old.of), new.of(binding.value))
  }

  /// `Node(value: 1) → Node(value: 2)`; nil if the object was not there, or looks as it did.
  func text(of object: TraceObject) -> String? {
    arrow(old.state.objects[object.id].map(old.contents), new.contents(of: object))
  }

  private func arrow(_ old: String?, _ new: String) -> String? {
    old.flatMap { $0 == new ? nil : "\($0) → \(new)" }
  }
}

extension TraceState {
  /// The value of a slot in a call, which may wait to be resumed or be another thread's.
  fileprivate func value(of slot: Int, inCall call: Int) -> TraceValue? {
    frames.value(of: slot, inCall: call) ?? suspended[call]?[slot]
      ?? parked.values.lazy.compactMap { $0.value(of: slot, inCall: call) }.first
  }
}
