import Domain
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20)))
struct GradePartTests {
  private static let takeHome = TakeHome(
    slug: "lamps", name: "Lamps", summary: "", minutes: 5, layers: [],
    requirements: [
      .init(id: "L1", title: "Switch", points: 30, suites: ["A", "H"]),
      .init(id: "L2", title: "Count", points: 20, suites: ["C"]),
    ],
    safety: [
      .init(id: "hammer", title: "Threads", points: 15, kind: .hammer(suites: ["H"])),
      .init(
        id: "force", title: "Force", points: 5, kind: .lint(rule: "force-unwrap"),
        requirement: "L2"),
    ], mutants: [], ownTestsLink: TakeHome.Link(requirement: "L3"), folder: "")

  @Test(
    arguments: [
      ("L1", ["L1", "hammer"], [.requirements, .safety]),
      ("l2", ["L2", "force"], [.requirements, .safety]), ("hammer", ["hammer"], [.safety]),
      ("L3", [], [.ownTests]), ("own-tests", [], [.ownTests]), ("history", [], [.history]),
    ] as [(String, Set<String>, Set<GradeReport.Area.Kind>)])
  func `a name brings what belongs to it`(
    name: String, lines: Set<String>, areas: Set<GradeReport.Area.Kind>
  ) throws {
    let part = try #require(GradePart(only: name, of: Self.takeHome))
    #expect(part.lines == lines)
    #expect(part.areas == areas)
    #expect(!part.builds)
  }

  @Test func `what the project has not is no part`() {
    #expect(GradePart(only: "L9", of: Self.takeHome) == nil)
    #expect(GradePart(only: "", of: Self.takeHome) == nil)
  }

  @Test(
    arguments: [
      (.build, [], true), (.hiddenTests, ["L1", "L2"], false), (.hammer, ["hammer"], false),
      (.lints, ["force"], false), (.ownTests, [], false),
    ] as [(GradeStage, Set<String>, Bool)])
  func `a stage has its lines`(stage: GradeStage, lines: Set<String>, builds: Bool) {
    let part = GradePart(stage: stage, of: Self.takeHome)
    #expect(part.lines == lines)
    #expect(part.builds == builds)
  }

  @Test func `parts add up, and a project is narrowed to them`() throws {
    let first = try #require(GradePart(only: "hammer", of: Self.takeHome))
    let both = first.union(try #require(GradePart(only: "history", of: Self.takeHome)))
    #expect(both.areas == [.safety, .history])
    let narrow = Self.takeHome.narrowed(to: both)
    #expect(narrow.requirements.isEmpty)
    #expect(narrow.safety.map(\.id) == ["hammer"])
    #expect(Self.takeHome.narrowed(to: .everything(of: Self.takeHome)) == Self.takeHome)
  }
}
