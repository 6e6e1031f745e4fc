/// What happened while a problem was solved; kept raw, so that its grade can be worked out anew.
public struct ReviewFacts: Sendable, Hashable {
  /// How the last submission ended; nil: nothing was submitted.
  public var verdict: VerdictKind?
  /// Submissions that ran and were not accepted.
  public var wrongSubmits: Int
  /// Different hints that were opened.
  public var hintsOpened: Int
  public var openedEditorial: Bool
  public var openedSolution: Bool
  /// Nil where nobody saw it being written, as for a program that comes from another editor.
  public var activeSeconds: Int?
  /// What the problem is meant to take.
  public var parMinutes: Int
  /// Where the problem was solved, for a review that was begun with that; nil: it was studied here.
  public var source: String?

  public init(
    verdict: VerdictKind? = nil, wrongSubmits: Int = 0, hintsOpened: Int = 0,
    openedEditorial: Bool = false, openedSolution: Bool = false, activeSeconds: Int? = nil,
    parMinutes: Int, source: String? = nil
  ) {
    self.verdict = verdict
    self.wrongSubmits = wrongSubmits
    self.hintsOpened = hintsOpened
    self.openedEditorial = openedEditorial
    self.openedSolution = openedSolution
    self.activeSeconds = activeSeconds
    self.parMinutes = parMinutes
    self.source = source
  }
}

extension ReviewFacts {
  /// A grade, and the fact that decides it.
  public struct Suggestion: Sendable, Hashable {
    public var grade: Grade
    public var reason: Reason
  }

  /// Which fact decides a grade.
  public enum Reason: Sendable, Hashable {
    case openedEditorial, openedSolution, failed, openedHints, wrongSubmits, slow, quick, inTime
    /// Accepted, and nothing is known of the time.
    case accepted
  }

  /// The grade that the facts ask for; nil when they say nothing.
  public var suggestion: Suggestion? {
    if openedEditorial { return Suggestion(grade: .again, reason: .openedEditorial) }
    if openedSolution { return Suggestion(grade: .again, reason: .openedSolution) }
    guard let verdict else { return nil }
    guard verdict == .accepted else { return Suggestion(grade: .again, reason: .failed) }
    if hintsOpened > 0 { return Suggestion(grade: .hard, reason: .openedHints) }
    if wrongSubmits > 1 { return Suggestion(grade: .hard, reason: .wrongSubmits) }
    guard let activeSeconds else { return Suggestion(grade: .good, reason: .accepted) }
    if activeSeconds > parMinutes * 90 { return Suggestion(grade: .hard, reason: .slow) }
    if wrongSubmits == 0, activeSeconds < parMinutes * 30 {
      return Suggestion(grade: .easy, reason: .quick)
    }
    return Suggestion(grade: .good, reason: .inTime)
  }
}

extension ReviewFacts: Codable {
  private enum CodingKeys: String, CodingKey {
    case verdict, wrongSubmits, hintsOpened, openedEditorial, openedSolution, activeSeconds
    case parMinutes, source
  }

  /// A fact that a file does not hold is one that did not happen; counts beyond reason are cut.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func count(_ key: CodingKeys) throws -> Int? {
      try fields.decodeIfPresent(Int.self, forKey: key).map { min(max($0, 0), 1_000_000) }
    }
    self.init(
      verdict: try fields.decodeIfPresent(VerdictKind.self, forKey: .verdict),
      wrongSubmits: try count(.wrongSubmits) ?? 0, hintsOpened: try count(.hintsOpened) ?? 0,
      openedEditorial: try fields.decodeIfPresent(Bool.self, forKey: .openedEditorial) ?? false,
      openedSolution: try fields.decodeIfPresent(Bool.self, forKey: .openedSolution) ?? false,
      activeSeconds: try count(.activeSeconds), parMinutes: try count(.parMinutes) ?? 0,
      source: try fields.decodeIfPresent(String.self, forKey: .source))
  }
}
