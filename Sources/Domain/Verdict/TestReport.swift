/// A learner's word that a hidden test is wrong, with what the references make of it.
public struct TestReport: Sendable, Hashable {
  /// What became of it.
  public enum Decision: String, Sendable, Hashable, Codable, CaseIterable {
    /// No reference contradicts the test.
    case stands
    /// The references contradict the test or one another.
    case disputed = "references-disagree"
    /// The input is none that the problem allows.
    case invalid = "breaks-constraint"
    /// The references stand by the test, and the learner has it left out all the same.
    case insisted
  }

  /// How one reference ended on an input.
  public struct Answer: Sendable, Hashable, Codable {
    /// `fast` or `brute`.
    public var solution: String
    public var language: Language
    /// Accepted: it agrees with the test; wrong answer: it does not; else it gave no answer.
    public var verdict: VerdictKind
    /// Nil when there is none, or when it was too large to be kept.
    public var answer: Value?

    public init(solution: String, language: Language, verdict: VerdictKind, answer: Value?) {
      self.solution = solution
      self.language = language
      self.verdict = verdict
      self.answer = answer
    }
  }

  /// One input, with what the learner's program and the references made of it.
  public struct Finding: Sendable, Hashable, Codable {
    /// Empty when it was too large to be kept.
    public var input: [Value]
    public var expected: Value?
    /// The learner's program's answer.
    public var actual: Value?
    public var answers: [Answer]

    public init(input: [Value], expected: Value?, actual: Value?, answers: [Answer] = []) {
      self.input = input
      self.expected = expected
      self.actual = actual
      self.answers = answers
    }
  }

  /// 0 until it is kept.
  public var id: Int
  public var slug: String
  /// The content that the references judged it by.
  public var contentVersion: String
  /// The case's place in the submission, from 0, at that time.
  public var index: Int
  /// SHA-256 of the input's JSON, which tells a test that it is meant.
  public var inputHash: String
  /// The same of what the test expected then; nil when the problem's check needs no expectation.
  public var expectedHash: String?
  /// How the learner's program ended on it.
  public var outcome: VerdictKind
  public var test: Finding
  /// The same for the smallest input that failed in the same way.
  public var smallest: Finding?
  /// The constraints that the input breaks, a sentence each.
  public var breaches: [String]
  /// What the learner wrote.
  public var reason: String
  public var decision: Decision
  public var madeAt: Instant
  /// When the learner took it back, so that the test counts again.
  public var withdrawnAt: Instant?

  public init(
    id: Int = 0, slug: String, contentVersion: String, index: Int, inputHash: String,
    expectedHash: String? = nil, outcome: VerdictKind, test: Finding, smallest: Finding? = nil,
    breaches: [String] = [], reason: String, decision: Decision, madeAt: Instant,
    withdrawnAt: Instant? = nil
  ) {
    self.id = id
    self.slug = slug
    self.contentVersion = contentVersion
    self.index = index
    self.inputHash = inputHash
    self.expectedHash = expectedHash
    self.outcome = outcome
    self.test = test
    self.smallest = smallest
    self.breaches = breaches
    self.reason = reason
    self.decision = decision
    self.madeAt = madeAt
    self.withdrawnAt = withdrawnAt
  }

  /// Whether it leaves its test out, wherever the problem still has that test.
  public var leavesOut: Bool { decision != .stands && withdrawnAt == nil }

  /// What an input is known by.
  public static func hash(of input: [Value]) -> String {
    SHA256.hex(Value.array(input).json.utf8)
  }

  /// What an expectation is known by.
  public static func hash(of expected: Value) -> String { SHA256.hex(expected.json.utf8) }

  /// Whether it speaks of the test with this input and, where both are known, this expectation.
  public func isAbout(_ inputHash: String, expected: Value?) -> Bool {
    guard inputHash == self.inputHash else { return false }
    guard let expectedHash, let expected else { return true }
    return expectedHash == Self.hash(of: expected)
  }
}
