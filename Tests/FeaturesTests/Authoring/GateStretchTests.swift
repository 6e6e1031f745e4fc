@testable import AuthoringFeature
import Domain
@testable import OnlineFeature
import Testing
import TestSupport

/// Stretch cases beside counting ones, over the problem `double`.
@Suite struct GateStretchTests {
  private static let last = "\"size\":100},\"why\":\"many\",\"provenance\":\"generator\"}"

  /// A problem with one stretch case of 200 numbers.
  private func report(
    size: Int = 200, _ change: (inout GateFolder) -> Void = { _ in }
  ) async throws -> Authoring.Report {
    try await withTemporaryFolder { root in
      var folder = GateFolder(root: root)
      let more =
        "{\"stretch\":true,\"generate\":{\"family\":\"random\",\"seed\":1,\"size\":\(size)},"
        + "\"why\":\"beyond\",\"provenance\":\"generator\"}"
      folder.edit("tests.json", Self.last, "\(Self.last),\n\(more)")
      folder.edit(
        "problem.yml", "generator:", "stretch: { nums: { length: [1, 1000] } }\ngenerator:")
      change(&folder)
      try folder.write()
      let reports = try await Authoring.verify(
        .all, contentFolder: root, runner: .doubling, settings: .doubling)
      return try #require(reports.first)
    }
  }

  @Test func `a stretch case is held to the wider constraints and counted apart`() async throws {
    let report = try await report()
    #expect(report.failures == [])
    #expect((report.hiddenCases, report.stretchCases) == (10, 1))
  }

  @Test(arguments: [
    (100, "this case is within LeetCode's bounds: remove stretch."),
    (1001, "the validator refuses the input. nums must have 1 to 1000 elements, not 1001."),
  ])
  func `a stretch case lies between both constraints`(size: Int, failure: String) async throws {
    let report = try await report(size: size)
    #expect(report.failures == ["tests.json:13: \"beyond\": \(failure)"])
  }

  @Test func `what only a stretch case finds survives`() async throws {
    let report = try await report(size: 768) { folder in
      folder.edit("mutants/keeps.swift", "// keeps", "// wrong-on-many")
      folder.edit("solutions/fast.py", "# plant keeps", "# plant wrong-on-many")
    }
    #expect(
      report.failures.first == "mutants/keeps.swift:2: this mutant survives the hidden cases.")
    #expect(report.failures.contains { $0.contains("'swap wrong-on-many' survives") })
    #expect((report.planted, report.killed) == (1, 0))
  }

  @Test func `only fast must manage stretch cases`() async throws {
    let passed = try await report { folder in
      folder.edit("tests.json", "\"size\":100}", "\"size\":40}")
      folder.set("solutions/second.swift", "// Idea: adding.\n// slow")
      folder.edit("mutants/slow.swift", "// slow", "// right")
    }
    #expect(!passed.failures.contains { $0.hasPrefix("solutions/") }, "\(passed.failures)")
    let failed = try await report { $0.edit("solutions/fast.py", "right", "slow") }
    #expect(
      failed.failures.contains { $0.hasPrefix("solutions/fast.py:1: Time limit exceeded") },
      "\(failed.failures)")
    let wrong = try await report(size: 768) { folder in
      folder.set("solutions/second.swift", "// Idea: adding.\n// wrong-on-many")
    }
    #expect(
      wrong.failures.contains {
        $0.hasPrefix("solutions/second.swift:1: Wrong answer on \"beyond\" (tests.json:13)")
      }, "\(wrong.failures)")
  }

  @Test func `ten hidden cases and a generated one must count`() async throws {
    let report = try await report { folder in
      folder.edit("tests.json", "{\"generate\"", "{\"stretch\":true,\"generate\"")
      folder.edit("tests.json", "\"size\":100}", "\"size\":150}")
    }
    for failure in [
      "tests.json:1: ten hidden cases are needed, not 9 (stretch cases don't count).",
      "tests.json:1: at least one case must be generated (stretch cases don't count).",
    ] {
      #expect(report.failures.contains(failure), "\(report.failures)")
    }
  }

  @Test func `wider constraints without a case are taken out`() async throws {
    let report = try await report { $0.edit("tests.json", "\"stretch\":true,", "") }
    #expect(
      report.failures.contains(
        "problem.yml:12: no case has \"stretch\": true: add one, or remove the entry."),
      "\(report.failures)")
  }
}
