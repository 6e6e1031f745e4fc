import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct ReviewTests {
  /// Runs a body in a terminal whose clock is a file, which `go` sets.
  private func withClock(
    _ body:
      @escaping @Sendable (TestTerminal, @Sendable (String) throws -> Void) async throws
      -> Void
  ) async throws {
    try await withTerminal { terminal in
      var terminal = terminal
      let clock = terminal.folder.appending(path: "clock")
      terminal.overrides = ["FOCUS_CLOCK": clock.path, "TZ": "UTC"]
      let go: @Sendable (String) throws -> Void = { text in
        try Data(text.utf8).write(to: clock)
      }
      try go("2026-03-02T09:00:00Z")
      try await body(terminal, go)
    }
  }

  @Test func `an accepted test is reviewed, graded otherwise, and due again`() async throws {
    try await withClock { terminal, go in
      let empty = await terminal.run("review")
      #expect(empty.status == 1)
      #expect(empty.output.hasPrefix("Your reviews will appear here."))
      let file = try terminal.file("two-sum.py")
      let test = await terminal.run("test", "two-sum", file, "--no-growth")
      #expect(test.status == 0)
      #expect(test.output.contains("Review: Good: back in "))
      let shown = await terminal.run("review", "two-sum")
      #expect(shown.output.contains("Good* in "))
      let graded = await terminal.run("review", "two-sum", "--grade", "Again")
      #expect(graded.status == 0)
      #expect(graded.output.contains("Again* in 1 day (2026-03-03)"))
      #expect(graded.output.contains("suggested: Good"))
      #expect(await terminal.run("review").status == 1)
      #expect(await terminal.run("problems", "--status", "due").status == 1)
      try go("2026-03-04T09:00:00Z")
      let due = await terminal.run("review")
      #expect(due.status == 0)
      #expect(due.output.contains("two-sum  Easy  1 day overdue"))
      #expect(due.output.contains("Again in 1 day (2026-03-05) · Hard in"))
      let json = try Value(json: await terminal.run("review", "--json").output)
      #expect(json["due"]?.elements?.first?["slug"] == "two-sum")
      #expect(json["due"]?.elements?.first?["overdueDays"] == 1)
      let list = await terminal.run("problems", "--status", "due")
      #expect(list.status == 0)
      #expect(list.output.contains("two-sum"))
      let one = try Value(json: await terminal.run("review", "two-sum", "--json").output)
      #expect(one["reviews"]?.elements?.count == 1)
      #expect(one["grades"]?["again"]?["dueOn"] == "2026-03-05")
    }
  }

  @Test(arguments: [
    (["tow-sum"], "two-sum"), (["two-sum", "--grade", "god"], "good"),
    (["--grade", "good"], "--grade needs a problem"),
  ])
  func `wrong usage ends with status 2`(line: [String], words: String) async throws {
    try await withTerminal { terminal in
      let refused = await terminal.run(["review"] + line)
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words))
    }
  }
}
