import Domain
import Foundation
import Store
import TestSupport
import Testing

@testable import focus

/// `focus test`, with the real judge where its verdict matters.
@Suite(.timeLimit(.minutes(20))) struct TestCommandTests {
  private let wrong = """
    class Solution:
        def twoSum(self, nums: List[int], target: int) -> List[int]:
            for i, a in enumerate(nums):
                for j, b in enumerate(nums):
                    if a + b == target: return [i, j]
    """

  private func test(_ options: String...) async throws -> TestTerminal.Outcome {
    try await withTemporaryFolder { folder in
      let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      var terminal = TestTerminal(folder: folder, runner: nil)
      terminal.overrides = [
        "FOCUS_JAIL": build.appending(path: "focus-jail").path,
        // What is compiled once need not be compiled again.
        "FOCUS_CACHE": FileManager.default.temporaryDirectory
          .appending(path: "focus-command-tests").path,
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      ]
      // A clone that was only built has no catalogue yet.
      for part in ["Runtimes", "Content/problems/arrays-hashing/two-sum"] {
        let copy = terminal.home.appending(path: part)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: repositoryRoot.appending(path: part), to: copy)
      }
      #expect(await terminal.run("catalogue", "build").status == 0)
      let file = try terminal.file("wrong.py", wrong)
      return await terminal.run(["test", "two-sum", file, "--allow-weak-jail"] + options)
    }
  }

  @Test func `the JSON carries the smallest input on which a wrong program fails`() async throws {
    let judged = try await test("--json")
    #expect(judged.status == 1, "\(judged.errors)")
    let verdict = try Value(json: judged.output)
    #expect(verdict["verdict"] == "wrong-answer")
    let found = verdict["counterexample"]
    // How far the search gets in its time is the machine's affair; other suites ask for the smallest.
    let count = found?["input"]?.elements?.first?.elements?.count
    #expect((2...4).contains(count ?? 0))
    #expect(found?["expected"] == [0, 1])
    #expect(found?["actual"] == [0, 0])
    #expect(found?["shrunkFrom"]?.integer ?? 0 > 3)
  }

  @Test func `the terminal shows it before the first failing case`() async throws {
    let judged = try await test()
    #expect(judged.output.hasPrefix("Wrong answer"))
    let smallest = try #require(judged.output.range(of: "The smallest input found to fail"))
    let table = judged.output[smallest.upperBound...]
    let expected = try #require(table.range(of: "Expected"))
    let got = try #require(table.range(of: "Got"))
    #expect(expected.lowerBound < got.lowerBound)
    #expect(!judged.output[..<smallest.lowerBound].contains("Expected"))
  }

  @Test func `what fails is kept once among the own cases, where that is asked for`() async throws {
    try await withTerminal(runner: .failingLast) { terminal in
      let file = try terminal.file("two-sum.py")
      let advised = await terminal.run("test", "two-sum", file)
      #expect(
        advised.output.contains(
          "Add this input to your own cases: focus test two-sum FILE --keep\n"))
      let database = try AppDatabase(folder: terminal.data)
      #expect(try await database.ownCases(slug: "two-sum").isEmpty)
      let kept = await terminal.run("test", "two-sum", file, "--keep", "--json")
      #expect(kept.status == 1)
      #expect(kept.errors.contains("Added to your cases; focus run uses it.\n"))
      let verdict = try Value(json: kept.output)
      let failing = try #require(verdict["cases"]?.elements?.last?["input"]?.elements)
      // An answer that the learner expects is not lost when it is kept again.
      try await database.addOwnCase(slug: "two-sum", input: failing, expected: [7, 8])
      let again = await terminal.run("test", "two-sum", file, "--keep")
      #expect(again.output.contains("\nIt's already one of your cases; focus run uses it.\n"))
      #expect(!again.output.contains("FILE --keep"))
      let own = try await database.ownCases(slug: "two-sum")
      #expect(own.map(\.input) == [failing])
      #expect(own.first?.expected == [7, 8])
    }
  }

  @Test func `an example that fails and what is accepted are not kept`() async throws {
    for kind in [VerdictKind.denied, .accepted] {
      try await withTerminal(runner: .ending(with: kind)) { terminal in
        let judged = await terminal.run(
          "test", "two-sum", try terminal.file("two-sum.py"), "--keep")
        let words = "\nNothing was added: focus run already uses this case.\n"
        #expect(judged.output.contains(words) == (kind == .denied))
        #expect(!judged.output.contains("FILE --keep"))
        let database = try AppDatabase(folder: terminal.data)
        #expect(try await database.ownCases(slug: "two-sum").isEmpty)
      }
    }
  }
}
