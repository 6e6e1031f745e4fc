import Domain
import Foundation
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct JailLadderTests {
  @Test(arguments: JailLevel.allCases)
  func `a ceiling lowers the rung and never raises it`(ceiling: JailLevel) async throws {
    let best = try await JailBench().supervisor.probe()
    let forced = try await JailBench(ceiling: ceiling).supervisor.probe()
    #expect(forced.level <= ceiling)
    #expect(forced.level <= best.level)
  }

  @Test func `every step is told, with a remedy where it fails`() async throws {
    let report = try await JailBench().supervisor.probe()
    #expect(report.steps.count >= 7)
    for step in report.steps {
      #expect(!step.name.isEmpty)
      #expect(step.works == step.remedy.isEmpty, "\(step.name)")
    }
    #expect(Set(report.steps.map(\.name)).count == report.steps.count)
  }

  @Test func `each session tells the rung it runs on`() async throws {
    let bench = try await JailBench()
    let level = try await bench.supervisor.probe().level
    #expect(try await bench.run("").level == level)
  }

  @Test func `a report that makes no sense is refused`() {
    #expect(JailReport("") == nil)
    #expect(JailReport("level\t9\n") == nil)
    let report = JailReport("step\tseccomp\t0\tbroken\nnonsense\nlevel\t3\n")
    #expect(report?.level == .L3)
    #expect(report?.steps == [.init(name: "seccomp", works: false, remedy: "broken")])
  }

  @Test func `a program that is missing is named`() {
    #expect(throws: JailError.supervisorMissing(path: "/no/focus-jail")) {
      _ = try JailSupervisor(executable: "/no/focus-jail")
    }
  }
}
