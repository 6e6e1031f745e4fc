extension LeetCodeStub {
  /// Who and what the stand-in knows.
  public struct World: Sendable, Hashable {
    public var members: [Member]
    /// The members' names by their `LEETCODE_SESSION`.
    public var sessions: [String: String]
    public var questions: [Question]
    /// Everybody's, the oldest first.
    public var submissions: [Submission]
    /// What the judge says of code without a marker, by `slug` or `slug/language`; else it accepts.
    public var outcomes: [String: LeetCodeOutcome] = [:]
    /// How often a result is PENDING before it is STARTED.
    public var pendingPolls = 2

    public init(
      members: [Member], sessions: [String: String], questions: [Question],
      submissions: [Submission] = []
    ) {
      self.members = members
      self.sessions = sessions
      self.questions = questions
      self.submissions = submissions
    }
  }

  public struct Member: Sendable, Hashable {
    /// As the site spells it; case does not count when it is looked up.
    public var name: String
    public var realName: String
    public var isPremium: Bool

    public init(name: String, realName: String = "", isPremium: Bool = false) {
      self.name = name
      self.realName = realName
      self.isPremium = isPremium
    }
  }

  /// A submission that the site keeps.
  public struct Submission: Sendable, Hashable {
    public var id: Int
    public var member: String
    public var slug: String
    public var outcome: LeetCodeOutcome
    /// As the site calls it: `python3`.
    public var language: String
    public var code: String
    /// Seconds since 1970.
    public var timestamp: Int

    public init(
      id: Int, member: String, slug: String, outcome: LeetCodeOutcome = .accepted,
      language: String = "swift", code: String = "", timestamp: Int
    ) {
      self.id = id
      self.member = member
      self.slug = slug
      self.outcome = outcome
      self.language = language
      self.code = code
      self.timestamp = timestamp
    }
  }
}

extension LeetCodeStub.World {
  public func member(_ name: String) -> LeetCodeStub.Member? {
    members.first { $0.name.lowercased() == name.lowercased() }
  }

  public func question(_ slug: String) -> LeetCodeStub.Question? {
    questions.first { $0.slug == slug }
  }

  /// A member's submissions, the newest first.
  public func submissions(of member: String) -> [LeetCodeStub.Submission] {
    submissions.filter { $0.member == member }.sorted { $0.id > $1.id }
  }

  /// The slugs that a member solved, the last first.
  public func solved(by member: String) -> [String] {
    var seen: Set<String> = []
    return submissions(of: member).filter { $0.outcome == .accepted }.map(\.slug)
      .filter { seen.insert($0).inserted }
  }

  /// Keeps a submission under the next number, which it returns.
  @discardableResult public mutating func submit(
    _ slug: String, by member: String, _ outcome: LeetCodeOutcome = .accepted,
    language: String = "swift", code: String = "", at timestamp: Int
  ) -> Int {
    let id = (submissions.map(\.id).max() ?? 673_356_330) + 1
    submissions.append(
      LeetCodeStub.Submission(
        id: id, member: member, slug: slug, outcome: outcome, language: language, code: code,
        timestamp: timestamp))
    return id
  }
}
