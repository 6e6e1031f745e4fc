@testable import AuthoringFeature
import Catalogue
import Domain
import Foundation
import Synchronization
import Testing
import TestSupport

@Suite struct ForgeTests {
  /// What the forge finds for a folder that plants these words, as it is given to a body.
  private func forge(
    planting words: [String] = ["keeps"], seed: UInt64 = 1,
    _ change: (inout GateFolder) -> Void = { _ in },
    then body: (inout Forging, URL) async throws -> Void = { _, _ in }
  ) async throws -> Forging {
    try await withTemporaryFolder { root in
      var folder = GateFolder(root: root)
      let lines = words.map { "# plant \($0)\n" }.joined()
      folder.set("solutions/fast.py", "# Idea: loop.\n\(lines)# right")
      change(&folder)
      try folder.write()
      var settings = Authoring.Settings.doubling
      settings.seed = seed
      var forging = try await Authoring.forge(
        "double", contentFolder: root, runner: .doubling, settings: settings)
      try await body(&forging, root)
      return forging
    }
  }

  @Test func `a survivor gets the smallest case that finds it, and the gate then passes`()
    async throws
  {
    let forging = try await forge(planting: ["keeps", "wrong-on-pair"]) { _ in
    } then: { forging, root in
      try Authoring.add(&forging, contentFolder: root)
      let reports = try await Authoring.verify(
        .all, contentFolder: root, runner: .doubling, settings: .doubling)
      #expect(reports.first?.failures == [])
      #expect(reports.first?.hiddenCases == 11)
    }
    #expect(forging.survivors == ["solutions/fast.py:3, 'swap wrong-on-pair'"])
    #expect(forging.mutants == 5)
    #expect(forging.foundOnce == [])
    #expect(forging.unmatched == [])
    #expect(forging.isAdded)
    let proposal = try #require(forging.proposals.first)
    #expect(forging.proposals.count == 1)
    #expect(proposal.input == [[0, 0]])
    #expect(proposal.kills == forging.survivors)
    #expect(
      proposal.line
        == "{\"input\": [[0, 0]], \"expected\": [0, 0], \"why\": \"swap: right → wrong-on-pair\", "
        + "\"provenance\": \"forged: kills solutions/fast.py:3, 'swap wrong-on-pair'\"}")
  }

  @Test func `a written mutant that survives thinned cases is found, in its own words`()
    async throws
  {
    let forging = try await forge { folder in
      for number in 1...8 {
        folder.edit(
          "tests.json", "[[\(-number)]],\"expected\":[\(-number * 2)]",
          "[[\(number)]],\"expected\":[\(number * 2)]")
      }
      folder.edit(
        "problem.yml", "generator:\n",
        "generator:\n  positive: { nums: { ints: { length: size, each: [1, 9] } } }\n")
      folder.edit("tests.json", "\"random\"", "\"positive\"")
    }
    #expect(forging.survivors == ["mutants/crash.swift", "mutants/negative.py"])
    let proposal = try #require(forging.proposals.first)
    #expect(forging.proposals.count == 1, "one case finds both")
    #expect(proposal.kills == ["mutants/crash.swift", "mutants/negative.py"])
    #expect(proposal.input == [[-1]])
    #expect(proposal.line.contains("\"why\": \"crashes on negatives.\""))
  }

  @Test func `when nothing survives, what one case finds gets a second one`() async throws {
    let forging = try await forge(planting: ["keeps", "wrong-on-pair"]) { folder in
      folder.edit("tests.json", "[[-8]],\"expected\":[-16]", "[[0,0]],\"expected\":[0,0]")
    }
    #expect(forging.survivors == [])
    #expect(forging.foundOnce == ["solutions/fast.py:3, 'swap wrong-on-pair'"])
    let proposal = try #require(forging.proposals.first)
    #expect(proposal.input != [[0, 0]])
    #expect(proposal.input.first?.elements?.count == 2)
    #expect(Authoring.text(forging).contains("nothing survives (5 mutants). A single case finds 1"))
  }

  @Test func `a survivor that no input tells is left, and said`() async throws {
    let forging = try await forge(planting: ["right"])
    #expect(forging.proposals == [])
    #expect(forging.unmatched == ["solutions/fast.py:3, 'swap right'"])
    #expect(forging.inputs > 1_000)
    let words = "tried finds, besides today's cases: solutions/fast.py:3"
    #expect(Authoring.text(forging).contains(words))
  }

  @Test func `mistakes in another author's solution are looked for alone`() async throws {
    _ = try await forge { _ in
    } then: { _, root in
      func forging(into source: String) async throws -> Forging {
        try await Authoring.forge(
          "double", contentFolder: root, runner: .doubling, settings: .doubling,
          planting: Solution(name: "theirs", language: .python, source: source))
      }
      let theirs = try await forging(into: "# plant keeps\n# plant wrong-on-pair\n# right")
      #expect(theirs.mutants == 2)
      #expect(theirs.survivors == ["theirs.py:3, 'swap wrong-on-pair'"])
      #expect(theirs.proposals.map(\.kills) == [theirs.survivors])
      let error = await #expect(throws: AuthoringError.self) {
        try await forging(into: "# plant keeps\n# keeps")
      }
      #expect(error?.description.contains("theirs.py isn't right: ") == true, "\(error as Any)")
    }
  }

  @Test func `what is listed as equivalent is not looked for`() async throws {
    let forging = try await forge(planting: ["right"]) { folder in
      folder.set("equivalent.yml", "- { id: 'swap right', reason: why }\n")
    }
    #expect((forging.mutants, forging.equivalent) == (4, 1))
    #expect(forging.survivors == [])
    #expect(
      Authoring.text(forging)
        == "double: nothing survives (4 mutants, 1 of them equivalent), and two or more cases find "
        + "each.")
  }

  @Test func `a seed gives the same proposals again`() async throws {
    let first = try await forge(planting: ["wrong-on-pair"], seed: 5)
    #expect(try await forge(planting: ["wrong-on-pair"], seed: 5) == first)
  }

  @Test func `an input that stays long is told by its command, whatever the seed`() async throws {
    let forging = try await forge(planting: ["wrong-on-many"], seed: .max - 2) { folder in
      folder.edit("problem.yml", "[1, 100]", "[1, 900]")
    } then: { forging, root in
      try Authoring.add(&forging, contentFolder: root)
      let again = try await Authoring.forge(
        "double", contentFolder: root, runner: .doubling, settings: .doubling)
      #expect(again.survivors == [])
    }
    #expect(forging.unmatched == [])
    #expect(forging.proposals.first?.line.contains("\"generate\"") == true)
  }

  @Test func `nothing is written without being asked, and only cases are added`() async throws {
    _ = try await forge(planting: ["wrong-on-pair"]) { _ in
    } then: { forging, root in
      let file = root.appending(path: "problems/math-geometry/double/tests.json")
      let before = try String(contentsOf: file, encoding: .utf8)
      #expect(
        Authoring.text(forging).hasSuffix("Nothing was written; --add writes this into tests.json.")
      )
      try Authoring.add(&forging, contentFolder: root)
      let after = try String(contentsOf: file, encoding: .utf8)
      let line = try #require(forging.proposals.first?.line)
      #expect(after.contains(",\n\(line)]"))
      #expect(after.replacing(",\n\(line)", with: "") == before)
      #expect(Authoring.text(forging).hasSuffix("Next: focus catalogue verify double"))
    }
  }

  @Test func `a full tests.json takes no more`() async throws {
    _ = try await forge(planting: ["wrong-on-pair"]) { folder in
      let more = (0..<38).map { _ in
        "{\"input\":[[1]],\"expected\":[2],\"why\":\"again\",\"provenance\":\"human\"}"
      }
      folder.edit("tests.json", "{\"generate\"", more.joined(separator: ",") + ",{\"generate\"")
    } then: { forging, root in
      let error = AuthoringError.noRoom(
        place: "tests.json:1", reason: "it would have 51 cases; the limit is 50.")
      #expect(throws: error) { try Authoring.add(&forging, contentFolder: root) }
      #expect(!forging.isAdded)
    }
  }

  @Test func `a folder whose fast reference fails cannot be forged for`() async throws {
    let reason =
      "solutions/fast.swift:1: Wrong answer on \"ex\" (tests.json:1), input [[1]], got [1], "
      + "expected [2]."
    let error = AuthoringError.notReady(slug: "double", reason: reason)
    #expect(error.message == "\(reason) Cases for double can't be forged yet.")
    await #expect(throws: error) {
      _ = try await forge { $0.edit("solutions/fast.swift", "right", "keeps") }
    }
  }

  @Test func `an unknown slug is refused with its neighbours`() async throws {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      await #expect(throws: CatalogueError.unknownSlug("doubel", nearest: ["double"])) {
        try await Authoring.forge(
          "doubel", contentFolder: root, runner: .doubling, settings: .doubling)
      }
    }
  }

  @Test func `progress names what goes on`() async throws {
    try await withTemporaryFolder { root in
      var folder = GateFolder(root: root)
      folder.set("solutions/fast.py", "# Idea: loop.\n# plant wrong-on-pair\n# right")
      try folder.write()
      let steps = Mutex<[String]>([])
      _ = try await Authoring.forge(
        "double", contentFolder: root, runner: .doubling, settings: .doubling
      ) { step in steps.withLock { $0.append(step) } }
      let text = steps.withLock { $0 }
      #expect(text.contains("looking for what survives among 4 mutants"))
      #expect(text.contains { $0.hasPrefix("1 without a case, ") })
      #expect(text.last == "choosing among 1 inputs")
    }
  }
}
