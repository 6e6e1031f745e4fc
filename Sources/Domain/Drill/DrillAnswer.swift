/// An answer to an interview card: what was said, which points it had, and how it was graded.
public struct DrillAnswer: Sendable, Hashable, Identifiable {
  /// Given when it is kept; 0 before.
  public var id: Int
  /// The card's id.
  public var card: String
  public var moment: Moment
  /// How long it was thought about; nil when that is not known.
  public var seconds: Int?
  public var work: DrillWork
  /// The places of the points that the learner found in it; nil until they were compared.
  public var ticks: [Int]?
  /// Nil until it is graded.
  public var grade: Grade?
  /// What a language model wrote about it; nobody checked that.
  public var feedback: String?
  /// The mock interview that it was given in.
  public var interview: Int?

  public init(
    id: Int = 0, card: String, moment: Moment, seconds: Int? = nil, work: DrillWork,
    ticks: [Int]? = nil, grade: Grade? = nil, feedback: String? = nil, interview: Int? = nil
  ) {
    self.id = id
    self.card = card
    self.moment = moment
    self.seconds = seconds
    self.work = work
    self.ticks = ticks
    self.grade = grade
    self.feedback = feedback
    self.interview = interview
  }
}

/// What a learner did at a card; each kind of card fills in its own part.
public struct DrillWork: Sendable, Hashable, Codable {
  /// In words; empty for what was said aloud.
  public var text = ""
  /// The steps' places in the card, in the order that they were given.
  public var order: [Int]?
  /// The places of the evidence that was taken to lead on.
  public var evidence: [Int]?
  /// States and edges, one a line.
  public var sketch: String?
  public var numbers: [String]?
  public var code: String?
  /// What became of the code.
  public var report: CodeReport?

  public init() {}

  /// Whether nothing was written or done.
  public var isEmpty: Bool {
    let texts = [text, sketch ?? "", code ?? ""] + (numbers ?? [])
    return texts.allSatisfy { $0.trimmed.isEmpty } && order == nil && (evidence ?? []).isEmpty
  }
}

/// What the judge said of a mended piece of code.
public struct CodeReport: Sendable, Hashable, Codable {
  /// Whether each test holds; empty when nothing ran.
  public var passed: [Bool]
  public var diagnostics: [Diagnostic]
  /// What the code printed, and why a test ended early.
  public var output: String
  /// What it came to, as a sentence.
  public var words: String

  public init(
    passed: [Bool] = [], diagnostics: [Diagnostic] = [], output: String = "", words: String
  ) {
    self.passed = passed
    self.diagnostics = diagnostics
    self.output = output
    self.words = words
  }

  public var isAccepted: Bool { !passed.isEmpty && passed.allSatisfy(\.self) }
}
