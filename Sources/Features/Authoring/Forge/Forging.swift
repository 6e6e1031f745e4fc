public import Domain

/// What the forge found for one problem: which wrong programs want a case, and cases for them.
public struct Forging: Sendable, Hashable, Codable {
  /// A new hidden case.
  public struct Proposal: Sendable, Hashable, Codable {
    /// The wrong programs that it finds, by name.
    public var kills: [String]
    public var input: [Value]
    /// As a line of `tests.json`.
    public var line: String
  }

  public var slug: String
  /// The wrong programs that were judged: those of `mutants/` without `slow`, and planted ones.
  public var mutants: Int
  /// Of those, the ones that `equivalent.yml` lists; nothing is looked for that finds them.
  public var equivalent: Int
  /// Those that no hidden case finds, by name.
  public var survivors: [String]
  /// Those that one hidden case alone finds; only looked for when nothing survives.
  public var foundOnce: [String]
  /// As few cases as find what can be found.
  public var proposals: [Proposal]
  /// Those of the survivors, or else of those found once, that no input was found for.
  public var unmatched: [String]
  /// How many inputs were tried.
  public var inputs: Int
  /// Whether the proposals were written into `tests.json`.
  public var isAdded = false
}
