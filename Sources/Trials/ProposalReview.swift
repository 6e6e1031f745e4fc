public import Domain

/// What became of proposed cases.
public struct ProposalReview: Sendable, Hashable {
  public struct Item: Sendable, Hashable {
    /// As it was proposed.
    public var text: String
    /// Nil for what is no case at all.
    public var proposal: ProposedCase?
    /// With what a command stands for.
    public var input: [Value] = []
    /// On which both references agree; nil where the comparator needs none.
    public var answer: Value?
    /// Whether the proposer expected the same; nil: it expected nothing that could be compared.
    public var isExpectationRight: Bool?
    /// The wrong programs that it finds, by name.
    public var finds: [String] = []
    /// The edges that it adds, as words.
    public var edges: [String] = []
    /// Why it was not taken; nil for a case that was.
    public var quarantine: String?

    public var isAccepted: Bool { quarantine == nil }
  }

  /// Who proposed them.
  public var origin: String
  public var items: [Item]
  /// How many more there were than are read at one time.
  public var left: Int

  public var accepted: [Item] { items.filter(\.isAccepted) }
  public var quarantined: [Item] { items.filter { !$0.isAccepted } }

  /// Places of what nothing speaks against so far.
  package var open: [Int] { items.indices.filter { items[$0].isAccepted } }
}

extension ProposalReview.Item {
  /// Why it was taken or not, in a sentence or two.
  public var reason: String {
    let found = finds.isEmpty ? nil : "finds \(finds.joined(separator: "; "))"
    let added = edges.isEmpty ? nil : "adds \(edges.joined(separator: ", "))"
    let gains = [found, added].compactMap(\.self).joined(separator: " and ")
    let first = quarantine ?? "Both references agree; it \(gains)."
    // Validators and references quote what a stranger wrote.
    return ProposalReader.plain([first, expectation].compactMap(\.self).joined(separator: " "))
  }

  /// What the proposer expected, where that is not what the references answer.
  public var expectation: String? {
    guard isExpectationRight == false, let expected = proposal?.expected else { return nil }
    let truth = answer.map { "; the references answer \($0.excerpt)" } ?? ", which is wrong"
    return "It was expected to give \(expected.excerpt)\(truth)."
  }

  /// The first part of what was proposed, for a line of a list.
  public var excerpt: String {
    proposal.map { ProposalReader.plain($0.excerpt) } ?? ProposalReader.excerpt(of: text)
  }
}
