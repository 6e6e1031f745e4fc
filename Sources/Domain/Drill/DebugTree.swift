/// What one can look at when something is broken, and what is found in the end.
public struct DebugTree: Sendable, Hashable {
  /// Something to look at.
  public struct Evidence: Sendable, Hashable {
    public var look: String
    public var shows: String
    /// Whether it brings one nearer to the cause.
    public var leads: Bool

    public init(look: String, shows: String, leads: Bool) {
      self.look = look
      self.shows = shows
      self.leads = leads
    }
  }

  public var evidence: [Evidence]
  public var cause: String
  public var fix: String
  /// What keeps it from coming back.
  public var safeguard: String

  public init(evidence: [Evidence], cause: String, fix: String, safeguard: String) {
    self.evidence = evidence
    self.cause = cause
    self.fix = fix
    self.safeguard = safeguard
  }

  /// The places of the evidence that leads to the cause.
  public var leading: Set<Int> { Set(evidence.indices.filter { evidence[$0].leads }) }
}
