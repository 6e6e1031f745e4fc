/// What a list of problems shows of one: a row of `index.json`.
public struct ProblemSummary: Sendable, Hashable {
  public var slug: String
  public var title: String
  public var topic: Topic
  public var difficulty: Difficulty
  /// `blind75`, `neetcode150`, `grind169`, `extra`.
  public var lists: [String]
  /// LeetCode's number, as people know it.
  public var number: Int?
  /// What an interview would allow for it.
  public var minutes: Int
  /// Whether LeetCode asks money for it, so that it can only be judged here.
  public var isLocalOnly: Bool
  /// Slugs of the problems that are best solved before.
  public var prerequisites: [String]
  /// A hash of the whole folder; changes when anything in it does.
  public var contentVersion: String

  public init(
    slug: String, title: String, topic: Topic, difficulty: Difficulty, lists: [String],
    number: Int?, minutes: Int, isLocalOnly: Bool, prerequisites: [String] = [],
    contentVersion: String
  ) {
    self.slug = slug
    self.title = title
    self.topic = topic
    self.difficulty = difficulty
    self.lists = lists
    self.number = number
    self.minutes = minutes
    self.isLocalOnly = isLocalOnly
    self.prerequisites = prerequisites
    self.contentVersion = contentVersion
  }
}

/// A whole problem, as its folder holds it.
public struct Problem: Sendable, Hashable {
  public var summary: ProblemSummary
  public var signature: Signature
  public var comparator: Comparator
  public var limits: Limits
  public var complexity: Complexity
  /// Three steps, each saying more than the one before.
  public var hints: [String]
  /// Slugs of related problems by relation (`easier`, `harder`, `same`).
  public var companions: [String: [String]]
  /// Machine-readable limits of the input; TestForge's validator reads them.
  public var constraints: Value
  /// LeetCode's recorded bounds, a formula each (`2 <= nums.length <= 10^4`).
  public var official: [String]
  /// What differs in the constraints of stretch cases; an empty object where there are none.
  public var stretch: Value
  /// Named recipes of inputs; TestForge's generators read them.
  public var generator: Value
  /// Markdown in our own words.
  public var statement: String
  public var editorial: String
  public var solutions: [Solution]
  public var tests: [TestCase]

  public var slug: String { summary.slug }

  public var prerequisites: [String] {
    get { summary.prerequisites }
    set { summary.prerequisites = newValue }
  }

  public init(
    summary: ProblemSummary, signature: Signature, comparator: Comparator, limits: Limits,
    complexity: Complexity, hints: [String], companions: [String: [String]],
    prerequisites: [String], constraints: Value, official: [String] = [],
    stretch: Value = .object([:]), generator: Value, statement: String, editorial: String,
    solutions: [Solution], tests: [TestCase]
  ) {
    self.summary = summary
    self.signature = signature
    self.comparator = comparator
    self.limits = limits
    self.complexity = complexity
    self.hints = hints
    self.companions = companions
    self.constraints = constraints
    self.official = official
    self.stretch = stretch
    self.generator = generator
    self.statement = statement
    self.editorial = editorial
    self.solutions = solutions
    self.tests = tests
    self.summary.prerequisites = prerequisites
  }

  /// The tests within LeetCode's bounds, which alone decide a verdict; results count in their order.
  public var countingTests: [TestCase] { tests.filter { !$0.isStretch } }

  /// The tests beyond LeetCode's bounds, which only tell how a solution grows.
  public var stretchTests: [TestCase] { tests.filter(\.isStretch) }

  /// The same problem with the wider constraints of its stretch cases.
  public var stretched: Problem {
    var wider = self
    wider.constraints = constraints.overlaid(with: stretch)
    return wider
  }

  /// The reference of a name (`fast`, `brute`) in a language, if the folder has it.
  public func solution(_ name: String, in language: Language) -> Solution? {
    solutions.first { $0.name == name && $0.language == language }
  }
}

/// What a problem's best known solution costs, and its slow one, in the size `n`.
public struct Complexity: Sendable, Hashable, Codable {
  public var time: String
  public var space: String
  public var slow: String
  /// What `n` is, in words (`the length of nums`).
  public var size: String

  public init(time: String, space: String, slow: String, size: String) {
    self.time = time
    self.space = space
    self.slow = slow
    self.size = size
  }
}

/// One reference or further approach: a file of `solutions/`, or a mutant.
public struct Solution: Sendable, Hashable {
  /// The file's name without its ending: `fast`, `brute`, or the approach's name.
  public var name: String
  public var language: Language
  public var source: String

  public init(name: String, language: Language, source: String) {
    self.name = name
    self.language = language
    self.source = source
  }
}
