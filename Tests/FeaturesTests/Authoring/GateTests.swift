@testable import AuthoringFeature
import Catalogue
import Domain
import Foundation
import Synchronization
import Testing
import TestSupport

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
    #expect(report.slow == "time limit")
    #expect((report.planted, report.killed, report.equivalent) == (1, 1, 0))
    #expect(report.survivors == [])
  }

  private static let edits: [(file: String, old: String, new: String, failure: String)] = [
    (
      "solutions/fast.swift", "right", "wrong-on-negative",
      "solutions/fast.swift:1: Wrong answer on \"case 1\" (tests.json:4), input [[-1]]"
    ),
    (
      "solutions/fast.swift", "// right", "class Solution {\n  func double(\n// wrong-on-negative",
      "solutions/fast.swift:3: Wrong answer on \"case 1\""
    ),
    (
      "solutions/fast.swift", "right", "late",
      "solutions/fast.swift:1: it takes 900 ms on \"many\" (tests.json:12), more than 300 ms, and"
    ),
    (
      "solutions/fast.swift", "right", "broken",
      "solutions/fast.swift:3: Compile error: no such name."
    ),
    (
      "solutions/fast.py", "right", "keeps",
      "solutions/fast.py:1: Wrong answer on \"ex\" (tests.json:1), input [[1]], got [1]"
    ),
    (
      "solutions/fast.py", "right", "slow",
      "solutions/fast.py:1: Time limit exceeded on \"many\" (tests.json:12)"
    ),
    (
      "solutions/fast.py", "right", "wrong-on-pair",
      "solutions/fast.py:1: Wrong answer on family random, seed "
    ),
    (
      "solutions/brute.swift", "slow", "crash-on-negative",
      "solutions/brute.swift:1: Runtime error on \"case "
    ),
    (
      "solutions/brute.swift", "// Idea", "/* Idea",
      "solutions/brute.swift:1: the first line must be // Idea: …"
    ),
    (
      "mutants/keeps.swift", "// keeps", "// right",
      "mutants/keeps.swift:1: this mutant survives the hidden cases."
    ),
    (
      "mutants/negative.py", "# wrong-on-negative", "# plant keeps\n# other\n# right",
      "mutants/negative.py:3: this mutant survives the hidden cases."
    ),
    (
      "mutants/keeps.swift", "// keeps", "// broken",
      "mutants/keeps.swift:3: Compile error: no such name."
    ),
    ("mutants/slow.swift", "// slow", "// keeps", "mutants/slow.swift:1: Wrong answer"),
    (
      "mutants/slow.swift", "// slow", "// right",
      "mutants/slow.swift:1: no hidden case is too slow for this mutant, and its growth is like the "
        + "slow reference's in 0 of 3 measures only (family random)."
    ),
    (
      "mutants/negative.py", "# Bug", "# Fix",
      "mutants/negative.py:1: the first line must be # Bug: …"
    ),
    (
      "tests.json", "[[-10]]", "[[-9]]",
      "tests.json:12: invalid, \"w\": the validator accepts this input."
    ),
    (
      "tests.json", "{\"input\":[[10]],\"why\":\"w\"},", "",
      "tests.json:12: five invalid inputs are needed."
    ),
    (
      "tests.json", "\"output\":[1]", "\"output\":[2]",
      "tests.json:12: badOutputs, \"not doubled\": the comparator accepts [2]."
    ),
    (
      "tests.json", "[[1]],\"output\"", "[[11]],\"output\"",
      "tests.json:12: badOutputs, \"not doubled\": the validator refuses the input."
    ),
    (
      "tests.json", "[[-8]]", "[[-18]]",
      "tests.json:11: \"case 8\": the validator refuses the input."
    ),
    (
      "tests.json", "\"expected\":[-16],", "", "tests.json:11: \"case 8\": expected is missing."
    ),
    (
      "tests.json", "\"expected\":[-16]", "\"expected\":[16]",
      "solutions/fast.swift:1: Wrong answer on \"case 8\" (tests.json:11)"
    ),
    (
      "tests.json", "{\"generate\"", "{\"expected\":[],\"generate\"",
      "tests.json:12: \"many\": a generated case must be hidden and have no expected."
    ),
    (
      "tests.json", "\"visible\":true,", "\"visible\":false,",
      "tests.json:1: two or three cases must be visible, not 0."
    ),
    (
      "tests.json", "\"random\"", "\"huge\"",
      "tests.json:12: \"many\": The generator has no family called huge."
    ),
    (
      "problem.yml", "each: [-9, 9] } } }", "each: [-99, 9] } } }",
      "tests.json:12: \"many\": the validator refuses the input."
    ),
    (
      "problem.yml", "each: [-9, 9] } } }", "each: [-99, 9] } } }",
      "problem.yml:13: generator, family random, seed "
    ),
    (
      "problem.yml", "{ ints: { length: size, each: [-9, 9] } }", "{ value: [1] }",
      "problem.yml:12: generator: the answer is [2] on 100 %"
    ),
    (
      "problem.yml", "{ ints:", "{ inds:",
      "problem.yml:13: generator.random.nums: unknown recipe inds (did you mean ints?)"
    ),
    (
      "problem.yml", "9] } }\n", "9] },\n  rules: [\n    \"acyclic(nums)\"] }\n",
      "problem.yml:13: constraints.rules[0]: acyclic takes 2 arguments, not 1."
    ),
    ("problem.yml", "minutes: 10", "minute: 10", "\(place)problem.yml:6: Unknown key minute"),
    (
      "problem.yml", "minutes: 10", "minutes: 10\ngate: { randomInputs: 100, why: slow }",
      "\(place)problem.yml:7: gate.randomInputs: At least 200 are needed."
    ),
    (
      "problem.yml", "minutes: 10", "minutes: 10\ngate: { randomInputs: 200 }",
      "\(place)problem.yml:7: gate: The key why is missing."
    ),
    (
      "editorial.md", "### Pitfalls", "### Traps",
      "editorial.md:7: Map: the part ### Pitfalls is missing."
    ),
    (
      "editorial.md", "`fast`", "`quick`",
      "editorial.md:8: Map: Solution: `NAME` must name a file of solutions/."
    ),
    (
      "editorial.md", "## Map", "Map", "editorial.md:1: two approaches (## Name) are needed, not 1."
    ),
    (
      "solutions/brute.swift", "// Idea: adding.", "// Idea: Loop!",
      "solutions/brute.swift:1: it names the same idea as fast.swift."
    ),
  ]

  /// What the reader's own errors begin with.
  private static let place = "problems/math-geometry/double/"

  @Test(arguments: edits.indices)
  func `each defect is found and said, with file and line`(row: Int) async throws {
    let (file, old, new, failure) = Self.edits[row]
    let report = try await report { folder in
      folder.edit(file, old, new)
      if file == "tests.json", old.contains("visible") { folder.set("statement.md", "Double.") }
    }
    #expect(
      report.failures.contains { $0.hasPrefix(failure) }, "\(failure): \(report.failures)")
  }

  @Test(arguments: ["slow", "hungry"])
  func `brute may run out of time or memory on large cases`(word: String) async throws {
    let report = try await report { folder in
      folder.set("solutions/brute.swift", "// Idea: adding.\n// \(word)")
    }
    #expect(report.failures == [])
  }

  @Test func `a visible case must be small enough for brute`() async throws {
    let (ones, twos) = (
      Value.array(Array(repeating: 1, count: 51)).json,
      Value.array(Array(repeating: 2, count: 51)).json
    )
    let report = try await report { folder in
      folder.edit(
        "tests.json", "[[1]],\"expected\":[2]", "[\(ones)],\"expected\":\(twos)")
    }
    #expect(
      report.failures.contains(
        "solutions/brute.swift:1: it is too slow for a visible case, \"ex\" (tests.json:1)."),
      "\(report.failures)")
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
        $0.hasPrefix("tests.json:11: \"case 8\": expected is wrong. The copy differs")
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
    for file in ["negative.py", "crash.swift"] {
      let failure = "mutants/\(file):2: this mutant survives the hidden cases."
      #expect(report.failures.contains(failure), "\(report.failures)")
    }
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

  @Test func `growth is measured of the pair of references that one language has`() async throws {
    let report = try await report { folder in
      folder.set("solutions/brute.swift", nil)
      folder.set("solutions/brute.py", "# Idea: adding.\n# slow")
    }
    #expect(
      report.growth
        == "fast.py too quick to tell up to 100, brute.py too quick to tell up to 50 "
        + "(family random)")
  }

  @Test func `starters that cannot be run here are not recorded as passed`() async throws {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      var runner = Runner.doubling
      runner.status = {
        RunnerStatus(
          level: "L0", steps: [],
          toolchains: [RunnerStatus.Toolchain(language: .rust, version: nil, path: "")])
      }
      let partly = try await Authoring.verify(
        .all, contentFolder: root, runner: runner, settings: .doubling)
      #expect(partly.map(\.failures) == [[]])
      #expect(partly.map(\.starters) == [""])
      let wholly = try await Authoring.verify(
        .all, contentFolder: root, runner: .doubling, settings: .doubling)
      #expect(wholly.map(\.starters) != [""])
      // What passed in every language stays so on a machine without one.
      var settings = Authoring.Settings.doubling
      settings.record = try Authoring.updated(
        VerifiedRecord(), with: wholly, day: "2026-01-01", contentFolder: root)
      let again = try await Authoring.verify(
        .all, contentFolder: root, runner: runner, settings: settings)
      #expect(again.map(\.starters) == wholly.map(\.starters))
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
        "milliseconds", "mutants", "planted", "proofInputs", "randomInputs", "references", "slow",
        "slowMeasures", "slowRecognised", "slug", "starters", "stretchCases", "survivors", "topic",
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
        == "1 problem built, nothing changed.\nproblems/x/y/tests.json: Missing. This problem is "
        + "left out.")
  }
}
