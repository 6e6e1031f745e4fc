import Domain
@testable import InterviewsFeature
import Testing

@Suite(.timeLimit(.minutes(20)))
struct ChangesTests {
  private func report(
    _ lost: [(String, Int, String)], diagnostics: [String] = []
  ) -> GradeReport {
    GradeReport(
      takeHome: "tiny", score: 0, areas: [], stages: [],
      lost: lost.map {
        .init(id: $0.0, title: "Title", area: .requirements, points: $0.1, reason: $0.2)
      }, tests: [], mutants: [], diagnostics: diagnostics)
  }

  private func changes(
    _ old: [(String, Int, String)], _ new: [(String, Int, String)]
  ) -> [String] {
    TakeHomes.changes(from: report(old), to: report(new))
  }

  @Test func `what is lost, won, less lost and lost for another reason is told`() {
    #expect(changes([], [("T1", 2, "It waits.\nLong.")]) == ["−2  T1, Title: It waits."])
    #expect(changes([("T1", 2, "It waits.")], []) == ["+2  T1, Title"])
    #expect(changes([("T", 5, "1 of 4.")], [("T", 3, "2 of 4.")]) == ["+2  T, Title: 2 of 4."])
    #expect(
      changes([("T", 5, "One.")], [("T", 5, "Two.")]) == ["     T, Title, still lost: Two."])
    #expect(changes([("T", 5, "One.")], [("T", 5, "One.")]).isEmpty)
  }

  @Test func `without a build only the compiler is told`() {
    let broken = report([("T1", 2, "No build.")], diagnostics: ["A.swift:1: no"])
    #expect(
      TakeHomes.changes(from: report([]), to: broken) == [
        "It no longer builds: A.swift:1: no"
      ])
    #expect(
      TakeHomes.changes(from: broken, to: report([])) == ["It builds again.", "+2  T1, Title"])
  }
}
