import Domain
import Testing
import TestSupport

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct ReportsTests {
  @Test func `a hidden test is reported, left out on insistence, and counted again`() async throws {
    try await withTerminal(runner: .failingLast) { terminal in
      let file = try terminal.file("two-sum.py")
      #expect(await terminal.run("reports").output == "You haven't reported any tests.\n")
      let first = await terminal.run("test", "two-sum", file)
      #expect(first.status == 1)
      #expect(first.output.contains("focus reports add two-sum --case "))
      let stands = await terminal.run("reports", "add", "two-sum", "--reason", "Not unique.")
      #expect(stands.status == 1)
      #expect(stands.output.hasPrefix("The test is valid: report 1, two-sum, case "))
      #expect(stands.output.contains("Both references answer"))
      #expect(stands.output.contains("--insist"))
      let insisted = await terminal.run(
        "reports", "add", "two-sum", "--reason", "Not unique.", "--insist")
      #expect(insisted.status == 0)
      #expect(insisted.output.hasPrefix("Left out at your request: report 1"))
      let accepted = await terminal.run("test", "two-sum", file)
      #expect(accepted.status == 0)
      #expect(accepted.output.hasPrefix("Accepted, 1 test left out by you"))
      #expect(accepted.output.contains("o\n"))
      let verdict = try Value(json: await terminal.run("test", "two-sum", file, "--json").output)
      let left = try #require(verdict["excluded"]?.elements)
      #expect(left.count == 1)
      #expect(left.first?["insisted"] == true)
      #expect(left.first?["reason"] == "Not unique.")
      let listed = try Value(json: await terminal.run("reports", "list", "--json").output)
      #expect(listed.elements?.first?["excludes"] == true)
      #expect(listed.elements?.first?["decision"] == "insisted")
      let removed = await terminal.run("reports", "remove", "1")
      #expect(removed.status == 0)
      #expect(await terminal.run("reports").output.hasPrefix("Counted again: report 1"))
      #expect(await terminal.run("test", "two-sum", file).status == 1)
    }
  }

  @Test(
    arguments: [
      (["add", "tow-sum", "--reason", "x"], "two-sum"),
      (["add", "two-sum", "--reason", " "], "needs a reason"),
      (["add", "two-sum", "--reason", "x"], "Submit your solution"),
      (["add", "two-sum", "--reason", "x", "--case=\(Int.min)"], "Submit your solution"),
      (["add", "two-sum", "--reason", "x", "--input", "[1"], "JSON"),
      (["add", "two-sum"], "--reason"), (["remove", "7"], "focus reports lists them"),
      (["list", "tow-sum"], "two-sum"), (["ad"], "add"),
    ])
  func `what cannot be reported ends with status 2 and the next step`(
    line: [String], words: String
  ) async throws {
    try await withTerminal(runner: .failingLast) { terminal in
      let refused = await terminal.run(["reports"] + line)
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words))
      #expect(refused.output.isEmpty)
    }
  }
}
