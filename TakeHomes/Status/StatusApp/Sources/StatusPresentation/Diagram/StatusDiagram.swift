public import StatusDomain

/// The flow's own drawing of itself, made of its edges, with the present state lit.
public struct StatusDiagram: Sendable {
  /// All events that lead from one state to another.
  struct Way: Sendable {
    var from: KYSState.Name
    var to: KYSState.Name
    var events: [String]
  }

  /// Where the flow stands; nil lights nothing.
  public let lit: KYSState?
  private let edges: [KYSRules.Edge]

  public init(lit: KYSState? = nil, edges: [KYSRules.Edge] = KYSRules.edges) {
    self.lit = lit
    self.edges = edges
  }

  /// A line a state, with what leads out of it.
  public var text: String {
    let width = KYSState.Name.allCases.map(\.rawValue.count).max() ?? 0
    return KYSState.Name.allCases.map { name in
      let mark = name == lit?.name ? "▶" : " "
      let blanks = String(repeating: " ", count: width - name.rawValue.count)
      let ways = edges.filter { $0.from == name }.map { "\($0.event) → \($0.to)" }
      return "\(mark) \(name.rawValue)\(blanks)  \(ways.joined(separator: " · "))\n"
    }.joined()
  }

  var ways: [Way] {
    edges.reduce(into: []) { ways, edge in
      if let index = ways.firstIndex(where: { $0.from == edge.from && $0.to == edge.to.name }) {
        ways[index].events.append(edge.event)
      } else {
        ways.append(Way(from: edge.from, to: edge.to.name, events: [edge.event]))
      }
    }
  }
}
