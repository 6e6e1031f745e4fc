/// States with the edges between them, as a design's answer is checked against.
public struct StateMachine: Sendable, Hashable {
  public struct State: Sendable, Hashable {
    public var name: String
    /// Further names that mean it.
    public var others: [String]

    public init(_ name: String, others: [String] = []) {
      self.name = name
      self.others = others
    }

    func isCalled(_ name: String) -> Bool {
      ([self.name] + others).contains { $0.plainName == name.plainName }
    }
  }

  public struct Edge: Sendable, Hashable {
    public var from: String
    public var to: String
    /// What leads along it: `postpone`; empty where nothing was said.
    public var action: String

    public init(from: String, to: String, action: String = "") {
      self.from = from
      self.to = to
      self.action = action
    }

    /// `launch -> prompt: check`.
    public init?(_ line: some StringProtocol) {
      let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let text = String(halves[0])
      let arrow = ["->", "→"].first { text.contains($0) }
      guard let arrow else { return nil }
      let ends = text.split(separator: arrow, maxSplits: 1).map(\.trimmed)
      guard ends.count == 2, !ends.contains("") else { return nil }
      self.init(from: ends[0], to: ends[1], action: halves.count > 1 ? halves[1].trimmed : "")
    }

    /// As it is written: `launch → prompt: check`.
    public var line: String { "\(from) → \(to)" + (action.isEmpty ? "" : ": \(action)") }
  }

  public var states: [State]
  public var edges: [Edge]

  public init(states: [State], edges: [Edge]) {
    self.states = states
    self.edges = edges
  }

  /// The name that a state has here; nil when there is none of it.
  func state(_ name: String) -> String? { states.first { $0.isCalled(name) }?.name }
}

extension StringProtocol {
  var trimmed: String {
    let text = drop { $0.isWhitespace }
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { String(text[...$0]) } ?? ""
  }
}
