/// How a candidate's answer to a take-home project was graded.
public struct GradeReport: Sendable, Hashable, Codable {
  /// An area of four, or the views beside them; what could not be judged counts neither for nor
  /// against.
  public struct Area: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      case requirements, safety, ownTests, history, views
    }

    public var kind: Kind
    public var points: Int
    public var outOf: Int
    /// Why it was not judged.
    public var unjudged: String?

    public init(kind: Kind, points: Int, outOf: Int, unjudged: String? = nil) {
      self.kind = kind
      self.points = points
      self.outOf = outOf
      self.unjudged = unjudged
    }
  }

  /// A step of the check.
  public struct Stage: Sendable, Hashable, Codable {
    public enum Outcome: String, Sendable, Hashable, Codable {
      case passed, failed, skipped
    }

    public var kind: GradeStage
    public var outcome: Outcome
    public var milliseconds: Int
    /// What a reader should know of it.
    public var note: String?

    public init(kind: GradeStage, outcome: Outcome, milliseconds: Int, note: String? = nil) {
      self.kind = kind
      self.outcome = outcome
      self.milliseconds = milliseconds
      self.note = note
    }
  }

  /// Points that were not given.
  public struct Loss: Sendable, Hashable, Codable {
    /// The requirement's or check's identifier.
    public var id: String
    public var title: String
    public var area: Area.Kind
    public var points: Int
    /// What was seen, in a sentence.
    public var reason: String
    /// The requirement's line in the brief.
    public var requirement: String?
    public var card: String?

    public init(
      id: String, title: String, area: Area.Kind, points: Int, reason: String,
      requirement: String? = nil, card: String? = nil
    ) {
      self.id = id
      self.title = title
      self.area = area
      self.points = points
      self.reason = reason
      self.requirement = requirement
      self.card = card
    }
  }

  /// A hidden test.
  public struct Test: Sendable, Hashable, Codable {
    public enum Status: String, Sendable, Hashable, Codable {
      case passed, failed
      /// It never ended: the process was stopped, crashed, or left early.
      case missing
    }

    public var suite: String
    public var name: String
    public var status: Status
    /// The first thing that it complained of.
    public var message: String?

    public init(suite: String, name: String, status: Status, message: String? = nil) {
      self.suite = suite
      self.name = name
      self.status = status
      self.message = message
    }
  }

  /// What the candidate's tests said of a planted defect.
  public struct MutantOutcome: Sendable, Hashable, Codable {
    public var id: String
    public var defect: String
    public var isKilled: Bool

    public init(id: String, defect: String, isKilled: Bool) {
      self.id = id
      self.defect = defect
      self.isKilled = isKilled
    }
  }

  /// A source file and how much of it tests reach.
  public struct Coverage: Sendable, Hashable, Codable {
    /// Below the package.
    public var path: String
    /// Those that hold code.
    public var lines: Int
    public var reached: Int

    public init(path: String, lines: Int, reached: Int) {
      self.path = path
      self.lines = lines
      self.reached = reached
    }
  }

  public var takeHome: String
  /// 0...100: the points of the judged areas but the views, scaled to a hundred and rounded down.
  public var score: Int
  public var areas: [Area]
  public var stages: [Stage]
  public var lost: [Loss]
  /// The lost points by their causes, what cost most first.
  public var findings: [Finding]
  public var tests: [Test]
  public var mutants: [MutantOutcome]
  /// What the compiler said when the answer did not build.
  public var diagnostics: [String]
  /// What a reviewer would say beside the points; essential things first.
  public var review: [ReviewNote]
  /// How much of each source file the candidate's tests reach; empty where nobody asked.
  public var coverage: [Coverage]
  /// What the candidate's notes say of their own choices, a sentence each.
  public var choices: [String]

  /// Without a project the findings say nothing of its brief.
  public init(
    takeHome: String, score: Int, areas: [Area], stages: [Stage], lost: [Loss], tests: [Test],
    mutants: [MutantOutcome], diagnostics: [String], review: [ReviewNote] = [],
    coverage: [Coverage] = [], choices: [String] = [], of project: TakeHome? = nil
  ) {
    self.takeHome = takeHome
    self.score = score
    self.areas = areas
    self.stages = stages
    self.lost = lost
    findings = Finding.list(of: lost, tests: tests, in: project)
    self.tests = tests
    self.mutants = mutants
    self.diagnostics = diagnostics
    self.review = review
    self.coverage = coverage
    self.choices = choices
  }
}

extension GradeReport {
  /// Reads reports that were kept before there were findings, review notes and choices, too.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      takeHome: try values.decode(String.self, forKey: .takeHome),
      score: try values.decode(Int.self, forKey: .score),
      areas: try values.decode([Area].self, forKey: .areas),
      stages: try values.decode([Stage].self, forKey: .stages),
      lost: try values.decode([Loss].self, forKey: .lost),
      tests: try values.decode([Test].self, forKey: .tests),
      mutants: try values.decode([MutantOutcome].self, forKey: .mutants),
      diagnostics: try values.decode([String].self, forKey: .diagnostics),
      review: try values.decodeIfPresent([ReviewNote].self, forKey: .review) ?? [],
      coverage: try values.decodeIfPresent([Coverage].self, forKey: .coverage) ?? [],
      choices: try values.decodeIfPresent([String].self, forKey: .choices) ?? [])
    if let kept = try values.decodeIfPresent([Finding].self, forKey: .findings) { findings = kept }
  }
}
