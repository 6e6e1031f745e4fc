@testable import AuthoringFeature
import Catalogue
import Domain
import Foundation
@testable import OnlineFeature
import Testing
import TestSupport
@testable import Trials

@Suite struct ProposingTests {
  /// What becomes of a text for a folder that plants these words.
  private func propose(
    _ text: String, origin: String = "small at here", planting words: [String] = ["keeps"],
    _ change: (inout GateFolder) -> Void = { _ in },
    then body: (inout Proposing, URL) async throws -> Void = { _, _ in }
  ) async throws -> Proposing {
    try await withTemporaryFolder { root in
      var folder = GateFolder(root: root)
      let lines = words.map { "# plant \($0)\n" }.joined()
      folder.set("solutions/fast.py", "# Idea: loop.\n\(lines)# right")
      change(&folder)
      try folder.write()
      var proposing = try await Authoring.propose(
        "double", contentFolder: root, runner: .doubling, settings: .doubling,
        provider: TestCaseAIProviding(name: origin) { _, _ in text })
      try await body(&proposing, root)
      return proposing
    }
  }

  @Test func `what finds a survivor or adds an edge is taken, with where it comes from`()
    async throws
  {
    let text = """
      {"cases":[{"input":[[4,7]],"expected":[8,14],"why":"two numbers"},\
      {"input":[[3,5]]},{"input":[[3,3]],"why":"equal"},{"input":[[10]]}]}
      """
    let proposing = try await propose(text, planting: ["keeps", "wrong-on-pair"])
    #expect(proposing.survivors == ["solutions/fast.py:3, 'swap wrong-on-pair'"])
    #expect(proposing.rows.map(\.isAccepted) == [true, false, true, false])
    #expect(proposing.rows[0].finds == proposing.survivors)
    #expect(
      proposing.rows[1].reason
        == "It covers no edge and finds no mistake that the existing cases miss.",
      "the survivor is found already")
    #expect(
      proposing.rows[0].line
        == "{\"input\": [[4, 7]], \"expected\": [8, 14], \"why\": \"two numbers\", "
        + "\"provenance\": \"AI: small at here, kills solutions/fast.py:3, 'swap wrong-on-pair'\"}")
    #expect(
      proposing.rows[2].line?.contains("\"AI: small at here, adds nums: all equal\"") == true)
    let words = Authoring.text(proposing)
    #expect(
      words.hasPrefix("double: small at here proposed 4 cases; 2 accepted, 2 in quarantine."))
    #expect(words.contains("4. Quarantined: [[10]]\n   The input isn't valid."))
    #expect(words.hasSuffix("--add writes what was accepted into tests.json."))
    let json = try Value(json: try Authoring.json(proposing))
    #expect(json["rows"]?.elements?.count == 4)
    #expect(json["origin"] == "small at here")
  }

  @Test(arguments: [
    // Right, but as slow as fast.py itself: the limit of small cases says nothing of it.
    ("plodding", "# lingering", (0..<20).map { $0 % 7 }),
    // The judge failed, not the program.
    ("unjudged", "# right", [4, 7]),
  ])
  func `neither the clock nor the judge's trouble makes a find`(
    word: String, fast: String, numbers: [Int]
  ) async throws {
    let input = Value.array([.array([.array(numbers.map(Value.int))])]).json
    let proposing = try await propose("[{\"input\":\(input.dropFirst().dropLast())}]") {
      $0.set("solutions/fast.py", "# Idea: loop.\n# plant \(word)\n\(fast)")
    }
    #expect(proposing.survivors == ["solutions/fast.py:3, 'swap \(word)'"])
    #expect(proposing.rows.map(\.finds) == [[]])
  }

  @Test func `a family that there is not is told without its name`() async throws {
    let text =
      #"{"cases":[{"generate":{"family":"\u001b[2Jx\u202e","seed":1,"size":2}},"#
      + #"{"input":[["\u009b\u202e"]]}]}"#
    let proposing = try await propose(text)
    let words = Authoring.text(proposing)
    #expect(words.contains("The generator has no such family"))
    let isStrange: (Unicode.Scalar) -> Bool = {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(!words.unicodeScalars.contains(where: isStrange))
    #expect(proposing.rows.allSatisfy { !$0.reason.contains("[2J") && !$0.input.contains("[2J") })
  }

  @Test func `nothing is written without being asked, and the gate passes afterwards`()
    async throws
  {
    _ = try await propose("[{\"input\":[[3,3]],\"why\":\"equal\"}]") { _ in
    } then: { proposing, root in
      let file = root.appending(path: "problems/math-geometry/double/tests.json")
      let before = try String(contentsOf: file, encoding: .utf8)
      try Authoring.add(&proposing, contentFolder: root)
      let after = try String(contentsOf: file, encoding: .utf8)
      let line = try #require(proposing.rows.first?.line)
      #expect(after.replacing(",\n\(line)", with: "") == before)
      #expect(Authoring.text(proposing).hasSuffix("Next: focus catalogue verify double"))
      let reports = try await Authoring.verify(
        .all, contentFolder: root, runner: .doubling, settings: .doubling)
      #expect(reports.first?.failures == [])
      let place = try #require(try problemPlaces(in: root).first)
      let test = try ProblemFolder(place).problem.tests.last
      #expect(test?.provenance == "AI: small at here, adds nums: all equal")
    }
  }

  @Test func `this machine's own forge needs no model`() async throws {
    try await withTemporaryFolder { root in
      try GateFolder(root: root).write()
      let proposing = try await Authoring.propose(
        "double", contentFolder: root, runner: .doubling, settings: .doubling,
        provider: .offline)
      #expect(proposing.origin == "forge")
      #expect(!proposing.accepted.isEmpty)
      for row in proposing.accepted {
        #expect(row.line?.contains("\"provenance\": \"forged: ") == true)
      }
    }
  }

  @Test(arguments: ["<html>", "", "{\"cases\":[", "{\"cases\":[]}", "read ~/.ssh/id_rsa"])
  func `a broken answer is told before anything runs`(text: String) async throws {
    await #expect(throws: ProposalError.self) {
      _ = try await propose(text) { $0.set("solutions/fast.swift", "// Idea: none.\n// broken") }
    }
  }
}
