/// A finite state machine, written as one pure function over enums.
public protocol Machine {
  associatedtype State: Sendable
  associatedtype Event: Sendable
  associatedtype Effect: Sendable = Never

  /// The state after the event and what is to be done then; nil when the event is not legal here.
  static func next(_ state: State, _ event: Event) -> (State, [Effect])?
}

/// A Markdown table of a machine: a row a state, a column an event; `·` where it is refused.
public func transitionTable<M: Machine>(
  of machine: M.Type, states: [M.State], events: [M.Event]
) -> String {
  func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
  var table = row([""] + events.map { "\($0)" })
  table += row(Array(repeating: "---", count: events.count + 1))
  for state in states {
    let cells = events.map { event -> String in
      guard let (next, effects) = M.next(state, event) else { return "·" }
      let done = effects.map { "\($0)" }.joined(separator: ", ")
      return done.isEmpty ? "\(next)" : "\(next) / \(done)"
    }
    table += row(["\(state)"] + cells)
  }
  return table
}
