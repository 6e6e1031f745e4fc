public import Domain

/// What became of the cases that somebody proposed for a problem of the catalogue.
public struct Proposing: Sendable, Hashable, Codable {
  /// One of them.
  public struct Row: Sendable, Hashable, Codable {
    public var isAccepted: Bool
    /// Why it was taken or not, in a sentence or two.
    public var reason: String
    /// The input, or what makes it, cut to what a line can carry.
    public var input: String
    public var kind: String
    public var why: String
    /// On which both references agree.
    public var answer: Value?
    /// What the proposer expected, and whether that is right.
    public var expected: Value?
    public var isExpectationRight: Bool?
    public var finds: [String]
    public var edges: [String]
    /// As a line of `tests.json`; nil for one that was not taken.
    public var line: String?
  }

  public var slug: String
  /// Who proposed them: `forge`, or a model's name.
  public var origin: String
  /// The wrong programs that no hidden case finds, by name.
  public var survivors: [String]
  public var rows: [Row]
  /// How many more were proposed than are read at one time.
  public var left: Int
  /// Whether the accepted ones were written into `tests.json`.
  public var isAdded = false

  public var accepted: [Row] { rows.filter(\.isAccepted) }
  public var quarantined: [Row] { rows.filter { !$0.isAccepted } }
}
