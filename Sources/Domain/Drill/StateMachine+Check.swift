extension StateMachine {
  /// How a sketch compares with the machine.
  public struct Check: Sendable, Hashable {
    /// A state or an edge of the machine, and whether the sketch has it.
    public struct Line: Sendable, Hashable {
      public var text: String
      public var isThere: Bool
      /// What the sketch says differently: another action on the same way.
      public var remark: String?

      public init(text: String, isThere: Bool, remark: String? = nil) {
        self.text = text
        self.isThere = isThere
        self.remark = remark
      }
    }

    public var states: [Line]
    public var edges: [Line]
    /// What the sketch has and the machine has not, as it was typed.
    public var extra: [String]

    public var isWhole: Bool {
      extra.isEmpty && states.allSatisfy(\.isThere) && edges.allSatisfy(\.isThere)
    }
  }

  /// Compares a sketch: a state or an edge (`a -> b: action`) on each line.
  ///
  /// A missing action says nothing against an edge.
  public func check(_ sketch: String) -> Check {
    let lines = sketch.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    var named: Set<String> = []
    var drawn: [Edge] = []
    var extra: [String] = []
    for line in lines {
      if let edge = Edge(line) {
        guard let from = state(edge.from), let to = state(edge.to) else {
          extra.append(line)
          named.formUnion([edge.from, edge.to].compactMap(state))
          continue
        }
        named.formUnion([from, to])
        drawn.append(Edge(from: from, to: to, action: edge.action))
      } else {
        for word in line.split(separator: ",").map(\.trimmed) where !word.isEmpty {
          if let name = state(word) { named.insert(name) } else { extra.append(word) }
        }
      }
    }
    let compared = compare(drawn)
    return Check(
      states: states.map { Check.Line(text: $0.name, isThere: named.contains($0.name)) },
      edges: compared.lines, extra: extra + compared.extra)
  }

  private func compare(_ drawn: [Edge]) -> (lines: [Check.Line], extra: [String]) {
    var left = drawn
    var found: [Edge: Check.Line] = [:]
    // Exact ones first, so that of two edges on one way each finds its own.
    for isExact in [true, false] {
      for edge in edges where found[edge] == nil {
        let place = left.firstIndex { other in
          other.from == edge.from && other.to == edge.to
            && (!isExact || other.action.plainName == edge.action.plainName)
        }
        guard let place else { continue }
        let said = left.remove(at: place).action
        let differs = !isExact && !said.isEmpty && !edge.action.isEmpty
        found[edge] = Check.Line(
          text: edge.line, isThere: true, remark: differs ? "you wrote: \(said)" : nil)
      }
    }
    let known = Set(edges.map { "\($0.from)\0\($0.to)" })
    return (
      edges.map { found[$0] ?? Check.Line(text: $0.line, isThere: false) },
      // A second sketch of a way that is there is no mistake.
      left.filter { !known.contains("\($0.from)\0\($0.to)") }.map(\.line)
    )
  }
}
