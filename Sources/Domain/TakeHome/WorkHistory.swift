/// What a candidate's commits and notes say of how the work went.
public struct WorkHistory: Sendable, Hashable {
  public struct Commit: Sendable, Hashable {
    /// Its digest.
    public var id: String
    /// The message's first line.
    public var subject: String
    public var changesSources: Bool
    public var changesTests: Bool
    /// The Swift files below `Tests` that it changes.
    public var tests: [String]
    /// Whether it changes no file at all.
    public var isEmpty: Bool

    public init(
      id: String = "", subject: String, changesSources: Bool, changesTests: Bool,
      tests: [String] = [], isEmpty: Bool = false
    ) {
      self.id = id
      self.subject = subject
      self.changesSources = changesSources
      self.changesTests = changesTests
      self.tests = tests
      self.isEmpty = isEmpty
    }
  }

  /// Whether tests that failed came before the code that made them pass, as runs of both show.
  public enum Order: Sendable, Hashable {
    case testsFirst
    /// What was seen instead, in a sentence.
    case notShown(String)
    /// Why nobody can tell.
    case unjudged(String)
  }

  /// A part of the points, and whether it was earned.
  public struct Finding: Sendable, Hashable {
    public var id: String
    public var title: String
    public var outOf: Int
    /// Why its points are lost; nil when they are not.
    public var loss: String?
  }

  /// Oldest first, with the one that the project began with; nil: there is no history to read.
  public var commits: [Commit]?
  /// The text of `NOTES.md`, if there is one.
  public var notes: String?
  /// The types, functions and files of the answer that the notes name; nil: nobody looked.
  public var named: [String]?
  /// Nil where the project does not ask for it.
  public var order: Order?

  public init(
    commits: [Commit]?, notes: String?, named: [String]? = nil, order: Order? = nil
  ) {
    self.commits = commits
    self.notes = notes
    self.named = named
    self.order = order
  }

  private static let fewestCommits = 3
  private static let fewestWords = 150
  private static let fewestHeadings = 3
  private static let fewestNames = 2

  /// Three findings on the commits, where there are any to read, and two of two points on the notes.
  ///
  /// Commits have six points; where the order of tests and code was tried, four of them are for that.
  public var findings: [Finding] {
    // A commit that changes nothing is no step.
    (commits.map { commitFindings($0.dropFirst().filter { !$0.isEmpty }) } ?? [])
      + noteFindings(notes ?? "")
  }

  private func commitFindings(_ own: [Commit]) -> [Finding] {
    let saying = own.count { Self.saysSomething($0.subject) }
    let each = order == nil ? 2 : 1
    return [
      Finding(
        id: "commits", title: "The work was committed in steps", outOf: each,
        loss: own.count >= Self.fewestCommits
          ? nil
          : "After the first, \(own.count) commits change something; "
            + "\(Self.fewestCommits) are expected."
      ),
      Finding(
        id: "messages", title: "The messages say what was done", outOf: each,
        loss: !own.isEmpty && saying * 5 >= own.count * 4
          ? nil
          : "\(saying) of \(own.count) subjects have two words and ten characters or more."),
    ] + orderFindings(own)
  }

  private func orderFindings(_ own: [Commit]) -> [Finding] {
    let id = "tests-first"
    switch order {
    case .testsFirst?, .notShown?:
      var loss: String?
      if case .notShown(let reason) = order { loss = reason }
      let title = "Tests that failed came before the code that made them pass"
      return [Finding(id: id, title: title, outOf: 4, loss: loss)]
    case .unjudged?: return []
    case nil:
      let (changing, tested) = Self.tested(own)
      return [
        Finding(
          id: id, title: "Tests came with the code or before it", outOf: 2,
          loss: changing > 0 && tested * 2 >= changing
            ? nil
            : "\(tested) of \(changing) commits that change Sources came with tests or after them.")
      ]
    }
  }

  private func noteFindings(_ notes: String) -> [Finding] {
    let words = notes.split(whereSeparator: \.isWhitespace).count
    let headings = notes.split(whereSeparator: \.isNewline).count { $0.hasPrefix("#") }
    return [
      Finding(
        id: "notes", title: "NOTES.md explains the work", outOf: 2,
        loss: words >= Self.fewestWords
          ? namesLoss : "NOTES.md has \(words) words; \(Self.fewestWords) are expected."),
      Finding(
        id: "notes-sections", title: "NOTES.md has sections", outOf: 2,
        loss: headings >= Self.fewestHeadings
          ? nil : "NOTES.md has \(headings) headings; \(Self.fewestHeadings) are expected."),
    ]
  }

  /// Decisions are about something in the code.
  private var namesLoss: String? {
    guard let named, named.count < Self.fewestNames else { return nil }
    let found = named.first.map { "names only \($0) of your code" } ?? "names nothing of your code"
    return "NOTES.md \(found): say which types, functions or files your decisions are about; "
      + "\(Self.fewestNames) are expected."
  }

  private static func saysSomething(_ subject: String) -> Bool {
    subject.count >= 10 && subject.split(whereSeparator: \.isWhitespace).count >= 2
  }

  /// How many commits change sources, and how many of these have tests in them or right before.
  private static func tested(_ commits: [Commit]) -> (changing: Int, tested: Int) {
    var (changing, tested, hasNewTests) = (0, 0, false)
    for commit in commits {
      hasNewTests = hasNewTests || commit.changesTests
      guard commit.changesSources else { continue }
      changing += 1
      if hasNewTests { tested += 1 }
      hasNewTests = false
    }
    return (changing, tested)
  }
}
