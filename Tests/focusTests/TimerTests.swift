import Domain
import Foundation
import SiteKit
import Testing
import TestSupport

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct TimerTests {
  /// A terminal at a clock that is set by a file.
  private func withClock(
    isTerminal: Bool = false,
    _ body:
      @escaping @Sendable (TestTerminal, @Sendable (String) throws -> Void) async throws
      -> Void
  ) async throws {
    try await withTerminal(isTerminal: isTerminal) { terminal in
      var terminal = terminal
      let clock = terminal.folder.appending(path: "clock")
      terminal.overrides = ["FOCUS_CLOCK": clock.path, "TZ": "UTC"]
      let set: @Sendable (String) throws -> Void = { time in
        try Data("2026-03-02T\(time):00Z".utf8).write(to: clock)
      }
      try set("09:00")
      try await body(terminal, set)
    }
  }

  @Test func `the timer is started, paused, resumed and ended, and shown`() async throws {
    try await withClock { terminal, set in
      let first = await terminal.run("timer")
      #expect(first.status == 0)
      #expect(first.output.hasPrefix("No session yet today. Next: focus, 25:00.\n"))
      let started = await terminal.run(
        "timer", "start", "--minutes", "50", "--problem", "two-sum")
      #expect(started.output.hasPrefix("Focus  [....................]  50:00 · two-sum\n"))
      try set("09:10")
      let paused = await terminal.run("timer", "pause")
      #expect(paused.output.hasPrefix("Focus  [####................]  40:00 paused · two-sum\n"))
      try set("10:00")
      _ = await terminal.run("timer", "resume")
      try set("10:05")
      let json = try Value(json: await terminal.run("timer", "--json").output)
      #expect(json["standing"] == "running" && json["problem"] == "two-sum")
      #expect(json["elapsedSeconds"] == 900 && json["remainingMilliseconds"] == 2_100_000)
      #expect(json["endsAt"] == "2026-03-02T10:40:00.000Z")
      let ended = await terminal.run("timer", "end")
      #expect(ended.output.hasPrefix("Ended at 10:05; 15 min of focus kept."))
      #expect(ended.output.contains("15 min of 50 min focused today.\n"))
      #expect(ended.output.contains("  09:00  Focus, 15 min  ended early  two-sum\n"))
    }
  }

  @Test func `a session that ran out offers its break, which can be skipped`() async throws {
    try await withClock { terminal, set in
      _ = await terminal.run("timer", "start")
      try set("09:26")
      let offered = await terminal.run("timer")
      #expect(offered.output.hasPrefix("25 min of focus finished at 09:25. Time for a break."))
      _ = await terminal.run("timer", "skip")
      #expect(await terminal.run("timer").output.hasPrefix("The break was skipped. Next: focus"))
    }
  }

  @Test func `on a terminal nothing is followed where nothing runs`() async throws {
    try await withClock(isTerminal: true) { terminal, _ in
      #expect(await terminal.run("timer").output.hasPrefix("No session yet today."))
      _ = await terminal.run("timer", "start")
      #expect(await terminal.run("timer", "show", "--once").output.hasPrefix("Focus  ["))
      #expect(await terminal.run("timer", "show", "--json").status == 0)
    }
  }

  @Test(
    arguments: [
      (["pause"], 1, "isn't running"), (["resume"], 1, "focus timer start"),
      (["end"], 1, "isn't running"), (["skip"], 1, "no break"),
      (["start", "--minutes", "0"], 2, "from 1 to 240"),
      (["start", "--minutes", "ten"], 2, "“ten”"),
      (["start", "--problem", "tow-sum"], 2, "two-sum"), (["dance"], 2, "dance"),
    ])
  func `what cannot be done ends with its status and the next step`(
    line: [String], status: Int32, words: String
  ) async throws {
    try await withClock { terminal, _ in
      let refused = await terminal.run(["timer"] + line)
      #expect(refused.status == status)
      #expect(refused.errors.contains(words))
      #expect(refused.output.isEmpty)
    }
  }

  @Test func `a second start says that the timer is under way`() async throws {
    try await withClock { terminal, _ in
      _ = await terminal.run("timer", "start")
      let second = await terminal.run("timer", "start")
      #expect(second.status == 1 && second.errors.contains("focus timer end"))
    }
  }

  @Test func `statistics are drawn with bars and printed as JSON`() async throws {
    try await withClock { terminal, set in
      _ = await terminal.run("timer", "start")
      try set("09:30")
      let drawn = await terminal.run("stats")
      #expect(drawn.status == 0)
      #expect(drawn.output.contains("Focus this week"))
      #expect(drawn.output.contains("2–8 Mar"))
      #expect(drawn.output.contains("########################  25 min\n"))
      #expect(drawn.output.contains("will appear here once"))
      let json = try Value(json: await terminal.run("stats", "--json").output)
      let rows = json["figures"]?["focus"]?["rows"]?.elements
      #expect(rows?.count == 12)
      #expect(rows?.last?["amounts"] == [25.0])
    }
  }
}
