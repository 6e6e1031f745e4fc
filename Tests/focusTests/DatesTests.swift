import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct DatesTests {
  /// What stands for a date and a time in a text, up to where it ends.
  private func dates(in text: String) -> [Substring] {
    text.matches(of: /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[^\s"',<\\]*/).map(\.output)
  }

  private func expectDates(_ text: String, atLeast count: Int = 1, _ name: String) throws {
    let found = dates(in: text)
    #expect(found.count >= count, "\(name) has no date")
    for date in found {
      let isRight = date.wholeMatch(of: /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z/) != nil
      #expect(isRight, "\(name): \(date)")
    }
  }

  @Test func `every date that is written is UTC with at most milliseconds`() async throws {
    try await withTerminal { terminal in
      let file = try terminal.file("two-sum.py")
      _ = await terminal.run("test", "two-sum", file)
      _ = await terminal.run("run", "two-sum", file)
      _ = await terminal.run("timer", "start")
      _ = await terminal.run("timer", "end")
      let out = terminal.folder.appending(path: "out.json")
      _ = await terminal.run("export", out.path)
      try expectDates(String(contentsOf: out, encoding: .utf8), atLeast: 3, "the export")
      try expectDates(await terminal.run("log", "--json").output, "focus log --json")
      try expectDates(await terminal.run("log").output, "focus log")
      let lines = [
        ["today", "--json"], ["stats", "--json"], ["plan", "--json"], ["review", "--json"],
        ["timer", "--json"], ["habits", "--json"], ["widget", "--format", "json"],
        ["widget", "--format", "svg"], ["problems", "--json"], ["settings", "--json"],
        ["reports", "list", "--json"], ["test", "two-sum", file, "--json"],
      ]
      for line in lines {
        let outcome = await terminal.run(line)
        try expectDates(outcome.output, atLeast: 0, line.joined(separator: " "))
      }
    }
  }

  @Test(arguments: [
    "2026-02-06T08:40:26.092123Z", "2026-02-06T08:40:26+01:00", "2026-02-06T08:40:26",
    "2026-02-06 08:40:26Z", "2026-02-06T08:40Z", "2026-02-30T08:40:26Z", "2026-02-06T24:00:00Z",
    "2026-02-06T08:40:26.09Z", "yesterday", "",
  ])
  func `what is no such date is refused when it is read, and nothing breaks`(text: String) {
    #expect(Instant(text) == nil)
    let json = Data("[\"\(text)\"]".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Instant].self, from: json) }
  }
}
