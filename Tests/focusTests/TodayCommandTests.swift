import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct TodayCommandTests {
  @Test func `an empty profile hears how to begin, and the day shows what was done`()
    async throws
  {
    try await withTerminal { terminal in
      let before = await terminal.run("today")
      #expect(before.status == 0)
      #expect(before.output.contains("Begin here"))
      #expect(before.output.contains("focus new two-sum"))
      let file = try terminal.file("two-sum.py")
      #expect(await terminal.run("test", "two-sum", file).status == 0)
      let after = try Value(json: await terminal.run("today", "--json").output)
      #expect(after["streak"]?["current"] == 1)
      #expect(after["streak"]?["todayDone"] == true)
      #expect(after["goal"]?["done"] == 1)
      #expect(after["habits"]?.elements?.first?["done"] == true)
      #expect(after["plan"] == .null)
    }
  }

  @Test func `the day is told by the clock and the zone`() async throws {
    try await withTerminal { terminal in
      var terminal = terminal
      let clock = terminal.folder.appending(path: "clock")
      terminal.overrides = ["FOCUS_CLOCK": clock.path, "TZ": "America/Los_Angeles"]
      try Data("2026-03-02T09:00:00Z".utf8).write(to: clock)
      let early = try Value(json: await terminal.run("today", "--json").output)
      #expect(early["day"] == "2026-03-01")
      #expect(early["greeting"] == "Good evening")
      try Data("2026-03-02T13:00:00Z\n".utf8).write(to: clock)
      let late = try Value(json: await terminal.run("today", "--json").output)
      #expect(late["day"] == "2026-03-02")
      #expect(late["greeting"] == "Good morning")
    }
  }

  @Test func `habits are ticked and changed`() async throws {
    try await withTerminal { terminal in
      #expect(await terminal.run("habits").output.hasPrefix("  [ ] Algorithms (0 of the last"))
      #expect(await terminal.run("habits", "--done", "exer").output.contains("[x] Exercise"))
      #expect(await terminal.run("habits", "--undo", "exer").output.contains("[ ] Exercise"))
      #expect(await terminal.run("habits", "--add", "Piano").output.contains("[ ] Piano"))
      let renamed = await terminal.run("habits", "--rename", "piano", "--to", "Run & swim")
      #expect(renamed.output.contains("[ ] Run & swim"))
      #expect(await !terminal.run("habits", "--remove", "run").output.contains("Run"))
      #expect(await terminal.run("habits", "--undo", "run").output.contains("[ ] Run & swim"))
      let json = try Value(json: await terminal.run("habits", "--json").output)
      #expect(json.elements?.map { $0["done"] } == [false, false, false, false])
    }
  }

  @Test(arguments: [
    (["--done", "swim"], "Algorithms, Exercise, Other study"),
    (["--add", "exercise"], "already"), (["--add", " "], "needs a name"),
    (["--rename", "exercise"], "--to"), (["--to", "x"], "--rename"),
    (["--done", "exercise", "--add", "x"], "one thing"),
  ])
  func `what cannot be done ends with status 2 and the next step`(
    options: [String], words: String
  ) async throws {
    try await withTerminal { terminal in
      let refused = await terminal.run(["habits"] + options)
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words))
      #expect(refused.output.isEmpty)
    }
  }
}
