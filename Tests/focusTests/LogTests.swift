import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct LogTests {
  @Test func `what ran stands in the log, narrowed and as JSON`() async throws {
    try await withTerminal { terminal in
      let empty = await terminal.run("log")
      #expect((empty.status, empty.output.hasPrefix("Nothing is logged yet.")) == (1, true))
      let file = try terminal.file("two-sum.py")
      _ = await terminal.run("test", "two-sum", file)
      let all = await terminal.run("log")
      #expect(all.status == 0)
      #expect(all.output.contains("Submitted two-sum in Python: Accepted"))
      #expect(all.output.contains("  Info     execution  "))
      let json = await terminal.run("log", "--json")
      let line = try #require(json.output.split(separator: "\n").first)
      let entry = try Value(json: String(line))
      #expect(entry["category"] == "execution")
      #expect(entry["at"]?.text.flatMap(Instant.init) != nil)
      #expect(await terminal.run("log", "--level", "error").status == 1)
      #expect(await terminal.run("log", "--category", "execution", "--search", "TWO").status == 0)
    }
  }

  @Test(arguments: [["--level", "eror"], ["--category", "disk"]])
  func `an unknown level or category ends with status 2 and the nearest`(line: [String])
    async throws
  {
    try await withTerminal { terminal in
      let refused = await terminal.run(["log"] + line)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("There's no \(line[0].dropFirst(2)) called"))
    }
  }
}
