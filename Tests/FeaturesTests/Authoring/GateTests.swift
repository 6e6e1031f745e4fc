import Catalogue
import Domain
import Features
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct GateTests {
  private func report(
    _ change: (inout GateFolder) -> Void = { _ in }
  ) async throws -> Authoring.Report {
    try await withTemporaryFolder { root in
      var folder = GateFolder(root: root)
      change(&folder)
      try folder.write()
      let reports = try await Authoring.verify(
        .all, contentFolder: root, runner: .doubling, settings: .doubling)
      return try #require(reports.first)
    }
  }

  @Test func `a complete problem passes with its figures`() async throws {
    let report = try await report()
    #expect(report.failures == [])
    #expect(report.hasPassed)
    #expect(report.references == 3)
    #expect(report.mutants == 4)
    #expect(report.hiddenCases == 10)
    #expect(report.randomInputs == 500)
    #expect((report.planted, report.killed, report.equivalent) == (1, 1, 0))
    #expect(report.survivors == [])
  }

  private static let edits: [(file: String, old: String, new: String, failure: String)] = [
    (
      "solutions/fast.swift", "right", "wrong-on-negative", "fast.swift: Wrong answer on \"case 1\""
    ),
    ("solutions/fast.swift", "right", "late", "fast.swift takes 900 ms on \"many\""),
    ("solutions/fast.swift", "right", "broken", "fast.swift: Compile error, line 3: no such name"),
    (
      "solutions/fast.py", "right", "keeps", "fast.py: Wrong answer on \"ex\", input [[1]], got [1]"
    ),
    ("solutions/fast.py", "right", "slow", "fast.py: Time limit exceeded on \"many\""),
    ("solutions/brute.swift", "slow", "crash-on-negative", "brute.swift: Runtime error"),
    ("solutions/brute.swift", "// Idea", "/* Idea", "the first line must be // Idea: …"),
    (
      "mutants/keeps.swift", "// keeps", "// right",
      "mutants/keeps.swift survives the hidden cases."
    ),
    ("mutants/keeps.swift", "// keeps", "// broken", "mutants/keeps.swift: Compile error"),
    ("mutants/slow.swift", "// slow", "// keeps", "mutants/slow.swift: Wrong answer"),
    (
      "mutants/slow.swift", "// slow", "// right",
      "mutants/slow.swift survives the hidden cases with twice the time."
    ),
    ("mutants/negative.py", "# Bug", "# Fix", "the first line must be # Bug: …"),
    ("tests.json", "[[-10]]", "[[-9]]", "invalid, \"w\": the validator accepts this input."),
    ("tests.json", "\"output\":[1]", "\"output\":[2]", "the comparator accepts [2]."),
    ("tests.json", "[[-8]]", "[[-18]]", "\"case 8\": the validator refuses the input."),
    ("tests.json", "\"expected\":[-16],", "", "\"case 8\": expected is missing."),
    ("tests.json", "\"expected\":[-16]", "\"expected\":[16]", "fast.swift: Wrong answer"),
    ("tests.json", "\"visible\":true,", "\"visible\":false,", "two or three cases must be visible"),
    ("tests.json", "\"random\"", "\"huge\"", "The generator has no family called huge."),
    ("problem.yml", "each: [-9, 9] } } }", "each: [-99, 9] } } }", "the validator refuses"),
    ("problem.yml", "{ ints:", "{ inds:", "unknown recipe inds (did you mean ints?)"),
    ("problem.yml", "minutes: 10", "minute: 10", "problem.yml:6: Unknown key minute"),
    ("editorial.md", "### Pitfalls", "### Traps", "the part ### Pitfalls is missing."),
    ("editorial.md", "`fast`", "`quick`", "must name a file of solutions/."),
    (
      "solutions/brute.swift", "// Idea: adding.", "// Idea: Loop!",
      "solutions/brute.swift names the same idea as fast.swift."
    ),
    (
      "problem.yml", "minutes: 10", "minutes: 10\ngate: { randomInputs: 100, why: slow }",
      "At least 200 are needed."
    ),
    (
      "problem.yml", "minutes: 10", "minutes: 10\ngate: { randomInputs: 200 }",
      "The key why is missing."
    ),
  ]

  @Test(arguments: edits.indices)
  func `each defect is found and said`(row: Int) async throws {
    let (file, old, new, failure) = Self.edits[row]
    let report = try await report { folder in
      folder.edit(file, old, new)
      if file == "tests.json", old.contains("visible") { folder.set("statement.md", "Double.") }
    }
    #expect(
      report.failures.contains { $0.contains(failure) }, "\(failure): \(report.failures)")
  }

  @Test(
    arguments: [
      ("solutions/brute.swift", "solutions/brute is missing."),
      ("solutions/fast.py", "solutions/fast.py is missing."),
      ("mutants/slow.swift", "exactly one must be called slow."),
      ("mutants/crash.swift", "mutants/: four are needed."),
      ("tests.json", "tests.json: The file is missing."),
    ])
  func `a missing file is found and said`(file: String, failure: String) async throws {
    let report = try await report { $0.set(file, nil) }
    #expect(report.failures.contains { $0.contains(failure) }, "\(report.failures)")
  }

  @Test func `an answer that is only shown must be right`() async throws {
    let report = try await report { folder in
      folder.edit("problem.yml", "\"int[]\"}", "ListNode}")
      folder.edit("problem.yml", "returns: \"int[]\"", "returns: ListNode")
      folder.edit("problem.yml", "length: [1", "nodes: [1")
      folder.edit("problem.yml", "comparator: exact", "comparator: identity")
    }
    #expect(
      report.failures.contains {
        $0.hasPrefix("tests.json, \"case 8\": expected is wrong. The copy differs")
      }, "\(report.failures)")
  }

  @Test func `a survivor of the visible cases alone is no kill`() async throws {
    let report = try await report { folder in
      for number in 1...8 {
        folder.edit(
          "tests.json", "[[\(-number)]],\"expected\":[\(-number * 2)]",
          "[[\(number)]],\"expected\":[\(number * 2)]")
      }
      folder.edit(
        "tests.json", "\"visible\":true,\"input\":[[1]],\"expected\":[2]",
        "\"visible\":true,\"input\":[[-1]],\"expected\":[-2]")
      folder.edit("problem.yml", "each: [-9, 9] } } }", "each: [0, 9] } } }")
    }
    #expect(report.failures.contains("mutants/negative.py survives the hidden cases."))
    #expect(report.failures.contains("mutants/crash.swift survives the hidden cases."))
  }

  @Test func `an unknown slug is refused with its neighbours`() async throws {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      await #expect(throws: CatalogueError.unknownSlug("doubel", nearest: ["double"])) {
        try await Authoring.verify(
          .these(["doubel"]), contentFolder: root, runner: .doubling, settings: .doubling)
      }
    }
  }

  @Test func `progress names every step and ends with the report`() async throws {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      let lines = Mutex<[String]>([])
      let reports = try await Authoring.verify(
        .these(["double"]), contentFolder: root, runner: .doubling, settings: .doubling
      ) { event in
        lines.withLock { $0 += [Authoring.text(event)].compactMap(\.self) }
      }
      let text = lines.withLock { $0 }
      #expect(text.first == "double: reading the folder…")
      #expect(text.contains("double: running the mutant slow.swift…"))
      #expect(text.last?.hasPrefix("[1/1] double passed") == true)
      #expect(
        Authoring.text(reports)
          == "1 of 1 problems passed the gate.\n1 passed, 0 failed")
    }
  }

  @Test func `reports are JSON with the keys that scripts may rely on`() async throws {
    let report = try await report { folder in
      folder.set("solutions/fast.py", "# Idea: loop.\n# plant wrong-on-pair\n# right")
    }
    let reports = try Value(json: try Authoring.json([report])).elements ?? []
    guard case .object(let fields)? = reports.first else {
      Issue.record("no object")
      return
    }
    #expect(
      fields.keys.sorted() == [
        "content", "cpuMilliseconds", "equivalent", "failures", "growth", "hiddenCases", "killed",
        "milliseconds", "mutants", "planted", "proofInputs", "randomInputs", "references", "slug",
        "starters", "survivors", "topic",
      ])
    #expect(fields["slug"] == "double")
    #expect(fields["topic"] == "math-geometry")
    #expect(fields["failures"]?.elements?.count == 1)
    #expect(
      fields["survivors"] == [
        ["id": "swap wrong-on-pair", "input": [[0, 0]], "isListed": false, "line": 3]
      ])
  }

  @Test func `a failed problem is told with its reasons`() {
    let report = Authoring.Report(
      slug: "double", topic: .mathGeometry, failures: ["One.", "Two."])
    #expect(
      Authoring.text(.finished(report, done: 1, total: 2))
        == "[1/2] double FAILED (0.0 s)\n    - One.\n    - Two.")
    #expect(
      Authoring.text([report])
        == "0 of 1 problems passed the gate. Failed: double.\n0 passed, 1 failed")
    #expect(Authoring.text(.step(slug: "double", "x"), isQuiet: true) == nil)
  }

  @Test func `a build is told with what it left out`() {
    let error = CatalogueError.missing(file: "problems/x/y/tests.json", reason: "Missing.")
    #expect(
      Authoring.text(CatalogueBuild(problems: [.twoSum], written: [], broken: [error]))
        == "1 problem built, nothing changed.\nLeft out: problems/x/y/tests.json: Missing.")
  }
}
