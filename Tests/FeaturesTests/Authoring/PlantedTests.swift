@testable import AuthoringFeature
import Domain
import Foundation
import Testing
import TestSupport

@Suite struct PlantedTests {
  private func report(
    planting words: [String], listing ids: [String] = [], length: String = "size",
    record: (Authoring.Report) -> VerifiedRecord? = { _ in nil }
  ) async throws -> Authoring.Report {
    try await withTemporaryFolder { root in
      var folder = GateFolder(root: root)
      folder.edit("problem.yml", "length: size, each: [-9, 9]", "length: \(length), each: [-9, 9]")
      let lines = words.map { "# plant \($0)\n" }.joined()
      folder.set("solutions/fast.py", "# Idea: loop.\n\(lines)# right")
      if !ids.isEmpty {
        folder.set("equivalent.yml", ids.map { "- { id: '\($0)', reason: why }\n" }.joined())
      }
      try folder.write()
      func verify(_ settings: Authoring.Settings) async throws -> Authoring.Report {
        let reports = try await Authoring.verify(
          .all, contentFolder: root, runner: .doubling, settings: settings)
        return try #require(reports.first)
      }
      let report = try await verify(.doubling)
      guard let known = record(report) else { return report }
      var settings = Authoring.Settings.doubling
      settings.record = known
      return try await verify(settings)
    }
  }

  @Test func `a mistake that a hidden case finds is counted`() async throws {
    let report = try await report(planting: ["keeps", "crash-on-negative"])
    #expect(report.failures == [])
    #expect((report.planted, report.killed) == (2, 2))
  }

  @Test func `a survivor is told with the smallest input that tells it apart`() async throws {
    let report = try await report(planting: ["keeps", "wrong-on-pair"])
    #expect(
      report.failures == [
        "solutions/fast.py:3: 'swap wrong-on-pair' survives the hidden cases; it differs on [[0,0]]: add "
          + "such a case."
      ])
    #expect((report.planted, report.killed, report.equivalent) == (2, 1, 0))
  }

  @Test func `a survivor that agrees everywhere must be listed`() async throws {
    let report = try await report(planting: ["right"])
    let failure = try #require(report.failures.first)
    #expect(
      failure.hasPrefix(
        "solutions/fast.py:3: 'swap right' survives the hidden cases and agrees with fast.py on"))
    #expect(report.proofInputs > 10_000)
  }

  @Test func `a listed survivor that agrees everywhere is equivalent`() async throws {
    let report = try await report(planting: ["right", "keeps"], listing: ["swap right"])
    #expect(report.failures == [])
    #expect((report.planted, report.killed, report.equivalent) == (2, 1, 1))
    #expect(report.proofInputs > 10_000)
  }

  @Test func `agreement on a handful of small inputs proves nothing`() async throws {
    let report = try await report(
      planting: ["right"], listing: ["swap right"], length: "1")
    #expect(
      report.failures.contains {
        $0.hasPrefix("problem.yml:12: the families make 4 small inputs, too few to prove")
      }, "\(report.failures)")
  }

  @Test func `a proof is not made again for the same content`() async throws {
    let report = try await report(planting: ["right"], listing: ["swap right"]) { report in
      var record = VerifiedRecord()
      record.add(VerifiedRecord.Row(report, day: "2026-01-01"))
      return record
    }
    #expect(report.failures == [])
    #expect((report.equivalent, report.proofInputs) == (1, 0))
  }

  @Test(arguments: [
    (
      "wrong-on-pair", "swap wrong-on-pair",
      "'swap wrong-on-pair' (solutions/fast.py:3) isn't equivalent, it differs on [[0,0]]"
    ),
    ("keeps", "swap keeps", "'swap keeps': a hidden case kills it. Remove it."),
    ("keeps", "swap other", "'swap other': no such mistake is planted. Remove it."),
  ])
  func `a list that is wrong is refused at its line`(
    word: String, id: String, failure: String
  ) async throws {
    let report = try await report(planting: [word, "right"], listing: ["swap right", id])
    #expect(
      report.failures.contains { $0.hasPrefix("equivalent.yml:2: \(failure)") },
      "\(report.failures)")
  }
}
