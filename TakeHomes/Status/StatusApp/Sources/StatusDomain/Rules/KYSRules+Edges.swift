internal import MachineKit

extension KYSRules {
  /// An edge of the diagram: what leads from one of the five states to another.
  public struct Edge: Hashable, Sendable {
    public var from: KYSState.Name
    public var event: String
    public var to: KYSState
  }

  /// One of each of the five states, in the order of the flow.
  public static let states: [KYSState] = [.check, .prompt, .update, .save(.negative), .final(nil)]

  /// One of each of the events.
  public static let events: [Event] = [
    .check, .update, .cancel, .save(.negative), .current, .outdated, .saved, .failed,
  ]

  /// Every edge there is, found by trying everything everywhere.
  public static var edges: [Edge] {
    states.flatMap { state in
      events.compactMap { event in
        next(state, event).map { Edge(from: state.name, event: event.word, to: $0.0) }
      }
    }
  }

  /// Rows of states, columns of events, in Markdown.
  public static var table: String { transitionTable(of: Self.self, states: states, events: events) }
}

extension KYSRules.Event {
  /// Its name without what it carries.
  var word: String { if case .save = self { "save" } else { description } }
}
