/// A project as companies give it to candidates, with everything by which an answer is graded.
public struct TakeHome: Sendable, Hashable {
  /// The word in commands and addresses: `markets`.
  public var slug: String
  /// The prefix of its targets and of the reference's folder: `Markets`.
  public var name: String
  public var summary: String
  /// How long a candidate may take.
  public var minutes: Int
  /// The layers that the brief promises, inner ones first.
  public var layers: [Layer]
  /// 50 points together.
  public var requirements: [Requirement]
  /// 20 points together.
  public var safety: [SafetyCheck]
  /// An optional part, whose points are no part of the hundred; nil: the project has none.
  public var views: Views?
  public var mutants: [Mutant]
  /// The kits that a candidate gets beside the starter; each is one of a layer's.
  public var kits: [String]
  /// The names that no two literals may hold: those of resources, say.
  public var writtenOnce: [String]
  public var history: HistoryRule
  /// Where lost points of the candidate's own tests lead.
  public var ownTestsLink: Link?
  /// Where lost points of the commits and notes lead.
  public var commitsLink: Link?
  /// What the candidate reads, as Markdown.
  public var brief: String
  /// Where `BRIEF.md`, `Starter`, `Hidden` and the reference lie.
  public var folder: String

  public init(
    slug: String, name: String, summary: String, minutes: Int, layers: [Layer],
    requirements: [Requirement], safety: [SafetyCheck], views: Views? = nil, mutants: [Mutant],
    kits: [String] = [], writtenOnce: [String] = [], history: HistoryRule = .steps,
    ownTestsLink: Link? = nil, commitsLink: Link? = nil, brief: String = "", folder: String
  ) {
    self.slug = slug
    self.name = name
    self.summary = summary
    self.minutes = minutes
    self.layers = layers
    self.requirements = requirements
    self.safety = safety
    self.views = views
    self.mutants = mutants
    self.kits = kits
    self.writtenOnce = writtenOnce
    self.history = history
    self.ownTestsLink = ownTestsLink
    self.commitsLink = commitsLink
    self.brief = brief
    self.folder = folder
  }

  /// The requirements, and the lines of the views.
  public var lines: [Requirement] { requirements + (views?.lines ?? []) }

  /// The folder of the model answer.
  public var reference: String { "\(folder)/\(name)App" }

  /// The targets that candidates get, each once.
  public var given: [String] {
    layers.reduce(into: []) { names, layer in
      names += layer.given.filter { !names.contains($0) }
    }
  }
}

extension TakeHome {
  /// What the commits are judged by.
  public enum HistoryRule: String, Sendable, Hashable, CaseIterable {
    /// Small steps with tests in them, as the changed files' names tell.
    case steps
    /// The same, and tests that failed before the code that made them pass, which runs must show.
    case testFirst = "test-first"
  }

  /// What teaches somebody who lost points.
  public struct Link: Sendable, Hashable {
    /// The requirement's line in the brief.
    public var requirement: String?
    public var card: String?

    public init(requirement: String? = nil, card: String? = nil) {
      self.requirement = requirement
      self.card = card
    }
  }

  /// A target that both the starter and the reference have.
  public struct Layer: Sendable, Hashable {
    public var name: String
    /// The layers above it in the list that it may import.
    public var imports: [String]
    /// The kits that the reference's layer stands on; a candidate may use them too.
    public var kits: [String]
    /// The reference's targets that are no layers and that this one stands on: candidates get them.
    public var given: [String]

    public init(
      name: String, imports: [String] = [], kits: [String] = [], given: [String] = []
    ) {
      self.name = name
      self.imports = imports
      self.kits = kits
      self.given = given
    }
  }

  /// Screens as text, by a target that an answer may have.
  public struct Views: Sendable, Hashable {
    /// The target's name: `RoundsViews`.
    public var module: String
    public var lines: [Requirement]

    public init(module: String, lines: [Requirement]) {
      self.module = module
      self.lines = lines
    }
  }

  /// A line of the document that asked for the project.
  public struct Requirement: Sendable, Hashable {
    /// As in the brief: `C1`.
    public var id: String
    public var title: String
    public var points: Int
    /// The hidden suites that prove it; all their tests must end and pass.
    public var suites: [String]
    /// The drill card that teaches it.
    public var card: String?
    /// What a learner who lost its points is asked to think about.
    public var question: String?
    /// A Swift file with a test of promised names alone, which shows the learner what is missing.
    public var tryout: String?

    public init(
      id: String, title: String, points: Int, suites: [String], card: String? = nil,
      question: String? = nil, tryout: String? = nil
    ) {
      self.id = id
      self.title = title
      self.points = points
      self.suites = suites
      self.card = card
      self.question = question
      self.tryout = tryout
    }
  }

  /// What must hold whatever the program does.
  public struct SafetyCheck: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// Hidden suites that run plain and then three times under ThreadSanitizer.
      case hammer(suites: [String])
      /// A rule that the sources or the tests keep.
      case lint(rule: String)
    }

    /// Unique in the project: `container-hammer`.
    public var id: String
    public var title: String
    public var points: Int
    public var kind: Kind
    /// The requirement's line that it belongs to.
    public var requirement: String?
    public var card: String?

    public init(
      id: String, title: String, points: Int, kind: Kind, requirement: String? = nil,
      card: String? = nil
    ) {
      self.id = id
      self.title = title
      self.points = points
      self.kind = kind
      self.requirement = requirement
      self.card = card
    }
  }

  /// What a planted defect changes in one file of the reference.
  public struct Edit: Sendable, Hashable {
    /// Below the reference's `Sources`; `../Tests/…` and `../Package.swift` lie beside them.
    public var file: String
    /// Stands exactly once in the file.
    public var find: String
    public var replace: String

    public init(file: String, find: String, replace: String) {
      self.file = file
      self.find = find
      self.replace = replace
    }
  }

  /// One planted defect of the reference.
  public struct Mutant: Sendable, Hashable {
    /// How a defect is switched on while the program runs.
    public enum Form: String, Sendable, Hashable, CaseIterable {
      case statement, expression
    }

    public var id: String
    /// What is wrong with it, in a sentence.
    public var defect: String
    /// Below the reference's `Sources`.
    public var file: String
    /// Stands exactly once in the file.
    public var find: String
    public var replace: String
    public var form: Form
    /// Whether the candidate's tests are judged by it; a changed signature cannot be switched.
    public var isSwitched: Bool
    /// Changes of other places that belong to it; none where it is switched.
    public var also: [Edit]
    /// The lines and checks that lose their points when the reference is graded with it; nil: it is
    /// not graded alone.
    public var loses: [String]?

    public init(
      id: String, defect: String, file: String, find: String, replace: String,
      form: Form = .statement, isSwitched: Bool = true, also: [Edit] = [], loses: [String]? = nil
    ) {
      self.id = id
      self.defect = defect
      self.file = file
      self.find = find
      self.replace = replace
      self.form = form
      self.isSwitched = isSwitched
      self.also = also
      self.loses = loses
    }

    /// Everything that it changes, in order.
    public var edits: [Edit] { [Edit(file: file, find: find, replace: replace)] + also }
  }
}
