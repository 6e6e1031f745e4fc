import Domain
import Foundation
import TestSupport
import Testing

struct GradeFindingTests {
  private static let project: TakeHome = {
    var takeHome = TakeHome.sample()
    takeHome.brief = """
      # Tiny

      - **T1** (30 points) One is one,
        always.
      - **T2** (20 points) It is `quick`.

      ```swift
      func start()
      ```
      """
    takeHome.requirements[0].question = "Why one?"
    takeHome.requirements[0].tryout = "import Testing\n"
    return takeHome
  }()

  private func report(
    _ lost: [GradeReport.Loss], _ tests: [GradeReport.Test], of project: TakeHome? = Self.project
  ) -> GradeReport {
    GradeReport(
      takeHome: "tiny", score: 0, areas: [], stages: [], lost: lost, tests: tests, mutants: [],
      diagnostics: [], of: project)
  }

  private func loss(
    _ id: String, _ points: Int, _ reason: String, _ area: GradeReport.Area.Kind = .requirements
  ) -> GradeReport.Loss {
    .init(
      id: id, title: "Title \(id)", area: area, points: points, reason: reason,
      requirement: area == .requirements ? id : "T1")
  }

  private func missing(_ suite: String, _ name: String, _ why: String) -> GradeReport.Test {
    .init(suite: suite, name: name, status: .missing, message: why)
  }

  @Test func `an answer that does not build is told once`() throws {
    let why = "It doesn't build: Sources/A.swift:1:5: error: cannot find x in scope"
    let report = report(
      [loss("T2", 20, why), loss("T1", 30, why), loss("hammer", 15, why, .safety)],
      [missing("FirstTests", "one", why), missing("SecondTests", "two", why)])
    #expect(report.findings.count == 1)
    let finding = try #require(report.findings.first)
    #expect(finding.points == 65)
    #expect(finding.cause == why)
    #expect(finding.lines.map(\.id) == ["T1", "T2", "hammer"])
    #expect(finding.trials.isEmpty)
    #expect(finding.asked.allSatisfy { $0.tryout == nil })
  }

  @Test func `what cost most comes first, with what was asked and tried`() throws {
    let tests = [
      GradeReport.Test(
        suite: "FirstTests", name: "one is one", status: .failed,
        message: "2 came out; 1 was expected."),
      GradeReport.Test(
        suite: "SecondTests", name: "it is quick", status: .failed, message: "Slow."),
    ]
    let report = report(
      [
        loss("T2", 20, "it is quick: Slow."),
        loss("T1", 30, "one is one: 2 came out; 1 was expected."),
      ], tests)
    #expect(report.findings.map(\.points) == [30, 20])
    let finding = try #require(report.findings.first)
    #expect(finding.cause == nil)
    #expect(finding.trials == [.init(tried: "one is one", came: "2 came out; 1 was expected.")])
    #expect(finding.asked.map(\.brief) == ["One is one, always."])
    #expect(finding.asked.map(\.question) == ["Why one?"])
    #expect(finding.asked.map(\.tryout) == ["import Testing\n"])
    #expect(report.findings[1].asked.map(\.brief) == ["It is `quick`."])
  }

  @Test func `one crash takes the tests after it along, which are counted`() throws {
    let why = "The process crashed: Index out of range."
    let report = report(
      [loss("T1", 30, "a: \(why)")],
      [missing("FirstTests", "a", why), missing("FirstTests", "b", why)])
    #expect(report.findings.map(\.trials) == [[.init(tried: "a", came: why, more: 1)]])
  }

  @Test func `a crash at one line of the answer is one cause, another crash is not`() {
    let same = "The process crashed at TinyDomain/A.swift:3: Index out of range."
    let first = report(
      [loss("T1", 30, "a: \(same)"), loss("T2", 20, "b: \(same)")],
      [missing("FirstTests", "a", same), missing("SecondTests", "b", same)])
    #expect(first.findings.map(\.cause) == [same])
    let other = "The process crashed: Index out of range."
    let second = report(
      [loss("T1", 30, "a: \(other)"), loss("T2", 20, "b: \(other)")],
      [missing("FirstTests", "a", other), missing("SecondTests", "b", other)])
    #expect(second.findings.count == 2)
  }

  @Test func `a race that no test saw is told for the line and the check together`() throws {
    let race = "ThreadSanitizer saw a data race at Sources/A.swift:3."
    let report = report([loss("T1", 30, race), loss("hammer", 15, race, .safety)], [])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && finding.points == 45 && finding.cause == race)
    #expect(finding.asked.map(\.requirement) == ["T1"])
  }

  @Test func `of many failing tests three are told`() throws {
    let tests = (0..<5).map {
      GradeReport.Test(suite: "FirstTests", name: "t\($0)", status: .failed, message: "No \($0).")
    }
    let finding = try #require(report([loss("T1", 30, "t0: No 0.")], tests).findings.first)
    #expect(finding.trials.map(\.tried) == ["t0", "t1", "t2"])
    #expect(finding.moreTrials == 2)
  }

  @Test func `a report from before there were findings has them all the same`() throws {
    let old = """
      {"takeHome":"tiny","score":1,"areas":[],"stages":[],"tests":[],"mutants":[],"diagnostics":[],
       "lost":[{"id":"T1","title":"T","area":"safety","points":2,"reason":"r"}]}
      """
    let report = try JSONDecoder().decode(GradeReport.self, from: Data(old.utf8))
    #expect(report.findings.map(\.cause) == ["r"])
    #expect(report.review.isEmpty)
    let again = try JSONDecoder().decode(GradeReport.self, from: JSONEncoder().encode(report))
    #expect(again == report)
  }

  @Test func `the names of the brief are those of its code`() {
    #expect(Self.project.promisedNames == ["quick", "func", "start"])
    #expect(Self.project.briefLine("T9") == nil)
  }
}
