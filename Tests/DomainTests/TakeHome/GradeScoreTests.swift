import Domain
import Testing

@Suite(.timeLimit(.minutes(20)))
struct GradeScoreTests {
  private static let takeHome = TakeHome(
    slug: "lamps", name: "Lamps", summary: "", minutes: 5, layers: [],
    requirements: [
      .init(id: "L1", title: "Switch", points: 30, suites: ["A", "B"], card: "lamps-a"),
      .init(id: "L2", title: "Count", points: 20, suites: ["C"]),
    ],
    safety: [
      .init(id: "hammer", title: "Threads", points: 15, kind: .hammer(suites: ["H"])),
      .init(
        id: "force", title: "Force", points: 5, kind: .lint(rule: "force-unwrap"),
        requirement: "L1"),
    ], mutants: [], ownTestsLink: TakeHome.Link(requirement: "L2", card: "lamps-tests"),
    commitsLink: TakeHome.Link(card: "lamps-steps"), folder: "")

  private static let notes =
    "# One\n## Two\n### Three\n" + String(repeating: "word ", count: 150)

  private static func mutants(killed: Int, of count: Int) -> GradeFacts.OwnTests {
    .judged(
      (0..<count).map { .init(id: "m\($0)", defect: "Defect \($0).", isKilled: $0 < killed) })
  }

  private static let whole = GradeFacts(
    suites: ["A": .kept, "B": .kept, "C": .kept, "H": .kept],
    safety: ["hammer": .kept, "force": .kept], ownTests: mutants(killed: 4, of: 4),
    history: WorkHistory(commits: nil, notes: notes), historyTrouble: "No .git.")

  private func score(_ change: (inout GradeFacts) -> Void = { _ in }) -> GradeScore {
    var facts = Self.whole
    change(&facts)
    return GradeScore(facts, of: Self.takeHome)
  }

  @Test func `all that could be judged is a hundred, though commits could not`() {
    let score = score()
    #expect(score.score == 100)
    #expect(score.lost == [])
    #expect(score.areas.map(\.outOf) == [50, 20, 20, 4])
    #expect(score.areas.last?.unjudged == "No .git.")
  }

  @Test func `a line needs all its suites, and says what was seen`() throws {
    let score = score { $0.suites["B"] = .broken("It stays dark.") }
    let loss = try #require(score.lost.first)
    #expect(score.lost.count == 1)
    #expect(loss.id == "L1" && loss.points == 30 && loss.reason == "It stays dark.")
    #expect(loss.requirement == "L1" && loss.card == "lamps-a")
    #expect(score.score == 64 * 100 / 94)
  }

  @Test func `a suite that nobody ran proves nothing`() {
    let score = score { $0.suites["C"] = nil }
    #expect(score.lost.map(\.reason) == ["C didn't run."])
  }

  @Test func `a line that cannot be judged counts neither way, unless a suite of it is broken`() {
    let score = score {
      for suite in ["A", "B", "C"] { $0.suites[suite] = .unjudged("Nobody looked.") }
      $0.suites["B"] = .broken("It stays dark.")
    }
    #expect(score.lost.map(\.id) == ["L1"])
    #expect(score.areas[0].outOf == 30)
    #expect(score.areas[0].unjudged == "Nobody looked.")
  }

  @Test func `an order of tests and code that nobody can tell is left out`() {
    let score = score {
      $0.history = WorkHistory(
        commits: [], notes: Self.notes, order: .unjudged("The time was up."))
      $0.historyTrouble = nil
    }
    #expect(score.areas.last?.outOf == 6)
    #expect(score.areas.last?.unjudged == "The time was up.")
  }

  @Test func `what cannot be judged counts neither way`() {
    let score = score { $0.safety["hammer"] = .unjudged("no room for it") }
    #expect(score.score == 100)
    #expect(score.areas[1].outOf == 5)
    #expect(score.areas[1].unjudged == "Threads: no room for it")
  }

  @Test func `views stand beside the hundred, and count where nothing else is asked for`() {
    var (facts, takeHome) = (Self.whole, Self.takeHome)
    takeHome.views = .init(
      module: "LampsViews",
      lines: [
        .init(id: "V1", title: "Light", points: 12, suites: ["V"]),
        .init(id: "V2", title: "Dark", points: 8, suites: ["W"]),
      ])
    #expect(GradeScore(facts, of: takeHome).areas.count == 4)
    facts.hasViews = true
    facts.suites["V"] = .kept
    let whole = GradeScore(facts, of: takeHome)
    #expect(whole.score == 100)
    #expect(whole.areas.last == .init(kind: .views, points: 12, outOf: 20))
    #expect(whole.lost.map(\.id) == ["V2"])
    let part = GradeScore(facts, of: takeHome, in: [.views])
    #expect(part.areas.map(\.kind) == [.views])
    #expect(part.score == 60)
  }

  @Test func `a broken rule names its requirement`() {
    let score = score { $0.safety["force"] = .broken("A.swift:3: a forced unwrap.") }
    #expect(score.lost.map(\.requirement) == ["L1"])
  }

  @Test(arguments: [(0, 3, 0), (1, 3, 6), (2, 3, 13), (3, 3, 20), (15, 16, 18)])
  func `own tests earn by the defects that they find, rounded down`(
    killed: Int, count: Int, points: Int
  ) {
    let score = score { $0.ownTests = Self.mutants(killed: killed, of: count) }
    #expect(score.areas[2].points == points)
    #expect(score.areas[2].outOf == 20)
    #expect(score.lost.map(\.points) == (points < 20 ? [20 - points] : []))
  }

  @Test func `no tests earn nothing, and it is said`() {
    let score = score { $0.ownTests = .none("There are no tests.") }
    #expect(score.areas[2].points == 0)
    #expect(score.lost.map(\.reason) == ["There are no tests."])
  }

  @Test func `points of own tests and of commits and notes lead where the project says`() {
    let score = score {
      $0.ownTests = .none("There are no tests.")
      $0.history = WorkHistory(commits: [], notes: nil)
    }
    let tests = score.lost.filter { $0.area == .ownTests }
    #expect(tests.map(\.requirement) == ["L2"])
    #expect(tests.map(\.card) == ["lamps-tests"])
    let history = score.lost.filter { $0.area == .history }
    #expect(history.map(\.id) == ["commits", "messages", "tests-first", "notes", "notes-sections"])
    #expect(history.allSatisfy { $0.requirement == nil && $0.card == "lamps-steps" })
  }

  @Test func `where the project says nothing, they lead nowhere`() {
    var facts = Self.whole
    facts.ownTests = .none("There are no tests.")
    facts.history.notes = nil
    var takeHome = Self.takeHome
    takeHome.ownTestsLink = nil
    takeHome.commitsLink = nil
    let score = GradeScore(facts, of: takeHome)
    #expect(score.lost.map(\.id) == ["own-tests", "notes", "notes-sections"])
    #expect(score.lost.allSatisfy { $0.requirement == nil && $0.card == nil })
  }

  @Test func `defects that were not found are named`() throws {
    let score = score { $0.ownTests = Self.mutants(killed: 1, of: 6) }
    let reason = try #require(score.lost.first?.reason)
    #expect(
      reason == "Your tests find 1 of 6 planted defects. Not found: Defect 1; Defect 2; Defect 3. "
        + "And 2 more.")
  }
}
