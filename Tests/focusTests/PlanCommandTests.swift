import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct PlanCommandTests {
  /// A terminal with a ready plan, whose clock stands on 2026-03-02 and can be turned.
  private func withPlans(
    _ body: @escaping @Sendable (TestTerminal) async throws -> Void
  ) async throws {
    try await withTerminal { terminal in
      let plans = terminal.home.appending(path: "Content/plans")
      try FileManager.default.createDirectory(at: plans, withIntermediateDirectories: true)
      let text = "format: 1\ntitle: One day\nabout: Short.\ndays: [[two-sum], [later]]\n"
      try Data(text.utf8).write(to: plans.appending(path: "day.yml"))
      var terminal = terminal
      terminal.overrides = ["FOCUS_CLOCK": try terminal.file("clock", "2026-03-02T09:00:00Z")]
      terminal.overrides["TZ"] = "UTC"
      try await body(terminal)
    }
  }

  @Test func `a plan is found, started, moved and ended`() async throws {
    try await withPlans { terminal in
      let none = await terminal.run("plan")
      #expect(none.status == 1 && none.output.contains("focus plan --list"))
      let list = await terminal.run("plan", "--list")
      #expect(list.output.hasPrefix("day: One day\n  Short.\n  1 problem · 1 day"))
      let preview = await terminal.run("plan", "--start", "day", "--preview")
      #expect(preview.status == 0 && preview.output.contains("Day 1, Monday, 2 March"))
      #expect(await terminal.run("plan").status == 1)
      let started = await terminal.run("plan", "--start", "day")
      #expect(started.status == 0 && started.output.hasSuffix("Started. focus plan shows it.\n"))
      let shown = await terminal.run("plan")
      #expect(shown.status == 0)
      #expect(shown.output.contains("Today, Monday, 2 March\n  [ ] two-sum"))
      _ = try terminal.file("clock", "2026-03-05T09:00:00Z")
      #expect(await terminal.run("plan").output.contains("(from Mon 2 Mar)"))
      let moves = await terminal.run("plan", "--replan")
      #expect(moves.output.contains("two-sum  Mon 2 Mar   ->  Thu 5 Mar"))
      #expect(moves.output.contains("To do so: focus plan --replan --yes"))
      #expect(await terminal.run("plan").output.contains("Carried over"))
      #expect(await terminal.run("plan", "--replan", "--yes").status == 0)
      #expect(await terminal.run("plan").output.contains("Today, Thursday, 5 March\n  [ ] two-sum"))
      let ahead = await terminal.run("plan", "--advance")
      #expect(ahead.status == 1 && ahead.errors.contains("Nothing is planned after today."))
      let kept = await terminal.run("plan", "--reset")
      #expect(kept.status == 1 && kept.errors == "“One day” would end. Confirm with --yes.\n")
      let ended = await terminal.run("plan", "--reset", "--yes")
      #expect(ended.status == 0 && ended.output.contains("“One day” was ended."))
      let undone = await terminal.run("plan", "--undo")
      #expect(undone.status == 0 && undone.output.contains("Today, Thursday, 5 March"))
    }
  }

  @Test func `an own plan takes another's place only when that is said`() async throws {
    try await withPlans { terminal in
      _ = await terminal.run("plan", "--start", "day")
      let make = ["plan", "--make", "--until", "2026-03-20", "--hours", "6"]
      let asked = await terminal.run(make)
      #expect(asked.status == 1 && asked.errors.contains("replace “One day”"))
      let made = await terminal.run(make + ["--known", "trees, dp-1d", "--yes"])
      #expect(made.status == 0 && made.output.hasPrefix("Until 20 March\n1 problem in 1 day"))
      let value = try Value(json: await terminal.run("plan", "--json").output)
      #expect(value["plan"] == "Until 20 March")
      #expect(value["today"]?["problems"]?.elements?.first?["slug"] == "two-sum")
      let plans = try Value(json: await terminal.run("plan", "--list", "--json").output)
      #expect(plans.elements?.first?["key"] == "day")
    }
  }

  @Test(arguments: [
    (["--start", "dya"], "Choose one of day."),
    (["--make", "--hours", "3"], "The day of the interview is missing."),
    (["--make", "--until", "2026-03-01", "--hours", "3"], "leaves no day to study"),
    (["--make", "--until", "soon", "--hours", "3"], "--until needs a day such as 2026-12-24."),
    (
      ["--make", "--until", "2026-03-09", "--hours", "3", "--known", "tree"],
      "Did you mean trees, tries?"
    ),
    (["--list", "--advance"], "Choose one thing to do with the plan."),
    (["--hours", "3"], "These options need --start or --make."),
    (["--start", "day", "--known", "trees"], "--until and --known need --make."),
  ])
  func `wrong use is told`(arguments: [String], words: String) async throws {
    try await withPlans { terminal in
      let outcome = await terminal.run(["plan"] + arguments)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }
}
