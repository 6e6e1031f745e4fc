@testable import AuthoringFeature
import Domain
import Testing
import TestSupport

/// The slow mutant of the problem `double`: ended by a limit, or known by how it grows.
@Suite struct GateSlowTests {
  private static let last = "\"size\":100},\"why\":\"many\",\"provenance\":\"generator\"}"

  /// With a stretch case of 1000 numbers.
  private func report(
    measures: Int = 3, _ change: (inout GateFolder) -> Void
  ) async throws -> Authoring.Report {
    try await withTemporaryFolder { root in
      var folder = GateFolder(root: root)
      let more =
        "{\"stretch\":true,\"generate\":{\"family\":\"random\",\"seed\":1,\"size\":1000},"
        + "\"why\":\"beyond\",\"provenance\":\"generator\"}"
      folder.edit("tests.json", Self.last, "\(Self.last),\n\(more)")
      folder.edit(
        "problem.yml", "generator:", "stretch: { nums: { length: [1, 1000] } }\ngenerator:")
      folder.set("solutions/brute.swift", "// Idea: adding.\n// crawling")
      change(&folder)
      try folder.write()
      var settings = Authoring.Settings.doubling
      settings.slowMeasures = measures
      let reports = try await Authoring.verify(
        .all, contentFolder: root, runner: .doubling, settings: settings)
      return try #require(reports.first)
    }
  }

  @Test(arguments: [("slow", "time limit"), ("hungry", "memory limit")])
  func `a hidden case that is too much for it is enough`(word: String, slow: String) async throws {
    let report = try await report { $0.edit("mutants/slow.swift", "// slow", "// \(word)") }
    #expect(report.failures == [])
    #expect((report.slow, report.slowMeasures) == (slow, 0))
    #expect(
      Authoring.text(.finished(report, done: 1, total: 1))?.contains(
        "Slow: a hidden case ends the slow mutant at the \(slow).") == true)
  }

  @Test(arguments: [3, 20])
  func `else its growth is measured again and again`(measures: Int) async throws {
    let report = try await report(measures: measures) { folder in
      folder.edit("mutants/slow.swift", "// slow", "// crawling")
    }
    #expect(report.failures == [])
    #expect(report.slow == "growth")
    #expect((report.slowMeasures, report.slowRecognised) == (measures, measures))
    let text = Authoring.text(.finished(report, done: 1, total: 1)) ?? ""
    #expect(text.contains("its growth was recognised in \(measures) of \(measures) measures."))
    let quiet = Authoring.text(.finished(report, done: 1, total: 1), isQuiet: true) ?? ""
    #expect(quiet.hasSuffix(", slow by growth"))
  }

  @Test func `a mutant that is neither ended nor recognised fails`() async throws {
    let report = try await report { $0.edit("mutants/slow.swift", "// slow", "// right") }
    #expect(report.slow == "")
    #expect(report.failures.count == 1)
    let failure = report.failures.first ?? ""
    #expect(
      failure.hasPrefix(
        "mutants/slow.swift:1: no hidden case is too slow for this mutant, and its growth is like "
          + "the slow reference's in 0 of 3 measures only (family random)."), "\(failure)")
    #expect(failure.hasSuffix("Add a larger stretch case of the family that tells them apart."))
  }

  @Test func `a mutant whose growth can't be measured fails`() async throws {
    let report = try await report { folder in
      folder.edit("mutants/slow.swift", "// slow", "// right")
      folder.set("solutions/brute.swift", nil)
    }
    let reason = "and its growth can't be measured: that takes a generated case, and fast and brute"
    #expect(report.failures.contains { $0.contains(reason) }, "\(report.failures)")
  }
}
